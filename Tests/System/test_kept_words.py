"""What she types into the composer stays until she logs or clears it: through going back, a reload, a tapped link and a lock."""

import re

import pytest
from playwright.sync_api import expect

from diary import log, say
from offline import EVERYTHING
from test_devices import HAS_KEY, HAS_NO_KEY, KEPT_OF_DIARY, unlock
from waiting import until_true

QUESTION = "What did you eat, drink, take or feel?"
WORDS = "a zylophantic quixotic apple"
IS_SEALED = f"async () => (await ({KEPT_OF_DIARY})()).some(name => name.startsWith('sentence'))"
IS_GONE = f"async () => !(await ({KEPT_OF_DIARY})()).some(name => name.startsWith('sentence'))"


def field(page):
    return page.get_by_label(QUESTION)


def begin(page, words=WORDS):
    """Types and does not send; until the device has it."""
    until_true(page, HAS_KEY)
    field(page).press_sequentially(words)
    until_true(page, IS_SEALED)


@pytest.mark.parametrize("her_page", [True, False], ids=["script", "no script"], indirect=True)
def test_back_from_the_sheet_finds_the_sentence_where_it_was_typed(her_page):
    say(her_page, "two oatmeal cookies")
    her_page.go_back()
    expect(her_page.get_by_role("dialog")).to_have_count(0)
    expect(field(her_page)).to_have_value("two oatmeal cookies")
    her_page.goto("/nutrition")
    her_page.goto("/today")
    expect(field(her_page)).to_have_value("two oatmeal cookies")
    # Logged it is gone; going back then brings no words that are in the diary.
    her_page.get_by_role("button", name="Send").click()
    her_page.get_by_role("dialog").get_by_role("button", name=re.compile("^(Confirm and log|Log)")).click()
    expect(her_page.locator(".event")).to_have_count(1)
    expect(field(her_page)).to_have_value("")
    her_page.goto("/today")
    expect(field(her_page)).to_have_value("")


def test_what_is_not_sent_stays_through_a_reload_a_link_and_what_else_she_taps(her_page):
    begin(her_page)
    her_page.reload()
    expect(field(her_page)).to_have_value(WORDS)
    her_page.get_by_role("link", name="Nutrients").click()
    expect(her_page.get_by_role("heading", name="Nutrients", level=1)).to_be_visible()
    her_page.goto("/today")
    expect(field(her_page)).to_have_value(WORDS)
    # A glass of water puts another page in place beneath the composer.
    her_page.get_by_role("button", name=re.compile("^Add a glass|^Glass")).first.click()
    expect(her_page.locator(".event")).to_have_count(1)
    expect(field(her_page)).to_have_value(WORDS)


def test_each_day_has_its_own_words_and_what_is_sent_or_deleted_does_not_come_back(her_page):
    begin(her_page, "an apple")
    her_page.get_by_role("link", name=re.compile("^Previous day")).click()
    expect(her_page.get_by_role("heading", name="Yesterday", level=1)).to_be_visible()
    expect(field(her_page)).to_have_value("")
    begin(her_page, "two eggs")
    her_page.goto("/today")
    expect(field(her_page)).to_have_value("an apple")
    her_page.get_by_role("button", name="Send").click()
    her_page.get_by_role("dialog").get_by_role("button", name=re.compile("^(Confirm and log|Log)")).click()
    expect(her_page.locator(".event")).to_have_count(1)
    her_page.reload()
    until_true(her_page, HAS_KEY)
    expect(field(her_page)).to_have_value("")
    her_page.get_by_role("link", name=re.compile("^Previous day")).click()
    expect(field(her_page)).to_have_value("two eggs")
    field(her_page).fill("")
    until_true(her_page, IS_GONE)
    her_page.reload()
    expect(field(her_page)).to_have_value("")


def test_a_lock_leaves_nothing_that_can_be_read_and_takes_nothing(her_page):
    begin(her_page)
    for word in ("quixotic", "zylophantic"):
        assert word not in her_page.evaluate(EVERYTHING)
        assert word not in her_page.evaluate("() => JSON.stringify([localStorage, sessionStorage])")
    her_page.goto("/settings")
    her_page.get_by_role("button", name="Lock now").click()
    expect(her_page.get_by_role("heading", name="Locked")).to_be_visible()
    until_true(her_page, HAS_NO_KEY)
    assert "quixotic" not in her_page.evaluate(EVERYTHING)
    unlock(her_page)
    her_page.goto("/today")
    expect(field(her_page)).to_have_value(WORDS)


def test_a_sentence_that_is_refused_stays_through_a_reload(her_page):
    begin(her_page, "weight 900 kg")
    her_page.get_by_role("button", name="Send").click()
    expect(her_page.locator("#sentence-error")).to_be_visible()
    her_page.goto("/today")
    expect(field(her_page)).to_have_value("weight 900 kg")


def test_what_she_types_is_no_part_of_what_was_logged_meanwhile(her_page):
    log(her_page, "an apple")
    begin(her_page, "two eggs")
    her_page.get_by_role("button", name=re.compile("^Undo")).first.click()
    expect(her_page.locator(".event")).to_have_count(0)
    expect(field(her_page)).to_have_value("two eggs")
