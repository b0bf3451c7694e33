"""What is understood while she speaks, and what becomes of her words then."""

import re
from urllib.parse import parse_qs

import pytest
from playwright.sync_api import expect

from diary import say
from recogniser import found, hear, listen, speak, speaking  # noqa: F401
from waiting import until_true


def test_what_is_understood_arrives_item_by_item(speaking):
    listen(speaking)
    rows = found(speaking)
    hear(speaking, "two eggs")
    expect(rows).to_have_count(1)
    rows.first.evaluate("row => { window.eggs = row; }")
    hear(speaking, "two eggs and toast")
    expect(rows).to_have_count(2)
    hear(speaking, "two eggs and toast, mild headache", final=True)
    expect(rows).to_have_count(3)
    expect(rows.last).to_contain_text("Headache")
    assert rows.first.evaluate("row => row === window.eggs"), "a row that stays is not drawn again"
    expect(speaking.locator("[data-talk=found]")).to_contain_text("Headache")
    assert found(speaking).locator("a, button, input").count() == 0
    speaking.get_by_role("button", name="Cancel").click()
    expect(speaking.locator(".event")).to_have_count(0)
    speaking.reload()
    expect(speaking.get_by_label("What did you eat, drink, take or feel?")).to_have_value("")


def test_a_row_goes_with_the_words_it_came_from(speaking):
    listen(speaking)
    hear(speaking, "an apple")
    expect(found(speaking)).to_contain_text(["Apple"])
    hear(speaking, "a banana")
    expect(found(speaking)).to_contain_text(["Banana"])
    expect(found(speaking)).to_have_count(1)
    speaking.get_by_role("button", name="Cancel").click()
    listen(speaking)
    expect(found(speaking)).to_have_count(0)


def test_one_question_at_a_time_and_the_newest_words_win(speaking):
    asked = []

    def ask(route) -> None:
        asked.append(parse_qs(route.request.post_data)["sentence"][0])
        assert len(route.request.post_data) % 512 == 0, "how long her words are does not show on the way"
        route.continue_()

    speaking.route("**/heard", ask)
    listen(speaking)
    speaking.evaluate("""() => {
      for (const words of ["an", "an apple", "an apple and", "an apple and a", "an apple and a banana"]) window.speech.hear(words, false);
    }""")
    expect(found(speaking)).to_have_count(2)
    assert asked == ["an", "an apple and a banana"]


def test_without_a_connection_no_rows_show_and_nothing_is_said(speaking):
    speaking.route("**/heard", lambda route: route.abort())
    listen(speaking)
    hear(speaking, "an apple", final=True)
    expect(speaking.locator(".talk__words")).to_have_text("an apple")
    expect(found(speaking)).to_have_count(0)
    expect(speaking.locator("#listening [data-problem]:not([hidden])")).to_have_count(0)
    speaking.get_by_role("button", name="Stop and read what I said").click()
    expect(speaking.get_by_role("dialog", name="I heard:")).to_contain_text("Apple")


def test_what_was_misheard_is_said_again_and_cancel_brings_back_what_was_there(speaking):
    speak(speaking, "a pear")
    sheet = speaking.get_by_role("dialog", name="I heard:")
    expect(sheet).to_contain_text("“a pear”")
    again = sheet.get_by_role("button", name="Say it again")
    for leave in [lambda: speaking.get_by_role("button", name="Cancel").click(), lambda: speaking.keyboard.press("Escape")]:
        again.click()
        expect(speaking.get_by_role("dialog", name="Listening…")).to_be_visible()
        until_true(speaking, "window.speech && !window.speech.isStopped")
        hear(speaking, "a bear")
        leave()
        expect(sheet).to_contain_text("“a pear”")
        expect(again).to_be_focused()
    again.click()
    until_true(speaking, "window.speech && !window.speech.isStopped")
    hear(speaking, "an apple", final=True)
    speaking.get_by_role("button", name="Stop and read what I said").click()
    expect(sheet).to_contain_text("“an apple”")
    expect(sheet.get_by_role("button", name="Say it again")).to_be_visible()
    sheet.get_by_role("button", name="Close without logging").click()
    expect(speaking.get_by_role("dialog")).to_have_count(0)
    expect(speaking.locator(".event")).to_have_count(0)


def test_said_again_by_hand_the_words_are_in_the_field(speaking):
    speak(speaking, "a pear")
    speaking.get_by_role("button", name="Say it again").click()
    until_true(speaking, "window.speech && !window.speech.isStopped")
    hear(speaking, "two pears and", final=True)
    speaking.get_by_role("button", name="Type").click()
    expect(speaking.get_by_label("What did you eat, drink, take or feel?")).to_have_value("two pears and")
    expect(speaking.get_by_role("dialog")).to_have_count(0)


def test_a_typed_sentence_is_not_said_again(speaking):
    say(speaking, "an apple")
    expect(speaking.get_by_role("button", name="Say it again")).to_have_count(0)


@pytest.mark.parametrize(
    "words, place",
    [
        ("log symptom", "/symptoms"), ("track meal", "/quick"), ("record nutrition", "/quick"), ("take vitamin", "/supplements"),
        ("how much water did I drink today", "/hydration"),
    ],
)  # fmt: skip
def test_orders_and_questions_by_voice_lead_to_their_page(speaking, words, place):
    speak(speaking, words)
    expect(speaking).to_have_url(re.compile(f"{place}$"))
    expect(speaking.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize(
    "words, row",
    [
        ("mild heartburn", "Heartburn"), ("I took my iron", "Iron"), ("a glass of water", "Water"),
        ("blood pressure 118 over 76", "118/76"), ("I slept eight hours", "Sleep"),
    ],
)  # fmt: skip
def test_every_kind_of_entry_is_understood_while_she_speaks(speaking, words, row):
    listen(speaking)
    hear(speaking, words)
    expect(found(speaking)).to_have_count(1)
    expect(found(speaking)).to_contain_text(row)
    speaking.get_by_role("button", name="Stop and read what I said").click()
    expect(speaking.get_by_role("dialog", name="I heard:")).to_contain_text(row)


def test_a_meal_is_saved_as_a_recipe_by_voice(speaking):
    speak(speaking, "two eggs and toast")
    for word in ["Log Meal", "Confirm", "Save meal"]:
        expect(speaking.get_by_role("dialog").get_by_role("button", name=word)).to_have_count(1)
    speaking.get_by_role("dialog").get_by_role("button", name="Save meal").click()
    expect(speaking.get_by_role("dialog")).to_have_count(0)
    listen(speaking)
    hear(speaking, "save that as my protein bowl")
    expect(found(speaking)).to_have_count(2)
    speaking.get_by_role("button", name="Stop and read what I said").click()
    expect(speaking.get_by_role("dialog", name="Your recipe")).to_be_visible()
    expect(speaking.get_by_label("Name", exact=True)).to_have_value("Protein bowl")


def test_there_is_one_sheet_however_often_the_page_comes_anew(speaking):
    for _ in range(2):
        speak(speaking, "a pear")
        speaking.get_by_role("button", name="Close without logging").click()
        expect(speaking.get_by_role("dialog")).to_have_count(0)
        speaking.get_by_role("button", name="Clear what you wrote").click()
        expect(speaking.get_by_role("button", name="Clear what you wrote")).to_have_count(0)
    listen(speaking)
    speaking.evaluate("window.speech.fail('network')")
    speaking.evaluate("""() => {
      const { start } = SpeechRecognition.prototype;
      window.starts = 0;
      SpeechRecognition.prototype.start = function (track) { window.starts += 1; start.call(this, track); };
    }""")
    speaking.get_by_role("button", name="Say it again").click()
    until_true(speaking, "window.starts > 0")
    hear(speaking, "an apple", final=True)
    assert speaking.evaluate("window.starts") == 1
