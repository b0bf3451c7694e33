"""Every flow by keyboard alone: Tab, Enter, Space, arrows and Escape, the focus always somewhere one can see."""

import re
from datetime import date

import pytest
from playwright.sync_api import Page, expect

from diary import NAME, PASSPHRASE, SENTENCE, last_period

# The element with the focus, as its user would name it, and whether she can see that it has the focus.
FOCUSED = """() => {
  const element = document.activeElement;
  // Scripts give the focus to headings and to the page itself; those are read out, and not operated.
  if (!element?.matches('a, button, input, select, textarea, summary, [tabindex="0"]')) return { name: '', seen: true };
  const labelled = element.getAttribute('aria-labelledby')?.split(' ').map(id => document.getElementById(id)?.textContent).join(' ');
  const name = element.getAttribute('aria-label') ?? labelled ?? [...element.labels ?? []].map(l => l.innerText).join(' ') ?? '';
  // A ring is an outline: on the control itself, around the whole row or bar it stands in, or on the label that draws it.
  const shown = element.matches('[type=radio], [type=checkbox]') ? element.closest('label') ?? element : element.closest('textarea')?.parentElement ?? element;
  const ring = [getComputedStyle(element), getComputedStyle(element, '::after'), getComputedStyle(shown)].some(s => s.outlineStyle !== 'none' && parseFloat(s.outlineWidth) >= 2);
  // The parts within a native date field have rings of the browser's own.
  const isNative = element.matches('[type=date], [type=time]');
  const box = shown.getBoundingClientRect();
  const inside = box.bottom > 0 && box.top < innerHeight && box.width > 0;
  return { name: (name || element.innerText).trim().replace(/\\s+/g, ' '), seen: (ring || isNative) && inside, tag: element.tagName };
}"""


class Keyboard:
    """Somebody who has nothing but keys."""

    def __init__(self, page: Page):
        self.page = page

    def go_to(self, name: str, backwards: bool = False) -> "Keyboard":
        """Tabs until the focus is on what is called so."""
        passed = []
        for _ in range(120):
            focused = self.page.evaluate(FOCUSED)
            if re.search(name, focused["name"]):
                return self
            passed.append(focused["name"][:40])
            self.page.keyboard.press("Shift+Tab" if backwards else "Tab")
            focused = self.page.evaluate(FOCUSED)
            assert focused["seen"], f"the focus cannot be seen on {focused}"
        raise AssertionError(f"no way to {name} among {passed}")

    def press(self, *keys: str) -> "Keyboard":
        for key in keys:
            self.page.keyboard.press(key)
        return self

    def type(self, text: str) -> "Keyboard":
        self.page.keyboard.press("Control+A")
        self.page.keyboard.type(text)
        return self


def type_date(keys: Keyboard, iso: str) -> None:
    """A native date field takes its parts in the order of the browser's language."""
    year, month, day = iso.split("-")
    keys.page.keyboard.type(month + day + year)


def test_onboarding(page):
    keys = Keyboard(page)
    page.goto("/")
    keys.go_to("^Get started").press("Enter")
    expect(page.get_by_label("Account name")).to_be_visible()
    keys.go_to("^Account name").type(NAME)
    keys.go_to("^Passphrase").type(PASSPHRASE)
    keys.press("Enter")
    expect(page.get_by_role("heading", name="Your recovery code")).to_be_visible()
    code = page.locator("#code-text").inner_text()
    keys.go_to("^Type the last 3 characters").type(code.split()[-1])
    keys.go_to("^I have saved it").press("Enter")
    expect(page.get_by_role("heading", name="How would you like to track your pregnancy?")).to_be_visible()
    keys.go_to("I know when my last period started").press("Enter")
    expect(page.get_by_label("Usual cycle length, in days")).to_be_visible()
    # The wheels: three spin buttons; up and down turn them.
    field = page.locator("input[name=date]")
    before = date.fromisoformat(field.input_value())
    keys.go_to("^Day").press("ArrowDown")
    expect(field).not_to_have_value(before.isoformat())
    keys.go_to("^Continue").press("Enter")
    expect(page.get_by_role("heading", name="Does this look right?")).to_be_visible()
    keys.go_to("^(Looks right|Yes, it is right)").press("Enter")
    expect(page.get_by_role("heading", name="A little about you")).to_be_visible()
    keys.go_to("^First name").type("Ada")
    keys.go_to("^Continue").press("Enter")
    expect(page.get_by_role("heading", name="Today", exact=True)).to_be_visible()


def test_a_meal_is_said_corrected_logged_and_taken_back(her_page):
    keys = Keyboard(her_page)
    keys.go_to("What did you eat, drink, take or feel").type(SENTENCE).press("Enter")
    sheet = her_page.get_by_role("dialog")
    expect(sheet.get_by_role("heading", name="I heard:")).to_be_focused()
    keys.go_to("[Pp]ork.*").press("Enter")
    expect(sheet.get_by_label("Amount").first).to_be_visible()
    keys.go_to("^Amount").type("2").press("Enter")
    expect(sheet.locator(".item").first).to_contain_text("2 ")
    keys.go_to("^Add a food").press("Enter")
    expect(her_page.get_by_role("heading", name="Add a food")).to_be_visible()
    keys.press("Escape")
    expect(sheet.get_by_role("heading", name="I heard:")).to_be_visible()
    keys.go_to("Log Meal").press("Enter")
    expect(her_page.locator(".event")).to_have_count(1)
    keys.go_to("^Undo", backwards=True).press("Enter")
    expect(her_page.locator(".event")).to_have_count(0)


def test_a_slash_reaches_the_field_and_is_a_character_like_others_within_it(her_page):
    field = her_page.get_by_label("What did you eat, drink, take or feel")
    expect(field).not_to_be_focused()
    her_page.keyboard.press("/")
    expect(field).to_be_focused()
    expect(field).to_have_value("")
    her_page.keyboard.type("1/2 cup of milk")
    expect(field).to_have_value("1/2 cup of milk")


def test_control_and_enter_send_the_sentence_and_log_the_sheet_from_any_control_of_it(her_page):
    keys = Keyboard(her_page)
    keys.press("/").type("an apple").press("Control+Enter")
    sheet = her_page.get_by_role("dialog")
    expect(sheet.get_by_role("heading", name="I heard:")).to_be_focused()
    keys.go_to("^Add a food").press("Control+Enter")
    expect(her_page.locator(".event")).to_have_count(1)
    expect(sheet).to_have_count(0)


def test_enter_logs_a_sheet_that_just_opened_and_on_a_control_does_what_the_control_does(her_page):
    keys = Keyboard(her_page)
    sheet = her_page.get_by_role("dialog")
    keys.press("/").type("an apple").press("Enter")
    expect(sheet.get_by_role("heading", name="I heard:")).to_be_focused()
    keys.press("Enter")
    expect(her_page.locator(".event")).to_have_count(1)
    expect(sheet).to_have_count(0)
    keys.press("/").type("a pear").press("Enter")
    expect(sheet.get_by_role("heading", name="I heard:")).to_be_focused()
    keys.go_to("^Add a food").press("Enter")
    expect(her_page.get_by_role("heading", name="Add a food")).to_be_visible()
    her_page.goto("/today")
    expect(her_page.locator(".event")).to_have_count(1)


def test_the_focus_stays_in_a_sheet_and_returns_to_where_it_came_from(her_page):
    keys = Keyboard(her_page)
    keys.go_to("What did you eat, drink, take or feel").type("an apple").press("Enter")
    sheet = her_page.get_by_role("dialog")
    expect(sheet.get_by_role("heading", name="I heard:")).to_be_focused()
    for _ in range(25):
        keys.press("Tab")
        assert her_page.evaluate("document.activeElement === document.body || !!document.activeElement.closest('dialog')")
    keys.press("Escape")
    expect(sheet).to_have_count(0)
    expect(her_page.get_by_label("What did you eat, drink, take or feel?")).to_be_focused()


def test_dates_change(her_page):
    her_page.goto("/pregnancy/dates")
    keys = Keyboard(her_page)
    keys.go_to("^Last Period")
    keys.go_to("^Usual cycle length").type("30")
    keys.go_to("^Update Dates").press("Enter")
    expect(her_page.get_by_role("button", name="Update", exact=True)).to_be_focused()
    keys.press("Escape")
    expect(her_page.get_by_role("button", name="Update", exact=True)).to_be_hidden()
    keys.go_to("^Update Dates").press("Enter")
    expect(her_page.get_by_role("button", name="Update", exact=True)).to_be_focused()
    keys.press("Enter")
    expect(her_page.get_by_text("30-day cycle")).to_be_visible()


def test_settings_are_changed(her_page):
    her_page.goto("/settings")
    keys = Keyboard(her_page)
    keys.go_to("^First name").type("Maja")
    keys.go_to("^Metric").press("ArrowRight")
    keys.go_to("^Save").press("Enter")
    expect(her_page.locator(".toast")).to_be_visible()
    expect(her_page.get_by_role("radio", name="US")).to_be_checked()
    expect(her_page.get_by_label("First name")).to_have_value("Maja")


@pytest.mark.parametrize(
    "path, question, answer",
    [
        ("/pregnancy/birth", None, None),
        ("/pregnancy/end", "^Stop everything about this pregnancy", "^Stop"),
    ],
    ids=["birth", "ending"],
)
def test_a_pregnancy_ends_and_comes_back(her_page, path, question, answer):
    her_page.goto(path)
    keys = Keyboard(her_page)
    if question:
        keys.go_to(question).press("Enter")
        expect(her_page.locator(".confirm__box button")).to_be_focused()
        keys.press("Enter")
    else:
        keys.go_to("^Baby's name|^Name").type("Lou")
        keys.press("Enter")
    expect(her_page.get_by_text("About the size of")).to_have_count(0)
    keys.go_to("^Undo", backwards=True).press("Enter")
    expect(her_page.get_by_text("About the size of")).to_be_visible()
