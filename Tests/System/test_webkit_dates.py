"""Fields for a day and a time in WebKit, which would show the day it is in one that is empty."""

from test_webkit import display, phone, pytestmark, take_phone  # noqa: F401

FIELD = "document.querySelector('input[type=date]')"
# What stands in the field's place.
WORDS = f"getComputedStyle({FIELD}.parentElement, '::after').content"
# Whether the engine's own figures are to be seen.
SHOWN = f"getComputedStyle({FIELD}, '::-webkit-datetime-edit').opacity"


def test_an_empty_day_says_so_until_there_is_one(phone):  # noqa: F811
    phone.open("/pregnancy/end")
    assert phone.ask(f"return {FIELD}.value") == ""
    phone.wait_until(f"return {FIELD}.hasAttribute('data-empty')")
    assert phone.ask(f"return {WORDS}") == '"Choose a date"'
    assert phone.ask(f"return {FIELD}.getAttribute('aria-description')") == "Not set"
    phone.ask(f"{FIELD}.value = '2026-01-05'; {FIELD}.dispatchEvent(new Event('input', {{ bubbles: true }}))")
    assert phone.ask(f"return {FIELD}.hasAttribute('data-empty') || {FIELD}.hasAttribute('aria-description')") is False
    assert phone.ask(f"return {WORDS}") == "none"


def test_a_note_begins_one_row_high_and_grows(phone):  # noqa: F811
    phone.open("/symptoms/kinds/16")
    field = "document.querySelector('textarea[name=notes]')"
    low = phone.ask(f"return {field}.offsetHeight")
    assert low < 60
    phone.ask(f"{field}.value = 'one\\ntwo\\nthree'; {field}.dispatchEvent(new Event('input', {{ bubbles: true }}))")
    assert phone.ask(f"return {field}.offsetHeight") > low + 20
