"""A photo from the phone to the entry: taken or chosen, named, logged, shown, removed, exported, erased; and what its file said besides is
nowhere."""

import base64
import json
import re
import sqlite3
import subprocess
from contextlib import closing

import pytest
from playwright.sync_api import Page, expect

from client import Client, cookie_of
from diary import PASSPHRASE
from photos import PLANTED, WORDS, logged, photo, take
from preferences import enlarge_text
from server import CORGINA
from test_leaks import found_in, spellings


def photographed(page: Page, script: bool = True, **shape: int) -> None:
    """From Today to the photo, which waits to be named. Without script nothing can be drawn, so a file comes from elsewhere."""
    file = shape.pop("file", None) or photo(page, **shape)
    page.goto("/today")
    page.get_by_role("link", name="Photo", exact=True).click()
    take(page, file, script)


def size_of(page: Page, picture) -> list[int]:
    expect(picture).to_be_visible()
    return picture.evaluate("async image => { await image.decode(); return [image.naturalWidth, image.naturalHeight]; }")


def photos_in(server) -> list[tuple]:
    with closing(sqlite3.connect(f"file:{server.folder}/corgina.sqlite?mode=ro", uri=True)) as database:
        return database.execute("SELECT photo, length(draft), length(sealed), length(small) FROM photo").fetchall()


@pytest.fixture
def file(new_page, her_server) -> bytes:
    """A photo for a browser without script."""
    page = new_page(her_server)
    page.goto("/privacy")
    return photo(page, turn=6)


@pytest.mark.parametrize("her_page", [True, False], indirect=True, ids=["script", "no script"])
def test_a_photo_is_named_logged_and_shown(her_page, her_server, file, request):
    script = request.node.callspec.params["her_page"]
    photographed(her_page, script, file=file)
    assert [row[1] for row in photos_in(her_server)] == [16], "it waits with its draft"
    logged(her_page)
    ((_, draft, sealed, small),) = photos_in(her_server)
    assert draft == 0 and (sealed - 29) % 65_536 == 0
    assert (small > 0) == script
    her_page.locator(".event:has(.event__photo) .event__link").first.click()
    picture = her_page.get_by_role("img", name="Photo of")
    # Turned as its file said, and on the phone made no larger than it has to be.
    if script:
        assert size_of(her_page, picture) == [1_200, 1_600]
    else:
        expect(picture).to_be_visible()
    assert her_page.request.get(picture.get_attribute("src")).headers["cache-control"] == "no-store"


# What script sends as files: the browser does not tell a test the body of such a request.
SENT_FILES = """window.sentFiles = [];
const send = window.fetch;
window.fetch = async (address, options) => {
  for (const part of options?.body instanceof FormData ? options.body.values() : []) {
    const bytes = new Uint8Array(await part.arrayBuffer());
    window.sentFiles.push(btoa(part.name + Array.from(bytes, byte => String.fromCharCode(byte)).join("")));
  }
  return send(address, options);
};"""


def test_nothing_its_file_said_is_sent_kept_shown_or_exported(her_page, her_server, file, new_page, lived_in, tmp_path):
    her_page.add_init_script(SENT_FILES)
    photographed(her_page)
    sent = [base64.b64decode(file) for file in her_page.evaluate("window.sentFiles")]
    assert len(sent) == 2, "the photo and its small copy"
    logged(her_page)
    plain = new_page(her_server, storage_state=lived_in[1], java_script_enabled=False)
    photographed(plain, script=False, file=file)
    logged(plain, "porkchop")
    assert len(photos_in(her_server)) == 2
    her_page.goto("/today")
    expect(her_page.locator(".event__photo")).to_have_count(2)

    client = Client(her_server.port, cookie_of(lived_in[1]))
    shown = [her_page.request.get(image.get_attribute("src")).body() for image in her_page.locator(".event__photo").all()]
    exported = client.post("/settings/account/export", passphrase=PASSPHRASE, kind="json", photos="yes").page
    assert len(json.loads(exported)["photos"]) == 2
    assert subprocess.run([CORGINA, "backup", tmp_path / "kept", "--data", her_server.folder], timeout=60).returncode == 0
    places = {path.name: path.read_bytes() for path in her_server.folder.iterdir()}
    places |= {"the backup": (tmp_path / "kept").read_bytes(), "the log": her_server.log.read_bytes()}
    places |= {"the export": exported.encode(), "what is shown": b"".join(shown), "what script sent": b"".join(sent)}
    for name, bytes_ in places.items():
        assert found_in(bytes_, {"the planted word": spellings(PLANTED)}) == [], f"in {name}"
    # The search itself works: the file has it.
    assert found_in(file, {"the planted word": spellings(PLANTED)})


def test_foods_are_marked_by_tapping_named_and_taken_away(her_page):
    photographed(her_page)
    her_page.locator(".shot").click(position={"x": 200, "y": 150})
    expect(her_page.get_by_label("Food 1", exact=True)).to_be_focused()
    expect(her_page.locator(".shot__box")).to_have_count(1)
    her_page.get_by_label("Food 1", exact=True).fill("an apple")
    her_page.locator(".shot").click(position={"x": 50, "y": 50})
    expect(her_page.get_by_label("Food 1", exact=True)).to_have_value("an apple")
    her_page.get_by_label("Food 2", exact=True).fill("toast")
    her_page.get_by_role("button", name="Remove food 2").click()
    expect(her_page.get_by_label("Food 2", exact=True)).to_have_count(0)
    her_page.get_by_role("button", name="Add a food").click()
    her_page.get_by_label("Food 2", exact=True).fill("two boiled eggs")
    # Enter goes on, and takes nothing away.
    her_page.keyboard.press("Enter")
    sheet = her_page.get_by_role("dialog", name="In your photo:")
    expect(sheet.locator(".item:not(.item--add)")).to_have_count(2)
    sheet.get_by_role("link", name="Back to your photo").click()
    expect(her_page.get_by_label("Food 2", exact=True)).to_have_value("two boiled eggs")


def test_a_photo_that_is_discarded_is_gone_and_one_that_waits_is_there_again(her_page, her_server):
    photographed(her_page)
    place = her_page.url
    her_page.get_by_label(WORDS).fill("an apple")
    her_page.get_by_role("button", name="Continue").click()
    expect(her_page.get_by_role("dialog", name="In your photo:")).to_be_visible()
    her_page.goto("/today")
    her_page.goto(place)
    expect(her_page.get_by_label(WORDS)).to_have_value("an apple")
    her_page.get_by_role("button", name="Discard this photo").click()
    expect(her_page.get_by_label("What did you eat, drink, take or feel?")).to_have_value("an apple")
    assert photos_in(her_server) == []


def test_a_photo_is_removed_and_taken_back(her_page):
    photographed(her_page)
    logged(her_page)
    her_page.locator(".event:has(.event__photo) .event__link").first.click()
    her_page.get_by_role("button", name="Remove photo").click()
    expect(her_page.get_by_role("link", name="Add photo")).to_be_visible()
    her_page.get_by_role("button", name="Undo").first.click()
    expect(her_page.get_by_role("img", name="Photo of")).to_be_visible()


def test_what_is_no_photo_is_refused_in_words(her_page):
    her_page.goto("/photos/new")
    her_page.get_by_label("Choose a photo").set_input_files(
        {"name": "x.jpg", "mimeType": "image/jpeg", "buffer": b"no picture at all"}
    )
    expect(her_page.get_by_role("status")).to_contain_text("JPEG, PNG or WebP")
    expect(her_page.get_by_role("heading", name="Photo", exact=True)).to_be_visible()


@pytest.mark.parametrize("her_page", [False], indirect=True, ids=["no script"])
def test_the_server_refuses_it_too(her_page):
    her_page.goto("/photos/new")
    her_page.get_by_label("Choose a photo").set_input_files(
        {"name": "x.jpg", "mimeType": "image/jpeg", "buffer": b"no picture at all"}
    )
    her_page.get_by_role("button", name="Use this photo").click()
    expect(her_page.get_by_role("alert")).to_contain_text("JPEG, PNG or WebP")


def test_erasing_takes_the_photos_too(her_page, her_server):
    photographed(her_page)
    logged(her_page)
    photographed(her_page)
    assert len(photos_in(her_server)) == 2
    her_page.goto("/settings/account/erase")
    her_page.get_by_label("Your passphrase").fill(PASSPHRASE)
    her_page.get_by_role("button", name="Erase my diary and account").click()
    expect(her_page.get_by_role("link", name="Get started")).to_be_visible()
    assert photos_in(her_server) == []


def test_it_all_fits_the_largest_text(her_page):
    def fits() -> None:
        enlarge_text(her_page, 310)
        width = her_page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")
        assert width[0] <= width[1] + 1, her_page.url

    her_page.goto("/photos/new")
    fits()
    take(her_page, photo(her_page))
    her_page.locator(".shot").click(position={"x": 100, "y": 100})
    expect(her_page.get_by_label("Food 1", exact=True)).to_be_visible()
    fits()
    her_page.get_by_label("Food 1", exact=True).fill("an apple")
    her_page.get_by_role("button", name="Continue").click()
    expect(her_page.get_by_role("dialog", name="In your photo:")).to_be_visible()
    fits()
    her_page.get_by_role("dialog").get_by_role("button", name=re.compile("^(Confirm and log|Log)")).click()
    expect(her_page.locator(".event__photo").first).to_be_visible()
    fits()
