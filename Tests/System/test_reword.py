"""Other words for a sentence that nobody reads, from the owner's server for text: a suggestion, which she takes or leaves."""

import pytest
from playwright.sync_api import Page, expect

from diary import say
from provider import FakeProvider, agree, configured
from server import Server
from ways_in import UNREAD, chat

BOTH = pytest.mark.parametrize("her_page", [True, False], ids=["script", "no script"], indirect=True)


@pytest.fixture
def text():
    fake = FakeProvider("/v1/chat/completions", chat({"words": "two eggs and toast"}))
    yield fake
    fake.stop()


@pytest.fixture
def her_server(lived_in, tmp_path, text):
    with Server(configured(lived_in[0], tmp_path / "data", "text", text)) as server:
        yield server


def ask(page: Page) -> None:
    agree(page)
    page.goto("/today")
    say(page, UNREAD)
    page.get_by_role("button", name="Suggest other words").click()


@BOTH
def test_other_words_are_suggested_and_logged_where_she_takes_them(her_page, text):
    ask(her_page)
    sheet = her_page.get_by_role("dialog", name="Did you mean:")
    expect(sheet).to_contain_text("two eggs and toast")
    expect(sheet).to_contain_text(UNREAD)
    assert UNREAD in text.requests[0].decode()
    sheet.get_by_role("button", name="Log Meal").click()
    expect(her_page.locator(".event").first).to_contain_text("Eggs and toast")
    # Logged in other words, hers are no longer waiting.
    expect(her_page.get_by_label("What did you eat, drink, take or feel?")).to_have_value("")


@BOTH
def test_her_own_words_stand_again_where_she_keeps_them(her_page):
    ask(her_page)
    her_page.get_by_role("button", name="No, keep my words").click()
    sheet = her_page.get_by_role("dialog")
    expect(sheet.get_by_text("I couldn’t find anything to log.")).to_be_visible()
    expect(sheet).to_contain_text(UNREAD)
    expect(sheet.get_by_role("button", name="Suggest other words")).to_be_visible()


@BOTH
def test_what_the_server_did_not_manage_is_said_and_nothing_is_lost(her_page, text):
    text.answers = [(500, "{}", {})]
    ask(her_page)
    sheet = her_page.get_by_role("dialog")
    expect(sheet.get_by_role("alert")).to_contain_text("did not manage it")
    expect(sheet).to_contain_text(UNREAD)
    expect(sheet.get_by_role("button", name="Keep as a Note")).to_be_visible()
