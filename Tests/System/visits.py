"""What a person does about her appointments, for tests to say in one line."""

import re
from datetime import date, timedelta

from playwright.sync_api import Page, expect

from diary import PASSPHRASE, today


def in_days(days: int) -> date:
    return today() + timedelta(days=days)


def add_appointment(page: Page, title: str, day: date, time: str = "14:00", **fields: str) -> None:
    """From any page to the list with one more. Fields are named by their labels."""
    page.goto("/appointments")
    page.get_by_role("link", name="Add an appointment", exact=True).click()
    page.get_by_label("Title", exact=True).fill(title)
    page.get_by_label("Day", exact=True).fill(day.isoformat())
    page.get_by_label("Time", exact=True).fill(time)
    for label, words in fields.items():
        page.get_by_label(label.replace("_", " "), exact=True).fill(words)
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("heading", name="Appointments", level=1)).to_be_visible()


def make_feed(page: Page, name: str = "iPhone", plain: bool = False, **ticks: bool) -> str:
    """Answers the feed's address."""
    page.goto("/settings/calendar")
    page.get_by_label("Name").fill(name)
    for label, is_ticked in ticks.items():
        page.get_by_label(label.replace("_", " "), exact=True).set_checked(is_ticked)
    page.get_by_role("radio", name="Detailed" if plain else "Private").check()
    page.get_by_label("Your passphrase").fill(PASSPHRASE)
    page.get_by_role("button", name="Create link").click()
    expect(page.get_by_role("heading", name="Your calendar’s link")).to_be_visible()
    return page.locator("#address-text").inner_text().strip()


def feed_secret(address: str) -> str:
    return re.search(r"/calendar/([\w-]{43})\.ics$", address).group(1)
