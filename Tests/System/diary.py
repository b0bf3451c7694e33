"""What a person does in Corgina, for tests to say in one line."""

import os
import re
from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo

from playwright.sync_api import Page, expect

# Where she is. Without script the server is not told her zone and takes Greenwich's day, which this one has all year;
# `make torture` puts her elsewhere.
ZONE = os.environ.get("CORGINA_ZONE", "Atlantic/Reykjavik")
# Her browser asks for English of no country, so that no region is guessed: dates are "21 November", times "14:00", and three
# emergency numbers are named. `test_regions` has an American and a Briton.
LOCALE = "en"
NAME = "maja"
PASSPHRASE = "seven calm otters knit"
SENTENCE = "I had porkchop and potatoes and a glass of milk"


def last_period(weeks: int, days: int = 0) -> str:
    """The last period of somebody so far along today where the test browser is."""
    return (today() - timedelta(days=weeks * 7 + days)).isoformat()


def today() -> date:
    return datetime.now(ZoneInfo(ZONE)).date()


def make_account(page: Page, name: str = NAME, passphrase: str = PASSPHRASE, start: str = "/") -> str:
    """From the first page to the question of dates. Answers the recovery code."""
    page.goto(start)
    page.get_by_role("link", name="Get started").click()
    # A server that offers homes on her devices asks first where the diary is to live.
    account = page.get_by_role("link", name="Make an account")
    name_field = page.get_by_label("Account name")
    expect(account.or_(name_field).first).to_be_visible()
    if account.count():
        account.click()
    name_field.fill(name)
    page.get_by_label("Passphrase", exact=True).fill(passphrase)
    page.get_by_role("button", name="Continue").click()
    code = confirm_code(page)
    expect(page.get_by_role("heading", name="How would you like to track your pregnancy?")).to_be_visible()
    return code


def confirm_code(page: Page) -> str:
    """Types the end of the new recovery code that is shown. Answers the code."""
    expect(page.get_by_role("heading", name="Your recovery code")).to_be_visible()
    code = page.locator("#code-text").inner_text()
    page.get_by_label("Type the last 3 characters").fill(code.split()[-1])
    page.get_by_role("button", name="I have saved it").click()
    return code


def date_by_last_period(page: Page, first_day: str) -> None:
    page.get_by_role("link", name=re.compile("I know when my last period started")).click()
    page.locator("input[name=date]").fill(first_day)
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_role("heading", name="Does this look right?")).to_be_visible()
    page.get_by_role("button", name="Looks right").click()
    tell_about_yourself(page)
    expect(page.get_by_role("heading", name="Today", exact=True)).to_be_visible()


def tell_about_yourself(page: Page) -> None:
    """The first run's last step, left as it is; after the first run there is none."""
    expect(page.get_by_role("heading", name=re.compile("^(A little about you|Today)$"))).to_be_visible()
    if page.get_by_role("heading", name="A little about you").count():
        page.get_by_role("button", name="Continue").click()
    expect(page.get_by_role("heading", name="Today", exact=True)).to_be_visible()


def onboard(page: Page, weeks: int = 24, days: int = 3) -> None:
    make_account(page)
    date_by_last_period(page, last_period(weeks, days))


def sheet_heading(page: Page):
    """The heading of the sheet with what was understood; the second where something should not wait."""
    return page.get_by_role("dialog").get_by_role("heading", name=re.compile("^(I heard:|Before you log)$"))


def say(page: Page, sentence: str) -> None:
    page.get_by_label("What did you eat, drink, take or feel?").fill(sentence)
    page.get_by_role("button", name="Send").click()
    expect(sheet_heading(page)).to_be_visible()


def log(page: Page, sentence: str) -> None:
    """Says and confirms it."""
    say(page, sentence)
    page.get_by_role("dialog").get_by_role("button", name=re.compile("^(Confirm and log|Log)")).click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".event").first).to_be_visible()


def sign_in(page: Page, name: str = NAME, passphrase: str = PASSPHRASE) -> None:
    page.goto("/sign-in")
    page.get_by_label("Account name").fill(name)
    page.get_by_label("Passphrase", exact=True).fill(passphrase)
    page.get_by_role("button", name="Sign in").click()
