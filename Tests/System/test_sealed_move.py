"""An account the server reads becomes a sealed one, in a browser: whole or not at all, whatever happens on the way."""

import os
import threading

import pytest
from playwright.sync_api import Page, expect

from diary import PASSPHRASE, confirm_code, log, onboard, sign_in
from recorder import Recorder
from sealed_device import fill_sign_in, has, has_sent_all, names, open_sealed, opened, stop_workers
from server import Server
from waiting import asked

# After so many milliseconds, once she has asked for it, something ends: before, in the middle of it, afterwards.
MOMENTS = [0, 500, 1_500, 1_800, 2_100, 3_000] if "CORGINA_TORTURE" in os.environ else [1_800]


def ask_for_it(page: Page, passphrase: str = PASSPHRASE) -> None:
    page.goto("/settings/account")
    page.get_by_role("link", name="Make it Sealed").click()
    expect(page.get_by_role("heading", name="Make your diary Sealed")).to_be_visible()
    page.get_by_label("Your passphrase").fill(passphrase)
    page.get_by_role("button", name="Make it Sealed").click()


def begin(page: Page) -> None:
    onboard(page)
    log(page, "I ate an apple")


def begin_to_seal(page: Page) -> None:
    """Sends the form and does not wait for its answer."""
    page.goto("/homes/sealed/from-account")
    expect(page.get_by_role("heading", name="Make your diary Sealed")).to_be_visible()
    page.get_by_label("Your passphrase").fill(PASSPHRASE)
    asked(page, "document.querySelector('form[data-device=new]').requestSubmit()")


def has_one_whole_diary(other: Page) -> None:
    """As before, or sealed; which of them, signing in tells."""
    sign_in(other)
    today = other.get_by_role("heading", name="Today", exact=True)
    expect(today.or_(other.get_by_text("opens on your devices only")).first).to_be_visible()
    if today.count():
        has(other, "apple")
    else:
        open_sealed(other)
        opened(other)
        has(other, "apple")


def test_the_whole_diary_goes_along_under_the_same_name_and_the_others_are_signed_out(device):
    phone, laptop = device(), device()
    begin(phone)
    sign_in(laptop)
    opened(laptop)
    ask_for_it(phone)
    confirm_code(phone)
    opened(phone)
    has(phone, "apple")
    phone.goto("/today")
    log(phone, "a glass of milk")
    has_sent_all(phone)
    laptop.goto("/today")
    expect(laptop.get_by_role("heading", name="Today", exact=True)).to_have_count(0)
    other = device()
    open_sealed(other)
    opened(other)
    has(other, "apple", "milk")


def test_another_passphrase_changes_nothing(device):
    phone = device()
    begin(phone)
    ask_for_it(phone, "four other words there")
    expect(phone.get_by_text("That’s not the right passphrase").first).to_be_visible()
    has(phone, "apple")
    ask_for_it(phone)
    confirm_code(phone)
    has(phone, "apple")


def test_what_another_device_logs_meanwhile_goes_along(device, way: Recorder):
    phone, laptop = device(), device()
    begin(phone)
    sign_in(laptop)
    opened(laptop)
    phone.goto("/homes/sealed/from-account")
    expect(phone.get_by_role("heading", name="Make your diary Sealed")).to_be_visible()
    held, go_on = threading.Event(), threading.Event()

    # The copy is made; before the server's word on it comes, there is one more entry.
    def meanwhile(answer: bytes) -> bytes:
        held.set()
        go_on.wait(20)
        return answer

    way.lies["/sealed/move/rows"] = meanwhile
    phone.get_by_label("Your passphrase").fill(PASSPHRASE)
    asked(phone, "document.querySelector('form[data-device=new]').requestSubmit()")
    while not held.is_set():
        phone.wait_for_timeout(50)
    log(laptop, "I ate a plum")
    way.lies.clear()
    go_on.set()
    confirm_code(phone)
    has(phone, "apple", "plum")


def test_without_a_connection_it_stays_as_it_was(device, way: Recorder):
    phone = device()
    begin(phone)
    phone.goto("/homes/sealed/from-account")
    expect(phone.get_by_role("heading", name="Make your diary Sealed")).to_be_visible()
    way.is_cut = True
    phone.get_by_label("Your passphrase").fill(PASSPHRASE)
    phone.get_by_role("button", name="Make it Sealed").click()
    expect(phone.get_by_text("did not answer").first).to_be_visible()
    way.is_cut = False
    has(phone, "apple")
    ask_for_it(phone)
    confirm_code(phone)
    has(phone, "apple")


def test_where_the_answer_never_comes_signing_in_finds_the_diary_and_its_code(device, way: Recorder):
    phone = device()
    begin(phone)
    way.lies["/sealed/move/use"] = lambda answer: b"{}"
    ask_for_it(phone)
    expect(phone.get_by_text("No answer came").first).to_be_visible()
    way.lies.clear()
    phone.goto("/homes/sealed/sign-in")
    fill_sign_in(phone)
    confirm_code(phone)
    has(phone, "apple")


def test_two_tabs_make_one_sealed_diary(device):
    phone = device()
    begin(phone)
    other = phone.context.new_page()
    for page in (phone, other):
        page.goto("/homes/sealed/from-account")
        expect(page.get_by_role("heading", name="Make your diary Sealed")).to_be_visible()
    for page in (phone, other):
        page.get_by_label("Your passphrase").fill(PASSPHRASE)
        # Not waited for.
        asked(page, "document.querySelector('form[data-device=new]').requestSubmit()")
    confirm_code(phone)
    has(phone, "apple")
    has(other, "apple")
    has_sent_all(phone)
    laptop = device()
    open_sealed(laptop)
    opened(laptop)
    assert names(laptop) == names(phone)


@pytest.mark.parametrize("wait", MOMENTS)
def test_a_worker_that_is_killed_leaves_one_whole_diary(device, wait: int):
    phone = device()
    begin(phone)
    begin_to_seal(phone)
    phone.wait_for_timeout(wait)
    stop_workers(phone)
    has_one_whole_diary(device())


@pytest.mark.parametrize("wait", MOMENTS)
def test_a_server_that_is_killed_leaves_one_whole_diary(device, there: Server, wait: int):
    phone = device()
    begin(phone)
    begin_to_seal(phone)
    phone.wait_for_timeout(wait)
    there.kill()
    there.start()
    has_one_whole_diary(device())
