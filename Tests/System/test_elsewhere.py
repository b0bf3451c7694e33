"""From another app or a clinic: a file is looked at, added, and taken back, with script and without."""

import re

import pytest
from playwright.sync_api import expect

from test_upkeep import corgina

MEALS = (
    "Day,Time,Group,Food Name,Amount,Energy (kcal)\r\n"
    '{0},08:15,Breakfast,"Oats, rolled",80.00 g,300.8\r\n'
    "{0},08:15,Breakfast,Banana,1.00 medium,105\r\n"
    "{0},,Breakfast,Water,250.00 ml,0\r\n"
)
WEIGHTS = "Date,Weight\r\n2025-01-02,150\r\n2025-01-03,151.5\r\n"


def choose(page, path):
    page.goto("/settings/account")
    page.get_by_role("link", name="From another app").click()
    page.get_by_label("File", exact=True).set_input_files(path)
    page.get_by_role("button", name="See what is in it").click()


@pytest.mark.parametrize("her_page", [True, False], indirect=True, ids=["script", "no script"])
def test_a_file_is_looked_at_added_once_and_taken_back(her_page, tmp_path):
    page = her_page
    # What it is called does not matter.
    file = tmp_path / "whatever.txt"
    file.write_text(MEALS.format("2025-01-02"), "utf-8")
    choose(page, file)
    expect(page.get_by_role("heading", name="From Cronometer")).to_be_visible()
    expect(page.get_by_text("Nothing is added yet.")).to_be_visible()
    page.get_by_role("button", name="Add 2 entries").click()
    expect(page.get_by_text("2 entries added.")).to_be_visible()

    choose(page, file)
    expect(page.get_by_text("Everything in this file is in your diary already.")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("^Add"))).to_have_count(0)
    page.get_by_role("button", name="Discard the file").click()

    page.get_by_text("Undo this import", exact=True).click()
    page.get_by_role("button", name="Take back 2 entries").click()
    expect(page.get_by_text("2 entries taken back.")).to_be_visible()
    expect(page.get_by_text("Undo this import", exact=True)).to_have_count(0)


def test_what_a_file_leaves_open_is_asked(her_page, tmp_path):
    file = tmp_path / "weights.csv"
    file.write_text(WEIGHTS, "utf-8")
    choose(her_page, file)
    her_page.get_by_role("button", name="Continue").click()
    expect(her_page.get_by_text("Choose one of the two.")).to_be_visible()
    her_page.get_by_label("Pounds").check()
    her_page.get_by_role("button", name="Continue").click()
    her_page.get_by_role("button", name="Add 2 entries").click()
    expect(her_page.get_by_text("2 entries added.")).to_be_visible()


def test_of_a_large_health_export_only_what_is_kept_is_sent(her_page, tmp_path):
    file = tmp_path / "export.xml"
    record = ' <Record type="HKQuantityTypeIdentifier{}" sourceName="x" unit="{}" startDate="2025-01-02 08:00:{:02} +0100" value="{}"/>\n'
    with file.open("w") as export:
        export.write('<?xml version="1.0"?>\n<HealthData locale="en_US">\n')
        for number in range(150_000):
            export.write(record.format("StepCount", "count", number % 60, number))
        export.write(record.format("BodyMass", "kg", 1, 70))
        export.write("</HealthData>\n")
    assert file.stat().st_size > 16 << 20
    choose(her_page, file)
    expect(her_page.get_by_role("heading", name="From Apple Health")).to_be_visible(timeout=60_000)
    her_page.get_by_role("button", name="Add 1 entry").click()
    expect(her_page.get_by_text("1 entry added.")).to_be_visible()


@pytest.mark.parametrize("content, words", [("a,b\n", "or of an app it knows"), ("PK\x03\x04", "packed"), ("", "empty")])
def test_a_file_that_cannot_be_taken_is_refused_with_a_reason(her_page, tmp_path, content, words):
    file = tmp_path / "x.csv"
    file.write_text(content)
    choose(her_page, file)
    expect(her_page.get_by_text(re.compile(words)).first).to_be_visible()


def test_the_command_takes_the_same_files(tmp_path):
    result = corgina("import", tmp_path / "missing.csv", "--account", "x", "--data", tmp_path)
    assert result.returncode == 64 and "cannot be read" in result.stderr
