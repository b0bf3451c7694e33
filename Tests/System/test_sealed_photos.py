"""Photos of a sealed diary: seen on each of her devices, and by nobody between them."""

import json
import os

from playwright.sync_api import expect

from clock import Clock, movable
from conftest import BROWSER, FLAGS, opened_pages
from device import KEPT, bring, export, settle_in
from diary import NAME, PASSPHRASE, confirm_code, onboard, sign_in
from photos import logged, photo, take
from photos_at_home import (
    bytes_at, has_photos, is_shown, kept_here, noisy, opened_entry, parts_of, photographed, photos_in,
)  # fmt: skip
from recorder import Recorder
from sealed_device import (
    fill_sign_in, go, has_sent_all, meet, open_sealed, opened, remove_other, send, settle_in_sealed, stop_workers, wake,
)  # fmt: skip
from server import Server
from test_leaks import found_in
from waiting import until


def taken(page, server: Server) -> bytes:
    """A photo in her diary, which the server has. Answers it as she sees it."""
    photographed(page, noisy(page))
    logged(page)
    is_shown(page)
    wake(page)
    has_photos(page, server, 1)
    return bytes_at(page, page.locator(".event__photo").first.get_attribute("src").removesuffix("/small"))


def test_her_other_device_shows_it_and_nothing_of_it_is_on_the_way(device, way: Recorder, there: Server):
    phone, laptop = device(), device()
    settle_in_sealed(phone)
    seen = taken(phone, there)
    ((_, draft, sealed, small),) = photos_in(there)
    assert draft == 0 and (sealed - 29) % 65_536 == 0 and (small - 29) % 16_384 == 0
    open_sealed(laptop)
    opened(laptop)
    is_shown(laptop)
    assert bytes_at(laptop, laptop.locator(".event__photo").first.get_attribute("src").removesuffix("/small")) == seen
    # What was looked at once is there without a connection.
    way.is_cut = True
    stop_workers(laptop)
    go(laptop, "/today")
    is_shown(laptop)
    way.is_cut = False

    parts = parts_of(seen)
    assert "POST /sealed/photos/put" in way.paths and "POST /sealed/photos/get" in way.paths
    assert found_in(way.bytes, parts) == []
    assert found_in(b"".join(path.read_bytes() for path in there.folder.rglob("*") if path.is_file()), parts) == []
    stored = phone.evaluate(KEPT)
    assert not [part for found in parts.values() for part in found.values() if part.decode("latin1") in stored]
    # The search itself works: the picture has them.
    assert found_in(seen, parts)


def test_one_taken_without_a_connection_goes_up_by_and_by_once(device, way: Recorder, there: Server):
    phone = device()
    settle_in_sealed(phone)
    has_sent_all(phone)
    file = photo(phone)
    way.is_cut = True
    photographed(phone, file)
    logged(phone)
    is_shown(phone)
    # The worker ends between what it sealed and what it would send.
    stop_workers(phone)
    go(phone, "/today")
    is_shown(phone)
    assert photos_in(there) == [] and len(kept_here(phone)) == 1
    way.is_cut = False
    wake(phone)
    has_photos(phone, there, 1)
    wake(phone)
    has_sent_all(phone)
    assert len(photos_in(there)) == 1


def test_one_that_waits_is_not_sent_and_goes_with_its_draft(device, there: Server):
    phone = device()
    settle_in_sealed(phone)
    photographed(phone, photo(phone))
    wake(phone)
    has_sent_all(phone)
    assert photos_in(there) == [] and [row["waits"] for row in kept_here(phone)] == [True]
    phone.get_by_role("button", name="Discard this photo").click()
    expect(phone.get_by_label("What did you eat, drink, take or feel?")).to_be_visible()
    until(phone, lambda: kept_here(phone) == [], "a photo is left")


def test_with_another_key_her_photos_go_on(device, there: Server):
    phone, laptop = device(), device()
    settle_in_sealed(phone)
    seen = taken(phone, there)
    ((before, *_),) = photos_in(there)
    open_sealed(laptop)
    opened(laptop)
    is_shown(laptop)
    remove_other(phone)
    confirm_code(phone)
    opened(phone)
    is_shown(phone)
    ((after, *_),) = photos_in(there)
    assert before != after
    go(laptop, "/homes/sealed/sign-in")
    fill_sign_in(laptop)
    go(laptop, "/today")
    is_shown(laptop)
    other = device()
    open_sealed(other)
    opened(other)
    is_shown(other)
    assert bytes_at(other, other.locator(".event__photo").first.get_attribute("src").removesuffix("/small")) == seen


def test_they_move_from_this_device_to_the_server_and_back(device, there: Server):
    phone = device()
    settle_in(phone)
    photographed(phone, photo(phone))
    logged(phone)
    go(phone, "/homes/sealed/move")
    phone.get_by_label("Account name").fill(NAME)
    phone.get_by_label("Your passphrase").fill(PASSPHRASE)
    phone.get_by_role("button", name="Continue").click()
    confirm_code(phone)
    opened(phone)
    wake(phone)
    has_photos(phone, there, 1)
    laptop = device()
    open_sealed(laptop)
    opened(laptop)
    # It has not looked at it yet, and takes it along.
    go(laptop, "/homes/sealed/leave")
    laptop.get_by_label("Your passphrase").fill(PASSPHRASE)
    laptop.get_by_label("I understand that the server’s copy is erased.").check()
    laptop.get_by_role("button", name="Leave the server").click()
    expect(laptop.get_by_role("heading", name="On this device only")).to_be_visible()
    assert photos_in(there) == []
    go(laptop, "/today")
    is_shown(laptop)


def test_they_move_from_an_account_the_server_reads_and_back(device, there: Server, new_page):
    phone = device()
    onboard(phone)
    go(phone, "/today")
    phone.get_by_role("link", name="Photo", exact=True).click()
    take(phone, noisy(phone))
    logged(phone)
    seen = bytes_at(phone, phone.locator(".event__photo").first.get_attribute("src").removesuffix("/small"))
    go(phone, "/homes/sealed/from-account")
    phone.get_by_label("Your passphrase").fill(PASSPHRASE)
    phone.get_by_role("button", name="Make it Sealed").click()
    confirm_code(phone)
    opened(phone)
    is_shown(phone)
    assert len(photos_in(there)) == 1
    kept = b"".join(path.read_bytes() for path in there.folder.rglob("*") if path.is_file())
    assert found_in(kept, parts_of(seen)) == []

    go(phone, "/homes/sealed/to-account")
    phone.get_by_label("Your passphrase").fill(PASSPHRASE)
    phone.get_by_label("I understand that the server can read").check()
    phone.get_by_role("button", name="Let the server read it").click()
    confirm_code(phone)
    opened(phone)
    is_shown(phone)
    assert bytes_at(phone, phone.locator(".event__photo").first.get_attribute("src").removesuffix("/small")) == seen
    plain = new_page(there, java_script_enabled=False)
    sign_in(plain)
    expect(plain.locator(".event__photo").first).to_be_visible()


def test_a_file_brings_them_to_another_diary(device, there: Server, tmp_path):
    phone, other = device(), device()
    settle_in_sealed(phone)
    taken(phone, there)
    file = export(phone, tmp_path)
    assert len(json.loads(file.read_text())["photos"]) == 1
    settle_in(other)
    bring(other, file)
    go(other, "/today")
    is_shown(other)


def test_two_devices_meet_and_one_removes_the_entry(device, there: Server):
    phone, laptop = device(), device()
    settle_in_sealed(phone)
    taken(phone, there)
    open_sealed(laptop)
    opened(laptop)
    is_shown(laptop)
    opened_entry(laptop)
    laptop.get_by_role("button", name="Remove photo").click()
    expect(laptop.get_by_role("link", name="Add photo")).to_be_visible()
    send(laptop)
    meet(phone, laptop)
    go(phone, "/today")
    expect(phone.locator(".event__photo")).to_have_count(0)
    # For a day Undo brings it back, so the server has it still.
    assert len(photos_in(there)) == 1


@movable
def test_one_that_no_entry_shows_is_gone_everywhere_a_day_later(chromium, way: Recorder, there: Server, tmp_path):
    clock = Clock(tmp_path / "clock")
    environment = {**os.environ, "CORGINA_CLOCK_FILE": str(clock.file)}
    browser = chromium.browser_type.launch(executable_path=BROWSER, args=FLAGS, env=environment)
    pages = opened_pages(browser)
    phone = next(pages)(way, service_workers="allow")
    settle_in_sealed(phone)
    taken(phone, there)
    opened_entry(phone)
    phone.get_by_role("button", name="Remove photo").click()
    expect(phone.get_by_role("link", name="Add photo")).to_be_visible()
    send(phone)
    assert len(photos_in(there)) == 1
    clock.set(2 * 86_400)
    go(phone, "/today")
    wake(phone)
    has_photos(phone, there, 0)
    until(phone, lambda: kept_here(phone) == [], "it is on the device still")
    pages.close()
    browser.close()
