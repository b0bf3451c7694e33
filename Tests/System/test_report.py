"""The report for a visit: what it says, and how many sheets it takes on either paper."""

import re

import pytest
from playwright.sync_api import expect

from diary import log, sign_in
from server import Server
from visits import add_appointment, in_days

BOTH = pytest.mark.parametrize("her_page", [True, False], indirect=True, ids=["script", "no script"])
PAPERS = ["A4", "Letter"]


def sheets(page, paper: str) -> int:
    """How many sheets it takes, as the browser prints it."""
    return len(re.findall(rb"/Type\s*/Page[^s]", page.pdf(format=paper)))


@BOTH
def test_the_report_has_her_dates_readings_and_questions(her_page):
    for sentence in ["I weigh 66.2 kg", "blood pressure 152/96", "blood pressure 118/74", "heartburn 2/5", "headache 4/5"]:
        log(her_page, sentence)
    add_appointment(her_page, "Midwife", in_days(3), Questions_to_ask="May I fly?")
    her_page.goto("/visit")
    her_page.get_by_role("link", name="Report for your midwife or doctor").click()
    expect(her_page.get_by_role("heading", name="Report for your visit", level=1)).to_be_visible()
    expect(her_page.get_by_role("region", name="Dates")).to_contain_text("By last period of")
    expect(her_page.get_by_role("region", name="Weight")).to_contain_text("66.2 kg")
    pressure = her_page.get_by_role("region", name="Blood pressure, mmHg")
    expect(pressure.locator(".report__mark")).to_have_text("152/96 ▲ high")
    symptoms = her_page.get_by_role("region", name="Symptoms").locator("tbody tr")
    expect(symptoms.first).to_contain_text("Headache")
    expect(symptoms.last).to_contain_text("Heartburn")
    expect(her_page.get_by_role("region", name="Questions")).to_contain_text("May I fly?")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_full_diary_prints_on_two_sheets_before_the_meals(tmp_path, new_page, scheme):
    with Server(tmp_path / "demo", command="demo") as server:
        page = new_page(server, color_scheme=scheme)
        sign_in(page, "Sam", "a corgi counts to forty")
        page.wait_for_url("**/today*")
        page.goto("/visit/report")
        expect(page.get_by_role("heading", name="Meals of the last 7 days")).to_be_visible()
        whole = {paper: sheets(page, paper) for paper in PAPERS}
        page.evaluate("document.querySelector('.report__meals').remove()")
        for paper in PAPERS:
            assert sheets(page, paper) <= 2, paper
            # The meals begin on a sheet of their own.
            assert whole[paper] > sheets(page, paper), paper
        # Black on white, whatever the screen is.
        page.emulate_media(media="print", color_scheme="light")
        colors = page.evaluate(
            "[...document.querySelectorAll('.report :is(td, dd, h2, p)')].map(element => getComputedStyle(element).color)"
        )
        assert set(colors) == {"rgb(0, 0, 0)"}


def test_an_empty_diary_says_so(her_page):
    her_page.goto("/visit/report")
    expect(her_page.get_by_role("region", name="Dates")).to_be_visible()
    expect(her_page.locator(".report__part")).to_have_count(1)
    assert sheets(her_page, "A4") == 1
