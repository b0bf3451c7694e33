"""Waiting for what comes by itself, and not at once.

Playwright's own `wait_for_function` is not used: it takes the promise of an asynchronous function for its answer, so that it does not
wait at all, and it evaluates an expression again at each look, which the policy of our pages refuses."""

import time
from collections.abc import Callable

from playwright.sync_api import Error, Page

# A passphrase costs seconds on a busy machine, and is meant to.
PATIENCE = 60_000


def until(page: Page, is_so: Callable[[], bool], complaint: str) -> None:
    """Looks again and again, for as long as everything waits here."""
    deadline = time.monotonic() + PATIENCE / 1_000
    while not is_so():
        assert time.monotonic() < deadline, complaint
        page.wait_for_timeout(50)


def until_true(page: Page, question: str, argument=None) -> None:
    """Until an expression or a function of the page, asynchronous or not, answers with what counts as true."""
    until(page, lambda: asked(page, question, argument), question)


def asked(page: Page, question: str, argument=None):
    """Its answer; none where the page gives way to another just then."""
    try:
        return page.evaluate(question, argument)
    except Error as error:
        if "context was destroyed" not in str(error):
            raise
        return None
