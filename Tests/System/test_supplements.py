"""Her supplements in a real browser: adding, marking, saying, retiming, pausing; with script, without, and by keyboard."""

import re

import pytest
from playwright.sync_api import Page, expect

from diary import log, say
from homes import EVERYWHERE

BOTH = pytest.mark.parametrize("her_page", [True, False], ids=["with script", "without script"], indirect=True)


def add_own(page: Page, name: str, doses: int = 1, amount: str = "27") -> None:
    """One of her own with doses at any time of the day, so that no test depends on the hour it runs at."""
    page.goto("/supplements/add/own")
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Dose", exact=True).fill(amount)
    page.get_by_label("Times a day").select_option(str(doses))
    page.get_by_role("button", name="Add to my list").click()
    expect(page.get_by_role("status")).to_have_text(f"{name} is on your list")


def row(page: Page, name: str):
    return page.locator("li.dose").filter(has=page.get_by_role("link", name=re.compile(f"^{name}")))


@BOTH
def test_a_common_one_is_added_marked_and_taken_back(her_page):
    her_page.get_by_role("link", name="Add your supplements").click()
    her_page.get_by_role("link", name="Iron (elemental)").click()
    expect(her_page.get_by_label("Dose", exact=True)).to_have_value("27")
    her_page.get_by_label("Time 1").fill("")
    her_page.get_by_role("button", name="Add to my list").click()
    expect(her_page.get_by_text("0 of 1 supplement taken")).to_be_visible()
    her_page.get_by_role("button", name="Iron: Mark as taken").click()
    expect(her_page.get_by_role("status")).to_have_text("Iron marked as taken")
    expect(her_page.get_by_role("button", name="Iron: Marked as taken")).to_be_visible()
    expect(her_page.get_by_text("All doses taken.")).to_be_visible()
    her_page.get_by_role("button", name="Undo").click()
    expect(her_page.get_by_role("button", name="Iron: Mark as taken")).to_be_visible()
    expect(her_page.get_by_role("heading", name="Supplements", level=1)).to_be_visible()


@EVERYWHERE
def test_on_today_a_dose_is_one_tap_and_each_has_a_state_of_its_own(her_page):
    add_own(her_page, "Iron", doses=3)
    her_page.goto("/today")
    card = her_page.get_by_role("region", name="Doses")
    card.get_by_role("button", name="Iron, Dose 1 of 3: Mark as taken").click()
    expect(card.get_by_text("1 of 3 doses taken").first).to_be_visible()
    expect(her_page.get_by_role("dialog")).to_have_count(0)
    expect(her_page.locator(".event__title", has_text="Iron")).to_have_count(1)
    her_page.get_by_role("button", name="Undo").click()
    expect(card.get_by_text("0 of 3 doses taken").first).to_be_visible()
    card.get_by_role("button", name="Iron, Dose 1 of 3: Mark as taken").click()
    expect(card.get_by_text("1 of 3 doses taken").first).to_be_visible()
    card.get_by_role("link", name="Doses").click()
    her_page.get_by_role("link", name="Iron. Show details").click()
    states = her_page.get_by_role("region", name="Today").locator(".badge")
    expect(states).to_have_count(3)
    expect(states.first).to_have_text(re.compile(r"^Taken \d\d:\d\d$"))
    expect(states.nth(1)).to_have_text("Due today")


# Chromium has no switch: it is told that it has one, and draws an ordinary box, which lies as unseen over the check.
HAS_SWITCH = "Object.defineProperty(HTMLInputElement.prototype, 'switch', { value: false, writable: true })"


def test_where_a_tap_on_a_switch_is_felt_one_lies_over_the_check_and_a_tap_on_it_takes_the_dose(her_page):
    add_own(her_page, "Iron")
    expect(her_page.locator(".touch-switch")).to_have_count(0)
    her_page.add_init_script(HAS_SWITCH)
    her_page.goto("/supplements")
    check = her_page.get_by_role("button", name="Iron: Mark as taken")
    cover = row(her_page, "Iron").locator("input.touch-switch[switch]")
    expect(cover).to_have_count(1)
    expect(row(her_page, "Iron").get_by_role("checkbox")).to_have_count(0)
    assert cover.evaluate("it => it.tabIndex") == -1
    box = check.bounding_box()
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert her_page.evaluate("([x, y]) => document.elementFromPoint(x, y).className", middle) == "touch-switch"
    her_page.mouse.click(*middle)
    expect(her_page.get_by_role("button", name="Iron: Marked as taken")).to_be_visible()
    # The page that came in its place has its own.
    expect(cover).to_have_count(1)


@BOTH
def test_a_dose_is_skipped_retimed_and_unmarked(her_page):
    add_own(her_page, "Magnesium", doses=2)
    row(her_page, "Magnesium").get_by_role("link").click()
    her_page.get_by_role("link", name=re.compile("^Dose 1 of 2")).click()
    her_page.get_by_role("dialog").get_by_role("button", name="Skip this dose").click()
    today = her_page.get_by_role("region", name="Today")
    expect(today.get_by_text("Skipped")).to_be_visible()
    her_page.get_by_role("link", name=re.compile("^Dose 2 of 2")).click()
    her_page.get_by_role("dialog").get_by_label("Time", exact=True).fill("00:00")
    her_page.get_by_role("dialog").get_by_role("button", name="Mark as taken").click()
    expect(today.get_by_text("Taken 00:00")).to_be_visible()
    her_page.get_by_role("link", name=re.compile("^Dose 2 of 2")).click()
    her_page.get_by_role("dialog").get_by_role("button", name="Mark as not taken").click()
    expect(today.get_by_text("Due today")).to_be_visible()
    expect(today.get_by_text("Skipped")).to_be_visible()


@EVERYWHERE
def test_what_she_says_fills_the_dose_and_the_sheet_says_which(her_page):
    add_own(her_page, "Vitamin D3", doses=2, amount="25")
    her_page.goto("/today")
    say(her_page, "prenatal and 2 vitamin D")
    sheet = her_page.get_by_role("dialog")
    expect(sheet.get_by_text(re.compile("^Dose 1 of 2 · 25 mg · 2 taken"))).to_be_visible()
    expect(sheet.get_by_text("Prenatal vitamin", exact=True)).to_be_visible()
    sheet.get_by_role("button", name="Log 2 entries").click()
    expect(her_page.get_by_role("dialog")).to_have_count(0)
    expect(her_page.get_by_role("region", name="Doses").get_by_text("1 of 2 doses taken").first).to_be_visible()
    log(her_page, "took my vitamin D")
    expect(her_page.get_by_role("region", name="Doses").get_by_text("2 of 2 doses taken").first).to_be_visible()


@BOTH
def test_it_is_changed_paused_and_taken_again_and_its_history_stays(her_page):
    add_own(her_page, "Zinc")
    row(her_page, "Zinc").get_by_role("button").click()
    expect(her_page.get_by_text("1 of 1 supplement taken")).to_be_visible()
    row(her_page, "Zinc").get_by_role("link").click()
    her_page.get_by_role("link", name="Edit", exact=True).click()
    her_page.get_by_label("Dose", exact=True).fill("x")
    her_page.get_by_label("How many tablets, capsules or drops are left").fill("30")
    her_page.get_by_role("button", name="Save").click()
    expect(her_page.get_by_text("Enter a dose above 0, as the label says it")).to_be_visible()
    expect(her_page.get_by_label("Dose", exact=True)).to_have_value("x")
    her_page.get_by_label("Dose", exact=True).fill("11")
    her_page.get_by_role("button", name="Save").click()
    expect(her_page.get_by_text("30 left (30 days)")).to_be_visible()
    expect(her_page.get_by_text("11 mg · once daily")).to_be_visible()
    her_page.get_by_role("button", name="Pause").click()
    expect(her_page.get_by_text(re.compile("^Paused since"))).to_be_visible()
    expect(her_page.get_by_role("status")).to_have_text("Zinc paused")
    her_page.get_by_role("button", name="Take it again").click()
    expect(her_page.get_by_role("button", name="Pause")).to_be_visible()
    expect(her_page.get_by_text(re.compile(r"^Taken \d\d:\d\d$"))).to_be_visible()


@BOTH
def test_the_whole_row_leads_on_and_its_check_is_a_thumb_wide(her_page):
    add_own(her_page, "Choline")
    check = row(her_page, "Choline").get_by_role("button").bounding_box()
    assert check["width"] >= 44 and check["height"] >= 44
    box = row(her_page, "Choline").bounding_box()
    her_page.mouse.click(box["x"] + box["width"] - 60, box["y"] + 8)
    expect(her_page.get_by_role("heading", name="Choline", level=1)).to_be_visible()


def test_by_keyboard_alone_the_focus_stays_on_the_check(her_page):
    add_own(her_page, "Iodine", doses=2)
    row(her_page, "Iodine").get_by_role("button").focus()
    her_page.keyboard.press("Enter")
    expect(her_page.get_by_text("1 of 2 doses", exact=False).first).to_be_visible()
    second = her_page.get_by_role("button", name="Iodine, Dose 2 of 2: Mark as taken")
    expect(second).to_be_focused()
    her_page.keyboard.press("Space")
    expect(her_page.get_by_text("All doses taken.")).to_be_visible()
    her_page.keyboard.press("Tab")
    her_page.keyboard.press("Enter")
    expect(her_page.get_by_role("heading", name="Iodine", level=1)).to_be_visible()
    link = her_page.get_by_role("link", name=re.compile("^Dose 1 of 2"))
    link.focus()
    her_page.keyboard.press("Enter")
    expect(her_page.get_by_role("dialog")).to_be_visible()
    her_page.keyboard.press("Escape")
    expect(her_page.get_by_role("dialog")).to_have_count(0)
    expect(link).to_be_focused()


def test_times_show_as_many_as_there_are_doses_and_days_only_when_chosen(her_page):
    her_page.goto("/supplements/add/own")
    expect(her_page.get_by_label("Time 1")).to_be_visible()
    expect(her_page.get_by_label("Time 2")).to_be_hidden()
    her_page.get_by_label("Times a day").select_option("3")
    expect(her_page.get_by_label("Time 3")).to_be_visible()
    expect(her_page.get_by_label("Mon", exact=True)).to_be_hidden()
    her_page.get_by_label("Some days").check()
    expect(her_page.get_by_text("Mon", exact=True)).to_be_visible()
    her_page.get_by_label("When needed").check()
    expect(her_page.get_by_label("Times a day")).to_be_hidden()


@pytest.mark.parametrize("width", [320, 1280])
def test_fifty_supplements_make_a_sensible_page(her_page, width):
    script = """async () => {
      for (let number = 1; number <= 50; number += 1) {
        const fields = new URLSearchParams({ name: `Supplement number ${number}`, amount: '10', unit: 'mg', pieces: '1', frequency: 'daily', doses: String(1 + number % 4) });
        const answer = await fetch('/supplements/add/own', { method: 'POST', body: fields });
        if (!answer.ok) throw new Error(answer.status);
      }
    }"""
    her_page.evaluate(script)
    her_page.set_viewport_size({"width": width, "height": 800})
    her_page.goto("/supplements")
    expect(her_page.locator("li.dose")).to_have_count(50)
    assert her_page.evaluate("() => document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    row(her_page, "Supplement number 50").get_by_role("button").click()
    expect(her_page.get_by_role("status")).to_have_text("Supplement number 50 marked as taken")
    her_page.goto("/today")
    expect(her_page.get_by_role("region", name="Doses").locator(".pip")).to_have_count(10)
