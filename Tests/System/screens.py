"""A walk through every screen, for tests and for pictures."""

import re
from collections.abc import Iterator
from weakref import WeakKeyDictionary

from playwright.sync_api import CDPSession, Page, expect

from diary import NAME, PASSPHRASE, SENTENCE, last_period, say, sheet_heading, tell_about_yourself
from photos import add_bump_photo, photo, take
from tokens import make_token
from visits import add_appointment, in_days, make_feed


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


# Two readings of each, so that there is a chart; the second sets something off.
MEASURED = {
    "weight": [{"Weight": "68.4"}, {"Weight": "68.9"}],
    "blood-pressure": [
        {"Upper (systolic)": "118", "Lower (diastolic)": "76"},
        {"Upper (systolic)": "162", "Lower (diastolic)": "98"},
    ],
    "glucose": [{"Blood glucose": "5.6"}, {"Blood glucose": "3.1"}],
    "temperature": [{"Temperature": "36.8"}, {"Temperature": "38.4"}],
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


def walk_lists(page: Page) -> Iterator[str]:
    """Lists, the birth plan and photos of her bump, each empty and with something in it."""
    page.goto("/checklists")
    yield "lists-none"
    page.get_by_role("button", name=re.compile("^Hospital bag")).click()
    expect(page.get_by_role("heading", name="Hospital bag")).to_be_visible()
    page.get_by_role("button", name="Warm socks").click()
    expect(page.get_by_text("1 of 25 done")).to_be_visible()
    yield "list"
    page.get_by_role("link", name="Edit", exact=True).click()
    expect(page.get_by_role("heading", name="Edit list")).to_be_visible()
    yield "list-edit"
    page.goto("/checklists")
    yield "lists"
    page.goto("/birth-plan")
    yield "birth-plan-none"
    page.goto("/birth-plan/pain-relief")
    yield "birth-plan-topic"
    page.get_by_text("An epidural", exact=True).click()
    page.get_by_label("In your words").fill("Tell me what there is, and let me decide when the time comes.")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("heading", name="Birth plan", level=1)).to_be_visible()
    yield "birth-plan"
    page.goto("/photos/bump")
    yield "bump-none"
    for weeks_ago in [6, 3, 0]:
        add_bump_photo(page, in_days(-7 * weeks_ago))
    yield "bump-film"
    page.get_by_role("button", name="Compare").click()
    expect(page.locator(".pairing__photo").last).to_be_visible()
    yield "bump-pair"
    page.goto("/photos/bump/new")
    yield "bump-photo"
    page.goto("/today")


def walk_account(page: Page) -> Iterator[str]:
    page.goto("/settings/account")
    page.locator(".device__link").first.click()
    expect(page.get_by_text("This is the device you’re using.")).to_be_visible()
    yield "device"
    page.goto("/settings/account")
    lock = page.locator("form", has_text="5 min")
    for choice, said in (("30 minutes", "Saved, for all your devices."), ("Never", "That’s not the right passphrase.")):
        lock.get_by_role("radio", name=choice).check()
        lock.get_by_role("button", name="Save").click()
        expect(page.get_by_text(said)).to_be_visible()
    yield "account-lock-refused"
    lock.get_by_label("Your passphrase").fill(PASSPHRASE)
    lock.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Saved, for all your devices.")).to_be_visible()
    page.goto("/settings/invitations")
    yield "invitations-none"
    page.get_by_label("For (optional)").fill("My sister")
    page.get_by_role("button", name="Make an invitation").click()
    expect(page.get_by_role("heading", name="One invitation")).to_be_visible()
    yield "invitation"
    page.get_by_role("button", name="Done").click()
    expect(page.get_by_text("My sister")).to_be_visible()
    yield "invitations"


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


def walk_supplements(page: Page) -> Iterator[str]:
    page.goto("/supplements")
    yield "supplements-empty"
    page.goto("/supplements/add")
    yield "add-supplement"
    page.goto("/supplements/add/own")
    page.get_by_label("Some days").check()
    page.get_by_label("Times a day").select_option("3")
    page.get_by_text("What one dose contains").click()
    page.get_by_label("Name", exact=True).fill("Prenatal with a rather long name, as labels have")
    page.get_by_label("Dose", exact=True).fill("x")
    page.get_by_role("button", name="Add to my list").click()
    expect(page.get_by_text("Choose at least one day")).to_be_visible()
    yield "own-supplement-refused"
    page.get_by_label("Every day").check()
    page.get_by_label("Dose", exact=True).fill("27")
    page.get_by_label("How many tablets, capsules or drops are left").fill("9")
    page.get_by_role("button", name="Add to my list").click()
    expect(page.get_by_role("status")).to_be_visible()
    page.goto("/supplements/add/3")
    page.get_by_label("Time 1").fill("")
    page.get_by_role("button", name="Add to my list").click()
    expect(page.get_by_role("button", name="Iron: Mark as taken")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Prenatal.*: Mark as taken")).click()
    expect(page.get_by_text("1 of 4 doses", exact=False).first).to_be_visible()
    yield "supplements"
    page.get_by_role("link", name=re.compile("^Prenatal.*Show details")).click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    yield "supplement"
    page.goto(page.get_by_role("link", name=re.compile("^Dose 2 of 3")).get_attribute("href"))
    expect(page.get_by_role("dialog").get_by_role("button", name="Skip this dose")).to_be_visible()
    yield "dose"
    page.goto("/today")
    expect(page.get_by_role("region", name="Doses")).to_be_visible()
    yield "today-supplements"


def walk_visits(page: Page) -> Iterator[str]:
    page.goto("/appointments")
    yield "appointments"
    page.goto("/appointments/schedule")
    yield "schedule"
    page.goto("/appointments/new/anatomy")
    yield "new-appointment"
    add_appointment(
        page, "Midwife", in_days(12), Where="Riverside Practice, 2nd floor", With="Ellen",
        Questions_to_ask="Is my iron enough?\nHow long may I fly, and does it matter whether I sit at the aisle?",
    )  # fmt: skip
    yield "appointments-planned"
    page.get_by_role("link", name="Details").click()
    expect(page.get_by_role("heading", name="Questions to ask")).to_be_visible()
    yield "appointment"
    page.get_by_role("link", name="Edit").click()
    expect(page.get_by_role("heading", name="Edit appointment")).to_be_visible()
    yield "edit-appointment"
    page.goto("/visit")
    page.get_by_role("button", name="Is my iron enough?").click()
    expect(page.get_by_role("button", name="Is my iron enough?")).to_have_attribute("aria-pressed", "true")
    yield "visit"
    page.goto("/visit/report")
    expect(page.get_by_role("heading", name="Report for your visit", level=1)).to_be_visible()
    yield "report"
    page.goto("/visit/links")
    expect(page.get_by_role("heading", name="A link for the clinic")).to_be_visible()
    yield "clinic-links"
    make_feed(page)
    yield "calendar-address"
    page.get_by_role("button", name="Done").click()
    expect(page.get_by_role("link", name=re.compile("^iPhone"))).to_be_visible()
    yield "calendar"
    page.get_by_role("link", name=re.compile("^iPhone")).click()
    expect(page.get_by_role("heading", name="Calendar link")).to_be_visible()
    yield "calendar-feed"


def walk_measurements(page: Page) -> Iterator[str]:
    for path, figures in MEASURED.items():
        page.goto(f"/measurements/{path}")
        yield f"{path}-empty"
        for reading in figures:
            for name, figure in reading.items():
                page.get_by_label(name, exact=True).fill(figure)
            page.get_by_role("button", name="Save").click()
            expect(page.locator("a.reading").filter(has_text="/".join(reading.values()))).to_have_count(1)
        yield path
    page.locator("a.reading").first.click()
    expect(page.get_by_role("heading", name="Change reading")).to_be_visible()
    yield "change-reading"
    page.goto("/measurements/logbook")
    yield "glucose-logbook"
    page.goto("/measurements")
    yield "measurements"
    page.goto("/kicks")
    yield "kicks-empty"
    page.get_by_text("Add a count by hand").click()
    page.get_by_label("Minutes").fill("23")
    page.get_by_role("button", name="Save").click()
    expect(page.locator("a.reading").first).to_be_visible()
    yield "kicks"
    page.get_by_role("button", name="Start counting").click()
    expect(page.get_by_role("button", name="I felt a movement")).to_be_visible()
    yield "kicks-counting"
    page.goto("/contractions")
    yield "contractions-empty"
    page.get_by_text("Add one by hand").click()
    page.get_by_label("How long").fill("1:10")
    page.get_by_role("button", name="Save").first.click()
    expect(page.locator("a.reading").first).to_be_visible()
    yield "contractions"


def walk_entries(page: Page) -> Iterator[str]:
    page.goto("/today")
    for sentence, heading in {
        "headache 3/5": "symptom", "a glass of water": "drink", "weight 62 kg": "weight", "blood pressure 112/72": "pressure",
        "blood sugar 5.3": "glucose", "10 kicks": "kicks",
    }.items():  # fmt: skip
        say(page, sentence)
        page.get_by_role("dialog").get_by_role("link", name="Adjust").click()
        expect(page.get_by_role("dialog").get_by_role("heading", name="Adjust")).to_be_visible()
        yield f"adjust-{heading}"
        page.get_by_role("dialog").get_by_label("Tags").fill("travel, bad night")
        page.get_by_role("dialog").get_by_role("button", name="Update").click()
        expect(sheet_heading(page)).to_be_visible()
        page.get_by_role("dialog").get_by_role("button", name=re.compile("^Log")).click()
        expect(page.get_by_role("dialog")).to_have_count(0)
    page.goto("/timeline")
    yield "all-entries"
    page.get_by_role("group", name="Your tags").get_by_role("button", name="travel").click()
    expect(page.get_by_role("link", name="Show all")).to_be_visible()
    yield "all-entries-found"
    page.locator(".event__link").first.click()
    expect(page.get_by_role("dialog").get_by_label("Add a tag")).to_be_visible()
    page.get_by_role("dialog").get_by_label("Add a tag").fill("a tag that is much longer than thirty letters")
    page.get_by_role("dialog").get_by_role("button", name="Add", exact=True).click()
    expect(page.get_by_role("alert")).to_be_visible()
    yield "entry-tags"
    page.goto("/timeline/kinds/appointment")
    yield "all-entries-none"
    page.goto("/insights")
    yield "insights"


def walk_tokens(page: Page) -> Iterator[str]:
    page.goto("/settings/shortcuts")
    yield "shortcuts-none"
    page.get_by_label("Add entries by a sentence").uncheck()
    page.get_by_label("Your passphrase").fill("x")
    page.get_by_role("button", name="Make a token").click()
    expect(page.get_by_role("alert").first).to_be_visible()
    yield "shortcuts-refused"
    make_token(page, "Siri on my iPhone", read=True)
    yield "new-token"
    page.get_by_role("button", name="Done").click()
    expect(page.get_by_role("link", name=re.compile("^Siri"))).to_be_visible()
    yield "shortcuts"
    page.get_by_role("link", name=re.compile("^Siri")).click()
    expect(page.get_by_role("heading", name="Siri on my iPhone")).to_be_visible()
    yield "token"


def walk_offline(page: Page) -> Iterator[str]:
    page.goto("/offline")
    expect(page.get_by_text("You are offline.")).to_be_visible()
    yield "offline"
    for path in ["**/drafts", "**/offline/entries"]:
        page.route(path, lambda route: route.abort())
    page.goto("/today")
    page.get_by_label("What did you eat, drink, take or feel?").fill("half a cup of rice with lentils")
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_role("heading", name="1 entry will be added when you’re back online")).to_be_visible()
    page.locator("[data-offline=behind]").evaluate("notice => { notice.hidden = false }")
    yield "today-waiting"
    for path in ["**/drafts", "**/offline/entries"]:
        page.unroute(path)
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(page.get_by_role("heading", name="Logged while you were offline")).to_be_visible()
    yield "today-arrived"
    page.get_by_role("button", name="Looks right").click()
    expect(page.locator(".arrivals")).to_have_count(0)


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
    # Asked at once: a question of its own for each costs as much as the drawing.
    lacking = page.evaluate(TAKEN_HOLD, [f"({name}: {value})" for name, value in still.items()])
    assert lacking == [], f"did not take hold: {lacking}"


# Which of these does not hold. Styles follow at once; nothing is drawn for it, which would cost more than to look.
TAKEN_HOLD = "queries => queries.filter(query => !matchMedia(query).matches)"
