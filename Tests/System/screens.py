"""A walk through every screen, for tests and for pictures."""

import re
from collections.abc import Iterator
from weakref import WeakKeyDictionary

from playwright.sync_api import CDPSession, Page, expect

from diary import NAME, PASSPHRASE, SENTENCE, last_period, say


PREGNANCY = {
    "/pregnancy": "pregnancy",
    "/pregnancy/weeks/21": "week",
    "/pregnancy/growth": "growth",
    "/pregnancy/dates": "dates",
    "/pregnancy/birth": "birth",
    "/pregnancy/end": "ending",
    "/pregnancies": "pregnancies",
    "/about": "about",
    "/nutrients": "nutrients",
    "/safe": "safe",
    "/settings/goals": "goals",
    "/hydration": "hydration",
    "/hydration/goal": "hydration-goal",
    "/symptoms": "symptoms",
    "/symptoms/kinds/1": "log-symptom",
    "/symptoms/kinds/16": "log-urgent-symptom",
    "/symptoms/own": "own-symptom",
    "/symptoms/nausea": "nausea-score",
    "/symptoms/mood": "mood-check",
}


def walk(page: Page) -> Iterator[str]:
    """Leads a new person through all of Corgina, stopping at each screen with its name."""
    page.goto("/welcome")
    yield "welcome"
    page.goto("/privacy")
    yield "privacy"
    page.goto("/nothing-here")
    yield "not-found"
    page.goto("/account/new")
    yield "new-account"
    page.get_by_label("Account name").fill(NAME)
    page.get_by_label("Passphrase", exact=True).fill("short")
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_role("alert").first).to_be_visible()
    yield "new-account-refused"
    page.get_by_label("Passphrase", exact=True).fill(PASSPHRASE)
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_role("heading", name="Your recovery code")).to_be_visible()
    yield "recovery-code"
    page.get_by_label("Type the last group").fill(page.locator("#code-text").inner_text().split()[-1])
    page.get_by_role("button", name="I have saved it").click()
    expect(page.get_by_role("heading", name="How would you like to track your pregnancy?")).to_be_visible()
    yield "track"
    for way in ["due-date", "ultrasound", "embryo-transfer"]:
        page.goto(f"/pregnancy/new/{way}")
        yield f"date-{way}"
    page.goto("/today")
    yield "today-without-dates"
    page.goto("/pregnancy/new/last-period")
    page.locator("input[name=date]").fill(last_period(24, 3))
    yield "date-last-period"
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_role("heading", name="Does this look right?")).to_be_visible()
    yield "review"
    page.get_by_role("button", name="Looks right").click()
    expect(page.get_by_role("heading", name="Today", exact=True)).to_be_visible()
    yield "today-empty"
    yield from walk_sheets(page)
    yield from walk_foods(page)
    yield from walk_days(page)
    for path, name in PREGNANCY.items():
        page.goto(path)
        yield name
    yield from walk_calories(page)
    page.goto("/gallery")
    yield "gallery"
    page.goto("/settings/words")
    yield "words"
    page.goto("/settings")
    yield "settings"
    page.get_by_role("button", name="Sign out").click()
    page.goto("/sign-in")
    yield "sign-in"
    page.goto("/recover")
    yield "recover"


def walk_sheets(page: Page) -> Iterator[str]:
    say(page, "I had a bowl of oatmeal with blueberries, took my iron, feeling a bit sick, qwortle")
    yield "confirm-several"
    page.get_by_role("dialog").get_by_role("button", name="Log 3 entries").click()
    expect(page.locator(".event").first).to_be_visible()
    say(page, SENTENCE)
    yield "confirm"
    page.get_by_role("dialog").locator(".item:not(.item--add)").first.get_by_role("link").click()
    expect(page.get_by_role("dialog").get_by_label("Amount")).to_be_visible()
    yield "edit-item"
    page.get_by_label("Search foods").last.fill("milk")
    page.get_by_label("Search foods").last.press("Enter")
    expect(page.get_by_role("button", name=re.compile("Milk, whole")).first).to_be_visible()
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
    expect(page.locator(".toast")).to_be_visible()
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
    page.goto("/today")
    page.get_by_role("link", name=re.compile("^Previous day")).click()
    expect(page.get_by_role("heading", name="Yesterday", level=1)).to_be_visible()
    yield "past-day"


def walk_days(page: Page) -> Iterator[str]:
    """What she drinks and feels, with something logged of each."""
    page.goto("/today")
    page.get_by_role("button", name=re.compile("^Add a bottle of water")).click()
    expect(page.locator(".toast")).to_contain_text("Logged Water")
    say(page, "severe headache, blurry vision and some spotting")
    yield "confirm-urgent"
    page.get_by_role("dialog").get_by_role("link", name="Adjust").click()
    expect(page.get_by_role("dialog").get_by_text("How strong")).to_be_visible()
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
    expect(page.get_by_text("Nothing eaten was logged in these days.")).to_be_visible()
    yield "calories-past-week"


def enlarge_text(page: Page, percent: int) -> None:
    """What a larger text size in the browser's settings does."""
    page.evaluate("percent => { document.documentElement.style.fontSize = percent + '%' }", percent)


# What is emulated lasts as long as the session that asked for it.
_sessions: WeakKeyDictionary[Page, CDPSession] = WeakKeyDictionary()


def prefer(page: Page, features: dict[str, str]) -> None:
    """What a person set in her device; with none, light and still."""
    still = {"prefers-color-scheme": "light", "prefers-reduced-motion": "reduce", **features}
    if page not in _sessions:
        _sessions[page] = page.context.new_cdp_session(page)
    _sessions[page].send(
        "Emulation.setEmulatedMedia", {"features": [{"name": name, "value": value} for name, value in still.items()]}
    )
    page.evaluate("() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    for name, value in still.items():
        assert page.evaluate("query => matchMedia(query).matches", f"({name}: {value})"), f"{name}: {value} did not take hold"
