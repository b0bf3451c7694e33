"""Sharing some of a diary with somebody, from both sides: two browsers on one server."""

import re

import pytest
from playwright.sync_api import Page, expect

from diary import PASSPHRASE, confirm_code

BOTH = pytest.mark.parametrize("her_page", [True, False], ids=["with script", "without script"], indirect=True)


def share(page: Page, may: str) -> str:
    """She makes a link for Sam. Answers it."""
    page.goto("/settings/sharing")
    page.get_by_label("Who it is").fill("Sam")
    page.get_by_label("Dates and baby", exact=True).check()
    page.get_by_label(may, exact=True).check()
    page.get_by_label("Your passphrase").fill(PASSPHRASE)
    page.get_by_role("button", name="Make a link").click()
    expect(page.get_by_role("heading", name="Send them this link")).to_be_visible()
    link = page.locator("#link-text").inner_text().strip()
    assert re.fullmatch(r"http://127\.0\.0\.1:\d+/shared/join#[\w-]{43}", link)
    page.get_by_role("button", name="Done").click()
    expect(page.get_by_role("link", name=re.compile("^Sam"))).to_be_visible()
    return link


def join(page: Page, link: str) -> None:
    page.goto(link)
    expect(page.get_by_role("heading", name="Someone is sharing with you")).to_be_visible()
    page.get_by_label("Account name").fill("sam")
    page.get_by_label("Passphrase", exact=True).fill("eight brave herons sing")
    page.get_by_role("button", name="Join").click()
    confirm_code(page)
    expect(page.get_by_role("heading", name="Shared with you")).to_be_visible()


@BOTH
def test_somebody_joins_sees_the_week_and_adds_to_a_list_that_she_takes(her_page, her_server, new_page):
    her_page.goto("/checklists")
    her_page.get_by_role("button", name=re.compile("^Hospital bag")).click()
    expect(her_page.get_by_text("0 of 25 done")).to_be_visible()
    link = share(her_page, "See your lists and add to them")
    sam = new_page(her_server)
    join(sam, link)
    expect(sam.get_by_role("heading", name="The Baby This Week")).to_be_visible()
    expect(sam.get_by_role("heading", name="Hospital bag")).to_be_visible()
    sam.goto("/today")
    expect(sam).to_have_url(re.compile("/shared$"))
    sam.get_by_label("Add to “Hospital bag”").fill("The long cable")
    sam.get_by_role("button", name="Send").first.click()
    expect(sam.get_by_text("Sent. It’s checked before it’s added.")).to_be_visible()

    her_page.goto("/today")
    her_page.get_by_role("link", name="1 thing sent to you").click()
    expect(her_page.get_by_role("heading", name="From Sam")).to_be_visible()
    her_page.get_by_role("button", name="Add “The long cable”").click()
    expect(her_page.get_by_text("Nothing is waiting for you.")).to_be_visible()
    her_page.goto("/checklists")
    her_page.get_by_role("link", name=re.compile("^Hospital bag")).click()
    expect(her_page.get_by_role("button", name="The long cable")).to_be_visible()
    late = new_page(her_server)
    late.goto(link)
    expect(late.get_by_role("heading", name="This link cannot be used")).to_be_visible()


def test_without_script_the_link_is_pasted(her_page, her_server, new_page):
    link = share(her_page, "Only look")
    sam = new_page(her_server, java_script_enabled=False)
    sam.goto(link)
    sam.get_by_label("The link you were sent").fill("nothing of the kind")
    sam.get_by_role("button", name="Continue").click()
    expect(sam.get_by_text("That isn’t a whole link.")).to_be_visible()
    sam.get_by_label("The link you were sent").fill(link)
    sam.get_by_role("button", name="Continue").click()
    expect(sam.get_by_label("Account name")).to_be_visible()
    assert sam.url.endswith("/shared/join")


def test_the_secret_of_a_link_leaves_the_address_and_is_in_none_of_what_is_asked_for(her_page, her_server, new_page):
    link = share(her_page, "Only look")
    sam = new_page(her_server)
    asked = []
    sam.on("request", lambda request: asked.append(request.url.partition("#")[0]))
    sam.goto(link)
    expect(sam.get_by_label("Account name")).to_be_visible()
    assert sam.url.endswith("/shared/join") and asked
    # Loaded again, it asks nothing: the page is what a GET answers.
    sam.reload()
    expect(sam.get_by_label("Account name")).to_be_visible()
    assert not [address for address in asked if link[-43:] in address]


def test_less_is_seen_at_once_and_an_ended_share_shows_nothing(her_page, her_server, new_page):
    her_page.goto("/checklists")
    her_page.get_by_role("button", name=re.compile("^Hospital bag")).click()
    expect(her_page.get_by_text("0 of 25 done")).to_be_visible()
    sam = new_page(her_server)
    join(sam, share(her_page, "And write entries for you"))
    expect(sam.get_by_role("heading", name="Write something down for her")).to_be_visible()

    her_page.get_by_role("link", name=re.compile("^Sam")).click()
    her_page.get_by_label("Only look", exact=True).check()
    her_page.get_by_role("button", name="Save").click()
    expect(her_page.get_by_text("Saved.")).to_be_visible()
    her_page.get_by_role("link", name="See what they see").click()
    expect(her_page.get_by_role("heading", name="The Baby This Week")).to_be_visible()
    sam.goto("/shared")
    expect(sam.get_by_role("heading", name="The Baby This Week")).to_be_visible()
    expect(sam.get_by_role("heading", name="Hospital bag")).to_have_count(0)
    expect(sam.get_by_label("What happened")).to_have_count(0)

    her_page.get_by_role("link", name="Back to the share").click()
    her_page.get_by_text("End this share", exact=True).click()
    her_page.get_by_role("button", name="End", exact=True).click()
    expect(her_page.get_by_role("heading", name="Share with someone")).to_be_visible()
    expect(her_page.get_by_role("link", name=re.compile("^Sam"))).to_have_count(0)
    sam.goto("/shared")
    expect(sam.get_by_role("heading", name="Nothing is shared with you")).to_be_visible()
