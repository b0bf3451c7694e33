"""The homes a diary can have, so that one test asks the same in each of them. What it needs is built by `make wasm`."""

from enum import Enum
from itertools import count

import pytest
from playwright.sync_api import Page

from device import begin
from diary import date_by_last_period, last_period
from recorder import Recorder
from sealed_device import begin_sealed, has_sent_all


class Home(Enum):
    """Where a browser's own worker answers; `True` and `False` say that the server does, for a page with script and for one without."""

    SEALED = "sealed"
    # From Today on without a connection.
    DEVICE = "on this device, in flight mode"


KINDS = [True, False, *Home]
NAMES = ["with script", "without script", "sealed", "on this device"]
EVERYWHERE = pytest.mark.parametrize("her_page", KINDS, ids=NAMES, indirect=True)

# Of sealed diaries on a server that tests share.
ACCOUNTS = count(1)


def make_diary(page: Page, home: Home) -> None:
    """Up to the question of dates."""
    if home is Home.SEALED:
        begin_sealed(page, f"maja{next(ACCOUNTS)}")
    else:
        begin(page)


def settle_in(page: Page, home: Home, way: Recorder) -> None:
    """24 weeks and 3 days along, on Today."""
    make_diary(page, home)
    date_by_last_period(page, last_period(24, 3))
    if home is Home.SEALED:
        has_sent_all(page)
    way.is_cut = home is Home.DEVICE
