"""Her devices, the lock, another key for the diary, and inviting somebody."""

import re
import sqlite3
import subprocess

import pytest
from playwright.sync_api import expect

from diary import NAME, PASSPHRASE, log, sign_in
from offline import EVERYTHING
from server import CORGINA
from waiting import until_true

without_script_too = pytest.mark.parametrize("her_page", [True, False], ids=["script", "no script"], indirect=True)
IPHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
    "Version/18.0 Mobile/15E148 Safari/604.1"
)

# What the device keeps of diaries, by name.
KEPT_OF_DIARY = """async () => {
  const request = indexedDB.open('corgina');
  const db = await new Promise(done => { request.onsuccess = () => done(request.result); });
  if (!db.objectStoreNames.contains('diary')) { db.close(); return []; }
  const keys = db.transaction('diary').objectStore('diary').getAllKeys();
  const names = await new Promise(done => { keys.onsuccess = () => done(keys.result); });
  db.close();
  return names;
}"""
HAS_KEY = f"async () => (await ({KEPT_OF_DIARY})()).includes('current')"
HAS_NO_KEY = f"async () => !(await ({KEPT_OF_DIARY})()).includes('current')"


def unlock(page, passphrase=PASSPHRASE):
    page.get_by_label("Your passphrase").fill(passphrase)
    page.get_by_role("button", name="Open my diary").click()


@without_script_too
def test_a_device_is_named_and_signed_out_from_another(her_page, her_server, new_page):
    page = her_page
    phone = new_page(her_server, user_agent=IPHONE)
    sign_in(phone)
    expect(phone.get_by_role("heading", name="Today", exact=True)).to_be_visible()

    page.goto("/settings/account")
    expect(page.locator(".device").first).to_contain_text("This device")
    page.get_by_role("link", name=re.compile("iPhone")).click()
    page.get_by_label("Name").fill("")
    page.get_by_label("Name").fill("The blue phone")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("heading", name="Account")).to_be_visible()
    wraps = sealed_sessions(her_server)
    page.get_by_role("button", name="Sign out The blue phone").click()
    expect(page.get_by_text("That device is signed out.")).to_be_visible()
    expect(page.locator(".device")).to_have_count(1)

    phone.goto("/today")
    expect(phone.get_by_role("button", name="Sign in")).to_be_visible()
    files = b"".join(path.read_bytes() for path in her_server.folder.iterdir())
    assert len(wraps) == 2 and sum(wrap in files for wrap in wraps) == 1
    assert b"The blue phone" not in files


@without_script_too
def test_locked_it_asks_for_the_passphrase_and_nothing_is_lost(her_page, her_server):
    page = her_page
    log(page, "I ate an apple")
    before = sealed_sessions(her_server)
    page.goto("/settings")
    page.get_by_role("button", name="Lock now").click()
    expect(page.get_by_role("heading", name="Locked")).to_be_visible()
    assert not set(before) & set(sealed_sessions(her_server))
    page.goto("/settings/goals")
    expect(page.get_by_role("heading", name="Locked")).to_be_visible()
    unlock(page, "a wrong one by mistake")
    expect(page.get_by_text("That’s not the right passphrase.")).to_be_visible()
    unlock(page)
    expect(page).to_have_url(re.compile("/settings/goals$"))

    # Locked elsewhere while she was writing: what she sends waits until the diary is open.
    page.goto("/today")
    page.get_by_label("What did you eat, drink, take or feel?").fill("I ate a pear")
    answer = page.request.post("/lock/now", headers={"Sec-Fetch-Site": "same-origin"})
    assert "Locked" in answer.text()
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_text("Not lost:")).to_be_visible()
    unlock(page)
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name="I heard:")).to_be_visible()
    expect(dialog).to_contain_text(re.compile("pear", re.IGNORECASE))


def lock_after(page, choice):
    page.goto("/settings/account")
    page.get_by_role("radio", name=choice).check()
    page.locator("form", has_text="5 min").get_by_role("button", name="Save").click()


def test_nobody_there_and_the_page_gives_way(her_page, her_server):
    page = her_page
    lock_after(page, "5 minutes")
    expect(page.get_by_text("Saved, for all your devices.")).to_be_visible()

    page.clock.install()
    page.goto("/today")
    expect(page.get_by_role("heading", name="Today", exact=True)).to_be_visible()
    page.clock.fast_forward("04:00")
    page.keyboard.press("Shift")
    page.clock.fast_forward("04:00")
    expect(page.get_by_role("heading", name="Today", exact=True)).to_be_visible()
    # The server's own clock has not come so far; it is told, as it would have noticed by itself.
    page.request.post("/lock/now", headers={"Sec-Fetch-Site": "same-origin"})
    page.clock.fast_forward("01:10")
    expect(page.get_by_role("heading", name="Locked")).to_be_visible()
    unlock(page)
    expect(page).to_have_url(re.compile("/today$"))

    # A restart locks, because nobody knows for how long it was.
    her_server.restart()
    page.goto(f"{her_server.address}/today")
    expect(page.get_by_role("heading", name="Locked")).to_be_visible()


@without_script_too
def test_a_lock_that_comes_later_takes_the_passphrase(her_page):
    page = her_page
    lock_after(page, "10 minutes")
    expect(page.get_by_text("Saved, for all your devices.")).to_be_visible()
    field = page.get_by_label("Your passphrase, to lock later or never")
    lock_after(page, "Never")
    expect(page.get_by_text("That’s not the right passphrase.")).to_be_visible()
    expect(page.get_by_role("radio", name="Never")).to_be_checked()
    field.fill(PASSPHRASE)
    page.locator("form", has_text="5 min").get_by_role("button", name="Save").click()
    expect(page.get_by_text("Saved, for all your devices.")).to_be_visible()
    expect(field).to_have_count(0)
    expect(page.get_by_role("radio", name="Never")).to_be_checked()


def test_what_was_being_typed_when_it_locked_is_there_again(her_page, her_server):
    page = her_page
    lock_after(page, "5 minutes")
    expect(page.get_by_text("Saved, for all your devices.")).to_be_visible()
    page.clock.install()
    for address, fill, look in (
        ("/measurements/blood-pressure", fill_reading, see_reading), ("/today", fill_sentence, see_sentence)
    ):  # fmt: skip
        page.goto(address)
        until_true(page, HAS_KEY)
        fill(page)
        # The server's own clock has not come so far.
        page.request.post("/lock/now", headers={"Sec-Fetch-Site": "same-origin"})
        page.clock.fast_forward("05:10")
        expect(page.get_by_role("heading", name="Locked")).to_be_visible()
        until_true(page, HAS_NO_KEY)
        kept = page.evaluate(EVERYTHING)
        for word in ("quixotic", "zylophantic", "EXTRACTABLE"):
            assert word not in kept, word
        unlock(page)
        expect(page).to_have_url(re.compile(address + "$"))
        expect(page.get_by_text("As you left it when the diary was locked. Nothing of it was sent.")).to_be_visible()
        look(page)
        # Once: on the next visit the page is as it always is.
        page.goto(address)
        until_true(page, HAS_KEY)
        assert "form" not in page.evaluate(KEPT_OF_DIARY)
    assert "quixotic" not in page.request.get("/timeline").text()


def fill_reading(page):
    page.get_by_label("Upper (systolic)").fill("118")
    page.get_by_label("Note", exact=True).fill("a quixotic note")
    page.get_by_label("Dizzy or faint").check()


def see_reading(page):
    expect(page.get_by_label("Upper (systolic)")).to_have_value("118")
    expect(page.get_by_label("Lower (diastolic)")).to_have_value("")
    expect(page.get_by_label("Note", exact=True)).to_have_value("a quixotic note")
    expect(page.get_by_label("Dizzy or faint")).to_be_checked()


def fill_sentence(page):
    page.get_by_label("What did you eat, drink, take or feel?").fill("a zylophantic quixotic apple")


def see_sentence(page):
    expect(page.get_by_label("What did you eat, drink, take or feel?")).to_have_value("a zylophantic quixotic apple")
    assert page.locator(".event").count() == 0


def test_shift_three_times_locks_on_any_page(her_page, her_server):
    page = her_page
    for address in ("/today", "/settings/goals"):
        page.goto("/settings")
        page.goto(address)
        until_true(page, HAS_KEY)
        # Capitals are no sign of anything.
        for key in ("Shift", "Shift", "a", "Shift"):
            page.keyboard.press(key)
        expect(page.get_by_role("heading", name="Locked")).to_have_count(0)
        before = sealed_sessions(her_server)
        for _ in range(3):
            page.keyboard.press("Shift")
        expect(page.get_by_role("heading", name="Locked")).to_be_visible()
        assert not set(before) & set(sealed_sessions(her_server))
        # Nothing of the page is behind it.
        page.go_back()
        page.wait_for_load_state()
        expect(page.get_by_role("heading", name="Locked")).to_be_visible()
        page.goto("/lock")
        unlock(page)
        expect(page.get_by_role("heading", name="Today", exact=True)).to_be_visible()


@without_script_too
def test_settings_lock_with_one_tap(her_page):
    page = her_page
    page.goto("/settings")
    page.get_by_role("banner").get_by_role("button", name="Lock").click()
    expect(page.get_by_role("heading", name="Locked")).to_be_visible()


@without_script_too
def test_the_diary_gets_another_key_and_somebody_a_diary_of_her_own(her_page, her_server, new_page):
    page = her_page
    log(page, "I ate an apple")
    before = sealed_entries(her_server)
    page.goto("/settings/account")
    page.get_by_role("link", name="Change encryption key").click()
    page.get_by_role("button", name="Show my new recovery code").click()
    page.get_by_label("Type the last 3 characters").fill(page.locator("#code-text").inner_text().split()[-1])
    page.get_by_label("Your passphrase").fill(PASSPHRASE)
    page.get_by_role("button", name="Change the key").click()
    expect(page.get_by_text("Your diary has another key")).to_be_visible()
    page.goto("/today")
    expect(page.locator(".event").first).to_contain_text(re.compile("apple", re.IGNORECASE))
    files = b"".join(path.read_bytes() for path in her_server.folder.iterdir())
    assert before and not any(entry in files for entry in before)

    page.goto("/settings")
    page.get_by_role("link", name="Invite someone").click()
    page.get_by_label("For (optional)").fill("My sister")
    page.get_by_role("button", name="Make an invitation").click()
    expect(page.get_by_role("heading", name="One invitation")).to_be_visible()
    code = page.locator("#code-text").inner_text()
    page.get_by_role("button", name="Done").click()
    expect(page.get_by_text("My sister")).to_be_visible()

    sister = new_page(her_server)
    join(sister, "my sister", "")
    sister.get_by_label("Invitation code").fill("not a code")
    sister.get_by_label("Passphrase", exact=True).fill(PASSPHRASE)
    sister.get_by_role("button", name="Continue").click()
    expect(sister.get_by_text("The invitation has a typing mistake.")).to_be_visible()
    join(sister, "my sister", code.lower())
    expect(sister.get_by_role("heading", name="Your recovery code")).to_be_visible()
    page.reload()
    expect(page.get_by_text("My sister")).to_have_count(0)

    # From the command line too, while the server runs; and her name is not told to whoever has no code.
    printed = subprocess.run([CORGINA, "invite", "--data", str(her_server.folder)], capture_output=True, text=True, check=True)
    other = new_page(her_server)
    join(other, NAME, code)
    expect(other.get_by_text("This invitation is not valid.")).to_be_visible()
    join(other, "somebody", printed.stdout.split()[1])
    expect(other.get_by_role("heading", name="Your recovery code")).to_be_visible()


def join(page, name, code):
    page.goto("/account/new")
    page.get_by_label("Account name").fill(name)
    page.get_by_label("Passphrase", exact=True).fill(PASSPHRASE)
    if code:
        page.get_by_label("Invitation code").fill(code)
        page.get_by_role("button", name="Continue").click()


def sealed_sessions(server) -> list[bytes]:
    return column(server, "SELECT sealed FROM session")


def sealed_entries(server) -> list[bytes]:
    return column(server, "SELECT sealed FROM journal")


def column(server, query: str) -> list[bytes]:
    with sqlite3.connect(f"file:{server.folder}/corgina.sqlite?mode=ro", uri=True) as database:
        return [row for (row,) in database.execute(query)]
