"""Rows under a finger: to either side they press a button they have, and say which; the first of them says that they do."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from diary import log, say
from test_gestures import drag, middle, touched  # noqa: F401
from visits import add_appointment, in_days
from waiting import until_true

TIP = "Swipe rows left or right"


def row(page: Page, words: str) -> Locator:
    return page.locator("[data-swipe]").filter(has_text=re.compile(words, re.IGNORECASE)).first


def swipe(page: Page, words: str, pixels: int, steps: int = 8) -> None:
    it = row(page, words)
    it.scroll_into_view_if_needed()
    box = it.bounding_box()
    x, y = box["x"] + box["width"] * (0.7 if pixels < 0 else 0.3), box["y"] + box["height"] / 2
    drag(page, (x, y), (x + pixels, y), steps)


@pytest.fixture
def logged(touched):  # noqa: F811
    """Today with a meal, a drink and a reading, none of them just logged."""
    for sentence in ("two eggs", "a glass of water", "weight 62 kg"):
        log(touched, sentence)
    touched.goto("/today")
    return touched


def test_an_entry_swiped_to_the_right_is_logged_again_and_to_the_left_deleted(logged):
    expect(logged.locator(".event")).to_have_count(3)
    swipe(logged, "water", 170)
    expect(logged.locator(".event[data-fresh]")).to_contain_text("Water")
    expect(logged.locator(".event")).to_have_count(4)
    logged.goto("/today")
    swipe(logged, "eggs", -170)
    expect(logged.locator(".event")).to_have_count(3)
    expect(logged.locator(".event", has_text="ggs")).to_have_count(0)


def test_what_cannot_happen_again_as_it_was_is_edited_instead(logged):
    swipe(logged, "weight", 170)
    expect(logged.get_by_role("heading", name="Change weight")).to_be_visible()


def test_a_stroke_that_is_short_slow_or_taken_back_does_nothing(logged):
    swipe(logged, "water", 40, steps=30)
    expect(logged.locator(".swipe-act")).to_have_count(0)
    it = row(logged, "water").bounding_box()
    x, y = it["x"] + 150, it["y"] + 20
    session = logged.context.new_cdp_session(logged)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    touch("touchStart", (x, y))
    for there in (20, 60, 120, 170, 100, 40, 4):
        touch("touchMove", (x + there, y))
        if there == 60:
            expect(logged.locator(".swipe-act b")).to_have_text("Log again")
            expect(logged.locator(".swipe-act.is-armed")).to_have_count(0)
        if there == 170:
            expect(logged.locator(".swipe-act.is-armed")).to_have_count(1)
            assert 84 < row(logged, "water").evaluate("row => new DOMMatrix(getComputedStyle(row).transform).e || parseFloat(row.style.translate)") < 170
    touch("touchEnd")
    expect(logged.locator(".is-swiped")).to_have_count(0)
    expect(logged.locator(".event")).to_have_count(3)


def test_a_row_whose_deletion_fails_comes_back(logged):
    logged.route("**/remove", lambda route: route.abort())
    swipe(logged, "water", -170)
    expect(logged.get_by_text("No connection")).to_be_visible()
    expect(logged.locator(".is-swept, .is-swiped")).to_have_count(0)
    expect(row(logged, "water")).to_be_visible()


def test_a_food_on_the_sheet_is_edited_to_the_right_and_removed_to_the_left(touched):  # noqa: F811
    say(touched, "two eggs and a banana")
    dialog = touched.get_by_role("dialog")
    swipe(touched, "banana", 150)
    expect(dialog.locator(".item", has_text="anana").get_by_label("Amount")).to_be_visible()
    swipe(touched, "egg", -170)
    expect(dialog.locator(".item", has_text="gg")).to_have_count(0)
    expect(dialog.locator(".item", has_text="anana")).to_have_count(1)


def test_a_supplement_is_taken_taken_back_and_skipped(touched):  # noqa: F811
    touched.goto("/supplements/add/3")
    touched.get_by_label("Time 1").fill("23:00")
    touched.get_by_role("button", name="Add to my list").click()
    expect(touched.get_by_role("button", name="Iron: Mark as taken")).to_be_visible()
    swipe(touched, "Iron", 170)
    expect(touched.get_by_role("button", name="Iron: Marked as taken")).to_be_visible()
    swipe(touched, "Iron", 170)
    expect(touched.get_by_role("button", name="Iron: Mark as taken")).to_be_visible()
    swipe(touched, "Iron", -170)
    expect(touched.locator(".tick--skip")).to_have_count(1)


def test_drinks_appointments_and_recipes_swipe_both_ways(logged):
    logged.goto("/hydration")
    swipe(logged, "water", 170)
    expect(logged.locator(".menu-row")).to_have_count(2)
    expect(logged).to_have_url(re.compile("/hydration$"))
    swipe(logged, "water", -170)
    expect(logged.locator(".menu-row")).to_have_count(1)

    for title in ("Midwife", "Scan"):
        add_appointment(logged, title, in_days(9 if title == "Midwife" else 12))
    logged.goto("/appointments")
    swipe(logged, "Scan", 170)
    expect(logged.get_by_role("heading", name="Edit appointment")).to_be_visible()
    logged.goto("/appointments")
    swipe(logged, "Scan", -170)
    expect(logged.locator(".menu-row", has_text="Scan")).to_have_count(0)

    logged.goto("/today")
    logged.locator(".event__link", has_text=re.compile("egg", re.IGNORECASE)).click()
    logged.get_by_role("dialog").get_by_role("button", name="Save as recipe").click()
    expect(logged.get_by_role("heading", name="Ingredients")).to_be_visible()
    logged.goto("/recipes")
    swipe(logged, "egg", -170)
    expect(logged.get_by_role("heading", name="Archived")).to_be_visible()
    swipe(logged, "egg", -170)
    expect(logged.get_by_role("heading", name="Your recipes")).to_be_visible()
    swipe(logged, "egg", 170)
    expect(logged.locator(".event[data-fresh]")).to_be_visible()


def test_the_tip_stands_under_the_first_list_until_she_swipes_and_never_comes_back(logged):
    expect(logged.get_by_text(TIP)).to_be_visible()
    swipe(logged, "water", 170)
    expect(logged.locator(".event[data-fresh]")).to_be_visible()
    expect(logged.get_by_text(TIP)).to_have_count(0)
    logged.goto("/hydration")
    expect(logged.get_by_text(TIP)).to_have_count(0)


def test_the_tip_goes_for_good_once_it_is_read(logged):
    logged.get_by_role("button", name="Got it").tap()
    expect(logged.get_by_text(TIP)).to_have_count(0)
    logged.goto("/today")
    expect(logged.get_by_text(TIP)).to_have_count(0)


def test_a_mouse_is_told_nothing_of_swipes(her_page):
    log(her_page, "a glass of water")
    her_page.goto("/today")
    expect(her_page.locator(".event")).to_have_count(1)
    expect(her_page.get_by_text(TIP)).to_have_count(0)


def test_the_first_row_in_sight_moves_once_a_device_and_not_at_all_under_reduced_motion(logged, her_server, lived_in, new_page):
    assert logged.evaluate("localStorage.getItem('corgina.swipes')") is None
    moving = new_page(her_server, storage_state=lived_in[1], has_touch=True, is_mobile=True, reduced_motion="no-preference")
    moving.add_init_script("""addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
      if (document.querySelector(".event.is-swiped > .swipe-act")) sessionStorage.nudges = document.querySelector(".swipe-act b").textContent;
    }).observe(document.body, { subtree: true, childList: true }))""")
    moving.goto("/today")
    moving.locator("[data-swipe]").first.scroll_into_view_if_needed()
    until_true(moving, "localStorage.getItem('corgina.swipes') === 'nudged'")
    expect(moving.locator(".swipe-act, .is-swiped")).to_have_count(0)
    assert moving.evaluate("sessionStorage.nudges") == "Delete"
    expect(moving.get_by_text(TIP)).to_be_visible()
