"""What she feels in a real browser, with script and without; what should not wait is always in sight."""

import re

import pytest
from playwright.sync_api import Page, expect

from diary import say, sheet_heading
from homes import EVERYWHERE
from test_keyboard import Keyboard

BOTH = pytest.mark.parametrize("her_page", [True, False], ids=["with script", "without script"], indirect=True)


def in_sight(page: Page, words: str) -> None:
    """Stands in the window without a tap and without scrolling."""
    notice = page.locator(".care:visible").last
    expect(notice).to_contain_text(words)
    expect(notice.locator(".care__advice").first).to_be_in_viewport()


@BOTH
def test_a_symptom_is_logged_with_all_she_says(her_page):
    her_page.get_by_role("link", name=re.compile("^Symptoms")).click()
    her_page.get_by_role("link", name="Heartburn").first.click()
    her_page.get_by_role("radio", name="Mild", exact=True).check(force=True)
    her_page.get_by_label("How long").fill("1,5")
    her_page.get_by_label("Note").fill("after pizza")
    her_page.get_by_label("Tags").fill("evening, pizza")
    her_page.get_by_role("button", name="Log Symptom").click()
    expect(her_page.get_by_text(re.compile("1 time · last today"))).to_be_visible()
    expect(her_page.locator(".care")).to_have_count(0)
    assert "pizza" not in her_page.url
    her_page.goto("/today")
    expect(her_page.get_by_role("link", name=re.compile("^Symptoms"))).to_contain_text("1 today")
    her_page.locator(".event__link").first.click()
    dialog = her_page.get_by_role("dialog")
    expect(dialog.get_by_text("Severity 2 of 5 · 90 minutes")).to_be_visible()
    expect(dialog.get_by_text("evening")).to_be_visible()
    dialog.get_by_role("button", name="Edit").click()
    expect(her_page.get_by_label("Note")).to_have_value("after pizza")
    her_page.get_by_label("Note").fill("after two pizzas")
    her_page.get_by_role("button", name="Save").click()
    expect(her_page.locator(".event")).to_contain_text("after two pizzas")


@EVERYWHERE
def test_what_should_not_wait_is_answered_by_sentence_sheet_and_entry(her_page):
    say(her_page, "severe headache")
    in_sight(her_page, "Call 911 (US), 112 (EU) or 999 (UK) now")
    expect(her_page.get_by_role("link", name="Call 911, US")).to_have_attribute("href", "tel:911")
    her_page.get_by_role("dialog").get_by_role("button", name="Log Symptom").click()
    expect(her_page.get_by_role("dialog")).to_have_count(0)
    in_sight(her_page, "Call 911 (US), 112 (EU) or 999 (UK) now")
    her_page.goto("/today")
    her_page.locator(".event__link").first.click()
    expect(her_page.get_by_role("dialog")).to_be_visible()
    in_sight(her_page, "Call 911 (US), 112 (EU) or 999 (UK) now")


@BOTH
def test_below_the_threshold_nothing_is_said(her_page):
    say(her_page, "mild headache")
    expect(her_page.locator(".care")).to_have_count(0)
    her_page.get_by_role("dialog").get_by_role("link", name="Adjust").click()
    her_page.get_by_role("radio", name="Severe", exact=True).check(force=True)
    her_page.get_by_role("button", name="Update").click()
    expect(sheet_heading(her_page)).to_be_visible()
    in_sight(her_page, "Call 911")


@BOTH
def test_what_she_ticks_is_answered_after_logging(her_page):
    her_page.goto("/symptoms")
    her_page.get_by_role("link", name="Itching").first.click()
    expect(her_page.locator(".care")).to_have_count(0)
    her_page.get_by_label("My palms or soles itch").check()
    her_page.get_by_role("button", name="Log Symptom").click()
    expect(her_page.get_by_role("heading", name="Symptoms", level=1)).to_be_visible()
    in_sight(her_page, "Call your provider today.")


@BOTH
def test_one_that_counts_by_itself_is_answered_before_it_is_logged(her_page):
    her_page.goto("/symptoms")
    her_page.get_by_role("link", name="Thoughts of self-harm or of harming the baby").click()
    in_sight(her_page, "Call or text 988")
    expect(her_page.get_by_role("link", name=re.compile("^Call 988"))).to_have_attribute("href", "tel:988")


@BOTH
def test_a_search_finds_symptoms_and_tells_nobody(her_page):
    her_page.goto("/symptoms")
    field = her_page.get_by_role("searchbox", name="Search symptoms")
    field.fill("head")
    field.press("Enter")
    expect(her_page.get_by_role("heading", name="Found")).to_be_visible()
    expect(her_page.get_by_role("link", name="Headache")).to_be_visible()
    expect(her_page.get_by_role("link", name="Heartburn")).to_have_count(0)
    assert "head" not in her_page.url


def test_the_list_narrows_as_she_types(her_page):
    her_page.goto("/symptoms")
    her_page.get_by_role("searchbox", name="Search symptoms").press_sequentially("itch")
    expect(her_page.get_by_role("link", name="Itching").first).to_be_visible()
    expect(her_page.get_by_role("link", name="Heartburn").first).to_be_hidden()


@BOTH
def test_the_nausea_score_is_answered_by_its_class(her_page):
    her_page.goto("/symptoms/nausea")
    for name in ["For how long did you feel", "How many times did you vomit", "How many times did you retch"]:
        her_page.get_by_role("group", name=re.compile(name)).get_by_role("radio").nth(4).check()
    her_page.get_by_role("button", name="Log Score").click()
    expect(her_page.get_by_role("heading", name="Symptoms", level=1)).to_be_visible()
    in_sight(her_page, "Call your provider now, at any hour.")


@EVERYWHERE
def test_the_mood_check_points_to_somebody(her_page):
    her_page.goto("/symptoms/mood")
    expect(her_page.get_by_role("link", name=re.compile("^Call 988"))).to_be_visible()
    her_page.get_by_role("group", name="Little interest or pleasure in doing things").get_by_role("radio").nth(1).check()
    her_page.get_by_role("group", name="Feeling down, depressed or hopeless").get_by_role("radio").nth(2).check()
    her_page.get_by_role("button", name="Log Mood").click()
    expect(her_page.get_by_role("heading", name="Symptoms", level=1)).to_be_visible()
    in_sight(her_page, "Call your provider today.")


@BOTH
def test_the_last_question_of_the_edinburgh_scale_leads_to_help_at_once(her_page):
    her_page.goto("/symptoms")
    her_page.get_by_role("link", name="Edinburgh scale (EPDS)").click()
    expect(her_page.get_by_text("under copyright")).to_be_visible()
    her_page.get_by_label("Total, from 0 to 30").fill("4")
    her_page.get_by_role("group", name=re.compile("the last question")).get_by_role("radio").nth(1).check()
    her_page.get_by_role("button", name="Log Result").click()
    expect(her_page.get_by_role("heading", name="Symptoms", level=1)).to_be_visible()
    in_sight(her_page, re.compile("Call or text 988"))


def test_by_keyboard_on_the_smallest_phone(her_page: Page):
    her_page.set_viewport_size({"width": 320, "height": 568})
    her_page.goto("/symptoms/own")
    keys = Keyboard(her_page)
    keys.go_to("What do you feel").type("Restless legs")
    keys.go_to("^Log Symptom$").press("Enter")
    expect(her_page.get_by_text("Restless legs").first).to_be_visible()


@BOTH
def test_her_providers_number_is_one_tap_away_wherever_something_should_not_wait(her_page):
    her_page.goto("/settings")
    her_page.get_by_label("Your provider's number").fill("+1 (555) 014-2233")
    her_page.get_by_role("button", name="Save").first.click()
    expect(her_page.get_by_label("Your provider's number")).to_have_value("+1 (555) 014-2233")
    her_page.goto("/today")
    say(her_page, "severe headache")
    her_page.get_by_role("dialog").get_by_role("button", name="Log Symptom").click()
    expect(her_page.get_by_role("dialog")).to_have_count(0)
    call = her_page.get_by_role("link", name="Call your provider, +1 (555) 014-2233")
    expect(call).to_have_attribute("href", "tel:+15550142233")
    expect(call).to_be_in_viewport()
    her_page.goto("/pregnancy")
    expect(her_page.get_by_role("link", name=re.compile("^Call your provider"))).to_have_attribute("href", "tel:+15550142233")
