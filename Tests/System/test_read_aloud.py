"""Each way in as a screen reader is given it: what it is called, what can be pressed, in which order, and nothing from behind the sheet."""

import pytest
from playwright.sync_api import expect

from photos import photo, take
from provider import FakeProvider, agree, configured
from read_aloud import read_aloud
from recogniser import found, hear, listen, speaking  # noqa: F401
from screens_of_ways_in import RECORDS
from server import Server
from test_vision import MEAL


def test_what_is_heard_and_the_ways_out(speaking):
    listen(speaking)
    hear(speaking, "two eggs and a slice of toast", final=True)
    expect(found(speaking)).to_have_count(2)
    expect(speaking.locator("[data-talk=found][role=status]")).to_have_text("Eggs, Toast")
    assert read_aloud(speaking) == [
        "dialog: Listening…", "heading: Listening…", "time", "list: Found so far", "status", "image: Hearing you", "alert",
        "button: Cancel", "button: Stop and read what I said", "button: Type",
    ]  # fmt: skip
    speaking.get_by_role("button", name="Stop and read what I said").click()
    expect(speaking.get_by_role("dialog", name="I heard:")).to_be_visible()
    said = read_aloud(speaking)
    assert said[0] == "dialog: I heard:"
    for name in [
        "heading: I heard:", "button: Close without logging", "button: Say it again", "button: Edit Sentence",
        "link: Meal: Breakfast. Change", "button: Remove Eggs", "button: Remove Toast",
        "button: Confirm and log this meal: Log Meal, Save Meal",
    ]:  # fmt: skip
        assert said.count(name) == 1, (name, said)


@pytest.mark.parametrize(
    "error, words", [("not-allowed", "Corgina may not use the microphone."), ("network", "Listening did not work this time.")]
)
def test_what_went_wrong_is_an_alert_and_leaves_three_ways(speaking, error, words):
    speaking.evaluate("window.isSilent = true")
    listen(speaking)
    speaking.evaluate("error => window.speech.fail(error)", error)
    expect(speaking.get_by_role("alert").filter(has_text=words)).to_be_visible()
    assert read_aloud(speaking) == [
        "dialog: Let's try that again", "heading: Let's try that again", "alert", "button: Cancel", "button: Say it again",
        "button: Type",
    ]  # fmt: skip


def test_a_browser_that_cannot_listen_says_so_by_name(speaking):
    speaking.evaluate("window.speechAbility = 'unavailable'")
    speaking.get_by_role("button", name="Speak").click()
    expect(speaking.get_by_role("dialog")).to_be_visible()
    assert read_aloud(speaking) == [
        "dialog: This browser can't listen here", "heading: This browser can't listen here", "alert", "button: Cancel", "button: Type",
    ]  # fmt: skip


def test_boxes_on_a_photo_are_a_list_of_named_fields(lived_in, tmp_path, new_page):
    fake = FakeProvider("/v1/chat/completions", MEAL)
    with Server(configured(lived_in[0], tmp_path / "data", "vision", fake)) as server:
        page = new_page(server, storage_state=lived_in[1])
        agree(page)
        page.goto("/photos/new")
        assert {"button: Take a photo", "button: Choose a photo"} <= set(read_aloud(page))
        take(page, photo(page))
        expect(page.locator(".shot__box")).to_have_count(2)
        said = read_aloud(page)
        assert said[said.index("heading: Your photo") :] == [
            "heading: Your photo", "image: Your photo", "list: Foods in the photo", "textbox: Food 1", "button: Remove food 1",
            "textbox: Food 2", "button: Remove food 2", "textbox: What is on it?", "button: Add a food", "button: Continue",
            "button: Discard this photo",
        ]  # fmt: skip
    fake.stop()


def test_a_photo_of_a_label_stands_before_its_fields(her_page):
    her_page.goto("/foods/new")
    said = read_aloud(her_page)
    label = next(place for place, name in enumerate(said) if "Take a photo of the label" in name)
    assert label < said.index("textbox: Energy, cal")


def test_the_scanner_is_a_dialog_with_a_film_and_three_ways_on(her_page):
    her_page.add_init_script(RECORDS)
    her_page.goto("/foods")
    her_page.get_by_role("button", name="Scan a barcode").click()
    expect(her_page.get_by_text("Point the camera at the barcode.")).to_be_visible()
    assert read_aloud(her_page) == [
        "dialog: Scan a barcode", "heading: Scan a barcode", "Video: What the camera sees", "status", "alert",
        "button: Choose a photo of it", "button: Type the number", "button: Close",
    ]  # fmt: skip
