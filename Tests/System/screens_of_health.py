"""The part of the walk through what she takes and measures, visits, lists, and all entries."""

import re
from collections.abc import Iterator

from playwright.sync_api import Page, expect

from diary import say, sheet_heading
from photos import add_bump_photo
from visits import add_appointment, in_days, make_feed


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
