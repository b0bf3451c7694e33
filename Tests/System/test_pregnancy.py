"""Dates that change, and pregnancies that end, in a real browser, with script and without."""

import re

import pytest
from playwright.sync_api import expect

from diary import today

BOTH = pytest.mark.parametrize("her_page", [True, False], ids=["with script", "without script"], indirect=True)


@BOTH
def test_a_date_changes_only_after_she_confirms_it(her_page):
    her_page.goto("/pregnancy/dates")
    her_page.get_by_role("radio", name="Last Period").check(force=True)
    cycle = her_page.get_by_label("Usual cycle length, in days")
    cycle.fill("30")
    her_page.get_by_text("Update Dates").click()
    expect(her_page.get_by_text("This will update your pregnancy timeline and recalculate all milestones.")).to_be_visible()
    her_page.get_by_role("button", name="Update", exact=True).click()
    expect(her_page.get_by_text("30-day cycle")).to_be_visible()
    expect(her_page.locator(".history .row")).to_have_count(2)
    her_page.goto("/today")
    expect(her_page.get_by_text("111 days to go")).to_be_visible()


@BOTH
def test_after_a_loss_nothing_speaks_of_it_until_she_takes_it_back(her_page):
    her_page.goto("/today")
    expect(her_page.get_by_text("24 weeks, ").first).to_be_visible()
    her_page.goto("/pregnancy/end")
    her_page.get_by_text("Stop everything about this pregnancy").click()
    her_page.locator(".confirm__box").get_by_role("button").click()
    expect(her_page.get_by_role("heading", name="Today", exact=True)).to_be_visible()
    for word in ["Week 24", "24 weeks", "baby", "Trimester", "days to go", "days remaining"]:
        expect(her_page.locator("main").get_by_text(word)).to_have_count(0)
    her_page.get_by_role("button", name="Undo").click()
    expect(her_page.get_by_text("24 weeks, ").first).to_be_visible()


def test_every_week_can_be_reached_from_the_timeline(her_page):
    her_page.goto("/pregnancy")
    her_page.get_by_role("link", name=re.compile("Week 24 in full")).click()
    expect(her_page).to_have_url(re.compile("/pregnancy/weeks/24$"))
    expect(her_page.get_by_text("About the size of a papaya", exact=True)).to_be_visible()


@BOTH
def test_a_scan_is_kept_and_removed(her_page):
    her_page.goto("/pregnancy/growth")
    her_page.get_by_label("Ultrasound Date").fill(today().isoformat())
    her_page.get_by_label("Estimated weight, in grams").fill("2")
    her_page.get_by_role("button", name="Add scan").click()
    expect(her_page.get_by_text("Enter the estimated weight in grams, from 20 to 8000")).to_be_visible()
    her_page.get_by_label("Estimated weight, in grams").fill("640")
    her_page.get_by_role("button", name="Add scan").click()
    expect(her_page.get_by_text("24 weeks, 3 days ·")).to_be_visible()
    her_page.get_by_role("button", name=re.compile("^Remove the scan")).click()
    expect(her_page.get_by_text("No scans yet")).to_be_visible()


@BOTH
def test_twins_are_said_on_every_page(her_page):
    her_page.goto("/pregnancy/dates")
    her_page.get_by_role("radio", name="Twins").check()
    # The choice looks the same before it is saved.
    with her_page.expect_response(lambda answer: answer.request.method == "POST"):
        her_page.get_by_role("button", name="Save").click()
    expect(her_page.get_by_role("radio", name="Twins")).to_be_checked()
    her_page.goto("/pregnancy")
    expect(her_page.get_by_text("Your Babies This Week")).to_be_visible()


@BOTH
def test_a_birth_takes_the_place_of_the_countdown(her_page):
    her_page.goto("/pregnancy/birth")
    her_page.get_by_label("Name").fill("Lou")
    her_page.get_by_role("button", name="Save").click()
    expect(her_page.get_by_role("heading", name="Today", exact=True)).to_be_visible()
    expect(her_page.get_by_text("Lou").first).to_be_visible()
    expect(her_page.locator(".hero, .preg")).to_have_count(0)
    her_page.get_by_role("button", name="Undo").click()
    expect(her_page.locator(".hero, .preg").first).to_be_visible()


@BOTH
def test_settings_are_kept(her_page):
    her_page.goto("/settings")
    her_page.get_by_label("First name").fill("Maja")
    her_page.get_by_role("radio", name="US").check()
    her_page.get_by_role("radio", name="Dark").check()
    her_page.get_by_role("radio", name="Hidden").check()
    her_page.get_by_role("button", name="Save").click()
    expect(her_page.get_by_label("First name")).to_have_value("Maja")
    expect(her_page.get_by_role("radio", name="US")).to_be_checked()
    expect(her_page.locator("html")).to_have_attribute("data-theme", "dark")
    her_page.goto("/today")
    expect(her_page.get_by_text(re.compile(r"About the size of .*: [\d.]+ in, ")).first).to_be_visible()
    expect(her_page.get_by_text(re.compile("days (to go|remaining)"))).to_have_count(0)


def test_a_date_nobody_expects_is_asked_about_at_the_first_review(her_page):
    her_page.goto("/pregnancy/new/last-period")
    her_page.get_by_label("Usual cycle length, in days").fill("40")
    her_page.get_by_role("button", name="Continue").click()
    expect(her_page.get_by_text("Is the length right?")).to_be_visible()


def test_a_date_stays_when_the_text_grows(her_page):
    her_page.goto("/pregnancy/new/last-period")
    field = her_page.locator("input[name=date]")
    field.fill("2025-09-28")
    # Whether the browser tells of a scroll or of taller rows first is a matter of chance.
    for _ in range(8):
        her_page.set_viewport_size({"width": 1280, "height": 900})
        her_page.evaluate("document.documentElement.style.fontSize = '100%'")
        expect(her_page.locator(".wheel__col--day .on")).to_have_text("28")
        her_page.set_viewport_size({"width": 393, "height": 852})
        her_page.evaluate("document.documentElement.style.fontSize = '310%'")
        expect(her_page.locator(".wheel__col--day .on")).to_have_text("28")
        expect(field).to_have_value("2025-09-28")
