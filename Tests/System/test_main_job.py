"""The main job, end to end, in a real browser: set up, say it, correct it, see it, take it back."""

import re
from datetime import timedelta

import pytest
from playwright.sync_api import expect

from diary import PASSPHRASE, SENTENCE, confirm_code, date_by_last_period, last_period, make_account, say, sign_in, today
from homes import EVERYWHERE, KINDS, NAMES, Home, make_diary


@pytest.fixture(params=KINDS, ids=NAMES)
def new_diary(request, new_page):
    """One that begins: the page that asks for dates."""
    if isinstance(request.param, Home):
        page, _ = request.getfixturevalue("own_way")()
        make_diary(page, request.param)
        return page
    page = new_page(request.getfixturevalue("server"), java_script_enabled=request.param)
    make_account(page)
    return page


def test_a_new_person_sets_up_says_a_sentence_corrects_it_and_sees_her_day(new_diary):
    page = new_diary
    date_by_last_period(page, last_period(24, 3))
    expect(page.get_by_text("Week 24").first).to_be_visible()
    expect(page.get_by_role("img", name="Pregnancy progress: Week 24 of 40, 109 days remaining")).to_be_visible()

    say(page, SENTENCE)
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text(SENTENCE)
    items = sheet.locator(".item:not(.item--add)")
    expect(items).to_have_count(3)
    assert [word in items.nth(n).inner_text().lower() for n, word in enumerate(["pork", "potato", "milk"])] == [True] * 3
    before = calories(sheet)
    assert 300 < before < 1500

    items.nth(0).locator("summary").click()
    items.nth(0).get_by_label("Amount").fill("2")
    items.nth(0).get_by_label("Amount").press("Enter")
    expect(items.nth(0).locator(".amount")).to_contain_text("2 ")
    assert calories(page.get_by_role("dialog")) > before + 50

    page.get_by_role("dialog").get_by_role("button", name=re.compile("^Remove .*milk", re.I)).click()
    expect(page.get_by_role("dialog").locator(".item:not(.item--add)")).to_have_count(2)
    total = calories(page.get_by_role("dialog"))

    page.get_by_role("dialog").get_by_role("button", name="Log Meal").click()
    expect(page).to_have_url(re.compile(r"/today(\?changed=[0-9a-f.]+)?$"))
    timeline = page.locator(".event")
    expect(timeline).to_have_count(1)
    expect(timeline).to_contain_text(re.compile("porkchop and potatoes", re.I))
    expect(timeline).to_contain_text(f"{total:,} cal")

    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".event")).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".event")).to_have_count(1)


def calories(sheet) -> int:
    return int(sheet.locator(".total").inner_text().replace(",", ""))


@pytest.mark.parametrize(
    "way, fields, due",
    [
        ("I know my due date", {"date": 100}, 100),
        ("I know when my last period started", {"date": -100, "cycleLength": "30"}, 182),
        ("I had an ultrasound", {"date": -7, "weeks": "12", "days": "3"}, 280 - 87 - 7),
        ("I know my conception date", {"date": -50}, 216),
        ("I had an embryo transfer", {"date": -20, "embryoDay": "3"}, 243),
    ],
)
@pytest.mark.parametrize("her_page", [False], ids=["without script"], indirect=True)
def test_every_way_of_dating_leads_to_its_due_date(her_page, way, fields, due):
    her_page.goto("/pregnancy/new")
    her_page.get_by_role("link", name=re.compile(way)).click()
    for name, value in fields.items():
        field = her_page.locator(f"[name={name}]")
        if name == "date":
            field.fill((today() + timedelta(days=value)).isoformat())
        elif name == "embryoDay":
            her_page.locator(f"[name=embryoDay][value='{value}']").check(force=True)
        elif name == "cycleLength":
            field.fill(value)
        else:
            field.select_option(value)
    her_page.get_by_role("button", name="Continue").click()
    expected = today() + timedelta(days=due)
    expect(her_page.locator(".review__date")).to_have_text(f"{expected.day} {expected:%B} {expected.year}")


@pytest.mark.parametrize("her_page", [False], ids=["without script"], indirect=True)
def test_an_impossible_date_is_explained_and_kept(her_page):
    her_page.goto("/pregnancy/new")
    her_page.get_by_role("link", name=re.compile("I know when my last period started")).click()
    tomorrow = (today() + timedelta(days=2)).isoformat()
    her_page.locator("input[name=date]").evaluate("(field, value) => { field.removeAttribute('max'); field.value = value }", tomorrow)
    her_page.get_by_role("button", name="Continue").click()
    expect(her_page.get_by_role("alert")).to_have_text("Last period cannot be in the future")
    expect(her_page.locator("input[name=date]")).to_have_value(tomorrow)


def test_dates_can_wait(new_diary):
    new_diary.get_by_role("link", name="I'll add this later").click()
    new_diary.get_by_role("link", name="Skip", exact=True).click()
    expect(new_diary.get_by_role("heading", name="Today", exact=True)).to_be_visible()
    new_diary.get_by_role("link", name=re.compile("pregnancy dates", re.I)).first.click()
    date_by_last_period(new_diary, last_period(8))
    expect(new_diary.get_by_text("Week 8").first).to_be_visible()


def test_a_restart_keeps_session_draft_and_data(her_server, her_page):
    say(her_page, "I ate an apple")
    her_page.get_by_role("dialog").get_by_role("button", name="Log Meal").click()
    expect(her_page.locator(".event")).to_have_count(1)
    say(her_page, "I had a banana")
    her_server.restart()
    her_page.reload()
    expect(her_page.get_by_role("dialog")).to_contain_text("I had a banana")
    her_page.get_by_role("dialog").get_by_role("button", name="Log Meal").click()
    expect(her_page.locator(".event")).to_have_count(2)


def test_signing_out_and_a_wrong_passphrase_show_nothing(her_server, her_page, new_page):
    say(her_page, "I ate an apple")
    her_page.get_by_role("dialog").get_by_role("button", name="Log Meal").click()
    expect(her_page.locator(".event")).to_have_count(1)
    her_page.goto("/settings")
    her_page.get_by_role("button", name="Sign out").click()
    expect(her_page.get_by_role("link", name="Get started")).to_be_visible()
    for address in ["/today", "/settings", "/pregnancy/new", "/pregnancy/review", "/recovery-code"]:
        her_page.goto(address)
        expect(her_page.get_by_role("heading", name="Welcome back")).to_be_visible()
    her_page.go_back()
    expect(her_page.get_by_text("apple")).to_have_count(0)

    stranger = new_page(her_server)
    sign_in(stranger, passphrase="seven calm otters knot")
    expect(stranger.get_by_text("do not match")).to_be_visible()
    expect(stranger.get_by_text("apple")).to_have_count(0)
    sign_in(stranger, passphrase=PASSPHRASE)
    expect(stranger.locator(".event")).to_have_count(1)


def test_the_recovery_code_opens_the_diary_once_and_sets_a_new_passphrase(server, page, new_page):
    code = make_account(page)
    page.get_by_role("link", name="I'll add this later").click()
    page.get_by_role("link", name="Skip", exact=True).click()
    say(page, "I ate an apple")
    page.get_by_role("dialog").get_by_role("button", name="Log Meal").click()
    expect(page.locator(".event")).to_have_count(1)

    other = new_page(server)
    open_with_code(other, code)
    # The old one works until she has typed the end of the new one.
    assert confirm_code(other) != code
    expect(other.get_by_role("heading", name="Today", exact=True)).to_be_visible()
    open_with_code(other, code)
    expect(other.get_by_text("do not match")).to_be_visible()

    page.reload()
    expect(page.get_by_role("heading", name="Welcome back")).to_be_visible()
    sign_in(page, passphrase="nine loud herons paint")
    expect(page.locator(".event")).to_have_count(1)


def open_with_code(page, code: str) -> None:
    page.goto("/recover")
    page.get_by_label("Account name").fill("maja")
    page.get_by_label("Recovery code").fill(code)
    page.get_by_label("New passphrase").fill("nine loud herons paint")
    page.get_by_role("button", name="Open my diary").click()


@EVERYWHERE
def test_a_sentence_of_several_things_becomes_several_entries(her_page):
    say(her_page, "I had porkchop and potatoes, took my iron, feeling a bit sick")
    her_page.get_by_role("dialog").get_by_role("button", name="Log 3 entries").click()
    expect(her_page.locator(".event")).to_have_count(3)
    her_page.get_by_role("button", name="Undo").click()
    expect(her_page.locator(".event")).to_have_count(0)


def test_enter_sends_and_escape_closes(her_page):
    field = her_page.get_by_label("What did you eat, drink, take or feel?")
    field.fill("I ate an apple")
    field.press("Enter")
    expect(her_page.get_by_role("dialog").get_by_role("heading", name="I heard:")).to_be_visible()
    her_page.keyboard.press("Escape")
    expect(her_page.get_by_role("dialog")).to_have_count(0)
    expect(her_page.locator(".event")).to_have_count(0)


@pytest.mark.parametrize("her_page", [True, False], ids=["with script", "without script"], indirect=True)
def test_a_sentence_that_holds_nothing_is_answered_kindly_and_kept(her_page):
    say(her_page, "hello how are you")
    expect(her_page.get_by_role("dialog")).to_contain_text("hello how are you")
    expect(her_page.get_by_role("button", name=re.compile(r"\bLog\b"))).to_have_count(0)


@EVERYWHERE
def test_the_time_and_the_meal_can_be_changed(her_page):
    say(her_page, "I ate an apple")
    her_page.get_by_role("dialog").get_by_role("link", name=re.compile("^Time:")).click()
    her_page.get_by_role("dialog").get_by_label("Time", exact=True).fill("00:10")
    her_page.get_by_role("dialog").get_by_role("radio", name="Breakfast").check()
    her_page.get_by_role("dialog").get_by_role("button", name="Update").click()
    her_page.get_by_role("dialog").get_by_role("button", name="Log Meal").click()
    expect(her_page.locator(".event")).to_contain_text("00:10")
    expect(her_page.locator(".event")).to_contain_text("Breakfast")


@EVERYWHERE
def test_a_food_can_be_replaced_by_a_search_and_another_added(her_page):
    say(her_page, "I ate an apple")
    her_page.get_by_role("dialog").locator(".item:not(.item--add) summary").click()
    her_page.get_by_role("dialog").get_by_role("link", name="Change the food: Apple").click()
    her_page.get_by_label("Search foods").last.fill("bananna")
    her_page.get_by_label("Search foods").last.press("Enter")
    her_page.get_by_role("button", name=re.compile(r"Banana\s*Raw")).click()
    expect(her_page.locator(".item:not(.item--add)")).to_contain_text("Banana")
    her_page.get_by_role("dialog").get_by_role("link", name="Add a food").click()
    her_page.get_by_label("Search foods").last.fill("whole milk")
    her_page.get_by_label("Search foods").last.press("Enter")
    her_page.get_by_role("button", name=re.compile("Whole milk")).first.click()
    expect(her_page.locator(".item:not(.item--add)")).to_have_count(2)
