"""Appointments and the visit in a real browser, with script and without."""

import re

import pytest
from playwright.sync_api import expect

from diary import log, today
from visits import add_appointment, in_days

BOTH = pytest.mark.parametrize("her_page", [True, False], ids=["with script", "without script"], indirect=True)


@BOTH
def test_an_appointment_is_made_changed_and_taken_back(her_page):
    add_appointment(
        her_page, "Midwife", in_days(12), Where="St Mary's", With="Ellen", Questions_to_ask="Is my iron enough?\nMay I fly?"
    )
    card = her_page.get_by_role("region", name=re.compile("^Next appointment: .*Midwife$"))
    expect(card).to_contain_text("in 12 days")
    expect(card).to_contain_text("St Mary's")
    card.get_by_role("link", name="Details").click()
    expect(her_page.get_by_role("button", name=re.compile("^May I fly"))).to_be_visible()
    her_page.get_by_role("link", name="Edit").click()
    her_page.get_by_label("Time", exact=True).fill("09:30")
    her_page.get_by_role("button", name="Save").click()
    expect(her_page.get_by_text("09:30")).to_be_visible()
    her_page.get_by_role("button", name="Undo").click()
    expect(her_page.get_by_text("14:00").first).to_be_visible()
    her_page.get_by_text("Delete", exact=True).first.click()
    her_page.locator(".confirm__box").get_by_role("button", name="Delete").click()
    expect(her_page.get_by_text("Nothing planned")).to_be_visible()
    her_page.get_by_role("button", name="Undo").click()
    expect(her_page.get_by_text("Midwife").first).to_be_visible()


@BOTH
def test_what_cannot_be_kept_is_named_and_nothing_is_lost(her_page):
    her_page.goto("/appointments/new")
    her_page.get_by_label("Title", exact=True).fill("Scan")
    her_page.get_by_label("Where", exact=True).fill("City Hospital")
    her_page.get_by_label("Time", exact=True).fill("10:00")
    her_page.get_by_label("Day", exact=True).evaluate("field => { field.required = false; field.max = ''; }")
    her_page.get_by_label("Day", exact=True).fill(in_days(900).isoformat())
    her_page.locator("form[action='/appointments/new']").evaluate("form => { form.noValidate = true; }")
    her_page.get_by_role("button", name="Save").click()
    expect(her_page.get_by_role("alert")).to_contain_text("Choose a day from")
    expect(her_page.get_by_label("Where", exact=True)).to_have_value("City Hospital")
    her_page.get_by_label("Day", exact=True).fill(in_days(9).isoformat())
    her_page.get_by_role("button", name="Save").click()
    expect(her_page.get_by_role("region", name=re.compile("Scan$"))).to_contain_text("City Hospital")


@BOTH
def test_a_typical_appointment_becomes_one_of_hers(her_page):
    her_page.goto("/appointments")
    expect(her_page.get_by_role("heading", name="Typical in week 24")).to_be_visible()
    expect(her_page.get_by_text("Source: ", exact=False).first).to_be_visible()
    her_page.get_by_role("link", name=re.compile("^Add an appointment: Glucose screen")).click()
    expect(her_page.get_by_label("Title", exact=True)).to_have_value("Glucose screen")
    expect(her_page.get_by_text("Weeks 24 to 28, ideally week 26:")).to_be_visible()
    her_page.get_by_label("Day", exact=True).fill(in_days(8).isoformat())
    her_page.get_by_label("Time", exact=True).fill("08:00")
    her_page.get_by_role("button", name="Save").click()
    expect(her_page.get_by_role("link", name=re.compile("^Add an appointment: Glucose screen"))).to_have_count(0)
    her_page.get_by_role("link", name="The whole schedule").click()
    row = her_page.locator(".suggestion", has_text="Glucose screen")
    expect(row.get_by_text("Planned")).to_be_visible()


@BOTH
def test_the_visit_has_her_questions_and_what_she_logged(her_page):
    log(her_page, "I weigh 66.2 kg")
    log(her_page, "blood pressure 118/74")
    log(her_page, "heartburn 2/5")
    add_appointment(her_page, "Midwife", in_days(3), Questions_to_ask="Is my iron enough?\nMay I fly?")
    her_page.goto("/today")
    her_page.get_by_role("link", name=re.compile("^Next appointment: ")).click()
    her_page.get_by_role("link", name="Prepare for the visit").click()
    expect(her_page.get_by_role("heading", name="Visit summary", level=1)).to_be_visible()
    expect(her_page.get_by_role("region", name="Weight")).to_contain_text("66.2 kg")
    expect(her_page.get_by_role("region", name="Blood pressure")).to_contain_text("118/74 mmHg")
    expect(her_page.get_by_role("region", name="Symptoms")).to_contain_text("Heartburn")
    question = her_page.get_by_role("button", name=re.compile("^Is my iron enough"))
    expect(question).to_have_attribute("aria-pressed", "false")
    question.click()
    expect(question).to_have_attribute("aria-pressed", "true")
    assert her_page.url.split("?")[0].endswith("/visit")
    her_page.get_by_role("button", name="Undo").click()
    expect(her_page.get_by_role("button", name=re.compile("^Is my iron enough"))).to_have_attribute("aria-pressed", "false")


@BOTH
def test_results_and_left_over_questions_come_to_the_next_visit(her_page):
    add_appointment(her_page, "Scan", in_days(-20), Questions_to_ask="Which classes?")
    her_page.get_by_role("link", name=re.compile("^Scan")).click()
    her_page.get_by_label("Results, notes and next steps").fill("All measured")
    her_page.get_by_role("button", name="Save results").click()
    expect(her_page.get_by_label("Results, notes and next steps")).to_have_value("All measured")
    add_appointment(her_page, "Midwife", in_days(3))
    her_page.goto("/visit")
    expect(her_page.get_by_role("heading", name="Still to ask")).to_be_visible()
    expect(her_page.get_by_role("button", name="Which classes?")).to_be_visible()
    expect(her_page.get_by_role("heading", name=re.compile("^Since your last visit, "))).to_be_visible()


def test_a_question_is_ticked_by_keyboard_and_keeps_the_focus(her_page):
    add_appointment(her_page, "Midwife", in_days(3), Questions_to_ask="One?\nTwo?")
    her_page.goto("/visit")
    first = her_page.get_by_role("button", name="One?")
    first.focus()
    her_page.keyboard.press("Enter")
    expect(first).to_have_attribute("aria-pressed", "true")
    expect(first).to_be_focused()
    her_page.keyboard.press("Tab")
    second = her_page.get_by_role("button", name="Two?")
    expect(second).to_be_focused()
    her_page.keyboard.press("Space")
    expect(second).to_have_attribute("aria-pressed", "true")
    her_page.keyboard.press("Space")
    expect(second).to_have_attribute("aria-pressed", "false")


def test_an_appointment_is_added_by_keyboard_alone(her_page):
    her_page.goto("/appointments/new")
    her_page.get_by_label("Title", exact=True).focus()
    her_page.keyboard.type("Dentist")
    her_page.keyboard.press("Tab")
    her_page.keyboard.type(in_days(5).strftime("%m%d%Y"))
    her_page.get_by_label("Time", exact=True).focus()
    her_page.keyboard.type("0215PM")
    her_page.keyboard.press("Enter")
    expect(her_page.get_by_role("region", name=re.compile("Dentist$"))).to_contain_text("in 5 days")


def test_the_visit_on_paper_has_her_questions_and_no_buttons(her_page):
    add_appointment(her_page, "Midwife", in_days(3), Questions_to_ask="May I fly?")
    log_weight = "I weigh 66.2 kg"
    her_page.goto("/today")
    log(her_page, log_weight)
    her_page.goto("/visit")
    her_page.emulate_media(media="print")
    expect(her_page.get_by_text("May I fly?")).to_be_visible()
    expect(her_page.get_by_text("66.2 kg")).to_be_visible()
    expect(her_page.get_by_role("heading", name="Visit summary", level=1)).to_be_visible()
    for hidden in ["Print or save as PDF", "Add a question"]:
        expect(her_page.get_by_text(hidden)).to_be_hidden()


def test_an_appointment_today_is_at_hand(her_page):
    add_appointment(her_page, "Midwife", today(), "23:59")
    her_page.goto("/today")
    at_hand = her_page.locator(".due", has=her_page.get_by_role("heading", name="Next appointment: Midwife"))
    expect(at_hand).to_contain_text("Today")
    expect(at_hand.get_by_role("link", name="Prepare for Midwife")).to_be_visible()
    her_page.locator(".event__link", has_text="Midwife").click()
    expect(her_page.get_by_role("heading", name="Appointment", level=1)).to_be_visible()


@BOTH
def test_after_a_loss_nothing_is_suggested(her_page):
    her_page.goto("/pregnancy/end")
    her_page.get_by_text("Stop everything about this pregnancy").click()
    her_page.locator(".confirm__box").get_by_role("button").click()
    expect(her_page.get_by_role("heading", name="Today", exact=True)).to_be_visible()
    her_page.goto("/appointments")
    expect(her_page.get_by_text("Nothing planned")).to_be_visible()
    expect(her_page.get_by_text(re.compile("Typical|[Ww]eek"))).to_have_count(0)
