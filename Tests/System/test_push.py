"""Reminders from the page where she switches them on to a push service of the test's own, and from a device that is woken back to her
diary. Chromium without a window reaches no push service and shows no notifications: the step in which a browser subscribes and what it
shows are played here. The service worker, its push event and all it asks the server are real."""

import re
import shutil
import subprocess
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from playwright.sync_api import Page, expect

from clock import Clock, TimedServer, movable
from diary import ZONE
from push_service import CONTACT, PushService, switch_on
from pushed_device import open_reminders, press, remind_here, woken
from server import CORGINA, Server

BOTH = pytest.mark.parametrize("her_page", [True, False], ids=["with script", "without script"], indirect=True)
WORD = "Zylophantin"

@pytest.fixture
def service():
    service = PushService()
    yield service
    service.stop()
    assert service.faults == []


@pytest.fixture
def her_server(lived_in, tmp_path, service):
    folder = tmp_path / "data"
    shutil.copytree(lived_in[0], folder)
    switch_on(folder, service)
    with Server(folder) as server:
        yield server


@pytest.fixture
def her_page(request, her_server, lived_in, new_page):
    script = getattr(request, "param", True)
    page = new_page(her_server, storage_state=lived_in[1], java_script_enabled=script, service_workers="allow")
    page.goto("/today")
    return page


def add_supplement(page: Page, time: str) -> None:
    page.request.post(
        "/supplements/add/own",
        form={
            "name": WORD, "amount": "27", "unit": "mg", "pieces": "1", "doses": "1", "frequency": "daily", "time-1": time,
            "start": (datetime.now(ZoneInfo(ZONE)) - timedelta(days=1)).date().isoformat(),
        },
        headers={"Sec-Fetch-Site": "same-origin"},
    )  # fmt: skip


def test_she_switches_it_on_here_tries_it_and_switches_it_off(her_page, service, her_server):
    phone = service.browser()
    remind_here(her_page, phone.given)
    assert her_page.evaluate("window.asked ?? null") in (None, {"userVisibleOnly": True, "key": 65})
    her_page.get_by_role("button", name="Send a test reminder").click()
    expect(her_page.get_by_text("A test is on its way.")).to_be_visible()
    assert service.messages == [{"at": 0}]
    assert woken(her_page, service.messages[0])["body"] == "Reminders reach this device."
    her_page.get_by_role("button", name="Stop reminding me on this device").click()
    expect(her_page.get_by_text("Corgina reminds you no more on this device.")).to_be_visible()
    expect(her_page.get_by_role("button", name="Remind me on this device")).to_be_visible()
    log = her_server.log.read_text()
    assert "Devices may be woken" in log and phone.endpoint not in log


def test_what_is_kept_and_sent_tells_nothing_of_her_diary(her_page, service, her_server):
    add_supplement(her_page, "20:00")
    phone = service.browser()
    remind_here(her_page, phone.given)
    for _ in range(3):
        her_page.get_by_role("button", name="Send a test reminder").click()
        expect(her_page.get_by_text("A test is on its way.")).to_be_visible()
        her_page.goto("/settings/reminders")
    assert len({len(body) for body in service.bodies}) == 1
    assert all(WORD.encode() not in body and b"at" not in body[86:] for body in service.bodies)
    her_server.stop()
    files = [file for file in her_server.folder.rglob("*") if file.is_file() and file.name != "push.json"]
    kept = b"".join(file.read_bytes() for file in files)
    for secret in [phone.endpoint, phone.given["keys"]["p256dh"], WORD]:
        assert secret.encode() not in kept and secret not in her_server.log.read_text()


@pytest.fixture
def timed(lived_in, tmp_path, service):
    folder = tmp_path / "data"
    shutil.copytree(lived_in[0], folder)
    switch_on(folder, service)
    clock = Clock(tmp_path / "clock")
    server = TimedServer(folder, clock).start()
    yield server, clock
    server.stop()


@movable
def test_a_dose_wakes_the_device_at_its_minute_once_through_restarts(timed, service, lived_in, new_page):
    server, clock = timed
    page = new_page(server, storage_state=lived_in[1], service_workers="allow")
    page.goto("/today")
    now = datetime.now(ZoneInfo(ZONE))
    tomorrow = now.replace(hour=20, minute=0, second=0, microsecond=0) + timedelta(days=1)
    add_supplement(page, "20:00")
    remind_here(page, service.browser().given)
    seconds = int((tomorrow - now).total_seconds())
    # Just before: nothing of tomorrow. What is left of today may have come by then.
    clock.set(seconds - 90)
    server.restart()
    before = len(service.messages)
    clock.set(seconds + 30)
    service.wait_for(before + 1)
    minute = int(tomorrow.timestamp()) // 60
    assert service.messages[before:] == [{"at": minute}]
    for _ in range(2):
        server.restart()
    clock.set(seconds + 40)
    page.get_by_role("button", name="Send a test reminder").click()
    service.wait_for(before + 2)
    assert service.messages[before:] == [{"at": minute}, {"at": 0}], "nothing is sent twice"

    notice = woken(page, {"at": minute})
    assert notice["title"] == "Corgina" and notice["body"] == "Something is due. Tap to see what."
    page.get_by_role("radio", name="Detailed").check()
    page.get_by_role("button", name="Save").click()
    expect(page.locator(".toast")).to_contain_text("Settings saved")
    notice = woken(page, {"at": minute})
    assert notice["body"] == f"Time for {WORD}" and [action["title"] for action in notice["actions"]] == ["Taken", "Later"]
    press(page, notice, "taken")
    assert woken(page, {"at": minute})["body"] == "Nothing is left to do here."
    page.goto("/settings")
    page.get_by_role("button", name="Lock now").click()
    expect(page.get_by_role("heading", name="Locked")).to_be_visible()
    assert woken(page, {"at": minute})["body"] == "Something is due. Open Corgina to see what."


def test_a_device_that_is_gone_is_dropped_and_said(her_page, service):
    remind_here(her_page, service.browser().given)
    service.answers = [(410, {})]
    her_page.get_by_role("button", name="Send a test reminder").click()
    expect(her_page.get_by_text("This device can’t be reached any more.")).to_be_visible()
    expect(her_page.get_by_role("button", name="Remind me on this device")).to_be_visible()


def test_no_redirect_is_followed(her_page, service):
    remind_here(her_page, service.browser().given)
    other = PushService()
    service.answers = [(307, {"Location": other.address + "/devices/phone"})]
    her_page.get_by_role("button", name="Send a test reminder").click()
    expect(her_page.get_by_text("Your browser’s push service did not take it.")).to_be_visible()
    other.stop()
    assert other.bodies == [] and other.faults == []


def test_an_address_that_is_no_push_service_s_is_refused(her_page, service, her_server):
    given = {**service.browser().given, "endpoint": f"{her_server.address}/settings"}
    open_reminders(her_page, given)
    her_page.get_by_role("button", name="Remind me on this device").click()
    expect(her_page.get_by_text("This server can’t send reminders by your browser’s push service.")).to_be_visible()
    assert service.bodies == []


@BOTH
def test_what_she_wants_is_kept_with_and_without_script(her_page):
    her_page.goto("/settings/reminders")
    her_page.get_by_label("Water", exact=True).check()
    her_page.get_by_label("Time 1").fill("10:15")
    her_page.get_by_label("From").fill("21:00")
    her_page.get_by_role("button", name="Save").click()
    expect(her_page.get_by_text("Saved")).to_be_visible()
    her_page.goto("/settings/reminders")
    expect(her_page.get_by_label("Time 1")).to_have_value("10:15")
    expect(her_page.get_by_label("Water", exact=True)).to_be_checked()
    expect(her_page.get_by_label("From")).to_have_value("21:00")
    her_page.get_by_label("From").fill("")
    her_page.get_by_role("button", name="Save").click()
    expect(her_page.get_by_text("Choose when quiet hours start and end")).to_be_visible()


@pytest.mark.parametrize("her_page", [False], indirect=True)
def test_without_script_it_says_what_is_needed(her_page):
    her_page.goto("/settings/reminders")
    expect(her_page.get_by_text("Switching it on takes scripts")).to_be_visible()
    expect(her_page.get_by_role("button", name="Remind me on this device")).to_be_hidden()


def test_blocked_notifications_are_said_with_the_way_out(her_page, service):
    open_reminders(her_page, service.browser().given)
    her_page.evaluate("Notification.requestPermission = async () => 'denied'")
    her_page.get_by_role("button", name="Remind me on this device").click()
    expect(her_page.get_by_text("Notifications are blocked for Corgina.")).to_be_visible()
    expect(her_page.get_by_role("button", name="Remind me on this device")).to_be_visible()


def test_keys_are_made_once_and_a_file_that_others_can_read_is_not_used(tmp_path, her_server, her_page):
    again = subprocess.run(
        [CORGINA, "push", "keys", "--data", str(her_server.folder), "--contact", CONTACT], capture_output=True, text=True, timeout=60
    )
    assert again.returncode != 0 and "is there already" in again.stderr
    her_server.stop()
    (her_server.folder / "push.json").chmod(0o644)
    her_server.start()
    assert re.search(r"Nobody is reminded\. .*Close it: chmod 600", her_server.log.read_text())
    her_page.goto("/settings/reminders")
    expect(her_page.get_by_text("This server sends no reminders")).to_be_visible()
