"""Her goals, the nutrients and the look-up in a real browser, with script and without."""

import re

import pytest
from playwright.sync_api import expect

from diary import say

BOTH = pytest.mark.parametrize("her_page", [True, False], ids=["with script", "without script"], indirect=True)


@BOTH
def test_a_goal_is_counted_from_her_facts_and_a_slip_is_named(her_page):
    her_page.goto("/settings/goals")
    expect(her_page.get_by_text("No goal yet")).to_be_visible()
    her_page.get_by_label("Year you were born").fill("1994")
    her_page.get_by_label("Height, in cm").fill("16")
    her_page.get_by_label("Weight before pregnancy, in kg").fill("65,0")
    her_page.get_by_label("A usual day").select_option("low_active")
    her_page.get_by_role("button", name="Save goals").click()
    expect(her_page.get_by_text("Enter a height from 120 to 220 cm, or 3 ft 11 in to 7 ft 2 in")).to_be_visible()
    expect(her_page.get_by_label("Weight before pregnancy, in kg")).to_have_value("65,0")
    her_page.get_by_label("Height, in cm").fill("165")
    her_page.get_by_role("button", name="Save goals").click()
    expect(her_page.get_by_text(re.compile(r"^2,[45]\d0 cal a day$"))).to_be_visible()
    expect(her_page.get_by_text("plus 340 calories a day in the second trimester")).to_be_visible()


@BOTH
def test_her_providers_number_counts_but_not_below_the_floor(her_page):
    her_page.goto("/settings/goals")
    her_page.get_by_label("Goal", exact=True).select_option("provider")
    her_page.get_by_label("Your provider's number, in calories a day").fill("1500")
    her_page.get_by_role("button", name="Save goals").click()
    expect(her_page.get_by_text("Corgina shows no goal under 1,800 calories in pregnancy.")).to_be_visible()
    her_page.get_by_label("Your provider's number, in calories a day").fill("2,300")
    her_page.get_by_role("button", name="Save goals").click()
    expect(her_page.get_by_text("2,300 cal a day")).to_be_visible()


@BOTH
def test_meal_hours_that_meet_are_refused(her_page):
    her_page.goto("/settings/goals")
    lunch = her_page.get_by_role("group", name="Lunch")
    lunch.get_by_label("From").fill("10:00")
    her_page.get_by_role("button", name="Save hours").click()
    expect(her_page.get_by_text("Lunch overlaps breakfast. Choose hours that do not meet.")).to_be_visible()
    lunch.get_by_label("From").fill("12:00")
    her_page.get_by_role("button", name="Save hours").click()
    expect(her_page.locator("input[name=lunchStart]")).to_have_value("12:00")


@BOTH
def test_a_food_is_looked_up_and_its_words_stay_out_of_the_address(her_page):
    her_page.goto("/today")
    her_page.get_by_role("link", name="Safe to eat?").click()
    her_page.get_by_label("A food or drink").fill("smoked salmon bagel")
    her_page.get_by_role("button", name="Look up").click()
    expect(her_page.get_by_text("Better avoided")).to_be_visible()
    expect(her_page.get_by_text("CDC listeria prevention")).to_be_visible()
    assert "salmon" not in her_page.url
    her_page.get_by_label("A food or drink").fill("popcorn")
    her_page.get_by_role("button", name="Look up").click()
    expect(her_page.get_by_text("Not on Corgina's list")).to_be_visible()


@BOTH
def test_a_flag_never_stands_in_the_way_and_the_nutrients_follow(her_page):
    say(her_page, "I had sushi and a coffee")
    dialog = her_page.get_by_role("dialog")
    expect(dialog.get_by_text("Better avoided", exact=True)).to_be_visible()
    expect(dialog.get_by_text(re.compile("Caffeine today, with this"))).to_be_visible()
    dialog.get_by_role("button", name="Log Meal").click()
    her_page.get_by_role("link", name="Nutrients").click()
    expect(her_page.get_by_role("heading", name="What matters most")).to_be_visible()
    her_page.locator("summary", has_text="Protein").click()
    expect(her_page.get_by_text("From today").first).to_be_visible()


@BOTH
def test_after_a_loss_the_list_is_silent(her_page):
    her_page.goto("/pregnancy/end")
    her_page.get_by_text("Stop everything about this pregnancy").click()
    her_page.locator(".confirm__box").get_by_role("button").click()
    expect(her_page.get_by_role("heading", name="Today", exact=True)).to_be_visible()
    expect(her_page.get_by_role("link", name="Safe to eat?")).to_have_count(0)
    her_page.goto("/safe")
    expect(her_page.get_by_role("heading", name="Today", exact=True)).to_be_visible()
    say(her_page, "I had sushi")
    expect(her_page.get_by_role("dialog").get_by_text("Better avoided")).to_have_count(0)
