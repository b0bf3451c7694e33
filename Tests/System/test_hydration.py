"""What she drinks in a real browser, with script and without, and by keyboard on the smallest phone."""

import re

import pytest
from playwright.sync_api import Page, expect

from homes import EVERYWHERE
from test_keyboard import Keyboard

BOTH = pytest.mark.parametrize("her_page", [True, False], ids=["with script", "without script"], indirect=True)


@EVERYWHERE
def test_a_glass_is_one_tap_and_can_be_taken_back(her_page):
    card = her_page.get_by_role("region", name="Water")
    expect(card.get_by_text("0 of 8 glasses")).to_be_visible()
    card.get_by_role("button", name=re.compile("^Add a glass of water")).click()
    expect(card.get_by_text("1 of 8 glasses")).to_be_visible()
    expect(her_page.get_by_role("dialog")).to_have_count(0)
    expect(her_page.locator(".event")).to_contain_text("Water")
    her_page.get_by_role("button", name="Undo: Water").click()
    expect(card.get_by_text("0 of 8 glasses")).to_be_visible()
    expect(her_page.locator(".event")).to_have_count(0)


@BOTH
def test_her_page_has_the_day_the_week_and_other_drinks(her_page):
    her_page.get_by_role("link", name="Water", exact=True).click()
    expect(her_page.get_by_role("heading", name="Hydration", level=1)).to_be_visible()
    her_page.get_by_role("button", name=re.compile("^Add a bottle of water")).click()
    expect(her_page.locator(".hydration__total")).to_have_text("about 2 of 8 glasses")
    her_page.get_by_label("Drink", exact=True).fill("Peppermint tea")
    her_page.get_by_label("Amount, in mL").fill("99999")
    her_page.get_by_role("button", name="Add drink").click()
    expect(her_page.get_by_text("Enter an amount from 1 to 5,000 mL")).to_be_visible()
    expect(her_page.get_by_label("Drink", exact=True)).to_have_value("Peppermint tea")
    her_page.get_by_label("Amount, in mL").fill("237")
    her_page.get_by_role("button", name="Add drink").click()
    expect(her_page.locator(".hydration__total")).to_have_text("about 3 of 8 glasses")
    expect(her_page.get_by_role("link", name=re.compile("Peppermint tea"))).to_be_visible()
    her_page.locator(".week__days a").nth(5).click()
    expect(her_page.get_by_text("Nothing to drink logged")).to_be_visible()
    her_page.get_by_role("button", name=re.compile("^Add a glass of water")).click()
    expect(her_page.locator(".hydration__total")).to_have_text("1 of 8 glasses")
    assert re.search(r"/hydration/\d{4}-\d\d-\d\d", her_page.url)


@BOTH
def test_her_goal_and_her_sizes_change_what_a_tap_adds(her_page):
    her_page.goto("/hydration/goal")
    her_page.get_by_label("Glass, in mL").fill("300")
    her_page.get_by_label("Bottle, in mL").fill("9000")
    her_page.get_by_role("button", name="Save").click()
    expect(her_page.get_by_text("Enter a bottle from 30 to 2,000 mL")).to_be_visible()
    expect(her_page.get_by_label("Glass, in mL")).to_have_value("300")
    her_page.get_by_label("Bottle, in mL").fill("750")
    her_page.get_by_label("My own amount").check()
    her_page.get_by_label("Amount, in L", exact=True).first.fill("2,4")
    her_page.get_by_label("Litres").check(force=True)
    her_page.get_by_role("button", name="Save").click()
    expect(her_page.locator(".toast")).to_be_visible()
    her_page.goto("/hydration")
    her_page.get_by_role("button", name="Add a glass of water, 300 mL").click()
    expect(her_page.locator(".hydration__total")).to_have_text("0.3 of 2.4 L")


@BOTH
def test_very_much_at_once_gets_a_calm_word(her_page):
    her_page.goto("/hydration")
    her_page.get_by_label("Amount, in mL").fill("1200")
    her_page.get_by_role("button", name="Add drink").click()
    expect(her_page.get_by_text(re.compile("Drink when you’re thirsty"))).to_be_visible()


def test_by_keyboard_on_the_smallest_phone(her_page: Page):
    her_page.set_viewport_size({"width": 320, "height": 568})
    her_page.goto("/hydration")
    keys = Keyboard(her_page)
    keys.go_to("^Add a glass of water").press("Enter")
    expect(her_page.locator(".hydration__total")).to_have_text("1 of 8 glasses")
    keys.go_to("^Undo$").press("Enter")
    expect(her_page.locator(".event")).to_have_count(0)
