"""The timeline of everything, the fields of each kind on the sheet, tags, and insights."""

import re

import pytest
from playwright.sync_api import expect

from diary import log, say, sheet_heading
from homes import EVERYWHERE

BOTH = pytest.mark.parametrize("her_page", [True, False], ids=["with script", "without script"], indirect=True)
SMALL = {"width": 320, "height": 568}


def open_all(page):
    page.get_by_role("link", name="All entries").click()
    expect(page.get_by_role("heading", name="All entries", level=1)).to_be_visible()


def adjust(page):
    page.get_by_role("dialog").get_by_role("link", name=re.compile("^(Adjust|Time:)")).first.click()
    expect(page.get_by_role("dialog").get_by_role("heading", name="Adjust")).to_be_visible()
    return page.get_by_role("dialog")


@EVERYWHERE
def test_everything_is_in_one_timeline_filtered_and_searched(her_page):
    for sentence in ["I ate an apple", "a glass of water", "headache 3/5"]:
        log(her_page, sentence)
    open_all(her_page)
    expect(her_page.locator(".event")).to_have_count(3)
    expect(her_page.get_by_role("heading", name="Today", level=2)).to_be_visible()
    kinds = her_page.get_by_role("navigation", name="Kinds of entries")
    kinds.get_by_role("link", name="Symptoms").click()
    expect(her_page.locator(".event")).to_have_count(1)
    expect(kinds.get_by_role("link", name="Symptoms")).to_have_attribute("aria-current", "true")
    kinds.get_by_role("link", name="Drinks").click()
    expect(her_page.locator(".event")).to_have_count(2)
    her_page.get_by_role("link", name="Show all").click()
    expect(her_page.locator(".event")).to_have_count(3)
    her_page.get_by_role("searchbox", name="Search your entries").fill("app")
    her_page.get_by_role("searchbox", name="Search your entries").press("Enter")
    expect(her_page.get_by_role("status").filter(has_text="1 entry")).to_be_visible()
    expect(her_page.locator(".event")).to_contain_text("Apple")
    assert "app" not in her_page.url.split("/timeline")[1]
    her_page.get_by_role("searchbox", name="Search your entries").fill("pomegranate")
    her_page.get_by_role("searchbox", name="Search your entries").press("Enter")
    expect(her_page.get_by_text("Nothing found")).to_be_visible()


@EVERYWHERE
def test_an_entry_is_opened_and_deleted_on_the_timeline_and_stays_undoable_there(her_page):
    log(her_page, "I ate an apple")
    log(her_page, "a glass of water")
    open_all(her_page)
    her_page.locator(".event").get_by_role("link", name="Apple").click()
    expect(her_page.get_by_role("dialog").get_by_role("heading", name="Apple")).to_be_visible()
    her_page.get_by_role("dialog").get_by_role("link", name="Close").click()
    expect(her_page.get_by_role("dialog")).to_have_count(0)
    expect(her_page.get_by_role("heading", name="All entries", level=1)).to_be_visible()
    her_page.locator(".event").filter(has_text="Water").locator("summary").click()
    her_page.locator(".event").get_by_role("button", name="Delete").click()
    expect(her_page.locator(".event")).to_have_count(1)
    expect(her_page.get_by_role("heading", name="All entries", level=1)).to_be_visible()
    her_page.get_by_role("button", name="Undo").click()
    expect(her_page.locator(".event")).to_have_count(2)
    expect(her_page.get_by_role("heading", name="All entries", level=1)).to_be_visible()


@BOTH
def test_tags_are_put_on_found_by_and_taken_off(her_page):
    log(her_page, "headache 3/5")
    open_all(her_page)
    her_page.locator(".event__link").click()
    sheet = her_page.get_by_role("dialog")
    sheet.get_by_label("Add a tag").fill("bad night, travel")
    sheet.get_by_role("button", name="Add", exact=True).click()
    expect(sheet.get_by_role("button", name="Remove tag travel")).to_be_visible()
    assert "travel" not in her_page.url
    sheet.get_by_role("button", name="Remove tag bad night").click()
    expect(sheet.get_by_role("button", name="Remove tag bad night")).to_have_count(0)
    sheet.get_by_role("button", name="Undo").click()
    expect(sheet.get_by_role("button", name="Remove tag bad night")).to_be_visible()
    sheet.get_by_role("link", name="Close").click()
    expect(her_page.get_by_role("dialog")).to_have_count(0)
    expect(her_page.locator(".event .tag")).to_have_count(2)
    her_page.get_by_role("group", name="Your tags").get_by_role("button", name="travel").click()
    expect(her_page.get_by_role("status").filter(has_text="tagged")).to_contain_text("1 entry")
    assert "travel" not in her_page.url
    her_page.get_by_role("group", name="Your tags").get_by_role("button", name="travel").click()
    expect(her_page.get_by_role("link", name="Show all")).to_have_count(0)


@BOTH
def test_a_symptom_is_adjusted_by_its_own_fields(her_page):
    say(her_page, "headache")
    sheet = adjust(her_page)
    sheet.get_by_label("How long", exact=True).fill("long")
    sheet.get_by_role("radio", name="Severe", exact=True).check()
    sheet.get_by_label("Tags").fill("travel")
    sheet.get_by_role("button", name="Update").click()
    expect(sheet.get_by_role("alert")).to_contain_text("Enter how long")
    expect(sheet.get_by_label("How long", exact=True)).to_have_value("long")
    expect(sheet.get_by_label("Tags")).to_have_value("travel")
    expect(sheet.get_by_role("radio", name="Severe", exact=True)).to_be_checked()
    sheet.get_by_label("How long", exact=True).fill("2")
    sheet.get_by_label("Unit").select_option("hours")
    sheet.get_by_role("button", name="Update").click()
    expect(sheet_heading(her_page)).to_be_visible()
    expect(her_page.get_by_role("dialog")).to_contain_text("Severity 4 of 5 · 2 hours")
    her_page.get_by_role("dialog").get_by_role("button", name="Log Symptom").click()
    expect(her_page.locator(".event")).to_contain_text("Severity 4 of 5 · 2 hours")
    expect(her_page.locator(".event .tag")).to_have_text("travel")


FIELDS = {
    "a glass of water": ({"Amount": "300"}, "about 300 mL"),
    "took my iron": ({"Dose": "27 mg", "How many": "2"}, "27 mg · 2 taken"),
    "weight 62 kg": ({"Weight": "63.5"}, "63.5 kg"),
    "blood pressure 112/72": ({"Upper (systolic)": "118"}, "118/72 mmHg"),
    "blood sugar 5.3": ({"Blood glucose": "6.1"}, "6.1 mmol/L"),
    "midwife appointment tomorrow at 2": ({"Title": "Midwife Anna"}, "Midwife Anna"),
}


@pytest.mark.parametrize("sentence", FIELDS)
@BOTH
def test_each_kind_has_its_own_fields(her_page, sentence):
    fields, shown = FIELDS[sentence]
    her_page.set_viewport_size(SMALL)
    say(her_page, sentence)
    sheet = adjust(her_page)
    for label, value in fields.items():
        sheet.get_by_label(label, exact=True).fill(value)
    sheet.get_by_role("button", name="Update").click()
    expect(sheet_heading(her_page)).to_be_visible()
    expect(her_page.get_by_role("dialog")).to_contain_text(shown)


@BOTH
def test_insights_say_that_there_is_too_little_and_keep_her_hours(her_page):
    her_page.get_by_role("link", name="Insights").click()
    expect(her_page.get_by_text("There isn’t enough to compare yet.")).to_be_visible()
    expect(her_page.get_by_text("Heartburn after 0 of 0 meals so far.")).to_be_visible()
    her_page.get_by_role("radio", name="4 hours").check()
    her_page.get_by_role("button", name="Update").click()
    expect(her_page.get_by_role("radio", name="4 hours")).to_be_checked()
    expect(her_page.locator(".toast")).to_contain_text("Settings saved")


def test_the_timeline_is_worked_by_keyboard(her_page):
    log(her_page, "I ate an apple")
    log(her_page, "headache 3/5")
    her_page.get_by_role("link", name="All entries").focus()
    her_page.keyboard.press("Enter")
    expect(her_page.get_by_role("heading", name="All entries", level=1)).to_be_visible()
    her_page.get_by_role("searchbox", name="Search your entries").focus()
    her_page.keyboard.type("head")
    her_page.keyboard.press("Enter")
    expect(her_page.locator(".event")).to_have_count(1)
    her_page.locator(".event__link").focus()
    her_page.keyboard.press("Enter")
    expect(her_page.get_by_role("dialog").get_by_role("heading", name="Headache")).to_be_visible()
    her_page.keyboard.press("Escape")
    expect(her_page.get_by_role("dialog")).to_have_count(0)
    expect(her_page.locator(".event__link")).to_be_focused()


def test_the_day_stays_in_sight_while_its_entries_pass(her_page):
    for _ in range(2):
        log(her_page, "a glass of water, took my iron, headache 3/5, weight 62 kg, blood pressure 112/72")
    open_all(her_page)
    her_page.set_viewport_size(SMALL)
    her_page.evaluate("scrollTo(0, 500)")
    box = her_page.locator(".entries-day__head").bounding_box()
    assert 0 <= box["y"] < 60


def test_what_is_logged_slides_into_its_place(her_page):
    log(her_page, "I ate an apple")
    log(her_page, "a glass of water")
    expect(her_page.locator(".event[data-fresh]")).to_have_count(1)
    expect(her_page.locator(".event[data-fresh]")).to_contain_text("Water")
    her_page.goto("/today")
    expect(her_page.locator(".event")).to_have_count(2)
    expect(her_page.locator(".event[data-fresh]")).to_have_count(0)


GHOSTS = "() => { window.gone = []; new MutationObserver(changes => { for (const change of changes) for (const node of change.addedNodes)\n  if (node.matches?.('.is-gone')) window.gone.push([node.textContent.trim(), node.ariaHidden, node.inert, node.getAnimations().length]); })\n  .observe(document.body, { subtree: true, childList: true }); }"


def delete_first(page):
    page.get_by_role("button", name=re.compile("^More about")).or_(page.locator(".event summary")).first.click()
    page.locator(".event").first.get_by_role("button", name="Delete").click()


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_deleted_entry_is_seen_to_go_where_motion_is_welcome(her_page, motion):
    log(her_page, "I ate an apple")
    log(her_page, "a glass of water")
    her_page.emulate_media(reduced_motion=motion)
    her_page.goto("/today")
    her_page.evaluate(GHOSTS)
    # Both may be of one second, and entries of one second keep the order they were said in.
    first = her_page.locator(".event").first.text_content().split()
    delete_first(her_page)
    expect(her_page.locator(".event:not(.is-gone)")).to_have_count(1)
    expect(her_page.locator(".is-gone")).to_have_count(0)
    gone = her_page.evaluate("window.gone")
    if motion == "reduce":
        assert gone == []
    else:
        assert [row[1:] for row in gone] == [["true", True, 1]] and gone[0][0].split() == first
