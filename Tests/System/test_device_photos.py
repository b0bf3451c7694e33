"""Photos of a diary on this device only: no server gets one, and they are shown, removed, exported and erased as anywhere."""

import json
from datetime import date

from playwright.sync_api import Page, expect

from device import KEPT, STATES, bring, export, settle_in, unlock
from diary import PASSPHRASE
from photos import PLANTED, WORDS, add_bump_photo, logged, photo
from photos_at_home import bytes_at, is_shown, kept_here, noisy, opened_entry, parts_of, photographed
from recorder import Recorder
from sealed_device import stop_workers
from server import Server
from test_leaks import found_in
from waiting import asked, until


def test_a_photo_is_taken_named_shown_and_removed_and_no_server_sees_it(device, way: Recorder, there: Server):
    phone = device()
    settle_in(phone)
    file = noisy(phone)
    way.is_cut = True
    photographed(phone, file)
    assert [row["waits"] for row in kept_here(phone)] == [True]
    logged(phone)
    is_shown(phone)
    ((kept),) = kept_here(phone)
    assert not kept["waits"] and (kept["size"] - 58) % 16_384 == 0
    opened_entry(phone)
    picture = phone.get_by_role("img", name="Photo of")
    expect(picture).to_be_visible()
    seen = bytes_at(phone, picture.get_attribute("src"))
    assert seen[:2] == b"\xff\xd8" and PLANTED.encode() not in seen
    # It outlives the worker, and is not readable in what the browser keeps.
    stop_workers(phone)
    phone.goto("/today")
    is_shown(phone)
    assert not [part for parts in parts_of(seen).values() for part in parts.values() if part.decode("latin1") in phone.evaluate(KEPT)]

    opened_entry(phone)
    phone.get_by_role("button", name="Remove photo").click()
    expect(phone.get_by_role("link", name="Add photo")).to_be_visible()
    phone.get_by_role("button", name="Undo").first.click()
    expect(phone.get_by_role("img", name="Photo of")).to_be_visible()
    assert not [path for path in way.paths if path.startswith("POST")]
    assert found_in(way.bytes, parts_of(seen)) == []
    assert b"/photos/" not in b"".join(path.read_bytes() for path in there.folder.rglob("*") if path.is_file())


def test_a_photo_that_is_discarded_is_gone_and_one_that_is_none_is_refused(device):
    phone = device()
    settle_in(phone)
    photographed(phone, photo(phone))
    place = phone.url
    phone.goto("/today")
    phone.goto(place)
    expect(phone.get_by_role("img", name="Your photo")).to_be_visible()
    phone.get_by_label(WORDS).fill("an apple")
    phone.get_by_role("button", name="Continue").click()
    expect(phone.get_by_role("dialog", name="In your photo:")).to_be_visible()
    phone.goto(place)
    phone.get_by_role("button", name="Discard this photo").click()
    expect(phone.get_by_label("What did you eat, drink, take or feel?")).to_be_visible()
    until(phone, lambda: kept_here(phone) == [], "a photo is left")
    # What script of a page would not send.
    said = phone.evaluate(
        """async () => {
          const body = new FormData();
          body.append('photo', new Blob(['no picture']), 'x.jpg');
          return (await fetch('/photos/new', { method: 'POST', body })).text();
        }"""
    )
    assert "JPEG, PNG or WebP" in said and kept_here(phone) == []


def test_bump_photos_are_a_film_and_leave_and_return_with_the_file(device, tmp_path):
    phone, other = device(), device()
    settle_in(phone)
    for day in (date(2026, 2, 10), date(2026, 3, 10)):
        add_bump_photo(phone, day)
    phone.goto("/photos/bump")
    expect(phone.locator("img.frame__photo")).to_have_count(2)
    until(phone, lambda: asked(phone, FRAMES) == 2, "the frames are not shown")
    file = export(phone, tmp_path)
    exported = json.loads(file.read_text())
    assert len(exported["photos"]) == 2 and all("small" in photo for photo in exported["photos"])
    assert PLANTED not in file.read_text()
    phone.get_by_label("With photos, in the Corgina file").uncheck()
    assert "photos" not in json.loads(export_as_it_is(phone, tmp_path).read_text())

    settle_in(other)
    bring(other, file)
    other.goto("/photos/bump")
    until(other, lambda: asked(other, FRAMES) == 2, "the frames did not come along")
    bring(other, file)
    assert len(kept_here(other)) == 2

    other.goto("/settings/account/erase")
    other.get_by_label("I understand that nobody can bring it back.").check()
    other.get_by_role("button", name="Erase my diary").click()
    expect(other.get_by_role("link", name="Go to the start")).to_be_visible()
    assert asked(other, STATES) == []


def test_a_diary_from_before_there_were_photos_takes_one(device):
    phone = device()
    settle_in(phone)
    phone.evaluate(AS_BEFORE)
    photographed(phone, photo(phone))
    logged(phone)
    is_shown(phone)
    assert len(kept_here(phone)) == 1


def test_what_has_no_room_is_said_and_not_kept(device):
    phone = device()
    settle_in(phone)
    # As where another photo had taken nearly all of it.
    phone.evaluate(NEARLY_FULL)
    phone.goto("/photos/new")
    chosen = {"name": "x.jpg", "mimeType": "image/jpeg", "buffer": photo(phone)}
    phone.get_by_label("Choose a photo").set_input_files(chosen)
    expect(phone.get_by_role("alert")).to_contain_text("take at most 256 MB")
    expect(phone.get_by_role("heading", name="Photo", exact=True)).to_be_visible()
    assert len(kept_here(phone)) == 1


def test_a_locked_diary_shows_no_photo(device):
    phone = device()
    settle_in(phone)
    photographed(phone, photo(phone))
    logged(phone)
    address = phone.locator(".event__photo").first.get_attribute("src")
    assert bytes_at(phone, address)
    phone.evaluate("async () => { await fetch('/lock/now', { method: 'POST' }); }")
    assert bytes_at(phone, address) == b""
    phone.goto("/today")
    unlock(phone)
    is_shown(phone)


def export_as_it_is(page: Page, folder):
    """The same as the form on the page says."""
    form = page.locator("form[action='/settings/account/export']")
    form.get_by_label("Your passphrase").fill(PASSPHRASE)
    with page.expect_download() as download:
        form.get_by_role("button", name="Export").click()
    file = folder / "without.json"
    download.value.save_as(file)
    return file


FRAMES = """() => [...document.querySelectorAll('img.frame__photo')].filter(image => image.complete && image.naturalWidth > 0).length"""
# The store of an edition that knew no photos.
AS_BEFORE = """async () => {
  const open = version => new Promise(done => {
    const request = indexedDB.open('corgina-diary', version);
    request.onupgradeneeded = () => request.result.deleteObjectStore('photo');
    request.onsuccess = () => done(request.result);
  });
  const db = await open();
  db.close();
  (await open(db.version + 1)).close();
}"""
NEARLY_FULL = """async () => {
  const open = indexedDB.open('corgina-diary');
  const db = await new Promise(done => { open.onsuccess = () => done(open.result); });
  const transaction = db.transaction('photo', 'readwrite');
  const empty = new Uint8Array();
  transaction.objectStore('photo').put({ sealed: empty, small: empty, draft: '', size: 256 * 2 ** 20 - 1000 }, '0'.repeat(32));
  await new Promise(done => { transaction.oncomplete = done; });
  db.close();
}"""
