"""The screens of a diary that lives on her devices, those that only it has and the main ones: nothing is cut off, nothing a screen
reader stumbles over, and nothing is asked of anybody else."""

import re

import pytest
from playwright.sync_api import Page, expect

from diary import log
from homes import Home, settle_in
from test_every_screen import Findings, cut_off

BEGINNINGS = ["/homes", "/homes/device", "/homes/sealed", "/homes/sealed/sign-in", "/homes/sealed/recover", "/privacy"]
# The same as the server's but for where they come from.
MAIN = ["/today", "/timeline", "/hydration", "/supplements", "/symptoms", "/pregnancy", "/foods", "/settings"]
OWN = ["/settings/account", "/settings/account/import", "/settings/account/erase", "/privacy", "/about"]
OWN_BY_HOME = {
    Home.SEALED: ["/homes/sealed/devices", "/homes/sealed/leave", "/homes/sealed/to-account", "/visit/links", "/settings/sharing"],
    Home.DEVICE: ["/homes/sealed/move"],
}


def look_at(page: Page, findings: Findings, path: str) -> None:
    assert page.goto(path).status == 200
    # The device gets ready, and then answers in the place of the server.
    expect(page).not_to_have_title(re.compile("Getting ready"))
    page.wait_for_load_state()
    findings.look(path)


def test_the_pages_on_which_a_home_is_chosen_are_whole(own_way):
    page, way = own_way()
    findings = Findings(page, way)
    for path in BEGINNINGS:
        look_at(page, findings, path)
    findings.expect_none()


@pytest.mark.parametrize("home", Home, ids=["sealed", "on this device"])
def test_its_pages_are_whole(own_way, home):
    page, way = own_way()
    settle_in(page, home, way)
    findings = Findings(page, way)
    log(page, "two eggs and a glass of milk, took my iron, mild headache")
    for path in MAIN:
        assert page.goto(path).status == 200
        findings.note(path)
        findings.misplaced |= cut_off(page, path)
    for path in OWN + OWN_BY_HOME[home]:
        look_at(page, findings, path)
    page.goto("/settings")
    page.get_by_role("button", name="Lock now").click()
    expect(page.get_by_role("heading", name="Locked")).to_be_visible()
    findings.look("lock")
    look_at(page, findings, "/recover")
    findings.expect_none()
