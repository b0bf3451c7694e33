"""Weight, pressure, glucose and temperature in a real browser, with script and without."""

import re

import pytest
from playwright.sync_api import expect

from diary import log

BOTH = pytest.mark.parametrize("her_page", [True, False], ids=["with script", "without script"], indirect=True)


@BOTH
def test_a_weight_is_added_changed_removed_and_taken_back(her_page):
    her_page.goto("/measurements")
    her_page.get_by_role("link", name=re.compile("^Weight")).click()
    her_page.get_by_role("textbox", name="Weight").fill("six")
    her_page.get_by_role("button", name="Save").click()
    expect(her_page.get_by_text("Enter a weight from 30 to 300 kg")).to_be_visible()
    expect(her_page.get_by_role("textbox", name="Weight")).to_have_value("six")
    her_page.get_by_role("textbox", name="Weight").fill("68,4")
    her_page.get_by_role("button", name="Save").click()
    expect(her_page.locator(".reading__value")).to_have_text(re.compile(r"68\.4\s+kg"))
    expect(her_page.locator(".toast")).to_be_visible()
    her_page.locator("a.reading").first.click()
    expect(her_page.get_by_role("heading", name="Change weight")).to_be_visible()
    her_page.get_by_role("textbox", name="Weight").fill("67.9")
    her_page.get_by_role("button", name="Save").click()
    expect(her_page.locator(".reading__value")).to_have_text(re.compile(r"67\.9\s+kg"))
    her_page.get_by_role("button", name=re.compile("^Remove 67.9 kg")).click()
    expect(her_page.get_by_text("Nothing measured yet")).to_be_visible()
    her_page.get_by_role("button", name="Undo").click()
    expect(her_page).to_have_url(re.compile("/measurements/weight"))
    expect(her_page.locator(".reading__value")).to_have_text(re.compile(r"67\.9\s+kg"))


@BOTH
def test_high_pressure_says_at_once_what_to_do(her_page):
    her_page.goto("/measurements/blood-pressure")
    her_page.get_by_label("Upper (systolic)").fill("146")
    her_page.get_by_label("Lower (diastolic)").fill("92")
    her_page.get_by_label("Headache").check()
    her_page.get_by_role("button", name="Save").click()
    alert = her_page.get_by_role("alert")
    expect(alert).to_contain_text("Call 911 (US), 112 (EU) or 999 (UK) now")
    expect(alert).to_be_in_viewport()
    her_page.goto("/measurements")
    expect(her_page.get_by_role("link", name=re.compile("Blood pressure 146.92"))).to_be_visible()


@BOTH
def test_glucose_stands_by_meal(her_page):
    her_page.goto("/measurements/glucose")
    her_page.get_by_label("Blood glucose", exact=True).fill("8.1")
    her_page.get_by_role("radio", name="1 h after").check()
    her_page.locator(".chip", has_text="Lunch").click()
    her_page.get_by_role("button", name="Save").click()
    book = her_page.get_by_role("table", name=re.compile("Blood glucose by meal"))
    expect(book.get_by_role("cell", name=re.compile("8.1"))).to_be_visible()
    # Marked only once she says that she follows the usual targets.
    expect(her_page.get_by_text("above target")).to_have_count(0)
    her_page.goto("/measurements/logbook")
    her_page.get_by_role("button", name="I follow these targets").click()
    expect(her_page.get_by_role("button", name="Mark nothing")).to_be_visible()
    her_page.goto("/measurements/glucose")
    expect(book.get_by_role("cell", name=re.compile("8.1.*above target"))).to_be_visible()


def test_a_temperature_is_said_in_a_sentence(her_page):
    log(her_page, "my temperature is 37.2")
    expect(her_page.locator(".event").first).to_contain_text("37.2 °C")
    her_page.get_by_role("link", name="Measurements").click()
    her_page.get_by_role("link", name=re.compile("^Temperature 37.2 °C")).click()
    expect(her_page.get_by_role("heading", name="Temperature")).to_be_visible()


def test_units_follow_her_settings(her_page):
    her_page.goto("/settings")
    her_page.get_by_role("radio", name="US").check()
    her_page.get_by_role("button", name="Save").click()
    # Ticked it is at once; saved it is when Corgina says so.
    expect(her_page.locator(".toast")).to_be_visible()
    her_page.goto("/measurements/temperature")
    expect(her_page.get_by_role("radio", name="°F")).to_be_checked()
    her_page.get_by_label("Temperature", exact=True).fill("100.9")
    her_page.get_by_role("button", name="Save").click()
    expect(her_page.locator(".reading__value")).to_have_text(re.compile(r"100\.9\s+°F"))
    expect(her_page.get_by_role("alert")).to_contain_text("Call your provider now, at any hour.")


def test_a_reading_is_added_by_keyboard_alone(her_page):
    her_page.goto("/measurements/temperature")
    field = her_page.get_by_label("Temperature", exact=True)
    field.focus()
    her_page.keyboard.type("36.8")
    her_page.keyboard.press("Enter")
    expect(her_page.locator(".reading__value")).to_have_text(re.compile(r"36\.8\s+°C"))
