"""A sealed diary in browsers: made, used on two devices, cut off, lied to, moved and erased, with every byte on the way recorded."""

import json
import re
import shutil
import time

import pytest
from playwright.sync_api import Page, expect

from device import KEPT, STATES, settle_in
from diary import NAME, PASSPHRASE, confirm_code, log, say
from end_to_end import next_hash, text64
from recorder import Recorder
from sealed_device import (
    begin_sealed, fill_sign_in, go, has, has_sent_all, meet, names, open_sealed, opened, remove_other, send, settings_say,
    settle_in_sealed, stop_workers, wake,
)  # fmt: skip
from server import Server
from test_leaks import found_in, spellings
from waiting import asked

NEXT = "nine loud herons sing"


def test_two_devices_have_one_diary_and_nothing_of_it_is_on_the_way(device, way: Recorder, there: Server):
    phone, laptop = device(), device()
    code = settle_in_sealed(phone)
    log(phone, "I ate a zylophantic apple")
    has_sent_all(phone)
    open_sealed(laptop)
    opened(laptop)
    expect(laptop.get_by_text(re.compile("apple", re.I)).first).to_be_visible()
    log(laptop, "a quixotic glass of milk")
    has_sent_all(laptop)
    meet(phone, laptop)
    go(phone, "/timeline")
    expect(phone.get_by_text(re.compile("milk", re.I)).first).to_be_visible()
    assert names(phone) == names(laptop)

    planted = ["zylophantic", "quixotic", PASSPHRASE, code, code.replace(" ", "-"), code.replace(" ", "")]
    secrets = {word: spellings(word) for word in planted}
    assert "POST /sealed/append" in way.paths
    assert found_in(way.bytes, secrets) == []
    kept = b"".join(path.read_bytes() for path in there.folder.rglob("*") if path.is_file())
    assert found_in(kept, secrets) == []
    stored = phone.evaluate(KEPT)
    assert "journal" in stored and not [word for word in planted if word in stored]


def test_what_two_devices_do_without_a_connection_comes_together(device, way: Recorder):
    phone, laptop = device(), device()
    settle_in_sealed(phone)
    has_sent_all(phone)
    open_sealed(laptop)
    opened(laptop)
    way.is_cut = True
    log(phone, "I ate a pear")
    expect(phone.get_by_text("Saved on this device. Not yet on the server.")).to_be_visible()
    log(laptop, "I ate a plum")
    # The page goes, and the worker with it.
    context = phone.context
    phone.close()
    way.is_cut = False
    phone = context.new_page()
    phone.goto("/today")
    has_sent_all(phone)
    send(laptop)
    meet(phone, laptop)
    rows = names(phone)
    assert rows == names(laptop) and len(set(rows)) == len(rows)
    for page in (phone, laptop):
        go(page, "/timeline")
        for food in ("pear", "plum"):
            expect(page.get_by_text(re.compile(food, re.I)).first).to_be_visible()


def test_nothing_is_lost_or_doubled_where_the_answer_never_comes(device, way: Recorder):
    phone = device()
    settle_in_sealed(phone)
    has_sent_all(phone)
    way.lies["/sealed/append"] = lambda answer: b"{}"
    log(phone, "I ate a pear")
    expect(phone.get_by_text(re.compile("Not yet on the server|does not fit")).first).to_be_visible()
    way.lies.clear()
    phone.goto("/settings/account")
    if phone.get_by_role("button", name="Try again").count():
        phone.get_by_role("button", name="Try again").click()
    send(phone)
    rows = names(phone)
    laptop = device()
    open_sealed(laptop)
    opened(laptop)
    assert names(laptop) == rows and len(set(rows)) == len(rows)


def test_a_page_that_is_closed_at_any_moment_loses_and_doubles_nothing(device, way: Recorder):
    """Between a tap and its answer, and between an answer and the server's, with the connection coming and going."""
    phone, laptop = device(), device()
    settle_in_sealed(phone)
    has_sent_all(phone)
    open_sealed(laptop)
    opened(laptop)
    context = phone.context
    for number in range(5):
        way.is_cut = number % 2 == 1
        say(phone, f"{number + 2} glasses of water")
        # Not waited for.
        asked(phone, "document.querySelector('#log').requestSubmit()")
        time.sleep(0.1 * number)
        phone.close()
        log(laptop, f"{number + 2} eggs")
        phone = context.new_page()
        phone.goto("/today")
        opened(phone)
    way.is_cut = False
    send(laptop)
    send(phone)
    meet(laptop, phone)
    meet(phone, laptop)
    rows = names(phone)
    assert rows == names(laptop) and len(set(rows)) == len(rows)
    go(laptop, "/timeline")
    for words in ("eggs", "water"):
        expect(laptop.get_by_text(re.compile(words, re.I)).first).to_be_visible()


def test_the_recovery_code_opens_it_elsewhere_and_the_others_sign_in_again(device):
    phone, laptop = device(), device()
    code = settle_in_sealed(phone)
    has_sent_all(phone)
    laptop.goto("/homes/sealed/recover")
    laptop.get_by_label("Account name").fill(NAME)
    laptop.get_by_label("Recovery code").fill(code.lower())
    laptop.get_by_label("New passphrase").fill(NEXT)
    laptop.get_by_role("button", name="Open my diary").click()
    opened(laptop)
    phone.goto("/today")
    log(phone, "I ate a pear")
    settings_say(phone, "Signed out of the server")
    phone.get_by_role("link", name="Sign in to the server again").click()
    fill_sign_in(phone)
    expect(phone.get_by_text(re.compile("do(es)? not match|wrong|not right", re.I)).first).to_be_visible()
    fill_sign_in(phone, passphrase=NEXT)
    expect(phone.get_by_role("heading", name="Your sealed diary")).to_be_visible()
    has_sent_all(phone)
    meet(laptop, phone)


def test_another_passphrase_and_another_code_count_at_the_server(device):
    phone = device()
    former = settle_in_sealed(phone)
    has_sent_all(phone)
    phone.goto("/settings/account")
    form = phone.locator("form[action='/settings/account/passphrase']")
    form.get_by_label("Your passphrase").fill(PASSPHRASE)
    form.get_by_label("New passphrase").fill(NEXT)
    form.get_by_role("button", name="Change passphrase").click()
    expect(phone.get_by_text("Your passphrase is changed.")).to_be_visible()
    form = phone.locator("form[action='/settings/account/recovery-code']")
    form.get_by_label("Your passphrase").fill(NEXT)
    form.get_by_role("button", name="Make a new code").click()
    assert confirm_code(phone) != former
    opened(phone)
    laptop = device()
    open_sealed(laptop)
    expect(laptop.get_by_role("alert").first).to_be_visible()
    fill_sign_in(laptop, passphrase=NEXT)
    opened(laptop)
    assert names(phone) == names(laptop)


def test_a_server_that_was_put_back_is_told_and_gets_back_what_it_lost(device, there: Server, tmp_path):
    phone = device()
    settle_in_sealed(phone)
    has_sent_all(phone)
    there.stop()
    shutil.copytree(there.folder, tmp_path / "before")
    there.start()
    log(phone, "I ate a pear")
    has_sent_all(phone)
    there.stop()
    shutil.rmtree(there.folder)
    shutil.copytree(tmp_path / "before", there.folder)
    there.start()
    log(phone, "I ate a plum")
    rows = names(phone)
    wake(phone)
    expect(phone.get_by_text(re.compile("does not fit this device"))).to_be_visible()
    settings_say(phone, "The server has less than this device")
    phone.get_by_role("button", name="Send the server what it lost").click()
    expect(phone.get_by_text("All of them")).to_be_visible()
    assert names(phone) == rows
    laptop = device()
    open_sealed(laptop)
    opened(laptop)
    assert names(laptop) == rows


def test_nothing_is_taken_of_what_does_not_fit(device, way: Recorder):
    phone, laptop = device(), device()
    settle_in_sealed(phone)
    has_sent_all(phone)
    open_sealed(laptop)
    opened(laptop)
    log(laptop, "I ate a pear")
    has_sent_all(laptop)
    before = names(phone)

    def lie(answer: bytes) -> bytes:
        told = json.loads(answer)
        for row in told["rows"]:
            row["hash"] = row["hash"][:-1] + ("0" if row["hash"][-1] != "0" else "1")
        return json.dumps(told).encode()

    way.lies["/sealed/read"] = lie
    wake(phone)
    expect(phone.get_by_text(re.compile("does not fit this device"))).to_be_visible()
    settings_say(phone, "What the server sent does not fit")
    assert names(phone) == before
    way.lies.clear()
    phone.get_by_role("button", name="Try again").click()
    meet(phone, laptop)


def test_a_row_that_does_not_open_takes_the_place_of_none_that_waits(device, far: Recorder, new_page):
    """A server may know the name of an entry that waits, as of one it refused, and send another row of that name in its place."""
    laptop = device()
    phone = new_page(far, service_workers="allow")
    settle_in_sealed(laptop)
    has_sent_all(laptop)
    open_sealed(phone)
    opened(phone)
    has_sent_all(phone)
    far.is_cut = True
    log(phone, "I ate a plum")
    log(laptop, "I ate a pear")
    has_sent_all(laptop)
    before = names(phone)

    def lie(answer: bytes) -> bytes:
        told = json.loads(answer)
        asked_for = [json.loads(part) for part in far.parts if part.startswith(b"{") and b'"after"' in part]
        number, hash_before = asked_for[-1]["after"].split(".")
        entry, sealed = bytes.fromhex(before[-1]), b"\x01" + bytes(299)
        forged = next_hash(bytes.fromhex(hash_before), int(number) + 1, entry, sealed).hex()
        row = {"sequence": int(number) + 1, "entry": entry.hex(), "sealed": text64(sealed), "hash": forged}
        return json.dumps({**told, "rows": [row], "head": f"{int(number) + 1}.{forged}"}).encode()

    far.lies["/sealed/read"] = lie
    far.is_cut = False
    wake(phone)
    expect(phone.get_by_text(re.compile("does not fit this device"))).to_be_visible()
    assert names(phone) == before
    far.lies.clear()
    settings_say(phone, "What the server sent does not fit")
    phone.get_by_role("button", name="Try again").click()
    has_sent_all(phone)
    meet(laptop, phone)
    has(phone, "plum", "pear")


def test_more_than_an_answer_may_have_is_not_taken(device, way: Recorder):
    phone, laptop = device(), device()
    settle_in_sealed(phone)
    has_sent_all(phone)
    open_sealed(laptop)
    opened(laptop)
    log(laptop, "I ate a pear")
    has_sent_all(laptop)
    before = names(phone)
    # JSON all the same, and longer than any answer.
    way.lies["/sealed/read"] = lambda answer: answer + b" " * (5 << 20)
    wake(phone)
    phone.wait_for_timeout(2_000)
    assert names(phone) == before
    way.lies.clear()
    meet(phone, laptop)


@pytest.fixture
def far(there):
    """Another way to that server, which can be cut by itself."""
    with Recorder(there.port) as recorder:
        yield recorder


def test_removing_a_device_gives_the_diary_another_key(device, far: Recorder, new_page):
    phone, stolen = device(), device()
    laptop = new_page(far, service_workers="allow")
    former = settle_in_sealed(phone)
    log(phone, "I ate a pear")
    has_sent_all(phone)
    for page in (laptop, stolen):
        open_sealed(page)
        opened(page)
    # It was never sent when the key changes, and comes along.
    far.is_cut = True
    log(laptop, "I ate a plum")
    before = names(phone)
    remove_other(phone, NEXT)
    expect(phone.get_by_text("That’s not the right passphrase. Try again.")).to_be_visible()
    assert names(phone) == before
    remove_other(phone)
    code = confirm_code(phone)
    assert code != former
    opened(phone)
    has_sent_all(phone)
    after = names(phone)
    assert len(after) == len(before) and not set(after) & set(before)
    phone.goto("/timeline")
    expect(phone.get_by_text(re.compile("pear", re.I)).first).to_be_visible()

    far.is_cut = False
    for page in (laptop, stolen):
        page.goto("/today")
        log(page, "a glass of water")
        wake(page)
        expect(page.get_by_text(re.compile("Sign in to the server again")).first).to_be_visible()
        settings_say(page, "Signed out of the server")
        page.get_by_role("link", name="Sign in to the server again").click()
        fill_sign_in(page)
        expect(page.get_by_role("heading", name="Your sealed diary")).to_be_visible()
        has_sent_all(page)
        expect(page.get_by_text("changed on two of your devices")).to_have_count(0)
    other = device()
    open_sealed(other)
    opened(other)
    for page in (phone, laptop, stolen):
        send(page)
        meet(page, other)
    rows = names(phone)
    assert len(set(rows)) == len(rows) and set(after) <= set(rows)
    for page in (phone, laptop, stolen, other):
        assert names(page) == rows
        page.goto("/timeline")
        for food in ("pear", "plum"):
            expect(page.get_by_text(re.compile(food, re.I)).first).to_be_visible()

    last = device()
    for typed, is_right in ((former, False), (code, True)):
        last.goto("/homes/sealed/recover")
        last.get_by_label("Account name").fill(NAME)
        last.get_by_label("Recovery code").fill(typed)
        last.get_by_label("New passphrase").fill(NEXT)
        last.get_by_role("button", name="Open my diary").click()
        if not is_right:
            expect(last.get_by_role("alert").first).to_be_visible()
    opened(last)


def test_another_key_whose_answer_never_came_is_found_by_signing_in(device, way: Recorder):
    phone, laptop = device(), device()
    settle_in_sealed(phone)
    log(phone, "I ate a pear")
    has_sent_all(phone)
    open_sealed(laptop)
    opened(laptop)
    before = names(phone)
    way.lies["/sealed/renewal/use"] = lambda answer: b"{}"
    remove_other(phone)
    expect(phone.get_by_text(re.compile("may have changed the key or not"))).to_be_visible()
    way.lies.clear()
    assert names(phone) == before
    # It is used without a connection meanwhile.
    phone.goto("/today")
    log(phone, "I ate a plum")
    settings_say(phone, "Signed out of the server")
    phone.get_by_role("link", name="Sign in to the server again").click()
    fill_sign_in(phone)
    expect(phone.get_by_role("heading", name="Your sealed diary")).to_be_visible()
    has_sent_all(phone)
    # The code of the key that counts waits here.
    phone.goto("/recovery-code")
    code = confirm_code(phone)
    opened(phone)
    assert not set(names(phone)) & set(before)
    other = device()
    other.goto("/homes/sealed/recover")
    other.get_by_label("Account name").fill(NAME)
    other.get_by_label("Recovery code").fill(code)
    other.get_by_label("New passphrase").fill(NEXT)
    other.get_by_role("button", name="Open my diary").click()
    opened(other)
    assert names(other) == names(phone)
    other.goto("/timeline")
    for food in ("pear", "plum"):
        expect(other.get_by_text(re.compile(food, re.I)).first).to_be_visible()


def test_a_worker_that_is_stopped_while_the_key_changes_loses_and_doubles_nothing(device):
    phone = device()
    settle_in_sealed(phone)
    for number, seconds in enumerate((0.3, 1.2, 2.1, 3)):
        phone.goto("/today")
        log(phone, f"{number + 2} eggs")
        has_sent_all(phone)
        other = device()
        open_sealed(other)
        opened(other)
        count = len(names(phone))
        remove_other(phone)
        time.sleep(seconds)
        stop_workers(phone)
        # As she would: she comes back, and does what the page says.
        settings_say(phone, "Your sealed diary")
        if phone.get_by_role("link", name="Sign in to the server again").count():
            phone.get_by_role("link", name="Sign in to the server again").click()
            fill_sign_in(phone)
            expect(phone.get_by_role("heading", name="Your sealed diary")).to_be_visible()
        has_sent_all(phone)
        if phone.goto("/recovery-code") and phone.get_by_role("heading", name="Your recovery code").count():
            confirm_code(phone)
            opened(phone)
        last = device()
        open_sealed(last)
        opened(last)
        rows = names(phone)
        assert names(last) == rows and len(set(rows)) == len(rows) == count
        for page in (other, last):
            page.context.close()


def test_a_device_that_was_locked_meanwhile_takes_the_other_key(device):
    phone, laptop = device(), device()
    settle_in_sealed(phone)
    has_sent_all(phone)
    open_sealed(laptop)
    opened(laptop)
    laptop.goto("/settings")
    laptop.get_by_role("button", name="Lock now").click()
    remove_other(phone)
    confirm_code(phone)
    opened(phone)
    log(phone, "I ate a pear")
    has_sent_all(phone)
    # What it has still opens here without the server.
    laptop.get_by_label("Your passphrase").fill(PASSPHRASE)
    laptop.get_by_role("button", name="Open my diary").click()
    opened(laptop)
    laptop.goto("/settings")
    laptop.get_by_role("button", name="Lock now").click()
    laptop.goto("/homes/sealed/sign-in")
    fill_sign_in(laptop)
    expect(laptop.get_by_role("heading", name="Your sealed diary")).to_be_visible()
    meet(laptop, phone)
    go(laptop, "/timeline")
    expect(laptop.get_by_text(re.compile("pear", re.I)).first).to_be_visible()


def test_a_diary_of_one_device_goes_to_a_server_and_leaves_it(device, there: Server):
    phone = device()
    settle_in(phone)
    log(phone, "I ate a pear")
    before = names(phone)
    phone.goto("/settings/account")
    phone.get_by_role("link", name="Keep it sealed on a server too").click()
    phone.get_by_label("Account name").fill(NAME)
    phone.get_by_label("Your passphrase").fill(PASSPHRASE)
    phone.get_by_role("button", name="Continue").click()
    confirm_code(phone)
    opened(phone)
    has_sent_all(phone)
    laptop = device()
    open_sealed(laptop)
    opened(laptop)
    assert names(phone) == names(laptop) == before

    phone.goto("/settings/account")
    phone.get_by_role("link", name="Keep it on this device only").click()
    phone.get_by_label("Your passphrase").fill(PASSPHRASE)
    phone.get_by_label("I understand that the server’s copy is erased.").check()
    phone.get_by_role("button", name="Leave the server").click()
    expect(phone.get_by_role("heading", name="On this device only")).to_be_visible()
    assert names(phone) == before
    other = device()
    open_sealed(other)
    expect(other.get_by_role("heading", name="Open your sealed diary")).to_be_visible()
    expect(other.get_by_role("alert").first).to_be_visible()
    log_works = phone.goto("/today")
    assert log_works.ok
    log(phone, "I ate a plum")


def test_erasing_here_leaves_it_elsewhere_and_erasing_everywhere_does_not(device):
    phone, laptop = device(), device()
    settle_in_sealed(phone)
    has_sent_all(phone)
    open_sealed(laptop)
    opened(laptop)
    laptop.goto("/settings/account/erase")
    laptop.get_by_label("I understand.", exact=True).check()
    laptop.get_by_role("button", name="Erase it here").click()
    expect(laptop.get_by_role("heading", name="Your diary is erased")).to_be_visible()
    assert laptop.evaluate(STATES) == []

    phone.goto("/settings/account/erase")
    everywhere = phone.locator("form").filter(has_text="Erase my diary everywhere")
    everywhere.get_by_label("Your passphrase").fill(NEXT)
    everywhere.get_by_label("I understand that nobody can bring it back.").check()
    everywhere.get_by_role("button", name="Erase my diary everywhere").click()
    expect(phone.get_by_text("That’s not the right passphrase. Try again.")).to_be_visible()
    everywhere.get_by_label("Your passphrase").fill(PASSPHRASE)
    everywhere.get_by_label("I understand that nobody can bring it back.").check()
    everywhere.get_by_role("button", name="Erase my diary everywhere").click()
    expect(phone.get_by_role("heading", name="Your diary is erased")).to_be_visible()
    other = device()
    open_sealed(other)
    expect(other.get_by_role("alert").first).to_be_visible()


def test_a_locked_diary_opens_without_the_server(device, way: Recorder):
    phone = device()
    settle_in_sealed(phone)
    has_sent_all(phone)
    way.is_cut = True
    phone.goto("/settings")
    phone.get_by_role("button", name="Lock now").click()
    expect(phone.get_by_role("heading", name="Locked")).to_be_visible()
    assert "open" not in phone.evaluate(STATES)
    phone.get_by_label("Your passphrase").fill(PASSPHRASE)
    phone.get_by_role("button", name="Open my diary").click()
    opened(phone)


def test_the_link_of_a_share_says_where_to_open_it(device, way: Recorder):
    phone = device()
    settle_in_sealed(phone)
    secret = "A" * 43
    for is_locked in (False, True):
        if is_locked:
            phone.goto("/settings")
            phone.get_by_role("button", name="Lock now").click()
            expect(phone.get_by_role("heading", name="Locked")).to_be_visible()
        for path in (f"/shared/join#{secret}", f"/shared/join/{secret}", "/shared"):
            phone.goto(path)
            expect(phone.get_by_role("heading", name="Open it in another browser")).to_be_visible()
    # The server is not even asked, so a link is not used up.
    assert secret.encode() not in way.bytes


def test_who_needs_an_invitation_is_told_and_nothing_is_kept(device):
    begin_sealed(device())
    page: Page = device()
    page.goto("/homes/sealed")
    page.get_by_label("Account name").fill("milena")
    page.get_by_label("Passphrase", exact=True).fill(NEXT)
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_text("This server asks for an invitation code.")).to_be_visible()
    assert page.evaluate(STATES) == []
