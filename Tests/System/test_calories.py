"""The calorie card, the week, its days and what can be saved of it, with and without script."""

import csv
import io
import re
import struct
import xml.etree.ElementTree as ElementTree
from datetime import timedelta

import pytest
from playwright.sync_api import Page, expect

from diary import log, today
from preferences import prefer
from test_keyboard import Keyboard

BOTH = pytest.mark.parametrize("her_page", [True, False], indirect=True, ids=["with script", "without script"])


def number(text: str) -> int:
    return int(re.search(r"[\d,]+", text).group().replace(",", ""))


@BOTH
def test_the_card_unfolds_in_place_to_what_was_eaten(her_page):
    card = her_page.get_by_role("region", name="Daily calorie tracker")
    expect(card.get_by_role("img", name="Calorie progress: 0 calories")).to_be_visible()
    log(her_page, "I had two eggs and a slice of toast for breakfast")
    total = number(card.locator(".eaten__num").inner_text())
    assert 100 < total < 600
    expect(card.get_by_role("img", name=f"Calorie progress: {total} calories")).to_be_visible()
    expect(card.locator(".cal__meals")).to_be_hidden()
    card.locator("summary").click()
    expect(card.locator(".cal__meals")).to_be_visible()
    expect(card.get_by_text(f"Breakfast: {total} calories, 100 percent of the day")).to_be_attached()
    expect(card.get_by_text("Lunch: not yet")).to_be_attached()
    card.locator("summary").click()
    expect(card.locator(".cal__meals")).to_be_hidden()


def test_a_tap_anywhere_on_the_card_unfolds_it(her_page):
    log(her_page, "an apple")
    card = her_page.get_by_role("region", name="Daily calorie tracker")
    card.locator(".eaten__ring").click()
    expect(card.locator(".cal__meals")).to_be_visible()
    card.get_by_text("Eaten so far").click()
    expect(card.locator(".cal__meals")).to_be_hidden()


@BOTH
def test_a_bar_opens_its_day_and_the_day_leads_back(her_page):
    log(her_page, "I had two eggs for breakfast and an apple")
    her_page.get_by_role("link", name="Open weekly trends").click()
    expect(her_page).to_have_url(re.compile("/calories$"))
    expect(her_page.get_by_role("heading", name="Weekly Calorie Trends")).to_be_visible()
    days = her_page.locator(".week__days a")
    assert days.count() == 7
    expect(days.nth(0)).to_have_accessible_name(re.compile("nothing logged$"))
    expect(days.nth(6)).to_have_accessible_name(re.compile(r"\d+ calories so far$"))
    days.nth(6).click()
    expect(her_page).to_have_url(re.compile(f"/calories/{today().isoformat()}$"))
    sheet = her_page.get_by_role("dialog")
    expect(sheet.get_by_role("heading", name="Daily Details")).to_be_visible()
    expect(sheet.get_by_text(re.compile("^Egg")).first).to_be_visible()
    expect(sheet.get_by_text(re.compile("^Protein: "))).to_be_attached()
    expect(sheet.get_by_text(re.compile(r"^Fib(er|re): \d+ g$"))).to_be_attached()
    sheet.get_by_role("link", name="Done").click()
    expect(her_page.get_by_role("dialog")).to_have_count(0)
    expect(her_page).to_have_url(re.compile("/calories$"))


@BOTH
def test_any_past_week_is_there(her_page):
    her_page.goto("/calories")
    last = today() - timedelta(days=7)
    her_page.get_by_role("link", name="Previous week").click()
    expect(her_page).to_have_url(re.compile(f"/calories/weeks/{(last - timedelta(days=6)).isoformat()}$"))
    expect(her_page.get_by_text("No meals logged this week.")).to_be_visible()
    for step, days in [("Previous week", 13), ("Next week", 6), ("Next week", None)]:
        her_page.get_by_role("link", name=step).click()
        place = f"/weeks/{(last - timedelta(days=days)).isoformat()}" if days else ""
        expect(her_page).to_have_url(re.compile(f"/calories{place}$"))
    expect(her_page.get_by_role("link", name="Next week")).to_have_count(0)


def test_the_week_and_its_days_by_keyboard(her_page):
    log(her_page, "I had two eggs for breakfast")
    keys = Keyboard(her_page)
    keys.go_to("^Show meals", backwards=True).press("Enter")
    expect(her_page.locator(".cal__meals")).to_be_visible()
    keys.go_to("^Open weekly trends").press("Enter")
    expect(her_page).to_have_url(re.compile("/calories$"))
    keys.go_to("so far$").press("Enter")
    sheet = her_page.get_by_role("dialog")
    expect(sheet.get_by_role("heading", name="Daily Details")).to_be_focused()
    keys.press("Escape")
    expect(sheet).to_have_count(0)
    expect(her_page.locator(".week__days a").last).to_be_focused()
    keys.go_to("^Show as a table").press("Enter")
    expect(her_page.get_by_role("table")).to_be_visible()


@BOTH
def test_the_week_is_saved_as_a_drawing_and_as_a_table(her_page):
    log(her_page, "I had two eggs and a slice of toast for breakfast")
    her_page.goto("/calories")
    first = (today() - timedelta(days=6)).isoformat()
    with her_page.expect_download() as drawing:
        her_page.get_by_role("link", name="Drawing (SVG)").click()
    assert drawing.value.suggested_filename == f"corgina-calories-{first}.svg"
    root = ElementTree.parse(drawing.value.path()).getroot()
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert "Egg" not in ElementTree.tostring(root, encoding="unicode")
    with her_page.expect_download() as table:
        her_page.get_by_role("link", name="Table (CSV)").click()
    assert table.value.suggested_filename == f"corgina-calories-{first}.csv"
    rows = list(csv.DictReader(io.StringIO(table.value.path().read_bytes().decode(), newline="")))
    assert [row["meal"] for row in rows] == ["Breakfast", "Breakfast"]
    assert {row["date"] for row in rows} == {today().isoformat()}
    shown = number(her_page.locator(".day__value").last.inner_text())
    assert abs(sum(float(row["energy_kcal"]) for row in rows) - shown) <= 0.5


def test_her_browser_makes_a_picture_of_the_drawing(her_page):
    log(her_page, "I had two eggs and a slice of toast for breakfast")
    her_page.goto("/calories")
    with her_page.expect_download() as picture:
        her_page.get_by_role("link", name="Image (PNG)").click()
    assert picture.value.suggested_filename.endswith(".png")
    data = picture.value.path().read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", data[16:24]) == (1600, 1120)
    # Something is drawn: not all of one colour.
    from PIL import Image

    assert len(Image.open(io.BytesIO(data)).convert("RGB").getcolors(1 << 24)) > 50


@pytest.mark.parametrize("her_page", [False], indirect=True)
def test_without_script_no_picture_is_promised(her_page):
    log(her_page, "an apple")
    her_page.goto("/calories")
    expect(her_page.get_by_role("link", name="Drawing (SVG)")).to_be_visible()
    expect(her_page.get_by_text("Image (PNG)")).to_be_hidden()


def test_figures_roll_only_where_motion_is_welcome(her_server, lived_in, new_page):
    page = new_page(her_server, storage_state=lived_in[1], reduced_motion="no-preference")
    page.goto("/today")
    log(page, "an apple")
    passing = number(page.locator(".eaten__num b").inner_text())
    # Assistive technology hears at once what the server wrote; at rest the figure is the same.
    settled = number(page.get_by_role("img", name=re.compile("^Calorie progress")).get_attribute("aria-label"))
    expect(page.locator(".eaten__num b")).to_have_text(str(settled))
    assert 0 <= passing <= settled and settled > 40
    expect(page.get_by_role("img", name=f"Calorie progress: {settled} calories")).to_be_visible()


# Parts of drawings and their legends that are no other colour than what lies behind them.
UNSEEN = """() => {
  const probe = document.createElement('i');
  probe.style.color = 'Canvas';
  document.body.append(probe);
  const canvas = getComputedStyle(probe).color, bare = ['none', 'rgba(0, 0, 0, 0)', canvas];
  probe.remove();
  const paints = part => {
    const style = getComputedStyle(part), sides = ['Top', 'Left'].map(side => [style[`border${side}Width`], style[`border${side}Color`]]);
    return part.matches('.sample, .day__bar') ? [style.backgroundColor, ...sides.map(([width, color]) => width === '0px' ? 'none' : color)] : [style.fill, style.stroke];
  };
  return [...document.querySelectorAll('main .sample, main .day__bar, main svg .bar')].filter(part => paints(part).every(paint => bare.includes(paint)))
    .map(part => part.getAttribute('class'));
}"""


def test_bars_and_legends_are_seen_in_forced_colours(her_page):
    log(her_page, "two eggs and toast")
    for address, least in (("/today", 7), ("/calories", 7), ("/hydration", 7), ("/pregnancy/growth", 3)):
        her_page.goto(address)
        prefer(her_page, {"forced-colors": "active"})
        assert her_page.locator("main .sample, main .day__bar, main svg .bar").count() >= least, address
        assert her_page.evaluate(UNSEEN) == [], address
