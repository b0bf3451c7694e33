"""What is waited for: a button says within a tenth of a second that it works, and the shape of what comes stands there soon after."""

import time

import pytest
from playwright.sync_api import Page, expect

from diary import log

SLOW = 1.2


def slow(page: Page, pattern: str) -> None:
    """Answers come late, as over a poor connection."""

    def answer(route) -> None:
        time.sleep(SLOW)
        route.continue_()

    page.route(pattern, answer)


# How long after `act` the page first has an element that matches, in milliseconds.
WATCH = """selector => { window.seen = null; window.began = null;
  for (const name of ["submit", "click"]) document.addEventListener(name, () => { window.began ??= performance.now(); }, true);
  new MutationObserver(() => { if (window.seen === null && document.querySelector(selector)) window.seen = performance.now() - window.began; })
    .observe(document.body, { subtree: true, childList: true, attributes: true }); }"""


def test_a_sentence_that_is_read_shows_a_sheet_with_her_words(her_page):
    slow(her_page, "**/drafts")
    her_page.evaluate(WATCH, ".sheet--awaited")
    her_page.get_by_label("What did you eat, drink, take or feel?").fill("two eggs")
    her_page.get_by_role("button", name="Send").click(no_wait_after=True)
    expect(her_page.locator(".sheet--awaited .quote")).to_have_text("“two eggs”")
    expect(her_page.get_by_role("status").filter(has_text="Reading what you wrote")).to_have_count(1)
    expect(her_page.locator("body")).to_have_attribute("aria-busy", "true")
    assert 290 <= her_page.evaluate("window.seen") < 700
    expect(her_page.get_by_role("dialog").get_by_role("heading", name="I heard:")).to_be_visible()
    expect(her_page.locator(".placeholder, [aria-busy]")).to_have_count(0)


def test_foods_that_are_searched_have_their_rows_before_they_are_found(her_page):
    her_page.goto("/foods")
    slow(her_page, "**/foods")
    her_page.get_by_role("searchbox", name="Search foods").fill("milk")
    her_page.get_by_role("button", name="Search").click(no_wait_after=True)
    expect(her_page.locator(".placeholder .placeholder__row")).to_have_count(4)
    expect(her_page.locator("[aria-busy=true]:has(form.search)")).to_have_count(1)
    animations = her_page.locator(".placeholder i").first.evaluate("part => part.getAnimations().length")
    assert animations == 0, "nothing moves under reduced motion"
    expect(her_page.get_by_role("heading", name="Found")).to_be_visible()
    expect(her_page.locator(".placeholder, [aria-busy]")).to_have_count(0)


def test_another_day_and_an_entry_are_on_their_way(her_page):
    log(her_page, "a glass of water")
    slow(her_page, "**/events/*")
    her_page.locator(".event__link").first.click(no_wait_after=True)
    expect(her_page.locator(".sheet--awaited")).to_be_visible()
    expect(her_page.get_by_role("dialog").get_by_role("button", name="Edit")).to_be_visible()
    expect(her_page.locator(".placeholder")).to_have_count(0)

    her_page.goto("/today")
    slow(her_page, "**/days/*")
    # A page that is left for another is watched by itself.
    her_page.evaluate("""() => new MutationObserver(() => {
      if (document.querySelector("main[aria-busy=true] .placeholder")) sessionStorage.seen = "placeholder";
    }).observe(document.body, { subtree: true, childList: true, attributes: true })""")
    her_page.get_by_role("link", name="Previous day").click()
    expect(her_page.get_by_role("heading", name="Yesterday", level=1)).to_be_visible()
    assert her_page.evaluate("sessionStorage.seen") == "placeholder"
    expect(her_page.locator(".placeholder")).to_have_count(0)


def test_without_a_connection_nothing_stays_that_promises_an_answer(her_page):
    her_page.goto("/foods")

    def lose(route) -> None:
        time.sleep(0.8)
        route.abort()

    her_page.route("**/foods", lose)
    her_page.get_by_role("searchbox", name="Search foods").fill("milk")
    her_page.get_by_role("button", name="Search").click(no_wait_after=True)
    expect(her_page.locator(".placeholder")).to_have_count(1)
    expect(her_page.get_by_text("No connection")).to_be_visible()
    expect(her_page.locator(".placeholder, [aria-busy], .is-awaited")).to_have_count(0)


def test_a_quick_answer_comes_without_a_placeholder(her_page):
    her_page.evaluate(WATCH, ".placeholder")
    log(her_page, "two eggs")
    assert her_page.evaluate("window.seen") is None


SENDS = {
    "/today": ["Send", "Add a glass of water"],
    "/hydration": ["Add a bottle of water", "Add drink"],
    "/foods": ["Search"],
    "/quick": ["Nausea, mild"],
    "/measurements/weight": ["Save"],
}


@pytest.mark.parametrize("path", SENDS)
def test_every_button_says_within_a_tenth_of_a_second_that_it_works(her_page, path):
    for name in SENDS[path]:
        her_page.goto(path)
        for field in her_page.locator("main :is(input[type=text], input[type=search]):visible, #sentence").all():
            field.fill("62")
        her_page.route("**", lambda route: time.sleep(0.5) or route.continue_())
        her_page.evaluate(WATCH, ".is-busy")
        button = her_page.get_by_role("button", name=name).first
        before = button.evaluate("button => getComputedStyle(button).opacity")
        button.click(no_wait_after=True)
        expect(her_page.locator(".is-busy")).to_have_count(1)
        assert her_page.evaluate("window.seen") < 100, name
        after = her_page.locator(".is-busy").evaluate("button => getComputedStyle(button).opacity + getComputedStyle(button).filter")
        assert after != f"{before}none", f"{name} looks as before"
        her_page.unroute("**")
        her_page.wait_for_timeout(700)
