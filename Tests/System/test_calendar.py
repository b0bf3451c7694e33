"""The calendar feed: its address, its secret, and its file as an independent parser reads it."""

import re
import urllib.error
import urllib.request
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from dateutil.rrule import rrulestr
from icalendar import Calendar
from playwright.sync_api import expect

from diary import PASSPHRASE, make_account, today
from visits import add_appointment, feed_secret, in_days, make_feed

BOTH = pytest.mark.parametrize("her_page", [True, False], ids=["with script", "without script"], indirect=True)
# What the pure module writes for a diary with everything in it; its own test holds it to the byte.
WRITTEN = Path(__file__).parent.parent / "CorginaRoomsTests" / "Fixtures" / "feed.ics"
NEW_YORK = ZoneInfo("America/New_York")


def fetch(address: str) -> tuple[int, bytes]:
    try:
        with urllib.request.urlopen(address, timeout=20) as response:
            return response.status, response.read()
    except urllib.error.HTTPError as error:
        return error.code, error.read()


def events(file: bytes) -> list:
    """The entries, after checks that hold for any feed: parsed without a complaint, whole, each with what RFC 5545 asks for."""
    assert all(len(line) <= 75 for line in file.split(b"\r\n"))
    assert b"\n" not in file.replace(b"\r\n", b"")
    calendar = Calendar.from_ical(file)
    assert calendar["VERSION"] == "2.0" and calendar["PRODID"]
    found = calendar.walk("VEVENT")
    for event in found:
        assert event.errors == [] and event["UID"] and event["DTSTAMP"].dt.utcoffset() == timedelta(0) and event["DTSTART"]
        for alarm in event.walk("VALARM"):
            assert alarm["ACTION"] == "DISPLAY" and alarm["DESCRIPTION"] and alarm["TRIGGER"].dt <= timedelta(0)
    assert len({str(event["UID"]) for event in found}) == len(found)
    return found


@BOTH
def test_an_address_is_made_shown_once_changed_and_stopped(her_server, her_page):
    add_appointment(her_page, "Midwife", in_days(12), Where="St Mary's")
    address = make_feed(her_page)
    assert address.startswith(her_server.address)
    expect(her_page.get_by_role("link", name="Subscribe on this device")).to_have_attribute(
        "href", address.replace("http://", "webcal://")
    )
    status, file = fetch(address)
    assert status == 200 and b"Midwife" not in file and b"Mary" not in file
    assert sorted(str(event["SUMMARY"]) for event in events(file)) == ["Appointment", "Important date"]
    her_page.get_by_role("button", name="Done").click()
    expect(her_page.get_by_role("heading", name="In your own calendar")).to_be_visible()
    assert feed_secret(address) not in her_page.content()
    her_page.get_by_role("link", name=re.compile("^iPhone")).click()
    her_page.get_by_role("radio", name="Detailed").check()
    her_page.get_by_label("The first day of each week").check()
    her_page.get_by_role("button", name="Save").click()
    expect(her_page.get_by_text("plain titles")).to_be_visible()
    titles = {str(event["SUMMARY"]) for event in events(fetch(address)[1])}
    assert {"Midwife", "Due date (about)", "Week 24", "Week 40"} <= titles
    her_page.get_by_role("link", name=re.compile("^iPhone")).click()
    her_page.get_by_text("Stop this link", exact=True).click()
    her_page.locator(".confirm__box").get_by_role("button", name="Stop").click()
    expect(her_page.get_by_role("heading", name="In your own calendar")).to_be_visible()
    expect(her_page.get_by_role("link", name=re.compile("^iPhone"))).to_have_count(0)
    unknown = her_server.address + "/calendar/" + "A" * 43 + ".ics"
    assert fetch(address) == fetch(unknown) and fetch(unknown)[0] == 404


def test_the_secret_is_in_no_log_and_on_no_disk_and_is_no_session(her_server, her_page, new_page):
    address = make_feed(her_page)
    secret = feed_secret(address)
    her_page.get_by_role("button", name="Done").click()
    expect(her_page.get_by_role("heading", name="In your own calendar")).to_be_visible()
    assert fetch(address)[0] == 200 and fetch(address.removesuffix(".ics"))[0] == 404
    her_server.restart()
    assert fetch(f"{her_server.address}/calendar/{secret}.ics")[0] == 200
    stored = b"".join(file.read_bytes() for file in her_server.folder.rglob("*") if file.is_file())
    log = her_server.log.read_bytes()
    assert b"route=/calendar/{secret} status=200" in log
    assert secret.encode() not in log and secret.encode() not in stored
    thief = new_page(her_server)
    thief.context.add_cookies([{"name": "corgina", "value": secret, "url": her_server.address}])
    thief.goto("/today")
    expect(thief.get_by_role("heading", name="Today", exact=True)).to_have_count(0)
    assert thief.url.endswith("/sign-in")
    session = next(cookie["value"] for cookie in her_page.context.cookies() if cookie["name"] == "corgina")
    assert fetch(f"{her_server.address}/calendar/{session}.ics")[0] == 404


@BOTH
def test_an_address_takes_the_passphrase_and_ends_with_signing_out_everywhere(her_page):
    her_page.goto("/settings/calendar")
    her_page.get_by_label("Name").fill("Watch")
    her_page.get_by_label("Your passphrase").fill("somebody who borrowed the phone")
    her_page.get_by_role("button", name="Create link").click()
    expect(her_page.get_by_text("That’s not the right passphrase.")).to_be_visible()
    expect(her_page.get_by_label("Name")).to_have_value("Watch")
    expect(her_page.get_by_role("link", name=re.compile("^Watch"))).to_have_count(0)
    address = make_feed(her_page)
    assert fetch(address)[0] == 200
    her_page.goto("/settings/account")
    her_page.get_by_role("button", name="Sign out everywhere").click()
    expect(her_page).to_have_url(re.compile("/sign-in"))
    assert fetch(address)[0] == 404


def test_appointments_keep_their_hour_on_both_sides_of_summer_time(server, new_page):
    page = new_page(server, timezone_id="America/New_York")
    make_account(page)
    days = around_the_next_change(datetime.now(NEW_YORK).date())
    for day in days:
        add_appointment(page, f"At nine on {day}", day, "09:00")
    found = {str(event["SUMMARY"]): event["DTSTART"].dt for event in events(fetch(make_feed(page, plain=True))[1])}
    assert len(found) == 2
    offsets = set()
    for day in days:
        start = found[f"At nine on {day}"]
        assert start.utcoffset() == timedelta(0)
        local = start.astimezone(NEW_YORK)
        assert (local.date(), local.hour, local.minute) == (day, 9, 0)
        offsets.add(local.utcoffset())
    assert len(offsets) == 2


def around_the_next_change(first: date) -> list[date]:
    """Two days with another offset each, the last of the old and the first of the new."""
    day = first + timedelta(days=2)
    offset = lambda day: datetime(day.year, day.month, day.day, 9, tzinfo=NEW_YORK).utcoffset()
    while offset(day) == offset(day + timedelta(days=1)):
        day += timedelta(days=1)
    return [day, day + timedelta(days=1)]


def test_the_written_feed_reads_as_it_was_meant():
    found = {str(event["UID"]): event for event in events(WRITTEN.read_bytes())}
    visit = next(event for event in found.values() if str(event["SUMMARY"]) == "Midwife, Osei")
    assert visit["DTSTART"].dt == datetime(2026, 12, 5, 19, 0, tzinfo=UTC)
    assert visit["DURATION"].dt == timedelta(minutes=45)
    assert str(visit["LOCATION"]) == "St Mary's; 2nd floor" and str(visit["DESCRIPTION"]) == "With Dr Osei"
    assert visit.walk("VALARM")[0]["TRIGGER"].dt == timedelta(days=-1)
    assert any(str(event["SUMMARY"]) == "Three weeks ago 👩‍👩‍👧" for event in found.values())
    weeks = [event for event in found.values() if str(event["SUMMARY"]).startswith("Week ")]
    assert len(weeks) == 37
    for week in weeks:
        assert isinstance(week["DTSTART"].dt, date) and not isinstance(week["DTSTART"].dt, datetime)
    last = next(event for event in weeks if str(event["SUMMARY"]) == "Week 40")
    due = next(event for event in found.values() if str(event["SUMMARY"]) == "Due date (about)")
    assert last["DTSTART"].dt == due["DTSTART"].dt


def test_the_written_visits_are_at_nine_before_and_after_the_change():
    starts = {str(event["SUMMARY"]): event["DTSTART"].dt for event in events(WRITTEN.read_bytes())}
    for title in ["Before the change", "After the change"]:
        assert starts[title].astimezone(NEW_YORK).hour == 9
    assert starts["Before the change"].hour != starts["After the change"].hour


@pytest.mark.parametrize("change", [date(2027, 3, 14), date(2027, 11, 7)], ids=["spring", "autumn"])
def test_doses_ring_by_the_clock_on_the_wall_whatever_the_zone_does(change):
    doses = [event for event in events(WRITTEN.read_bytes()) if "RRULE" in event]
    assert len(doses) == 3
    for dose in doses:
        start = dose["DTSTART"].dt
        # Floating: no zone and no UTC, so the device's own clock counts.
        assert start.tzinfo is None and dose["DTSTART"].params.get("TZID") is None
        rule = rrulestr(dose["RRULE"].to_ical().decode(), dtstart=start)
        around = rule.between(datetime(change.year, change.month, change.day) - timedelta(days=5), datetime(change.year, change.month, change.day) + timedelta(days=5))
        assert {moment.time() for moment in around} <= {start.time()}
        if "FREQ=DAILY" in dose["RRULE"].to_ical().decode():
            days = [moment.date() for moment in around]
            assert days == [days[0] + timedelta(days=number) for number in range(len(days))] and len(days) >= 9
            instants = [moment.replace(tzinfo=NEW_YORK).astimezone(UTC) for moment in around]
            assert len({moment.hour for moment in instants}) == 2
    weekly = next(dose for dose in doses if str(dose["SUMMARY"]).startswith("Vitamin D; weekly, with food"))
    rule = weekly["RRULE"].to_ical().decode()
    moments = list(rrulestr(rule, dtstart=weekly["DTSTART"].dt))
    assert {moment.weekday() for moment in moments} == {0, 4}
    assert weekly["DTSTART"].dt == moments[0]


def test_a_feed_with_nothing_in_it_is_still_a_calendar(server, new_page):
    page = new_page(server)
    make_account(page)
    status, file = fetch(make_feed(page))
    assert status == 200 and events(file) == []
    assert Calendar.from_ical(file).walk("VTIMEZONE")


def test_an_address_is_made_by_keyboard_and_copied(her_page):
    her_page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    her_page.goto("/settings/calendar")
    her_page.get_by_label("Your passphrase").fill(PASSPHRASE)
    her_page.get_by_label("Name").focus()
    her_page.keyboard.press("Enter")
    expect(her_page.get_by_role("heading", name="Your calendar’s link")).to_be_visible()
    copy = her_page.get_by_role("button", name="Copy")
    copy.focus()
    her_page.keyboard.press("Enter")
    expect(her_page.get_by_role("button", name="Copied")).to_be_visible()
    assert her_page.evaluate("navigator.clipboard.readText()") == her_page.locator("#address-text").inner_text().strip()
