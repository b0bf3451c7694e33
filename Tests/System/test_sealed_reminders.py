"""Reminders of a sealed diary: her device says at which minutes it is to be woken, and makes the words of a minute by itself."""

import base64
import json
import os
import sqlite3
from contextlib import closing
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from playwright.sync_api import Page, expect

from clock import Clock, movable
from conftest import BROWSER, FLAGS, opened_pages
from device import KEPT, WASM, serving, unlock
from diary import PASSPHRASE, ZONE, confirm_code, onboard
from push_service import PushService, switch_on
from pushed_device import open_reminders, press, remind_here, woken, worker_of
from recorder import Recorder
from sealed_device import go, has_sent_all, meet, open_sealed, opened, remove_other, send, settle_in_sealed, stop_workers, wake
from server import Server
from waiting import until, until_true

WORD = "Zylophantin"
CLOSED = "Something is due. Open Corgina to see what."
DONE = "Nothing is left to do here."

# The subscription that the worker finds there, as the page made it.
SUBSCRIBED = """({ given, key }) => {
  const applicationServerKey = Uint8Array.from(key).buffer;
  PushManager.prototype.getSubscription = async () => ({ toJSON: () => given, options: { applicationServerKey } });
}"""
TOLD = """async () => {
  const open = indexedDB.open('corgina-diary');
  const db = await new Promise(done => { open.onsuccess = () => done(open.result); });
  const get = name => new Promise(done => {
    const request = db.transaction('state').objectStore('state').get(name);
    request.onsuccess = () => done(request.result);
  });
  const [{ sequence }, reminders] = [await get('head'), await get('reminders')];
  db.close();
  return Boolean(reminders?.head?.startsWith(`${sequence}.`));
}"""


@pytest.fixture
def service():
    service = PushService()
    yield service
    service.stop()
    assert service.faults == []


@pytest.fixture
def clock(tmp_path):
    return Clock(tmp_path / "clock")


@pytest.fixture
def there(tmp_path, service, clock):
    """A server that offers homes on a device and wakes them. Its clock is that of the browsers."""
    folder = tmp_path / "data"
    folder.mkdir(mode=0o700)
    switch_on(folder, service)
    options, prefix = ["--browser-program", str(WASM)], ["env", f"CORGINA_CLOCK_FILE={clock.file}"]
    with Server(folder, options=options, prefix=prefix) as server:
        yield server


@pytest.fixture
def device(way, clock, chromium):
    environment = {**os.environ, "CORGINA_CLOCK_FILE": str(clock.file)}
    browser = chromium.browser_type.launch(executable_path=BROWSER, args=FLAGS, env=environment)
    pages = opened_pages(browser)
    open_page = next(pages)
    yield lambda: open_page(way, service_workers="allow")
    pages.close()
    browser.close()


def add_supplement(page: Page, time: str = "20:00") -> None:
    page.evaluate(
        """async fields => {
          const answer = await fetch('/supplements/add/own', { method: 'POST', body: new URLSearchParams(fields) });
          if (!answer.ok) throw new Error('not added');
        }""",
        {
            "name": WORD, "amount": "27", "unit": "mg", "pieces": "1", "doses": "1", "frequency": "daily", "time-1": time,
            "start": (now() - timedelta(days=1)).date().isoformat(),
        },
    )  # fmt: skip


def detailed(page: Page) -> None:
    go(page, "/settings/reminders")
    page.get_by_role("radio", name="Detailed").check()
    page.get_by_role("button", name="Save").click()
    expect(page.locator(".toast")).to_contain_text("Settings saved")


def now() -> datetime:
    return datetime.now(ZoneInfo(ZONE))


def eight(days: int = 0) -> datetime:
    return now().replace(hour=20, minute=0, second=0, microsecond=0) + timedelta(days=days)


def minute_of(moment: datetime) -> int:
    return int(moment.timestamp()) // 60


def has_told(page: Page) -> None:
    """Waits until the server has what it may know of the diary as it stands."""
    wake(page)
    has_sent_all(page)
    until_true(page, TOLD)


def count(server: Server) -> int:
    with closing(sqlite3.connect(f"file:{server.folder / 'corgina.sqlite'}?mode=ro", uri=True)) as database:
        return database.execute("SELECT COUNT(*) FROM push").fetchone()[0]


def is_on(page: Page, is_so: bool = True) -> None:
    go(page, "/settings/reminders")
    expect(page.get_by_role("button", name="Stop reminding me" if is_so else "Remind me on this device")).to_be_visible()


def subscribed(page: Page, given: dict) -> None:
    """As a browser that was restarted has it, for the key of that server."""
    go(page, "/settings/reminders")
    key = page.locator("[data-push]").get_attribute("data-push")
    key = base64.urlsafe_b64decode(key + "=" * (-len(key) % 4))
    worker_of(page).evaluate(SUBSCRIBED, {"given": given, "key": list(key)})


def test_she_switches_it_on_here_tries_it_and_switches_it_off(device, service, there: Server):
    page, phone = device(), service.browser()
    settle_in_sealed(page)
    remind_here(page, phone.given)
    expect(page.get_by_text("Your device makes them from the diary on it.")).to_be_visible()
    page.get_by_role("button", name="Send a test reminder").click()
    expect(page.get_by_text("A test is on its way.")).to_be_visible()
    assert service.messages == [{"at": 0}]
    assert woken(page, service.messages[0])["body"] == "Reminders reach this device."
    assert count(there) == 1
    page.get_by_role("button", name="Stop reminding me on this device").click()
    expect(page.get_by_text("Corgina reminds you no more on this device.")).to_be_visible()
    assert count(there) == 0 and phone.endpoint not in there.log.read_text()


@movable
def test_a_dose_wakes_the_device_at_its_minute_and_nothing_of_it_is_on_the_way(device, service, way: Recorder, there: Server, clock):
    page, phone = device(), service.browser()
    settle_in_sealed(page)
    remind_here(page, phone.given)
    add_supplement(page)
    detailed(page)
    has_told(page)
    tomorrow = eight(1)
    clock.set(int((tomorrow - now()).total_seconds()) + 30)
    service.wait_for(1)
    minutes = [message["at"] for message in service.messages]
    assert minutes[-1] == minute_of(tomorrow)
    notice = woken(page, {"at": minutes[-1]})
    assert notice["title"] == "Corgina" and notice["body"] == f"Time for {WORD}"
    assert [action["title"] for action in notice["actions"]] == ["Taken", "Later"]
    there.stop()
    files = [file for file in there.folder.rglob("*") if file.is_file() and file.name != "push.json"]
    kept = b"".join(file.read_bytes() for file in files) + way.bytes + b"".join(service.bodies)
    assert WORD.encode() not in kept and WORD not in there.log.read_text()
    # Where the device is reached goes to the server, and lies there sealed; minutes are all it gets of the diary.
    assert phone.endpoint.encode() not in b"".join(file.read_bytes() for file in files)
    assert "POST /sealed/reminders/minutes" in way.paths
    assert WORD not in page.evaluate(KEPT)


def test_taken_is_in_the_diary_and_goes_to_the_server(device, service, there: Server):
    page, laptop = device(), device()
    settle_in_sealed(page)
    add_supplement(page)
    detailed(page)
    remind_here(page, service.browser().given)
    due = {"at": minute_of(eight())}
    press(page, woken(page, due), "taken")
    assert woken(page, due)["body"] == DONE
    has_sent_all(page)
    open_sealed(laptop)
    opened(laptop)
    go(laptop, "/supplements")
    expect(laptop.get_by_text(WORD).first).to_be_visible()
    assert woken(laptop, due)["body"] == DONE


@movable
def test_later_wakes_this_device_again_for_the_same(device, service, there: Server, clock):
    page = device()
    settle_in_sealed(page)
    add_supplement(page)
    detailed(page)
    remind_here(page, service.browser().given)
    has_told(page)
    clock.set(int((eight(1) - now()).total_seconds()) + 30)
    service.wait_for(1)
    due = service.messages[-1]
    before = len(service.messages)
    press(page, woken(page, due), "later")
    until_true(page, TOLD)
    clock.set(int((eight(1) - now()).total_seconds()) + 32 * 60)
    service.wait_for(before + 1)
    again = service.messages[-1]
    assert due["at"] + 29 <= again["at"] <= due["at"] + 32
    assert woken(page, again)["body"] == f"Time for {WORD}"


def test_locked_it_says_that_something_is_due_and_no_more(device, service, way: Recorder):
    page = device()
    settle_in_sealed(page)
    add_supplement(page)
    detailed(page)
    remind_here(page, service.browser().given)
    due = {"at": minute_of(eight())}
    assert woken(page, due)["body"] == f"Time for {WORD}"
    go(page, "/settings")
    page.get_by_role("button", name="Lock now").click()
    expect(page.get_by_role("heading", name="Locked")).to_be_visible()
    notice = woken(page, due)
    assert (notice["body"], notice["actions"]) == (CLOSED, [])
    # A lock switches nothing off.
    unlock(page)
    is_on(page)
    way.is_cut = True
    assert woken(page, due)["body"] == f"Time for {WORD}", "without a connection the diary is there all the same"
    stop_workers(page)
    go(page, "/settings/reminders")
    expect(page.get_by_text("Not known just now")).to_be_visible()
    page.get_by_label("Water", exact=True).check()
    page.get_by_role("button", name="Save").click()
    expect(page.locator(".toast")).to_contain_text("Settings saved")
    way.is_cut = False


@movable
def test_what_another_device_logs_counts_here(device, service, there: Server, clock):
    page, laptop = device(), device()
    settle_in_sealed(page)
    remind_here(page, service.browser().given)
    has_told(page)
    open_sealed(laptop)
    opened(laptop)
    # Reminders are off on it, and what is new on it wakes the other.
    is_on(laptop, False)
    add_supplement(laptop)
    has_told(laptop)
    clock.set(int((eight(1) - now()).total_seconds()) + 30)
    service.wait_for(1)
    due = service.messages[-1]
    assert due == {"at": minute_of(eight(1))}
    # The device had not heard of it, and asks before it says anything.
    notice = woken(page, due)
    assert notice["body"] == "Something is due. Tap to see what." and [action["title"] for action in notice["actions"]] == ["Done", "Later"]


def test_with_another_key_this_device_is_woken_as_before_and_the_removed_one_no_more(device, service, there: Server):
    page, laptop = device(), device()
    (phone, other) = service.browser("phone"), service.browser("laptop")
    settle_in_sealed(page)
    remind_here(page, phone.given)
    has_told(page)
    open_sealed(laptop)
    opened(laptop)
    remind_here(laptop, other.given)
    assert count(there) == 2
    subscribed(page, phone.given)
    remove_other(page)
    confirm_code(page)
    opened(page)
    is_on(page)
    assert count(there) == 1
    page.get_by_role("button", name="Send a test reminder").click()
    expect(page.get_by_text("A test is on its way.")).to_be_visible()
    assert service.messages == [{"at": 0}]
    has_told(page)


def test_erasing_it_here_and_leaving_the_server_end_it(device, service, there: Server):
    page = device()
    settle_in_sealed(page)
    remind_here(page, service.browser().given)
    assert count(there) == 1
    go(page, "/homes/sealed/leave")
    page.get_by_label("Your passphrase").fill(PASSPHRASE)
    page.get_by_label("I understand that the server’s copy is erased.").check()
    page.get_by_role("button", name="Leave the server").click()
    expect(page.get_by_role("heading", name="On this device only")).to_be_visible()
    assert count(there) == 0
    go(page, "/settings")
    expect(page.get_by_role("link", name="Your appointments")).to_be_visible()
    expect(page.get_by_role("link", name="Reminders", exact=True)).to_have_count(0)
    assert woken(page, {"at": minute_of(eight())})["body"] == CLOSED

    other = device()
    settle_in_sealed(other)
    remind_here(other, service.browser("tablet").given)
    assert count(there) == 1
    go(other, "/settings/account/erase")
    here = other.locator("form").filter(has_text="Erase it here")
    here.get_by_label("I understand.").check()
    here.get_by_role("button", name="Erase it here").click()
    until(other, lambda: count(there) == 0, "the device is woken still")


def test_moving_from_an_account_the_server_reads_ends_it_and_it_is_switched_on_again(device, service, there: Server):
    page = device()
    onboard(page)
    remind_here(page, service.browser().given)
    assert count(there) == 1
    go(page, "/homes/sealed/from-account")
    page.get_by_label("Your passphrase").fill(PASSPHRASE)
    page.get_by_role("button", name="Make it Sealed").click()
    confirm_code(page)
    opened(page)
    assert count(there) == 0
    is_on(page, False)
    page.get_by_role("button", name="Remind me on this device").click()
    expect(page.get_by_text("Corgina reminds you on this device now.")).to_be_visible()
    assert count(there) == 1


def test_a_device_that_is_gone_and_a_service_that_is_none_are_said(device, service, there: Server):
    page = device()
    settle_in_sealed(page)
    remind_here(page, service.browser().given)
    service.answers = [(410, {})]
    page.get_by_role("button", name="Send a test reminder").click()
    expect(page.get_by_text("This device can’t be reached any more.")).to_be_visible()
    is_on(page, False)
    assert count(there) == 0
    other = device()
    open_sealed(other)
    opened(other)
    open_reminders(other, {**service.browser("laptop").given, "endpoint": f"{there.address}/settings"})
    other.get_by_role("button", name="Remind me on this device").click()
    expect(other.get_by_text("This server can’t send reminders by your browser’s push service.")).to_be_visible()
    assert count(there) == 0


def test_two_devices_with_reminders_meet(device, service, there: Server):
    page, laptop = device(), device()
    settle_in_sealed(page)
    remind_here(page, service.browser("phone").given)
    open_sealed(laptop)
    opened(laptop)
    remind_here(laptop, service.browser("laptop").given)
    add_supplement(laptop)
    send(laptop)
    meet(page, laptop)
    assert count(there) == 2


def test_a_server_that_sends_none_says_so(new_page, tmp_path):
    with serving(tmp_path / "data") as server, Recorder(server.port) as way:
        page = new_page(way, service_workers="allow")
        settle_in_sealed(page)
        go(page, "/settings")
        page.get_by_role("link", name="Reminders", exact=True).click()
        expect(page.get_by_text("This server sends no reminders")).to_be_visible()
        expect(page.get_by_role("link", name="Alarms in your own calendar")).to_have_count(0)
        page.get_by_label("Water", exact=True).check()
        page.get_by_label("Time 1").fill("10:15")
        page.get_by_role("button", name="Save").click()
        expect(page.locator(".toast")).to_contain_text("Settings saved")
        has_told(page)
        assert "POST /sealed/reminders/minutes" not in way.paths
        # Nor does a server that claims otherwise get any: that she wants to be reminded only her devices can say.
        claim = {"key": "BP4z9KsN", "device": "0" * 32, "on": False, "devices": 3}
        way.lies["/sealed/reminders"] = lambda _: json.dumps(claim).encode()
        add_supplement(page)
        has_told(page)
        assert "POST /sealed/devices" in way.paths and "POST /sealed/reminders/minutes" not in way.paths
