"""A sealed diary becomes one the server reads, in a browser: whole or not at all, whatever happens on the way."""

import os
import re
import threading
import time

import pytest
from playwright.sync_api import Page, expect

from device import KEPT, STATES, bring, export
from diary import PASSPHRASE, confirm_code, log, onboard, sign_in
from recorder import Recorder
from sealed_device import (
    fill_sign_in, has, has_sent_all, open_sealed, opened, send, settings_say, settle_in_sealed, stop_workers, wake,
)  # fmt: skip
from server import Server
from test_leaks import found_in, spellings
from waiting import asked, until

FORM = "document.querySelector('form[data-device=new]').requestSubmit()"
NO_LONGER = "This diary is no longer Sealed"


def begin(page: Page) -> str:
    """Answers the recovery code."""
    code = settle_in_sealed(page)
    log(page, "I ate an apple")
    has_sent_all(page)
    return code


def fill(page: Page, passphrase: str = PASSPHRASE) -> None:
    page.goto("/homes/sealed/to-account")
    expect(page.get_by_role("heading", name="Let the server read your diary?")).to_be_visible()
    page.get_by_label("Your passphrase").fill(passphrase)
    page.get_by_label("I understand that the server can read").check()


def ask_for_it(page: Page, passphrase: str = PASSPHRASE) -> None:
    fill(page, passphrase)
    page.get_by_role("button", name="Let the server read it").click()


def is_read_by_the_server(page: Page, *foods: str) -> None:
    """In a browser that has nothing of hers, and runs no script."""
    sign_in(page)
    today = page.get_by_role("heading", name="Today", exact=True)
    expect(today.or_(page.get_by_role("heading", name="Your recovery code")).first).to_be_visible()
    if page.get_by_role("heading", name="Your recovery code").count():
        confirm_code(page)
    has(page, *foods)


def is_gone(page: Page) -> None:
    """Nothing of a diary is in this browser. The page may be giving way to another."""
    until(page, lambda: asked(page, STATES) == [], "something of the diary is there")


def has_one_whole_diary(other: Page, *foods: str) -> None:
    """Sealed as before, or read by the server; which of them, signing in tells."""
    sign_in(other)
    here = other.get_by_role("heading", name="Today", exact=True).or_(
        other.get_by_role("heading", name="Your recovery code")
    )
    expect(here.or_(other.get_by_text("opens on your devices only")).first).to_be_visible()
    if other.get_by_text("opens on your devices only").count():
        open_sealed(other)
        opened(other)
    elif other.get_by_role("heading", name="Your recovery code").count():
        confirm_code(other)
    has(other, *foods)


def test_the_whole_diary_goes_along_and_her_other_devices_say_why(device, there: Server, new_page):
    phone, laptop = device(), device()
    former = begin(phone)
    open_sealed(laptop)
    opened(laptop)
    phone.goto("/settings/account")
    phone.get_by_role("link", name="Let the server read it").click()
    ask_for_it(phone)
    code = confirm_code(phone)
    assert code != former
    opened(phone)
    has(phone, "apple")
    is_gone(phone)
    phone.goto("/settings/account")
    expect(phone.get_by_role("link", name="Change encryption key")).to_be_visible()
    plain = new_page(there, java_script_enabled=False)
    is_read_by_the_server(plain, "apple")

    laptop.goto("/today")
    wake(laptop)
    expect(laptop.get_by_text("no longer Sealed").first).to_be_visible()
    settings_say(laptop, NO_LONGER)
    laptop.get_by_role("button", name="Erase it here and sign in").click()
    expect(laptop.get_by_label("Account name")).to_be_visible()
    is_gone(laptop)
    is_read_by_the_server(laptop, "apple")


def test_another_passphrase_or_no_yes_changes_nothing(device):
    phone = device()
    begin(phone)
    ask_for_it(phone, "four other words there")
    expect(phone.get_by_text("That’s not the right passphrase").first).to_be_visible()
    fill(phone)
    phone.get_by_label("I understand that the server can read").uncheck()
    phone.evaluate("document.querySelector('form[data-device=new]').noValidate = true")
    phone.get_by_role("button", name="Let the server read it").click()
    expect(phone.get_by_text("Tick the box to go on").first).to_be_visible()
    phone.goto("/today")
    log(phone, "I ate a plum")
    has_sent_all(phone)


def test_without_a_connection_it_stays_sealed(device, way: Recorder):
    phone = device()
    begin(phone)
    fill(phone)
    way.is_cut = True
    phone.get_by_role("button", name="Let the server read it").click()
    expect(phone.get_by_text("Not everything has been sent").first).to_be_visible()
    way.is_cut = False
    ask_for_it(phone)
    confirm_code(phone)
    has(phone, "apple")


def held(way: Recorder, path: str) -> tuple[threading.Event, threading.Event]:
    """The answer from there waits: whether it does, and what lets it go."""
    waits, goes = threading.Event(), threading.Event()

    def hold(answer: bytes) -> bytes:
        waits.set()
        goes.wait(40)
        return answer

    way.lies[path] = hold
    return waits, goes


def wait_for(page: Page, event: threading.Event) -> None:
    deadline = time.monotonic() + 60
    while not event.is_set():
        assert time.monotonic() < deadline, "nothing came"
        page.wait_for_timeout(50)


def test_what_another_device_logs_meanwhile_goes_along(device, way: Recorder):
    phone, laptop = device(), device()
    begin(phone)
    open_sealed(laptop)
    opened(laptop)
    fill(phone)
    waits, goes = held(way, "/sealed/unseal/rows")
    asked(phone, FORM)
    wait_for(phone, waits)
    log(laptop, "I ate a plum")
    send(laptop)
    way.lies.clear()
    goes.set()
    confirm_code(phone)
    has(phone, "apple", "plum")


def test_where_the_answer_never_comes_settings_say_what_became_of_it(device, way: Recorder):
    phone = device()
    begin(phone)
    fill(phone)
    way.broken.add("/sealed/unseal/use")
    phone.get_by_role("button", name="Let the server read it").click()
    expect(phone.get_by_text("No answer came").first).to_be_visible()
    way.broken.clear()
    settings_say(phone, NO_LONGER)
    phone.get_by_role("button", name="Erase it here and sign in").click()
    expect(phone.get_by_label("Account name").or_(phone.get_by_text("Your recovery code")).first).to_be_visible()
    is_read_by_the_server(device(), "apple")


def test_what_another_device_never_sent_is_told_and_brought_by_a_file(device, there: Server, new_page, tmp_path):
    phone = device()
    begin(phone)
    with Recorder(there.port) as far:
        laptop = new_page(far, service_workers="allow")
        open_sealed(laptop)
        opened(laptop)
        far.is_cut = True
        log(laptop, "I ate a plum")
        ask_for_it(phone)
        confirm_code(phone)
        opened(phone)
        far.is_cut = False
        wake(laptop)
        settings_say(laptop, "entr(y is|ies are) only here")
        file = export(laptop, tmp_path)
        laptop.goto("/settings/account/erase")
        expect(laptop.get_by_text("only on this device and would be lost")).to_be_visible()
        laptop.get_by_label("I understand.").check()
        laptop.get_by_role("button", name="Erase it here").click()
        expect(laptop.get_by_role("heading", name="Your diary is erased")).to_be_visible()
        bring(phone, file)
        has(phone, "apple", "plum")


def test_there_and_back_and_there_again(device):
    phone = device()
    onboard(phone)
    log(phone, "I ate an apple")
    for food in ("plum", "pear"):
        phone.goto("/homes/sealed/from-account")
        expect(phone.get_by_role("heading", name="Make your diary Sealed")).to_be_visible()
        phone.get_by_label("Your passphrase").fill(PASSPHRASE)
        phone.get_by_role("button", name="Make it Sealed").click()
        confirm_code(phone)
        opened(phone)
        log(phone, f"I ate a {food}")
        has_sent_all(phone)
        ask_for_it(phone)
        confirm_code(phone)
        opened(phone)
    has(phone, "apple", "plum", "pear")


def test_nothing_readable_and_nothing_sealed_is_left(device, way: Recorder, there: Server):
    """The server gets the key of the copy and the passphrase in one message, and has neither, nor a word, on its disk."""
    phone = device()
    code = settle_in_sealed(phone)
    log(phone, "I ate a zylophantic apple")
    has_sent_all(phone)
    ask_for_it(phone)
    after = confirm_code(phone)
    opened(phone)
    planted = {word: spellings(word) for word in ("zylophantic", PASSPHRASE, code, after)}
    kept = b"".join(path.read_bytes() for path in there.folder.rglob("*") if path.is_file())
    assert found_in(kept, planted) == []
    assert not list(there.folder.glob("corgina-leaving-*"))
    assert "zylophantic" not in (asked(phone, KEPT) or "" if asked(phone, STATES) else "")
    uses = [path for path in way.paths if path == "POST /sealed/unseal/use"]
    assert len(uses) == 1


# At which answer, whether it was given when the end came. Not at what is read before: where the page's own reading is under way just then,
# there is no other.
MOMENTS = ["/sealed/unseal/rows", "/sealed/unseal/use"]


@pytest.mark.parametrize("path", MOMENTS)
def test_a_worker_that_is_killed_leaves_one_whole_diary(device, way: Recorder, path: str):
    phone = device()
    begin(phone)
    fill(phone)
    waits, goes = held(way, path)
    asked(phone, FORM)
    wait_for(phone, waits)
    stop_workers(phone)
    way.lies.clear()
    goes.set()
    has_one_whole_diary(device(), "apple")
    phone.goto("/settings/account")
    expect(phone.get_by_text("Your sealed diary").or_(phone.get_by_text("Encryption key")).first).to_be_visible()


@pytest.mark.parametrize("path", MOMENTS)
def test_a_server_that_is_killed_leaves_one_whole_diary(device, way: Recorder, there: Server, path: str):
    phone = device()
    begin(phone)
    fill(phone)
    ended = threading.Event()

    def end(answer: bytes) -> bytes:
        there.kill()
        ended.set()
        return answer

    way.lies[path] = end
    asked(phone, FORM)
    wait_for(phone, ended)
    way.lies.clear()
    there.start()
    has_one_whole_diary(device(), "apple")


@pytest.mark.parametrize("wait", [0, 300, 700, 1_100, 1_500, 2_000] if "CORGINA_TORTURE" in os.environ else [700])
def test_a_server_that_is_killed_at_any_moment_leaves_one_whole_diary(device, there: Server, wait: int):
    phone = device()
    begin(phone)
    fill(phone)
    asked(phone, FORM)
    phone.wait_for_timeout(wait)
    there.kill()
    there.start()
    # Until then it may become one the server reads at any moment.
    is_through = phone.get_by_role("heading", name="Your recovery code")
    expect(is_through.or_(phone.get_by_text(re.compile("Check your connection|No answer came"))).first).to_be_visible()
    has_one_whole_diary(device(), "apple")
