"""The part of the walk through what she eats, and through her days."""

import re
from collections.abc import Iterator

from playwright.sync_api import Page, expect

from diary import SENTENCE, say
from photos import photo, take


def walk_sheets(page: Page) -> Iterator[str]:
    say(page, "I had a bowl of oatmeal with blueberries, took my iron, feeling a bit sick, qwortle")
    yield "confirm-several"
    page.get_by_role("dialog").get_by_role("button", name="Log 3 entries").click()
    expect(page.locator(".event").first).to_be_visible()
    for sentence, name in {
        "I had chips and curry": "confirm-question",
        "oatmeal and coffee for breakfast and tomato soup for lunch": "confirm-meals",
        "flurbled qwortle": "confirm-nothing",
    }.items():
        say(page, sentence)
        yield name
        page.goto("/today")
    say(page, SENTENCE)
    yield "confirm"
    page.get_by_role("dialog").locator(".item:not(.item--add) summary").first.click()
    expect(page.get_by_role("dialog").get_by_label("Amount").first).to_be_visible()
    yield "confirm-amount"
    page.get_by_role("dialog").get_by_role("link", name=re.compile("^Change the food")).first.click()
    expect(page.get_by_role("heading", name="Change food")).to_be_visible()
    yield "edit-item"
    page.get_by_label("Search foods").last.fill("milk")
    page.get_by_label("Search foods").last.press("Enter")
    expect(page.get_by_role("button", name=re.compile("Whole milk")).first).to_be_visible()
    yield "edit-item-search"
    page.get_by_role("dialog").get_by_role("link", name="Back to what I heard").click()
    page.get_by_role("dialog").get_by_role("link", name=re.compile("^Time:")).click()
    expect(page.get_by_role("dialog").get_by_label("Time", exact=True)).to_be_visible()
    yield "adjust"
    page.get_by_role("dialog").get_by_role("link", name="Back to what I heard").click()
    page.get_by_role("dialog").get_by_role("link", name="Add a food").click()
    expect(page.get_by_role("heading", name="Add a food")).to_be_visible()
    yield "add-food"
    page.get_by_role("dialog").get_by_role("link", name="Back to what I heard").click()
    page.get_by_role("dialog").get_by_role("button", name="Log Meal").click()
    expect(page.locator(".event[data-fresh]")).to_be_visible()
    yield "today"


def walk_foods(page: Page) -> Iterator[str]:
    page.locator(".event__link", has_text=re.compile("porkchop", re.IGNORECASE)).first.click()
    expect(page.get_by_role("dialog").get_by_role("button", name="Log again")).to_be_visible()
    yield "entry"
    page.get_by_role("dialog").get_by_role("button", name="Edit").click()
    expect(page.get_by_role("dialog").get_by_role("heading", name="Edit entry")).to_be_visible()
    yield "edit-entry"
    page.get_by_role("dialog").get_by_role("button", name="Close without saving").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    say(page, SENTENCE)
    page.get_by_role("dialog").get_by_role("button", name="Log Meal").click()
    expect(page.get_by_role("heading", name="You've logged this meal before!")).to_be_visible()
    yield "today-suggestion"
    page.get_by_role("button", name="Save Recipe").click()
    expect(page.get_by_role("heading", name="Ingredients")).to_be_visible()
    yield "recipe"
    page.get_by_role("button", name="Edit").click()
    expect(page.get_by_role("dialog").get_by_role("heading", name="Your recipe")).to_be_visible()
    yield "edit-recipe"
    for path, name in {"/recipes": "recipes", "/foods": "foods", "/foods/11112110": "food", "/foods/new": "new-food"}.items():
        page.goto(path)
        yield name
    # The browser of the tests has no camera, so that this shows what is said then.
    page.get_by_role("button", name="Scan a barcode").click()
    expect(page.get_by_role("dialog").get_by_role("button", name="Use the camera again")).to_be_visible()
    yield "scanner"
    page.goto("/today")
    page.get_by_role("link", name=re.compile("^Previous day")).click()
    expect(page.get_by_role("heading", name="Yesterday", level=1)).to_be_visible()
    yield "past-day"


def walk_photos(page: Page) -> Iterator[str]:
    page.goto("/photos/new")
    yield "photo"
    take(page, photo(page))
    yield "photo-foods"
    page.get_by_role("button", name="Add a food").click()
    page.get_by_label("Food 1", exact=True).fill("an apple")
    page.locator(".shot").click()
    page.get_by_label("Food 2", exact=True).fill("a slice of toast")
    yield "photo-named"
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_role("dialog").get_by_role("heading", name="In your photo:")).to_be_visible()
    yield "photo-heard"
    page.get_by_role("dialog").get_by_role("button", name="Confirm and log").click()
    expect(page.locator(".event__photo").first).to_be_visible()
    yield "today-photo"
    page.locator(".event:has(.event__photo) .event__link").first.click()
    expect(page.get_by_role("img", name="Photo of")).to_be_visible()
    yield "photo-entry"
    page.goto("/today")


def walk_days(page: Page) -> Iterator[str]:
    """What she drinks and feels, with something logged of each."""
    page.goto("/quick")
    yield "quick-log"
    page.get_by_role("button", name=re.compile("^Add a bottle of water")).click()
    expect(page.locator(".event[data-fresh]")).to_contain_text("Water")
    yield "today-logged"
    say(page, "severe headache, blurry vision and some spotting")
    yield "confirm-urgent"
    page.get_by_role("dialog").get_by_role("link", name="Adjust").click()
    expect(page.get_by_role("dialog").get_by_text("How bad is it?")).to_be_visible()
    yield "adjust-symptom"
    page.get_by_role("dialog").get_by_role("link", name="Back to what I heard").click()
    page.get_by_role("dialog").get_by_role("button", name="Log 3 entries").click()
    expect(page.locator("main .care")).to_be_visible()
    yield "today-urgent"
    page.locator(".event__link", has_text="Headache").first.click()
    expect(page.get_by_role("dialog").get_by_role("button", name="Edit")).to_be_visible()
    yield "entry-urgent"
    page.get_by_role("dialog").get_by_role("link", name="Close").click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def walk_calories(page: Page) -> Iterator[str]:
    page.goto("/calories")
    yield "calories"
    page.locator(".week__days a").last.click()
    expect(page.get_by_role("heading", name="Daily Details")).to_be_visible()
    yield "calories-day"
    page.get_by_role("dialog").get_by_role("link", name="Done").click()
    page.get_by_role("link", name="Previous week").click()
    expect(page.get_by_text("No meals logged this week.")).to_be_visible()
    yield "calories-past-week"
