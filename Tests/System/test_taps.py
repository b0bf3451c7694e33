"""How many taps everyday things take, typing aside."""

import re
from datetime import timedelta

import pytest
from playwright.sync_api import Locator, expect

from diary import log, today
from test_supplements import add_own


class Finger:
    """Counts its taps. What it taps has to be on the screen already: looking for it is no tap, scrolling to it would be."""

    def __init__(self):
        self.taps = 0

    def tap(self, place: Locator) -> None:
        expect(place).to_be_visible()
        place.tap()
        self.taps += 1


@pytest.fixture
def finger() -> Finger:
    return Finger()


@pytest.fixture
def phone(her_server, lived_in, new_page):
    page = new_page(her_server, storage_state=lived_in[1], has_touch=True)
    page.goto("/today")
    return page


def test_a_meal_is_logged_in_two(phone, finger):
    phone.get_by_label("What did you eat, drink, take or feel?").fill("porkchop and potatoes")
    finger.tap(phone.get_by_role("button", name="Send"))
    finger.tap(phone.get_by_role("dialog").get_by_role("button", name=re.compile("Log Meal")))
    expect(phone.locator(".event")).to_have_count(1)
    assert finger.taps == 2


@pytest.mark.parametrize("is_logged", [False, True], ids=["on the sheet", "once logged"])
def test_an_amount_is_changed_in_two(phone, finger, is_logged):
    if is_logged:
        log(phone, "two eggs and toast")
        phone.locator(".event__link").first.click()
    else:
        phone.get_by_label("What did you eat, drink, take or feel?").fill("two eggs and toast")
        phone.get_by_role("button", name="Send").click()
    row = phone.get_by_role("dialog").locator(".item").first
    expect(row.locator(".amount")).to_contain_text("2 eggs")
    finger.tap(row.locator("summary"))
    finger.tap(row.get_by_role("button", name="More"))
    expect(row.locator(".amount")).to_contain_text("2½ eggs")
    assert finger.taps == 2


def test_yesterdays_breakfast_is_had_again_in_two(phone, finger):
    phone.goto(f"/days/{today() - timedelta(days=1)}")
    log(phone, "porridge and a banana for breakfast")
    phone.goto("/today")
    finger.tap(phone.get_by_role("link", name="Quick log"))
    finger.tap(phone.get_by_role("button", name="Yesterday's breakfast"))
    expect(phone.locator(".event")).to_have_count(1)
    assert finger.taps == 2


def test_a_glass_of_water_is_one(phone, finger):
    finger.tap(phone.get_by_role("button", name=re.compile("^Add a glass of water")))
    expect(phone.locator(".event")).to_contain_text("Water")
    assert finger.taps == 1


def test_a_dose_is_one(phone, finger):
    add_own(phone, "Iron")
    phone.goto("/today")
    finger.tap(phone.locator(".pip").first)
    expect(phone.locator(".pip--taken")).to_have_count(1)
    assert finger.taps == 1


def test_a_symptom_with_its_severity_is_two(phone, finger):
    finger.tap(phone.get_by_role("link", name="Quick log"))
    finger.tap(phone.get_by_role("button", name=re.compile(", moderate$")).first)
    expect(phone.locator(".event")).to_contain_text("Severity 3 of 5")
    assert finger.taps == 2


def test_the_latest_entry_is_seen_without_scrolling(phone):
    log(phone, "two eggs and toast")
    phone.goto("/today")
    latest = phone.locator(".event").first.bounding_box()
    composer = phone.locator("form.composer").bounding_box()
    assert phone.evaluate("scrollY") == 0
    assert latest["y"] + latest["height"] <= composer["y"]
