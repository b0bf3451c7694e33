"""What is waited for: a button says within a tenth of a second that it works, and the shape of what comes stands there soon after."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, Route, expect

from diary import log
from waiting import until_true


@contextmanager
def held(page: Page, pattern: str, then: Callable[[Route], None] = Route.continue_) -> Iterator[None]:
    """Inside the block no answer to `pattern` arrives, as over a poor connection; after it every one does."""
    waiting: list[Route] | None = []

    def hold(route: Route) -> None:
        waiting.append(route) if waiting is not None else then(route)

    page.route(pattern, hold)
    yield
    late, waiting = waiting, None
    for route in late:
        then(route)


# How long after `act` the page first has an element that matches, in milliseconds.
WATCH = """selector => { window.seen = null; window.began = null;
  for (const name of ["submit", "click"]) document.addEventListener(name, () => { window.began ??= performance.now(); }, true);
  new MutationObserver(() => { if (window.seen === null && document.querySelector(selector)) window.seen = performance.now() - window.began; })
    .observe(document.body, { subtree: true, childList: true, attributes: true }); }"""


# The sheet that is waited for is kept in mind, so that it can be told from one like it.
KEEP = "() => { window.awaited = document.querySelector('dialog.sheet--awaited:modal'); return window.awaited !== null; }"
IS_KEPT = "() => document.querySelector('dialog:modal') === window.awaited && document.querySelectorAll('dialog:modal').length === 1"


def test_a_sentence_that_is_read_shows_a_sheet_with_her_words(her_page):
    her_page.evaluate(WATCH, ".sheet--awaited")
    her_page.get_by_label("What did you eat, drink, take or feel?").fill("two eggs")
    with held(her_page, "**/drafts"):
        her_page.get_by_role("button", name="Send").click(no_wait_after=True)
        expect(her_page.locator(".sheet--awaited .quote")).to_have_text("“two eggs”")
        expect(her_page.get_by_role("status").filter(has_text="Reading what you wrote")).to_have_count(1)
        expect(her_page.locator("body")).to_have_attribute("aria-busy", "true")
        assert her_page.evaluate("window.seen") >= 110, "a quick answer needs no placeholder"
        assert her_page.evaluate(KEEP)
    expect(her_page.get_by_role("dialog").get_by_role("heading", name="I heard:")).to_be_visible()
    assert her_page.evaluate(IS_KEPT), "the sheet of the answer is not the one that was waited for, or there are two"
    expect(her_page.locator(".placeholder, [aria-busy]")).to_have_count(0)


def test_foods_that_are_searched_have_their_rows_before_they_are_found(her_page):
    her_page.goto("/foods")
    her_page.get_by_role("searchbox", name="Search foods").fill("milk")
    with held(her_page, "**/foods"):
        her_page.get_by_role("button", name="Search").click(no_wait_after=True)
        expect(her_page.locator(".placeholder .placeholder__row")).to_have_count(4)
        expect(her_page.locator("[aria-busy=true]:has(form.search)")).to_have_count(1)
        animations = her_page.locator(".placeholder i").first.evaluate("part => part.getAnimations().length")
        assert animations == 0, "nothing moves under reduced motion"
    expect(her_page.get_by_role("heading", name="Found")).to_be_visible()
    expect(her_page.locator(".placeholder, [aria-busy]")).to_have_count(0)


def test_another_day_and_an_entry_are_on_their_way(her_page):
    log(her_page, "a glass of water")
    with held(her_page, "**/events/*"):
        her_page.locator(".event__link").first.click(no_wait_after=True)
        expect(her_page.locator(".sheet--awaited")).to_be_visible()
        assert her_page.evaluate(KEEP)
    expect(her_page.get_by_role("dialog").get_by_role("button", name="Edit")).to_be_visible()
    assert her_page.evaluate(IS_KEPT), "the sheet of the entry is not the one that was waited for, or there are two"
    expect(her_page.locator(".placeholder")).to_have_count(0)

    her_page.goto("/today")
    with held(her_page, "**/days/*"):
        # No element can be looked for while one page is left for another, so the page itself says what it shows.
        her_page.evaluate("""() => new MutationObserver(() => {
          if (document.querySelector("main[aria-busy=true] .placeholder")) console.log("placeholder");
        }).observe(document.body, { subtree: true, childList: true, attributes: true })""")
        with her_page.expect_console_message(lambda message: message.text == "placeholder"):
            her_page.get_by_role("link", name="Previous day").click(no_wait_after=True)
    expect(her_page.get_by_role("heading", name="Yesterday", level=1)).to_be_visible()
    expect(her_page.locator(".placeholder")).to_have_count(0)


def test_without_a_connection_nothing_stays_that_promises_an_answer(her_page):
    her_page.goto("/foods")
    her_page.get_by_role("searchbox", name="Search foods").fill("milk")
    with held(her_page, "**/foods", Route.abort):
        her_page.get_by_role("button", name="Search").click(no_wait_after=True)
        expect(her_page.locator(".placeholder")).to_have_count(1)
    expect(her_page.get_by_text("No connection")).to_be_visible()
    expect(her_page.locator(".placeholder, [aria-busy], .is-awaited")).to_have_count(0)


def test_a_quick_answer_comes_without_a_placeholder(her_page):
    her_page.clock.install()
    her_page.goto("/today")
    her_page.evaluate(WATCH, ".placeholder")
    # No time passes until the answers are there, and then more than any placeholder waits for.
    her_page.clock.pause_at(her_page.evaluate("Date.now() + 1000"))
    log(her_page, "two eggs")
    her_page.clock.run_for(2_000)
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
        her_page.evaluate(WATCH, ".is-busy")
        button = her_page.get_by_role("button", name=name).first
        looks = "button => getComputedStyle(button).opacity + getComputedStyle(button).filter"
        before = button.evaluate(looks)
        with held(her_page, "**"):
            button.click(no_wait_after=True)
            busy = her_page.locator(".is-busy")
            expect(busy).to_have_count(1)
            assert her_page.evaluate("window.seen") < 100, name
            # The look changes over some frames, and the first of them may still show the old one.
            until_true(her_page, f"before => ({looks})(document.querySelector('.is-busy')) !== before", before)
        expect(busy).to_have_count(0)
