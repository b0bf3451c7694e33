"""The part of the walk through her account, its tokens, and being offline."""

import re
from collections.abc import Iterator

from playwright.sync_api import Page, expect

from diary import PASSPHRASE
from tokens import make_token


def walk_account(page: Page) -> Iterator[str]:
    page.goto("/settings/account")
    page.locator(".device__link").first.click()
    expect(page.get_by_text("This is the device you’re using.")).to_be_visible()
    yield "device"
    page.goto("/settings/account")
    lock = page.locator("form", has_text="5 min")
    for choice, said in (("30 minutes", "Saved, for all your devices."), ("Never", "That’s not the right passphrase.")):
        lock.get_by_role("radio", name=choice).check()
        lock.get_by_role("button", name="Save").click()
        expect(page.get_by_text(said)).to_be_visible()
    yield "account-lock-refused"
    lock.get_by_label("Your passphrase").fill(PASSPHRASE)
    lock.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Saved, for all your devices.")).to_be_visible()
    page.goto("/settings/invitations")
    yield "invitations-none"
    page.get_by_label("For (optional)").fill("My sister")
    page.get_by_role("button", name="Make an invitation").click()
    expect(page.get_by_role("heading", name="One invitation")).to_be_visible()
    yield "invitation"
    page.get_by_role("button", name="Done").click()
    expect(page.get_by_text("My sister")).to_be_visible()
    yield "invitations"


def walk_tokens(page: Page) -> Iterator[str]:
    page.goto("/settings/shortcuts")
    yield "shortcuts-none"
    page.get_by_label("Add entries by a sentence").uncheck()
    page.get_by_label("Your passphrase").fill("x")
    page.get_by_role("button", name="Make a token").click()
    expect(page.get_by_role("alert").first).to_be_visible()
    yield "shortcuts-refused"
    make_token(page, "Siri on my iPhone", read=True)
    yield "new-token"
    page.get_by_role("button", name="Done").click()
    expect(page.get_by_role("link", name=re.compile("^Siri"))).to_be_visible()
    yield "shortcuts"
    page.get_by_role("link", name=re.compile("^Siri")).click()
    expect(page.get_by_role("heading", name="Siri on my iPhone")).to_be_visible()
    yield "token"


def walk_offline(page: Page) -> Iterator[str]:
    page.goto("/offline")
    expect(page.get_by_text("You are offline.")).to_be_visible()
    yield "offline"
    for path in ["**/drafts", "**/offline/entries"]:
        page.route(path, lambda route: route.abort())
    page.goto("/today")
    page.get_by_label("What did you eat, drink, take or feel?").fill("half a cup of rice with lentils")
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_role("heading", name="1 entry will be added when you’re back online")).to_be_visible()
    page.locator("[data-offline=behind]").evaluate("notice => { notice.hidden = false }")
    yield "today-waiting"
    for path in ["**/drafts", "**/offline/entries"]:
        page.unroute(path)
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(page.get_by_role("heading", name="Logged while you were offline")).to_be_visible()
    yield "today-arrived"
    page.get_by_role("button", name="Looks right").click()
    expect(page.locator(".arrivals")).to_have_count(0)
