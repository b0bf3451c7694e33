"""A walk through every screen, for tests and for pictures."""

from collections.abc import Iterator

from playwright.sync_api import Page, expect

from diary import NAME, PASSPHRASE, last_period, tell_about_yourself
from screens_of_account import walk_account, walk_offline, walk_tokens
from screens_of_days import walk_calories, walk_days, walk_foods, walk_photos, walk_sheets
from screens_of_health import walk_entries, walk_lists, walk_measurements, walk_supplements, walk_visits


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
    "/settings/reminders": "reminders",
    "/settings/account": "account",
    "/settings/account/erase": "erase",
    "/settings/account/key": "change-key",
    "/settings/account/import": "import",
    "/imports": "imports",
    "/hydration": "hydration",
    "/hydration/goal": "hydration-goal",
    "/symptoms": "symptoms",
    "/symptoms/kinds/1": "log-symptom",
    "/symptoms/kinds/16": "log-urgent-symptom",
    "/symptoms/own": "own-symptom",
    "/symptoms/nausea": "nausea-score",
    "/symptoms/mood": "mood-check",
    "/symptoms/epds": "edinburgh-scale",
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
    page.get_by_label("Type the last 3 characters").fill(page.locator("#code-text").inner_text().split()[-1])
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
    expect(page.get_by_role("heading", name="A little about you")).to_be_visible()
    yield "about-you"
    tell_about_yourself(page)
    yield "today-empty"
    yield from walk_sheets(page)
    yield from walk_foods(page)
    yield from walk_photos(page)
    yield from walk_lists(page)
    yield from walk_days(page)
    for path, name in PREGNANCY.items():
        page.goto(path)
        yield name
    yield from walk_calories(page)
    yield from walk_supplements(page)
    yield from walk_visits(page)
    yield from walk_measurements(page)
    yield from walk_entries(page)
    yield from walk_account(page)
    yield from walk_tokens(page)
    yield from walk_offline(page)
    page.goto("/gallery")
    yield "gallery"
    page.goto("/settings/words")
    yield "words"
    page.goto("/settings")
    yield "settings"
    page.get_by_role("button", name="Lock now").click()
    expect(page.get_by_role("heading", name="Locked")).to_be_visible()
    yield "locked"
    page.get_by_role("button", name="Sign out").click()
    expect(page.get_by_role("link", name="Get started")).to_be_visible()
    page.goto("/account/new")
    yield "new-account-invited"
    page.goto("/sign-in")
    yield "sign-in"
    page.goto("/recover")
    yield "recover"
