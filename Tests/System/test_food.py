"""Food beyond the first sentence: changed later, copied, one tap, recipes, foods and labels."""

import re
from datetime import timedelta

import pytest
from playwright.sync_api import expect

from diary import log, say, today

BOTH = pytest.mark.parametrize("her_page", [True, False], ids=["with script", "without script"], indirect=True)
YESTERDAY = (today() - timedelta(days=1)).isoformat()


@BOTH
def test_an_entry_is_opened_changed_deleted_and_brought_back(her_page):
    log(her_page, "I ate an apple")
    her_page.locator(".event").get_by_role("link", name="Apple").click()
    her_page.get_by_role("dialog").get_by_role("button", name="Edit").click()
    sheet = her_page.get_by_role("dialog")
    expect(sheet.get_by_role("heading", name="Edit entry")).to_be_visible()
    sheet.get_by_role("link", name=re.compile("^Time:")).click()
    her_page.get_by_role("dialog").get_by_label("Day", exact=True).fill(YESTERDAY)
    her_page.get_by_role("dialog").get_by_label("Time", exact=True).fill("09:15")
    her_page.get_by_role("dialog").get_by_role("button", name="Update").click()
    her_page.get_by_role("dialog").get_by_role("button", name="Save").click()
    expect(her_page.get_by_role("heading", name="Yesterday", level=1)).to_be_visible()
    expect(her_page.locator(".event")).to_contain_text("09:15")

    her_page.locator(".event").get_by_role("link", name="Apple").click()
    her_page.get_by_role("dialog").locator("summary", has_text="Delete").click()
    her_page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(her_page.locator(".event")).to_have_count(0)
    her_page.get_by_role("button", name="Undo").click()
    expect(her_page.locator(".event")).to_have_count(1)


@BOTH
def test_a_row_has_a_menu_to_delete_it(her_page):
    log(her_page, "I ate an apple")
    her_page.goto("/today")
    her_page.locator(".event summary").click()
    her_page.locator(".event").get_by_role("button", name="Delete").click()
    expect(her_page.locator(".event")).to_have_count(0)
    expect(her_page.locator(".toast")).to_contain_text("Removed")


@BOTH
def test_a_past_day_takes_several_entries(her_page):
    her_page.get_by_role("link", name=re.compile("^Previous day")).click()
    expect(her_page.get_by_role("heading", name="Yesterday", level=1)).to_be_visible()
    log(her_page, "I ate an apple for lunch")
    log(her_page, "two eggs and toast for breakfast")
    expect(her_page.get_by_role("heading", name="Yesterday", level=1)).to_be_visible()
    expect(her_page.locator(".event")).to_have_count(2)
    expect(her_page.get_by_role("link", name=re.compile("^Next day"))).to_have_count(0)
    her_page.get_by_role("link", name="Today", exact=True).click()
    expect(her_page.get_by_role("heading", name="Today", level=1)).to_be_visible()
    her_page.get_by_role("link", name="Quick log").click()
    her_page.get_by_role("button", name="Yesterday's breakfast").click()
    expect(her_page.locator(".event")).to_have_count(1)
    her_page.get_by_role("button", name="Undo").click()
    expect(her_page.locator(".event")).to_have_count(0)


@BOTH
def test_a_snack_takes_one_tap_and_a_craving_comes_first(her_page):
    her_page.goto("/quick")
    expect(her_page.locator(".snack")).to_have_count(0)
    her_page.goto("/today")
    her_page.get_by_role("link", name=re.compile("^Previous day")).click()
    log(her_page, "I ate a banana")
    her_page.goto("/today")
    log(her_page, "I ate an apple")
    her_page.get_by_role("link", name="Quick log").click()
    expect(her_page.locator(".snack").first).to_contain_text("Apple")
    her_page.goto("/foods")
    her_page.get_by_role("link", name=re.compile("Banana")).click()
    her_page.get_by_role("button", name="Craving").click()
    expect(her_page.get_by_role("button", name="Craving")).to_have_attribute("aria-pressed", "true")
    her_page.goto("/quick")
    expect(her_page.locator(".snack").first).to_contain_text("Banana")
    her_page.locator(".snack").first.press("Enter")
    expect(her_page.locator(".event")).to_have_count(2)
    her_page.get_by_role("button", name="Undo").click()
    expect(her_page.locator(".event")).to_have_count(1)


@BOTH
def test_the_second_time_a_meal_becomes_a_recipe_and_its_name_logs_it(her_page):
    log(her_page, "I had porkchop and potatoes")
    expect(her_page.get_by_text("You've logged this meal before!")).to_have_count(0)
    log(her_page, "I had porkchop and potatoes")
    expect(her_page.get_by_role("heading", name="You've logged this meal before!")).to_be_visible()
    her_page.get_by_role("button", name="Save Recipe").click()
    expect(her_page.get_by_role("heading", name="Porkchop and potatoes", level=1)).to_be_visible()
    her_page.get_by_role("button", name="Edit").click()
    her_page.get_by_role("dialog").get_by_label("Name").fill("Sunday plate")
    her_page.get_by_role("dialog").get_by_role("button", name="Save Recipe").click()
    expect(her_page.get_by_role("heading", name="Sunday plate", level=1)).to_be_visible()
    her_page.get_by_label("How many servings did you have?").fill("1/2")
    her_page.get_by_role("button", name="Log", exact=True).click()
    expect(her_page.locator(".event").filter(has_text="Sunday plate")).to_have_count(1)
    say(her_page, "I had my sunday plate")
    expect(her_page.get_by_role("dialog").locator(".item:not(.item--add)")).to_have_count(2)


@BOTH
def test_not_now_leaves_the_offer_and_is_remembered(her_page):
    log(her_page, "I had porkchop and potatoes")
    log(her_page, "I had porkchop and potatoes")
    her_page.get_by_role("button", name="Not Now").click()
    expect(her_page.get_by_text("You've logged this meal before!")).to_have_count(0)
    expect(her_page.locator(".event")).to_have_count(2)
    log(her_page, "I had porkchop and potatoes")
    expect(her_page.locator(".event")).to_have_count(3)
    expect(her_page.get_by_text("You've logged this meal before!")).to_have_count(0)


@BOTH
def test_a_food_is_found_and_logged_and_a_label_entered(her_page):
    her_page.get_by_role("link", name="Quick log").click()
    her_page.get_by_role("link", name="All foods").click()
    her_page.get_by_role("searchbox", name="Search foods").fill("bananna")
    her_page.get_by_role("searchbox", name="Search foods").press("Enter")
    her_page.get_by_role("link", name=re.compile(r"Banana\s*Raw")).click()
    assert "banan" not in her_page.url.lower()
    her_page.get_by_label("Amount").fill("0")
    her_page.get_by_role("button", name="Log", exact=True).click()
    expect(her_page.get_by_role("alert")).to_contain_text("Enter an amount above 0")
    her_page.get_by_label("Amount").fill("1,5")
    her_page.get_by_role("button", name="Log", exact=True).click()
    expect(her_page.locator(".event")).to_contain_text("Banana")

    her_page.goto("/foods/new")
    her_page.get_by_label("Name").fill("My granola")
    her_page.get_by_label("Energy, cal").fill("a lot")
    her_page.get_by_role("button", name="Log", exact=True).click()
    expect(her_page.get_by_role("alert")).to_contain_text("Enter a number from 0 to 10,000")
    expect(her_page.get_by_label("Name")).to_have_value("My granola")
    her_page.get_by_label("Energy, cal").fill("210,5")
    her_page.get_by_role("button", name="Log", exact=True).click()
    expect(her_page.locator(".event").filter(has_text="My granola")).to_have_count(1)


def test_a_number_is_typed_once_and_known_for_good(her_page):
    her_page.goto("/foods")
    her_page.get_by_role("searchbox", name="Search foods").fill("4006381333932")
    her_page.get_by_role("searchbox", name="Search foods").press("Enter")
    expect(her_page.get_by_role("alert")).to_contain_text("its last digit does not fit the others")
    her_page.get_by_role("searchbox", name="Search foods").fill("4 006381 333931")
    her_page.get_by_role("searchbox", name="Search foods").press("Enter")
    expect(her_page.get_by_label("Number below the barcode")).to_have_value("4 006381 333931")
    assert "006381" not in her_page.url
    her_page.get_by_label("Name").fill("Wheat biscuits")
    her_page.get_by_label("Energy, cal").fill("135")
    her_page.get_by_role("button", name="Log", exact=True).click()
    expect(her_page.locator(".event")).to_contain_text("Wheat biscuits")

    her_page.goto("/foods/new")
    her_page.get_by_label("Number below its barcode").fill("4006381333931")
    her_page.get_by_role("button", name="Find by its number").click()
    expect(her_page.get_by_role("heading", name="Wheat biscuits")).to_be_visible()


def test_everything_is_reached_by_keyboard(her_page):
    log(her_page, "I ate an apple")
    her_page.locator(".event__link").focus()
    her_page.keyboard.press("Enter")
    expect(her_page.get_by_role("dialog").get_by_role("heading", name="Apple")).to_be_visible()
    her_page.keyboard.press("Escape")
    expect(her_page.get_by_role("dialog")).to_have_count(0)
    her_page.goto("/today")
    her_page.locator(".event summary").focus()
    her_page.keyboard.press("Enter")
    for name in ("Log again", "Edit", "Delete"):
        her_page.keyboard.press("Tab")
        expect(her_page.locator(".event").get_by_role("button", name=name)).to_be_focused()
    her_page.keyboard.press("Enter")
    expect(her_page.locator(".event")).to_have_count(0)


@BOTH
def test_an_amount_is_changed_on_the_sheet(her_page):
    say(her_page, "a glass of orange juice")
    her_page.locator(".item summary").first.click()
    item = her_page.locator(".item").first
    before = item.locator(".item__cal").inner_text()
    change(item, her_page, "Amount", "1/2")
    expect(item.locator(".amount")).to_contain_text("½ glass")
    assert item.locator(".item__cal").inner_text() != before
    open_amount(item)
    change(item, her_page, "Unit", "ml")
    expect(item.locator(".amount")).to_contain_text("mL")
    her_page.get_by_role("dialog").get_by_role("button", name="Log Meal").click()
    expect(her_page.locator(".event")).to_contain_text("Orange juice")


@BOTH
def test_an_amount_that_is_none_is_said_in_its_row_and_changes_nothing(her_page):
    say(her_page, "two eggs and toast")
    her_page.locator(".item summary").first.click()
    item = her_page.locator(".item").first
    change(item, her_page, "Amount", "lots")
    expect(item.get_by_role("alert")).to_contain_text("Enter an amount above 0")
    expect(item.get_by_label("Amount")).to_have_value("lots")
    expect(item.locator(".amount")).to_contain_text("2 eggs")


def test_each_tap_on_more_counts_however_fast(her_page):
    say(her_page, "a banana and toast")
    her_page.locator(".item summary").first.click()
    # Each tap lands while the answer to the one before is on its way; so does the button to log.
    her_page.evaluate(
        """() => {
          for (let tap = 0; tap < 4; tap++) document.querySelector(".item [data-step='+']").click();
          document.querySelector("#log button[type=submit]").click();
        }"""
    )
    expect(her_page.get_by_role("dialog")).to_have_count(0)
    her_page.locator(".event").get_by_role("link", name="Banana and toast").click()
    expect(her_page.locator(".item").first).to_contain_text("3 ")


def test_a_button_tapped_twice_does_once(her_page):
    say(her_page, "a banana and toast")
    her_page.evaluate(
        """() => {
          for (let tap = 0; tap < 2; tap++) document.querySelector("#log button[type=submit]").click();
        }"""
    )
    expect(her_page.get_by_role("dialog")).to_have_count(0)
    expect(her_page.locator(".event")).to_have_count(1)
    her_page.evaluate(
        """() => {
          for (let tap = 0; tap < 2; tap++) document.querySelector(".tapin").click();
        }"""
    )
    expect(her_page.locator(".event")).to_have_count(2)
    her_page.goto("/today")
    expect(her_page.locator(".event")).to_have_count(2)


@BOTH
def test_a_food_of_a_logged_meal_is_changed_in_its_row(her_page):
    log(her_page, "two eggs and toast")
    her_page.locator(".event").get_by_role("link", name="Eggs and toast").click()
    item = her_page.locator(".item").first
    before = her_page.locator(".total").inner_text()
    item.locator("summary").click()
    change(item, her_page, "Amount", "3")
    expect(item.locator(".amount")).to_contain_text("3 eggs")
    expect(her_page.locator(".total")).not_to_have_text(before)
    her_page.get_by_role("dialog").get_by_role("button", name="Undo").click()
    expect(her_page.locator(".item .amount").first).to_contain_text("2 eggs")
    open_amount(her_page.locator(".item").first)
    change(her_page.locator(".item").first, her_page, "Amount", "900000")
    expect(her_page.locator(".item").first.get_by_role("alert")).to_be_visible()
    expect(her_page.locator(".item .amount").first).to_contain_text("2 eggs")


def open_amount(item) -> None:
    """Without script an answer folds the row again."""
    if item.locator("details").get_attribute("open") is None:
        item.locator("summary").click()


def change(item, page, label: str, value: str) -> None:
    field = item.get_by_label(label)
    if label == "Unit":
        field.select_option(value)
    else:
        field.fill(value)
        field.press("Tab")
    update = item.get_by_role("button", name="Update")
    if update.is_visible():
        update.click()
    page.wait_for_load_state()
