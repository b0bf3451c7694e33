"""An American and a Briton go through the first run: dates, times, units, spelling and the number to call are those of where she lives."""

import re

import pytest
from playwright.sync_api import Page, expect

from diary import last_period, log, make_account, say, tell_about_yourself
from waiting import until_true

MONTH = "(January|February|March|April|May|June|July|August|September|October|November|December)"
AMERICAN = {
    "locale": "en-US", "date": rf"{MONTH} \d{{1,2}}, 20\d\d", "time": "2:05 pm", "other_time": "14:05", "units": "us",
    "spelled": "Diarrhea", "misspelled": "Diarrhoea", "number": "911", "others": ["999", "112"],
    "energy": "cal",
}  # fmt: skip
BRITON = {
    "locale": "en-GB", "date": rf"\d{{1,2}} {MONTH} 20\d\d", "time": "14:05", "other_time": "2:05 pm", "units": "metric",
    "spelled": "Diarrhoea", "misspelled": "Diarrhea", "number": "999", "others": ["911", "112"],
    "energy": "kcal",
}  # fmt: skip


@pytest.fixture(params=[AMERICAN, BRITON], ids=["American", "Briton"])
def reader(request):
    return request.param


@pytest.fixture
def her(reader, server, new_page) -> Page:
    """She has an account, and has answered how she would like to track."""
    page = new_page(server, locale=reader["locale"])
    make_account(page)
    page.get_by_role("link", name=re.compile("I know when my last period started")).click()
    page.locator("input[name=date]").fill(last_period(24, 3))
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_role("heading", name="Does this look right?")).to_be_visible()
    return page


def test_first_run_and_first_day_are_in_her_english(her, reader):
    expect(her.locator(".review__date")).to_have_text(re.compile(f"^{reader['date']}$"))
    her.get_by_role("button", name="Looks right").click()
    expect(her.locator(f"input[name=units][value={reader['units']}]")).to_be_checked()
    tell_about_yourself(her)
    her.goto("/days/2026-03-17")
    log(her, "an apple at 14:05")
    expect(her.locator(".event").first).to_contain_text(reader["time"])
    expect(her.locator(".event").first).not_to_contain_text(reader["other_time"])
    expect(her.locator(".event").first).to_contain_text(re.compile(rf"\d {reader['energy']}(?![a-z])"))
    # What programs read is the same for both.
    expect(her.locator(".event time").first).to_have_attribute("datetime", "14:05")
    her.goto("/symptoms")
    expect(her.get_by_role("link", name=reader["spelled"]).first).to_be_visible()
    expect(her.get_by_role("link", name=reader["misspelled"])).to_have_count(0)


def test_her_emergency_number_comes_alone(her, reader):
    her.get_by_role("button", name="Looks right").click()
    tell_about_yourself(her)
    say(her, "bp 165/112")
    care = her.get_by_role("dialog").locator(".care")
    expect(care).to_contain_text(f"Call {reader['number']} now")
    expect(care.locator(".care__line")).to_have_count(1)
    for other in reader["others"]:
        expect(care).not_to_contain_text(other)


def test_another_clock_is_a_setting(her, reader):
    her.get_by_role("button", name="Looks right").click()
    tell_about_yourself(her)
    her.goto("/days/2026-03-17")
    log(her, "an apple at 14:05")
    her.goto("/settings")
    other = "24" if reader is AMERICAN else "12"
    her.locator(f"label:has(input[name=clock][value='{other}'])").click()
    her.get_by_role("button", name="Save").first.click()
    expect(her.get_by_text("Settings saved")).to_be_visible()
    expect(her.locator(f"input[name=clock][value='{other}']")).to_be_checked()
    her.goto("/days/2026-03-17")
    expect(her.locator(".event").first).to_contain_text(reader["other_time"])


COLUMNS = "() => [...document.querySelectorAll('.wheel [role=spinbutton]')].map(column => column.ariaLabel)"


def test_the_wheels_of_a_date_turn_in_the_order_of_her_region_whatever_the_browser_speaks(her, reader, new_page, server):
    her.get_by_role("button", name="Looks right").click()
    tell_about_yourself(her)
    other = new_page(server, locale="en-US" if reader is BRITON else "en-GB", storage_state=her.context.storage_state())
    other.goto("/pregnancy/new/last-period")
    until_true(other, f"() => ({COLUMNS})().length === 3")
    order = ["Month", "Day", "Year"] if reader is AMERICAN else ["Day", "Month", "Year"]
    assert other.evaluate(COLUMNS) == order
