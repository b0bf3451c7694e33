"""Food and nutrition by keyboard alone, on the smallest phone there is."""

import re

import pytest
from playwright.sync_api import Page, expect

from diary import log
from test_keyboard import Keyboard


@pytest.fixture
def small_page(her_page: Page) -> Page:
    her_page.set_viewport_size({"width": 320, "height": 568})
    return her_page


def test_a_food_is_found_marked_and_logged(small_page):
    small_page.goto("/foods")
    keys = Keyboard(small_page)
    keys.go_to("^Search foods$").type("banana").press("Enter")
    expect(small_page.get_by_role("heading", name="Found")).to_be_visible()
    keys.go_to(r"Banana\s*Raw").press("Enter")
    expect(small_page.get_by_role("heading", name="How do you feel about it?")).to_be_visible()
    keys.go_to("^Craving$").press("Enter")
    expect(small_page.get_by_role("button", name="Craving")).to_have_attribute("aria-pressed", "true")
    keys.go_to("^Amount$", backwards=True).type("2")
    keys.go_to("^Log$").press("Enter")
    expect(small_page.locator(".event")).to_contain_text("Banana")
    small_page.goto("/quick")
    keys.go_to("^Log Banana").press("Enter")
    expect(small_page.locator(".event")).to_have_count(2)


def test_a_label_is_entered_and_its_food_opened_again(small_page):
    small_page.goto("/foods/new")
    keys = Keyboard(small_page)
    keys.go_to("^Name$").type("My granola")
    keys.go_to("^Serving size").type("1 bowl")
    keys.go_to("^Energy, cal$").type("210")
    keys.go_to("^Log$").press("Enter")
    expect(small_page.locator(".event")).to_contain_text("210 cal")
    keys.go_to("^My granola$").press("Enter")
    expect(small_page.get_by_role("dialog")).to_be_visible()
    keys.go_to("My granola 1 bowl").press("Enter")
    keys.go_to("^About My granola$").press("Enter")
    expect(small_page.get_by_role("heading", name="Per 1 bowl")).to_be_visible()


def test_a_recipe_is_written_and_logged(small_page):
    small_page.goto("/recipes")
    keys = Keyboard(small_page)
    keys.go_to("^Name$").type("Sunday porridge")
    keys.go_to("^How many servings does it make").type("2")
    keys.go_to("^Ingredients$").type("2 cups of oatmeal and a banana")
    keys.go_to("^Continue$").press("Enter")
    expect(small_page.get_by_role("dialog").get_by_role("heading", name="Your recipe")).to_be_visible()
    keys.go_to("^Save").press("Enter")
    expect(small_page.get_by_role("heading", name="Ingredients")).to_be_visible()
    keys.go_to("^How many servings").type("1/2")
    keys.go_to("^Log$").press("Enter")
    expect(small_page.locator(".event")).to_contain_text("Sunday porridge")


def test_her_goal_and_her_hours_are_set(small_page):
    small_page.goto("/settings/goals")
    keys = Keyboard(small_page)
    keys.go_to("^Year you were born$").type("1994")
    keys.go_to("^Height, in cm$").type("165")
    keys.go_to("^Weight before pregnancy, in kg$").type("65")
    keys.go_to("^A usual day$").press("ArrowDown")
    keys.go_to("^Save goals$").press("Enter")
    expect(small_page.get_by_text(re.compile(r"^2,[2-7]\d0 cal a day$"))).to_be_visible()
    # A page that is opened anew has no toast of the goals, which would be taken for that of the hours.
    small_page.reload()
    expect(small_page.locator(".toast")).to_have_count(0)
    breakfast = small_page.get_by_role("group", name="Breakfast").get_by_label("From")
    expect(breakfast).to_have_value("05:00")
    keys.go_to("^From$").press("ArrowUp")
    expect(breakfast).to_have_value("06:00")
    keys.go_to("^Save hours$").press("Enter")
    expect(small_page.locator(".toast")).to_be_visible()
    small_page.reload()
    expect(breakfast).to_have_value("06:00")


def test_nutrients_unfold_and_a_food_is_looked_up(small_page):
    log(small_page, "I had two eggs and a glass of milk")
    keys = Keyboard(small_page)
    keys.go_to("^Nutrients$").press("Enter")
    expect(small_page.get_by_role("heading", name="What matters most")).to_be_visible()
    keys.go_to("^Protein").press("Enter")
    expect(small_page.get_by_text("From today").first).to_be_visible()
    small_page.goto("/safe")
    keys.go_to("^A food or drink$").type("raw milk cheese").press("Enter")
    expect(small_page.get_by_text("Better avoided").first).to_be_visible()


def test_a_meal_is_copied_from_the_day_before(small_page):
    small_page.get_by_role("link", name=re.compile("^Previous day")).click()
    log(small_page, "oatmeal for breakfast")
    small_page.goto("/today")
    keys = Keyboard(small_page)
    small_page.goto("/quick")
    keys.go_to("^.*Yesterday.s breakfast").press("Enter")
    expect(small_page.locator(".event")).to_have_count(1)
    keys.go_to("^Undo").press("Enter")
    expect(small_page.locator(".event")).to_have_count(0)
