"""Each way in as a screen reader is given it: what it is called, what can be pressed, in which order, and nothing from behind the sheet."""

import json

import pytest
from playwright.sync_api import Page, expect

from provider import FakeProvider, agree, configured
from photos import photo, take
from read_aloud import read_aloud
from recogniser import RECOGNISER, found, hear, listen, speaking  # noqa: F401
from screens_of_ways_in import RECORDS, record
from server import Server
from test_vision import MEAL


def test_the_listening_sheet_in_each_state(speaking):
    listen(speaking)
    hear(speaking, "two eggs and a slice of toast", final=True)
    expect(found(speaking)).to_have_count(2)
    expect(speaking.locator("[data-talk=found]")).to_contain_text("oast")
    assert read_aloud(speaking) == ["?"]
    speaking.evaluate("window.speech.fail('network')")
    expect(speaking.get_by_role("dialog", name="I heard:")).to_be_visible()
    assert "button: Say it again" in read_aloud(speaking)
    speaking.goto("/today")
    speaking.evaluate("window.isSilent = true")
    listen(speaking)
    speaking.evaluate("window.speech.fail('not-allowed')")
    expect(speaking.get_by_role("dialog", name="Let's try that again")).to_be_visible()
    assert read_aloud(speaking) == ["?"]
    speaking.get_by_role("button", name="Cancel").click()
    speaking.evaluate("window.speechAbility = 'unavailable'")
    speaking.get_by_role("button", name="Speak").click()
    expect(speaking.get_by_role("dialog", name="This browser can't listen here")).to_be_visible()
    assert read_aloud(speaking) == ["?"]
