"""Menus of rows and buttons: by holding, by a right click, by key, with the row's own buttons in them."""

import re

from playwright.sync_api import Locator, expect

from diary import log, say
from test_gestures import touched  # noqa: F401


def menu_of(row: Locator) -> Locator:
    return row.locator("[data-menu][open]")


def hold(page, element: Locator) -> None:
    element.scroll_into_view_if_needed()
    box = element.bounding_box()
    point = {"x": box["x"] + box["width"] * 0.4, "y": box["y"] + box["height"] / 2}
    session = page.context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(page.locator("[data-menu][open]")).to_have_count(1)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def in_window(menu: Locator) -> None:
    box = menu.locator(".menu__list").bounding_box()
    width, height = menu.page.viewport_size["width"], menu.page.viewport_size["height"]
    assert box["x"] >= 0 and box["x"] + box["width"] <= width, box
    assert box["y"] >= 0 and box["y"] + box["height"] <= height, box


def test_holding_an_entry_opens_its_menu_and_the_finger_does_not_tap_the_row_as_well(touched):  # noqa: F811
    log(touched, "two eggs")
    touched.goto("/today")
    event = touched.locator(".event")
    hold(touched, event.locator(".event__body"))
    expect(menu_of(event).locator(".menu__item")).to_have_text(["Log again", "Edit", "Delete"])
    expect(touched.get_by_role("dialog")).to_have_count(0)
    in_window(menu_of(event))
    menu_of(event).get_by_role("button", name="Edit").tap()
    expect(touched.get_by_role("dialog").get_by_role("heading", name="Edit entry")).to_be_visible()


def test_a_right_click_opens_the_menu_and_escape_gives_the_focus_back(her_page):
    log(her_page, "a glass of water")
    her_page.goto("/today")
    event = her_page.locator(".event")
    link = event.locator(".event__link")
    link.focus()
    event.click(button="right")
    expect(menu_of(event).get_by_role("button", name="Log again")).to_be_focused()
    her_page.keyboard.press("ArrowDown")
    expect(menu_of(event).get_by_role("button", name="Edit")).to_be_focused()
    her_page.keyboard.press("End")
    expect(menu_of(event).get_by_role("button", name="Delete")).to_be_focused()
    her_page.keyboard.press("Escape")
    expect(menu_of(event)).to_have_count(0)
    expect(link).to_be_focused()


def test_the_menu_key_opens_what_the_focus_is_in_and_a_glass_can_be_a_bottle(her_page):
    glass = her_page.get_by_role("button", name=re.compile("^Add a glass of water"))
    for key in ("ContextMenu", "Shift+F10"):
        glass.focus()
        her_page.keyboard.press(key)
        menu = her_page.locator(".held [data-menu][open]")
        expect(menu.locator(".menu__item").first).to_be_focused()
        in_window(menu)
        her_page.keyboard.press("Escape")
        expect(glass).to_be_focused()
    glass.focus()
    her_page.keyboard.press("Shift+F10")
    menu.get_by_role("button", name=re.compile("^Bottle")).click()
    expect(her_page.locator(".event[data-fresh]")).to_contain_text("Water")


def test_a_dose_offers_skipping_and_its_time(her_page):
    her_page.goto("/supplements/add/3")
    her_page.get_by_role("button", name="Add to my list").click()
    expect(her_page.get_by_role("heading", name="Supplements")).to_be_visible()
    row = her_page.locator(".dose").first
    row.click(button="right", position={"x": 200, "y": 10})
    expect(menu_of(row).locator(".menu__item")).to_have_text(
        ["Mark as taken", "Skip this dose", "Change the time", re.compile("^Edit")]
    )
    her_page.keyboard.press("Escape")
    her_page.goto("/today")
    pip = her_page.locator(".pip").first
    pip.click(button="right")
    menu = her_page.locator(".doses [data-menu][open]")
    in_window(menu)
    menu.get_by_role("button", name="Skip this dose").click()
    expect(her_page.locator(".pip--skipped")).to_have_count(1)
    pip.click(button="right")
    menu.get_by_role("link", name="Change the time").click()
    expect(her_page.get_by_role("dialog").get_by_label("Time")).to_be_visible()


def test_a_menu_on_a_sheet_closes_without_the_sheet(her_page):
    say(her_page, "two eggs and a banana")
    item = her_page.get_by_role("dialog").locator(".item[data-swipe]").first
    item.click(button="right")
    expect(menu_of(item).locator(".menu__item")).to_have_text(["Edit", "Remove"])
    her_page.keyboard.press("Escape")
    expect(item.locator("[data-menu]")).to_have_count(0)
    expect(her_page.get_by_role("dialog")).to_be_visible()
    item.click(button="right")
    menu_of(item).get_by_role("button", name="Remove").click()
    expect(her_page.get_by_role("dialog").locator(".item[data-swipe]")).to_have_count(1)


def test_a_meal_of_quick_log_can_be_looked_at_before_it_is_logged(her_page):
    for _ in range(3):
        log(her_page, "two eggs")
    her_page.goto("/quick")
    meal = her_page.get_by_role("button", name=re.compile("^Log .*eggs again", re.IGNORECASE))
    meal.click(button="right")
    menu = her_page.locator("[data-menu][open]")
    expect(menu.locator(".menu__item")).to_have_text(["Log again", "Look at it first"])
    menu.get_by_role("link", name="Look at it first").click()
    expect(her_page.get_by_role("dialog").get_by_role("button", name="Log again")).to_be_visible()
