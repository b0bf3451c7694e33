"""A diary that lives in the browser alone: made, used, locked, erased and carried over, with the server gone."""

import json
import re
import time

import pytest
from playwright.sync_api import Page, expect

from client import Client
from conftest import PHONE
from device import KEPT, STATES, bring, export, serving, settle_in, unlock
from diary import LOCALE, PASSPHRASE, ZONE, log, make_account, say, sheet_heading
from sealed_device import stop_workers
from server import Server


@pytest.fixture
def there(tmp_path):
    """A server that offers a home on a device."""
    with serving(tmp_path / "data") as server:
        yield server


@pytest.fixture
def phone(there, new_page):
    """A browser in which nothing lives yet."""
    return new_page(there, service_workers="allow")


def test_a_day_on_this_device(phone: Page, there: Server):
    """A sentence through its sheet, an edit, undo, a search, and a symptom that should not wait: all of it with the server gone."""
    settle_in(phone)
    there.stop()

    log(phone, "I ate a zylophantic apple and two eggs")
    phone.goto("/timeline")
    expect(phone.get_by_text(re.compile("apple", re.I)).first).to_be_visible()
    phone.locator(".event a").first.click()
    phone.get_by_role("dialog").get_by_label("Add a tag").fill("travel")
    phone.get_by_role("dialog").get_by_label("Add a tag").press("Enter")
    expect(phone.get_by_role("dialog").get_by_text("travel")).to_be_visible()
    phone.goto("/timeline")
    phone.get_by_role("searchbox").fill("apple")
    phone.get_by_role("searchbox").press("Enter")
    expect(phone.get_by_role("status").filter(has_text="1 entry")).to_be_visible()
    assert "apple" not in phone.url

    phone.goto("/today")
    say(phone, "I have a severe headache and blurred vision")
    expect(sheet_heading(phone)).to_be_visible()
    expect(phone.get_by_role("alert").first).to_be_visible()

    phone.goto("/settings")
    phone.get_by_label("First name").fill("Maja")
    phone.get_by_role("button", name="Save", exact=True).click()
    phone.goto("/today")
    phone.goto("/settings")
    expect(phone.get_by_label("First name")).to_have_value("Maja")


def test_undo_takes_it_back(phone: Page):
    settle_in(phone)
    log(phone, "a quixotic glass of milk")
    phone.get_by_role("button", name="Undo").click()
    phone.goto("/timeline")
    expect(phone.get_by_text("milk", exact=False)).to_have_count(0)


def test_nothing_of_it_reaches_the_server_or_lies_in_the_clear(phone: Page, there: Server):
    posted = []
    there_posted = lambda request: posted.append(request.url) if request.service_worker and request.method == "POST" else None
    phone.context.on("request", there_posted)
    code = settle_in(phone)
    log(phone, "I ate a zylophantic apple")
    assert posted == []
    kept = phone.evaluate(KEPT)
    assert "journal" in kept
    for word in ("zylophantic", "apple", PASSPHRASE, code.replace(" ", "-"), code.split()[0] + "-" + code.split()[1]):
        assert word not in kept, word
    folder = b"".join(path.read_bytes() for path in there.folder.rglob("*") if path.is_file())
    assert b"zylophantic" not in folder and Client(there.port).get("/sign-in").status in (200, 303)


def test_the_lock_takes_the_key_away(phone: Page):
    settle_in(phone)
    assert "open" in phone.evaluate(STATES)
    phone.goto("/settings")
    phone.get_by_role("button", name="Lock now").click()
    expect(phone.get_by_role("heading", name="Locked")).to_be_visible()
    assert "open" not in phone.evaluate(STATES)
    phone.goto("/timeline")
    expect(phone.get_by_role("heading", name="Locked")).to_be_visible()

    unlock(phone, "seven calm otters knot")
    expect(phone.get_by_text("That’s not the right passphrase. Try again.")).to_be_visible()
    assert "open" not in phone.evaluate(STATES)
    unlock(phone)
    expect(phone).to_have_url(re.compile("/timeline"))


def test_what_was_sent_to_a_locked_diary_waits_for_the_passphrase(phone: Page):
    settle_in(phone)
    other = phone.context.new_page()
    other.goto("/settings")
    other.get_by_role("button", name="Lock now").click()
    expect(other.get_by_role("heading", name="Locked")).to_be_visible()

    phone.get_by_label("What did you eat, drink, take or feel?").fill("a quixotic pear")
    phone.get_by_role("button", name="Send").click()
    expect(phone.get_by_role("heading", name="Locked")).to_be_visible()
    expect(phone.get_by_text("Not lost:")).to_be_visible()
    unlock(phone)
    expect(sheet_heading(phone)).to_be_visible()


def test_the_recovery_code_opens_it_and_sets_another_passphrase(phone: Page):
    code = settle_in(phone)
    phone.goto("/settings")
    phone.get_by_role("button", name="Lock now").click()
    phone.get_by_role("link", name="Use your recovery code").click()
    phone.get_by_label("Recovery code").fill("AAA" + code[3:])
    phone.get_by_label("New passphrase").fill("nine loud herons sing")
    phone.get_by_role("button", name="Open my diary").click()
    expect(phone.get_by_text(re.compile("typing mistake"))).to_be_visible()
    phone.get_by_label("Recovery code").fill(code.lower())
    phone.get_by_label("New passphrase").fill("nine loud herons sing")
    phone.get_by_role("button", name="Open my diary").click()
    expect(phone.get_by_role("heading", name="Your recovery code")).to_be_visible()
    fresh = phone.locator("#code-text").inner_text()
    assert fresh != code
    phone.get_by_label("Type the last 3 characters").fill(fresh.split()[-1])
    phone.get_by_role("button", name="I have saved it").click()
    expect(phone.get_by_role("heading", name="Today", exact=True)).to_be_visible()
    phone.goto("/settings")
    phone.get_by_role("button", name="Lock now").click()
    unlock(phone)
    expect(phone.get_by_text("That’s not the right passphrase")).to_be_visible()
    unlock(phone, "nine loud herons sing")
    expect(phone.get_by_role("heading", name="Today", exact=True)).to_be_visible()


def test_it_opens_after_the_browser_was_closed(there, chromium, tmp_path):
    """Kept on the disk: with the page closed, or the worker stopped, between a tap and its answer nothing acknowledged is lost, and nothing is doubled."""
    options = {
        "viewport": PHONE, "base_url": there.address, "timezone_id": ZONE, "locale": LOCALE, "reduced_motion": "reduce",
        "service_workers": "allow",
    }  # fmt: skip
    context = chromium.new_context(**options)
    page = context.new_page()
    settle_in(page)
    for number in range(6):
        # This one is acknowledged.
        log(page, f"I drank {301 + number} ml of water")
        say(page, f"{number + 2} glasses of water")
        expect(sheet_heading(page)).to_be_visible()
        # Not waited for.
        page.evaluate("document.querySelector('#log').requestSubmit()")
        time.sleep(0.02 * number)
        if number % 2:
            stop_workers(page)
        page.close()
        page = context.new_page()
        page.goto("/today")
        expect(page.get_by_role("heading", name="Today", exact=True)).to_be_visible()
    rows = page.evaluate(ROWS)
    # Gapless, each once.
    assert rows == list(range(1, len(rows) + 1))
    names = page.evaluate(NAMES)
    assert len(set(names)) == len(names)
    page.goto("/timeline")
    for number in range(6):
        expect(page.get_by_text(f"{301 + number} mL")).to_have_count(1)
    context.close()


ROWS = """async () => {
  const open = indexedDB.open('corgina-diary');
  const db = await new Promise(done => { open.onsuccess = () => done(open.result); });
  const request = db.transaction('journal').objectStore('journal').getAllKeys();
  const keys = await new Promise(done => { request.onsuccess = () => done(request.result); });
  db.close();
  return keys;
}"""
NAMES = ROWS.replace("getAllKeys()", "getAll()").replace("return keys", "return keys.map(({ entry }) => entry)")


def test_a_damaged_row_is_told_and_the_rest_is_shown(phone: Page):
    settle_in(phone)
    log(phone, "I ate a pear")
    log(phone, "I ate a plum")
    phone.evaluate(BREAK)
    phone.goto("/settings")
    phone.get_by_role("button", name="Lock now").click()
    unlock(phone)
    expect(phone.get_by_text(re.compile("damaged"))).to_be_visible()
    expect(phone.get_by_text("Plum").first).to_be_visible()


# One bit of the last entry but one.
BREAK = """async () => {
  const open = indexedDB.open('corgina-diary');
  const db = await new Promise(done => { open.onsuccess = () => done(open.result); });
  const transaction = db.transaction('journal', 'readwrite');
  const rows = transaction.objectStore('journal');
  const request = rows.getAll();
  request.onsuccess = () => { const row = request.result.at(-2); row.sealed[40] ^= 1; rows.put(row); };
  await new Promise(done => { transaction.oncomplete = done; });
  db.close();
}"""


def test_it_goes_to_a_server_and_back(phone: Page, there: Server, new_page, tmp_path):
    settle_in(phone)
    log(phone, "I ate a zylophantic apple")
    file = export(phone, tmp_path)
    entries = json.loads(file.read_text())["entries"]

    hers = new_page(there)
    make_account(hers)
    bring(hers, file)
    back = hers.context.request.post(
        "/settings/account/export", form={"passphrase": PASSPHRASE}, headers={"origin": there.address}
    )
    returned = [entry for entry in back.json()["entries"] if entry["id"] in {entry["id"] for entry in entries}]
    assert returned == entries

    whole = tmp_path / "back.json"
    whole.write_bytes(back.body())
    bring(phone, whole)
    bring(phone, whole)
    expect(phone.locator(".notice").filter(has_text="were here already")).to_be_visible()
    again = json.loads(export(phone, tmp_path).read_text())["entries"]
    assert {entry["id"] for entry in again} == {entry["id"] for entry in back.json()["entries"]} | {e["id"] for e in entries}
    assert again[: len(entries)] == entries


def test_erasing_leaves_nothing_and_the_server_answers_again(phone: Page):
    settle_in(phone)
    phone.goto("/settings/account/erase")
    phone.get_by_label("I understand that nobody can bring it back.").check()
    phone.get_by_role("button", name="Erase my diary").click()
    expect(phone.get_by_role("heading", name="Your diary is erased")).to_be_visible()
    assert phone.evaluate(STATES) == []
    phone.get_by_role("link", name="Go to the start").click()
    expect(phone.get_by_role("link", name="Get started")).to_be_visible()


def test_a_server_without_the_program_says_so(server: Server, new_page):
    page = new_page(server)
    page.goto("/welcome")
    page.get_by_role("link", name="Get started").click()
    expect(page.get_by_label("Account name")).to_be_visible()
    page.goto("/privacy")
    expect(page.get_by_text(re.compile("is not offered here"))).to_be_visible()
