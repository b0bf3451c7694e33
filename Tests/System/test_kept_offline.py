"""Today as a phone keeps it to be looked at without a connection: for how long, for whom, and what takes it away."""

import re
import shutil
from contextlib import suppress

import pytest
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page, expect

from diary import NAME, PASSPHRASE, log
from offline import EVERYTHING, GONE, THREE, cable, disconnect, phone, reconnect, say_offline, settle  # noqa: F401
from waiting import until_true


def test_signing_out_asks_for_what_waits_and_leaves_nothing(phone, cable):
    log(phone, "I ate a quixotic apple")
    settle(phone)
    disconnect(phone, cable)
    say_offline(phone, THREE[0], 1)
    # Sentences wait that cannot be sent: the server takes everything but those.
    cable.mend()
    phone.route("**/offline/entries", lambda route: route.abort())
    phone.context.set_offline(False)
    phone.goto("/settings")
    until_true(phone, "document.documentElement.dataset.diary")
    phone.get_by_role("button", name="Sign out").click()
    expect(phone.get_by_role("alert")).to_contain_text("1 entry on this device was not sent yet")
    phone.get_by_role("button", name="Sign out").click()
    expect(phone).to_have_url(re.compile("/welcome$"))
    until_true(phone, "async () => (await caches.keys()).length === 0 && (await navigator.serviceWorker.getRegistrations()).length === 0")
    kept = phone.evaluate(EVERYTHING)
    for word in ["zylophantic", "quixotic", "sealed", "key"]:
        assert word not in kept, word
    disconnect(phone, cable)
    with pytest.raises(Exception, match="ERR_"):
        phone.goto("/today")
    # Nor does going back through every page she saw, to and fro, without a connection and with one.
    for isConnected in (False, True):
        if isConnected:
            reconnect(phone, cable)
        for step in [phone.go_back] * 5 + [phone.go_forward] * 5:
            with suppress(PlaywrightError):
                step(timeout=5_000)
            shown = shown_by(phone)
            for word in ["Apple", "zylophantic", "hero__num", "preg__week", NAME]:
                assert word not in shown, word


def shown_by(page: Page) -> str:
    """All of a page, once it has come to rest."""
    while True:
        with suppress(PlaywrightError):
            page.wait_for_load_state()
            return page.content()


def test_today_is_kept_for_seven_days(phone, cable):
    log(phone, "I ate a quixotic apple")
    settle(phone)
    disconnect(phone, cable)
    phone.clock.install()
    for hours, count in ((7 * 24 - 1, 1), (2, 0)):
        phone.clock.fast_forward(hours * 3_600_000)
        phone.reload()
        expect(phone.locator("[data-offline=seen]")).to_contain_text("You are offline")
        expect(phone.locator(".hero__num, .preg__week")).to_have_count(count)
    until_true(phone, GONE)


def test_what_is_kept_locks_with_the_diary(phone, cable):
    log(phone, "I ate a quixotic apple")
    settle(phone)
    phone.goto("/settings/account")
    phone.get_by_role("radio", name="5 min").check(force=True)
    phone.get_by_role("button", name="Save").first.click()
    expect(phone.locator("html")).to_have_attribute("data-lock-after", "5")
    phone.goto("/today")
    settle(phone)
    # Without a connection it is there for as long as she chose, and then no more.
    disconnect(phone, cable)
    phone.goto("/today")
    expect(phone.locator(".hero__num, .preg__week")).to_contain_text("24")
    phone.evaluate("localStorage.setItem('corgina.used', Date.now() - 300_001)")
    phone.goto("/today")
    expect(phone.get_by_role("heading", name="No connection")).to_be_visible()
    expect(phone.locator(".hero__num, .preg__week")).to_have_count(0)
    until_true(phone, GONE)
    # Once there is one, the page opens by itself.
    reconnect(phone, cable)
    expect(phone.locator(".hero__num, .preg__week")).to_contain_text("24")
    settle(phone)
    # And so it is when she locks it herself.
    phone.goto("/settings/account")
    phone.get_by_role("button", name="Lock now").click()
    expect(phone.get_by_role("heading", name="Locked")).to_be_visible()
    until_true(phone, GONE)
    disconnect(phone, cable)
    phone.goto("/today")
    expect(phone.locator(".hero__num, .preg__week")).to_have_count(0)
    reconnect(phone, cable)
    phone.get_by_label("Your passphrase").fill(PASSPHRASE)
    phone.get_by_role("button", name="Open my diary").click()
    expect(phone.locator(".hero__num, .preg__week")).to_contain_text("24")
    settle(phone)


def test_a_server_put_back_to_an_older_state_is_noticed(her_server, lived_in, tmp_path, new_page):
    page = new_page(her_server, storage_state=lived_in[1], service_workers="allow")
    page.goto("/today")
    settle(page)
    her_server.stop()
    shutil.copytree(her_server.folder, tmp_path / "older")
    her_server.start()
    log(page, "I ate an apple")
    page.goto("/today")
    settle(page)
    until_true(page, "document.documentElement.dataset.diary")
    her_server.stop()
    shutil.rmtree(her_server.folder)
    shutil.copytree(tmp_path / "older", her_server.folder)
    her_server.start()
    page.goto("/today")
    notice = page.get_by_role("region", name="Some entries are missing from the server")
    expect(notice).to_be_visible()
    expect(notice).to_contain_text(re.compile(r"This device saw \d+ changes; the server has \d+"))
    # Adding to it does not make it whole.
    log(page, "I ate a pear")
    page.goto("/today")
    expect(notice).to_be_visible()
    notice.get_by_role("button", name="Use this diary").click()
    expect(notice).to_be_hidden()
    page.goto("/today")
    page.wait_for_load_state("networkidle")
    expect(notice).to_be_hidden()
