"""What one tap on the sheet does, in a real browser, with script and without."""

import re

import pytest
from playwright.sync_api import expect

from diary import log, onboard, say


@pytest.fixture(params=[True, False], ids=["with script", "without script"])
def her_page(request, server, new_page):
    page = new_page(server, java_script_enabled=request.param)
    onboard(page, weeks=24, days=3)
    return page


def sheet(page):
    return page.get_by_role("dialog")


def test_a_question_is_answered_with_one_tap_and_the_next_one_opens(her_page):
    say(her_page, "I had chips and curry")
    question = sheet(her_page).get_by_role("group", name="Crisps from a packet or fries?")
    expect(question).to_be_visible()
    expect(sheet(her_page).locator("mark")).to_have_text("chips")
    expect(sheet(her_page).get_by_role("group", name="Chicken curry")).to_have_count(0)
    question.get_by_role("button", name="Fries").click()
    expect(sheet(her_page).locator(".item__main").first).to_contain_text("fries")
    expect(sheet(her_page).locator("mark")).to_have_text("curry")
    sheet(her_page).get_by_role("button", name="Log Meal").click()
    expect(her_page.locator(".event").first).to_contain_text("fries")


def test_several_meals_are_joined_split_and_filled_anew(her_page):
    say(her_page, "eggs and toast for breakfast and a banana for lunch")
    expect(sheet(her_page).get_by_role("heading", name="Breakfast")).to_be_visible()
    expect(sheet(her_page).get_by_role("heading", name="Lunch")).to_be_visible()
    sheet(her_page).get_by_role("button", name="Move Toast").click()
    expect(sheet(her_page).get_by_role("list", name="1 item", exact=True)).to_have_count(1)
    sheet(her_page).get_by_role("button", name="Join into one meal").click()
    expect(sheet(her_page).get_by_role("list", name="3 items")).to_be_visible()
    sheet(her_page).get_by_role("button", name="Split").click()
    sheet(her_page).get_by_role("button", name="Log 3 Meals").click()
    expect(her_page.locator(".event")).to_have_count(3)


def test_a_correction_is_logged_as_corrected(her_page):
    say(her_page, "3 cookies, I mean 2")
    expect(sheet(her_page).locator(".item:not(.item--add)")).to_have_count(1)
    expect(sheet(her_page).locator(".amount")).to_contain_text("2")


def test_what_was_not_understood_is_kept_or_said_anew(her_page):
    say(her_page, "two eggs and a qwortle")
    sheet(her_page).get_by_role("button", name="Keep as a Note").click()
    sheet(her_page).get_by_role("button", name="Log 2 entries").click()
    expect(her_page.locator(".event", has_text="qwortle")).to_have_count(1)
    say(her_page, "flurbled blimsy")
    sheet(her_page).get_by_role("button", name="Edit Sentence").click()
    expect(her_page.get_by_label("What did you eat, drink, take or feel?")).to_have_value("flurbled blimsy")
    say(her_page, "flurbled blimsy")
    sheet(her_page).get_by_role("button", name="Keep as a Note").click()
    expect(her_page.locator(".event", has_text="flurbled blimsy")).to_have_count(1)


def test_the_usual_breakfast_is_logged_in_a_word(her_page):
    log(her_page, "oatmeal and a banana for breakfast")
    say(her_page, "the usual breakfast but no banana")
    expect(sheet(her_page).locator(".item:not(.item--add)")).to_have_count(1)
    expect(sheet(her_page).locator(".item__name")).to_contain_text("Oatmeal")
    sheet(her_page).get_by_role("button", name="Log Meal").click()
    expect(her_page.locator(".event")).to_have_count(2)


def answer_pasta(page):
    """Says what her pasta was, and not what it is taken for, and gives back the name."""
    say(page, "I had pasta")
    answer = sheet(page).locator(".answer").nth(1)
    name = answer.locator("b").inner_text()
    answer.click()
    expect(sheet(page).locator(".answer")).to_have_count(0)
    return name


def test_the_same_change_twice_is_asked_about_and_can_be_declined(her_page):
    always = sheet(her_page).get_by_role("region", name="Always")
    answer_pasta(her_page)
    expect(always).to_have_count(0)
    sheet(her_page).get_by_role("button", name="Log Meal").click()
    expect(her_page.locator(".event")).to_have_count(1)
    answer_pasta(her_page)
    expect(always).to_contain_text("twice")
    always.get_by_role("button", name="Always").click()
    expect(always).to_contain_text("Once you log this")
    always.get_by_role("button", name="Just This Time").click()
    expect(always).to_have_count(0)


def test_what_she_agreed_to_is_understood_and_listed(her_page):
    for _ in range(2):
        name = answer_pasta(her_page)
        always = sheet(her_page).get_by_role("region", name="Always")
        if always.count():
            always.get_by_role("button", name="Always").click()
            expect(always).to_contain_text("Once you log this")
        sheet(her_page).get_by_role("button", name="Log Meal").click()
        expect(sheet(her_page)).to_have_count(0)
    say(her_page, "I had pasta")
    expect(sheet(her_page).locator(".answer")).to_have_count(0)
    expect(sheet(her_page).locator(".item__main").first).to_contain_text(re.compile(name, re.I))
    her_page.goto("/settings/words")
    expect(her_page.get_by_text("“pasta”")).to_be_visible()
