"""Fingers on glass: every gesture does what its button does, and stops short when the finger does."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from diary import SENTENCE, say, today


@pytest.fixture
def touched(her_server, lived_in, new_page):
    page = new_page(her_server, storage_state=lived_in[1], has_touch=True, is_mobile=True)
    page.goto("/today")
    return page


def drag(page: Page, start: tuple[float, float], end: tuple[float, float], steps: int = 8) -> None:
    """One finger down, along a line, and up."""
    session = page.context.new_cdp_session(page)

    def touch(kind: str, points: list) -> None:
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", [{"x": start[0], "y": start[1]}])
    for step in range(1, steps + 1):
        part = step / steps
        x, y = (start[axis] + (end[axis] - start[axis]) * part for axis in (0, 1))
        touch("touchMove", [{"x": x, "y": y}])
    touch("touchEnd", [])
    session.detach()


def at_rest(sheet: Locator) -> None:
    """Waits until a sheet has reached its height."""
    sheet.evaluate("sheet => Promise.all(sheet.getAnimations().map(animation => animation.finished))")


def middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_sheet_closes_when_it_is_swiped_down_and_stays_when_it_is_only_nudged(touched):
    say(touched, SENTENCE)
    x, y = middle(touched, ".sheet__head h1")
    drag(touched, (x, y), (x, y + 20))
    expect(touched.get_by_role("dialog")).to_be_visible()
    drag(touched, (x, y), (x, y + 600))
    expect(touched.get_by_role("dialog")).to_have_count(0)
    expect(touched.locator(".event")).to_have_count(0)


def test_one_food_opens_half_high_and_grows_by_a_drag_a_tap_or_a_key(touched):
    say(touched, "two eggs")
    sheet = touched.get_by_role("dialog")
    grabber = touched.get_by_role("button", name="Sheet height")
    expect(sheet).to_have_attribute("data-detent", "medium")
    expect(grabber).to_have_attribute("aria-expanded", "false")
    assert sheet.bounding_box()["height"] <= 852 * 0.6
    expect(sheet.get_by_role("button", name="Log Meal")).to_be_in_viewport(ratio=1)

    x, y = middle(touched, ".grabber")
    drag(touched, (x, y + 2), (x, y - 200))
    expect(sheet).to_have_attribute("data-detent", "large")
    at_rest(sheet)
    x, y = middle(touched, ".grabber")
    drag(touched, (x, y + 2), (x, y + 80))
    expect(sheet).to_have_attribute("data-detent", "medium")
    at_rest(sheet)
    grabber.tap()
    expect(sheet).to_have_attribute("data-detent", "large")
    expect(grabber).to_have_attribute("aria-expanded", "true")
    grabber.press("Enter")
    expect(sheet).to_have_attribute("data-detent", "medium")


def test_a_swipe_from_the_left_edge_goes_back(touched):
    touched.goto("/settings")
    drag(touched, (60, 400), (300, 400))
    expect(touched).to_have_url(re.compile("/settings$"))
    drag(touched, (4, 400), (300, 410))
    expect(touched).to_have_url(re.compile("/today$"))


def test_a_long_press_opens_the_menu_and_a_tap_elsewhere_shuts_it(touched):
    touched.goto("/gallery")
    card = touched.locator(".card", has_text="Press and hold, or use the dots")
    card.scroll_into_view_if_needed()
    x, y = middle(touched, ".card:has-text('Press and hold, or use the dots') .card__title")
    session = touched.context.new_cdp_session(touched)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(card.get_by_role("link", name="Settings")).to_be_visible()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(card.get_by_role("link", name="Settings")).to_be_visible()
    touched.get_by_role("heading", name="Controls").click()
    expect(card.get_by_role("link", name="Settings")).to_be_hidden()


def test_a_row_swiped_to_the_left_does_what_its_button_does(touched):
    touched.goto("/pregnancy/growth")
    touched.get_by_label("Ultrasound Date").fill(today().isoformat())
    touched.get_by_label("Estimated weight, in grams").fill("640")
    touched.get_by_role("button", name="Add scan").click()
    row = touched.locator("[data-swipe]")
    expect(row).to_have_count(1)
    row.scroll_into_view_if_needed()
    x, y = middle(touched, "[data-swipe] .row__main")
    drag(touched, (x, y), (x - 30, y))
    expect(row).to_have_count(1)
    drag(touched, (x, y), (x - 170, y))
    expect(row).to_have_count(0)
