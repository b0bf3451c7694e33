"""Without a connection: Today opens, what she says waits sealed, and arrives once, in order, whatever breaks in between."""

import io
import json
import os
import re
import shutil
import signal
import sqlite3
import time
import urllib.request
from contextlib import closing, suppress
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page, expect

from cable import Cable
from conftest import BROWSER, FLAGS, PHONE
from diary import NAME, PASSPHRASE, ZONE, log, make_account, sign_in
from server import Server
from waiting import until_true

QUESTION = "What did you eat, drink, take or feel?"
# Three words no page of Corgina has, so that finding one is finding her entry.
THREE = ["I ate a zylophantic apple", "two glasses of water", "quixotic headache"]


@pytest.fixture
def cable(her_server):
    cable = Cable(her_server)
    yield cable
    cable.close()


@pytest.fixture
def phone(cable, lived_in, new_page):
    """Today on a phone whose way to the server can be cut; what is needed without it is there."""
    page = new_page(cable, storage_state=lived_in[1], service_workers="allow")
    page.goto("/today")
    settle(page)
    return page


def settle(page: Page) -> None:
    """Waits until the worker answers for the page and Today is kept."""
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    until_true(page, "navigator.serviceWorker.controller !== null")
    until_true(page, KEPT)


KEPT = """async () => {
  const request = indexedDB.open('corgina');
  const db = await new Promise(done => { request.onsuccess = () => done(request.result); });
  if (!db.objectStoreNames.contains('page')) { db.close(); return false; }
  const get = db.transaction('page').objectStore('page').get('today');
  const page = await new Promise(done => { get.onsuccess = () => done(get.result); });
  db.close();
  return page !== undefined;
}"""

GONE = f"async () => !(await ({KEPT})())"

# Everything this origin keeps in the browser, as text: caches, databases, storage.
EVERYTHING = """async () => {
  const parts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      parts.push(request.url, await (await cache.match(request)).text());
    }
  }
  const text = value => {
    if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return new TextDecoder('latin1').decode(value);
    if (value instanceof CryptoKey) return value.extractable ? 'EXTRACTABLE KEY' : 'key';
    if (value && typeof value === 'object') return Object.entries(value).map(([k, v]) => k + text(v)).join(' ');
    return String(value);
  };
  for (const { name } of await indexedDB.databases()) {
    const request = indexedDB.open(name);
    const db = await new Promise(done => { request.onsuccess = () => done(request.result); });
    for (const store of db.objectStoreNames) {
      const all = db.transaction(store).objectStore(store).getAll();
      parts.push(store, ...(await new Promise(done => { all.onsuccess = () => done(all.result); })).map(text));
    }
    db.close();
  }
  return parts.join('\\n');
}"""


def say_offline(page: Page, sentence: str, number: int) -> None:
    page.get_by_label(QUESTION).fill(sentence)
    page.get_by_role("button", name="Send").click()
    words = "1 entry will be added when you’re back online" if number == 1 else f"{number} entries will be added when you’re back online"
    expect(page.get_by_role("heading", name=words)).to_be_visible()


def disconnect(page: Page, cable: Cable) -> None:
    cable.cut()
    page.context.set_offline(True)


def reconnect(page: Page, cable: Cable) -> None:
    cable.mend()
    page.context.set_offline(False)


def waiting_words(page: Page) -> list[str]:
    return page.locator(".waiting__entry:visible .waiting__said").all_inner_texts()


def entries_of(page: Page) -> list[str]:
    """What the diary holds, the newest first, as the server tells."""
    page.goto("/timeline")
    return page.locator(".event").all_inner_texts()


def test_three_entries_said_offline_arrive_once_and_in_order(phone, cable, her_server):
    disconnect(phone, cable)
    for number, sentence in enumerate(THREE, 1):
        say_offline(phone, sentence, number)
    phone.reload()
    # Today as it was, from the device alone, and everything that waits.
    expect(phone.get_by_role("heading", name="Today", exact=True)).to_be_visible()
    expect(phone.get_by_text("You are offline. This is as it was at")).to_be_visible()
    expect(phone.locator(".hero__num, .preg__week")).to_contain_text("24")
    expect(phone.get_by_role("heading", name="3 entries will be added when you’re back online")).to_be_visible()
    assert waiting_words(phone) == THREE
    expect(phone.locator(".waiting")).to_contain_text("If you’re worried, call, even if nothing here says to.")
    # Nothing she wrote, and nothing of Today, lies open on the device.
    kept = phone.evaluate(EVERYTHING)
    assert len(kept) > 100_000
    for word in ["zylophantic", "quixotic", "two glasses", "Week 24", "EXTRACTABLE", NAME]:
        assert word not in kept, word
    reconnect(phone, cable)
    expect(phone.get_by_role("heading", name="Logged while you were offline")).to_be_visible()
    expect(phone.locator(".waiting")).to_be_hidden()
    expect(phone.locator(".arrivals__list li")).to_have_count(3)
    # In the order she said them.
    arrived = phone.locator(".arrivals__list li").all_inner_texts()
    assert ["apple" in arrived[0].lower(), "water" in arrived[1].lower(), "headache" in arrived[2].lower()] == [True] * 3
    expect(phone.locator(".event")).to_have_count(3)
    phone.get_by_role("button", name="Looks right").click()
    expect(phone.locator(".arrivals")).to_have_count(0)
    assert len(entries_of(phone)) == 3


def test_a_sentence_that_cannot_be_kept_says_why_and_those_behind_it_are_logged(phone, cable):
    disconnect(phone, cable)
    for number, sentence in enumerate(["I ate 4006381333931 yoghurt", *THREE[1:]], 1):
        say_offline(phone, sentence, number)
    reconnect(phone, cable)
    expect(phone.get_by_role("heading", name="Logged while you were offline")).to_be_visible()
    expect(phone.locator(".arrivals__list li")).to_have_count(2)
    refused = phone.locator(".waiting__entry:visible")
    expect(refused).to_have_count(1)
    expect(refused).to_contain_text("Not logged. That is more of one food than an entry takes")
    expect(phone.get_by_role("heading", name="1 entry needs another look")).to_be_visible()
    # What is off with it tells of her too, and lies on the device no more openly than her words.
    assert "more of one food" not in phone.evaluate(EVERYTHING)
    # It is not sent again by itself.
    phone.reload()
    expect(refused).to_contain_text("Not logged.")
    refused.get_by_role("button", name=re.compile("^Edit: I ate 4006381333931")).click()
    field = phone.get_by_label(QUESTION)
    expect(field).to_have_value("I ate 4006381333931 yoghurt")
    # Handed back once more, and closed once without logging, it is still there.
    phone.get_by_role("button", name="Send").click()
    expect(phone.locator("#sentence-error")).to_contain_text("more of one food")
    expect(refused).to_have_count(1)
    field.fill("I ate 2 yoghurts")
    phone.get_by_role("button", name="Send").click()
    phone.get_by_role("button", name="Close without logging").click()
    expect(refused).to_have_count(1)
    refused.get_by_role("button", name=re.compile("^Edit")).click()
    field.fill("I ate 2 yoghurts")
    phone.get_by_role("button", name="Send").click()
    phone.get_by_role("button", name="Confirm and log this meal: Log Meal").click()
    expect(phone.get_by_role("dialog")).to_have_count(0)
    expect(phone.locator(".waiting")).to_be_hidden()
    assert len(entries_of(phone)) == 3


def test_a_sentence_the_server_fails_at_lets_those_behind_it_pass(phone, cable):
    disconnect(phone, cable)
    for number, sentence in enumerate(THREE, 1):
        say_offline(phone, sentence, number)
    failing = [True]

    def answer(route):
        if failing[0] and "zylophantic" in (route.request.post_data or ""):
            route.fulfill(status=500, json={"error": "Something went wrong on the server."})
        else:
            route.continue_()

    phone.route("**/offline/entries", answer)
    phone.clock.install()
    reconnect(phone, cable)
    # A few tries, each later than the last, and then the others go first.
    for _ in range(40):
        phone.clock.run_for(10_000)
        if phone.locator(".arrivals").count():
            break
    expect(phone.locator(".arrivals__list li")).to_have_count(2)
    aside = phone.locator(".waiting__entry:visible")
    expect(aside).to_contain_text("Not logged. Something went wrong on the server.")
    expect(aside.get_by_role("button", name=re.compile("^Edit"))).to_be_visible()
    failing[0] = False
    aside.get_by_role("button", name=re.compile("^Try again")).click()
    expect(phone.locator(".arrivals__list li")).to_have_count(3)
    expect(phone.locator(".waiting")).to_be_hidden()


def test_a_crash_in_between_changes_nothing(cable, lived_in, her_server, tmp_path, chromium):
    """The browser is killed with entries waiting, an answer is lost, the server is killed: three arrive all the same."""
    profile = tmp_path / "profile"
    context, page = launch(chromium, profile, cable)
    context.add_cookies(lived_in[1]["cookies"])
    page.goto("/today")
    settle(page)
    before = journal_rows(her_server)
    cable.cut()
    for number, sentence in enumerate(THREE, 1):
        say_offline(page, sentence, number)
    kill_browser(profile)
    context, page = launch(chromium, profile, cable)
    # The browser writes its cookies twice a minute, and was killed before.
    context.add_cookies(lived_in[1]["cookies"])
    page.goto("/today")
    expect(page.get_by_role("heading", name="3 entries will be added when you’re back online")).to_be_visible()
    # The first arrives, but its answer never does.
    cable.lose_answers()
    page.evaluate("dispatchEvent(new Event('online'))")
    wait_until(lambda: journal_rows(her_server) == before + 1)
    her_server.kill()
    expect(page.get_by_role("heading", name="3 entries will be added when you’re back online")).to_be_visible()
    her_server.start()
    cable.mend()
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(page.get_by_role("heading", name="Logged while you were offline")).to_be_visible()
    expect(page.locator(".event")).to_have_count(3)
    assert journal_rows(her_server) == before + 3
    kill_browser(profile)


def test_an_update_of_the_app_keeps_what_waits(phone, cable):
    disconnect(phone, cable)
    say_offline(phone, THREE[0], 1)
    # Signed out elsewhere meanwhile, so that it cannot simply be sent.
    cookies = phone.context.cookies()
    phone.context.clear_cookies()
    edition = phone.evaluate("caches.keys()")[0].split()[-1]
    cable.rewrite(f'edition="{edition}"'.encode(), b'edition="' + b"0" * len(edition) + b'"')
    reconnect(phone, cable)
    phone.goto("/privacy")
    phone.evaluate("navigator.serviceWorker.getRegistration().then(found => found.update()).then(() => true)")
    until_true(phone, "navigator.serviceWorker.getRegistration().then(found => Boolean(found.waiting))")
    # It takes over once no page is open.
    phone.close()
    phone = phone.context.new_page()
    phone.context.add_cookies(cookies)
    phone.goto("/today")
    until_true(phone, "caches.keys().then(names => names.length === 1 && names[0].endsWith(' 000000000000'))")
    expect(phone.get_by_role("heading", name="Logged while you were offline")).to_be_visible()
    expect(phone.locator(".event")).to_have_count(1)


def test_what_waits_is_for_its_owner_alone(lived_in, tmp_path, new_page):
    shutil.copytree(lived_in[0], tmp_path / "data")
    with Server(tmp_path / "data", options=["--allow-sign-up"]) as server:
        cable = Cable(server)
        page = new_page(cable, storage_state=lived_in[1], service_workers="allow")
        page.goto("/today")
        settle(page)
        disconnect(page, cable)
        say_offline(page, THREE[0], 1)
        # Her session ends before she is back.
        page.context.clear_cookies()
        reconnect(page, cable)
        page.goto("/today")
        expect(page).to_have_url(re.compile("/sign-in$"))
        until_true(page, GONE)
        make_account(page, "berta", "four plain brown hens", start="/welcome")
        page.goto("/today")
        expect(page.get_by_role("heading", name="Today", exact=True)).to_be_visible()
        settle(page)
        expect(page.locator(".waiting")).to_be_hidden()
        assert entries_of(page) == []
        page.context.clear_cookies()
        sign_in(page)
        expect(page.get_by_role("heading", name="Logged while you were offline")).to_be_visible()
        assert len(entries_of(page)) == 1
        cable.close()


def test_a_sentence_without_an_answer_is_kept_and_arrives_once(phone, cable):
    # The connection stands and brings nothing, as in a lift or behind a hotel's sign-in page.
    unanswered = []
    phone.route("**/drafts", lambda route: unanswered.append(route.request.url))
    phone.clock.install()
    phone.get_by_label(QUESTION).fill(THREE[0])
    phone.get_by_role("button", name="Send").click()
    phone.clock.run_for(14_000)
    expect(phone.get_by_role("status").filter(has_text="Reading what you wrote")).to_be_visible()
    assert len(unanswered) == 1
    phone.clock.run_for(1_500)
    expect(phone.get_by_role("dialog")).to_be_hidden()
    expect(phone.get_by_label(QUESTION)).to_have_value("")
    # It goes by the way that logs an id once, and is gone from the device.
    phone.clock.run_for(5_000)
    expect(phone.locator(".arrivals__list li")).to_have_count(1)
    expect(phone.locator(".waiting")).to_be_hidden()
    assert len(entries_of(phone)) == 1


def test_what_waits_survives_another_key_of_the_diary(phone, cable):
    # Changing the key ends every session, so that the device comes back to another key than it sealed with.
    disconnect(phone, cable)
    say_offline(phone, THREE[0], 1)
    cookies = phone.context.cookies()
    phone.context.clear_cookies()
    reconnect(phone, cable)
    phone.goto("/today")
    expect(phone).to_have_url(re.compile("/sign-in$"))
    until_true(phone, GONE)

    def change(route):
        answer = route.fetch().json()
        route.fulfill(json={**answer, "key": "A" * 43, "former": ["B" * 42 + "A", answer["key"]]})

    phone.route("**/offline/key", change)
    phone.context.add_cookies(cookies)
    phone.goto("/today")
    expect(phone.get_by_role("heading", name="Logged while you were offline")).to_be_visible()
    expect(phone.locator(".event")).to_have_count(1)


def test_signing_out_asks_for_what_waits_and_leaves_nothing(phone, cable):
    log(phone, "I ate a quixotic apple")
    settle(phone)
    disconnect(phone, cable)
    say_offline(phone, THREE[0], 1)
    # Sentences wait that cannot be sent: the server takes everything but those.
    cable.mend()
    phone.route("**/offline/entries", lambda route: route.abort())
    phone.context.set_offline(False)
    phone.goto("/settings")
    until_true(phone, "document.documentElement.dataset.diary")
    phone.get_by_role("button", name="Sign out").click()
    expect(phone.get_by_role("alert")).to_contain_text("1 entry on this device was not sent yet")
    phone.get_by_role("button", name="Sign out").click()
    expect(phone).to_have_url(re.compile("/welcome$"))
    until_true(phone, "async () => (await caches.keys()).length === 0 && (await navigator.serviceWorker.getRegistrations()).length === 0")
    kept = phone.evaluate(EVERYTHING)
    for word in ["zylophantic", "quixotic", "sealed", "key"]:
        assert word not in kept, word
    disconnect(phone, cable)
    with pytest.raises(Exception, match="ERR_"):
        phone.goto("/today")
    # Nor does going back through every page she saw, to and fro, without a connection and with one.
    for isConnected in (False, True):
        if isConnected:
            reconnect(phone, cable)
        for step in [phone.go_back] * 5 + [phone.go_forward] * 5:
            with suppress(PlaywrightError):
                step(timeout=5_000)
            shown = shown_by(phone)
            for word in ["Apple", "zylophantic", "hero__num", "preg__week", NAME]:
                assert word not in shown, word


def shown_by(page: Page) -> str:
    """All of a page, once it has come to rest."""
    while True:
        with suppress(PlaywrightError):
            page.wait_for_load_state()
            return page.content()


def test_today_is_kept_for_seven_days(phone, cable):
    log(phone, "I ate a quixotic apple")
    settle(phone)
    disconnect(phone, cable)
    phone.clock.install()
    for hours, count in ((7 * 24 - 1, 1), (2, 0)):
        phone.clock.fast_forward(hours * 3_600_000)
        phone.reload()
        expect(phone.locator("[data-offline=seen]")).to_contain_text("You are offline")
        expect(phone.locator(".hero__num, .preg__week")).to_have_count(count)
    until_true(phone, GONE)


def test_what_is_kept_locks_with_the_diary(phone, cable):
    log(phone, "I ate a quixotic apple")
    settle(phone)
    phone.goto("/settings/account")
    phone.get_by_role("radio", name="5 min").check(force=True)
    phone.get_by_role("button", name="Save").first.click()
    expect(phone.locator("html")).to_have_attribute("data-lock-after", "5")
    phone.goto("/today")
    settle(phone)
    # Without a connection it is there for as long as she chose, and then no more.
    disconnect(phone, cable)
    phone.goto("/today")
    expect(phone.locator(".hero__num, .preg__week")).to_contain_text("24")
    phone.evaluate("localStorage.setItem('corgina.used', Date.now() - 300_001)")
    phone.goto("/today")
    expect(phone.get_by_role("heading", name="No connection")).to_be_visible()
    expect(phone.locator(".hero__num, .preg__week")).to_have_count(0)
    until_true(phone, GONE)
    # Once there is one, the page opens by itself.
    reconnect(phone, cable)
    expect(phone.locator(".hero__num, .preg__week")).to_contain_text("24")
    settle(phone)
    # And so it is when she locks it herself.
    phone.goto("/settings/account")
    phone.get_by_role("button", name="Lock now").click()
    expect(phone.get_by_role("heading", name="Locked")).to_be_visible()
    until_true(phone, GONE)
    disconnect(phone, cable)
    phone.goto("/today")
    expect(phone.locator(".hero__num, .preg__week")).to_have_count(0)
    reconnect(phone, cable)
    phone.get_by_label("Your passphrase").fill(PASSPHRASE)
    phone.get_by_role("button", name="Open my diary").click()
    expect(phone.locator(".hero__num, .preg__week")).to_contain_text("24")
    settle(phone)


def test_a_server_put_back_to_an_older_state_is_noticed(her_server, lived_in, tmp_path, new_page):
    page = new_page(her_server, storage_state=lived_in[1], service_workers="allow")
    page.goto("/today")
    settle(page)
    her_server.stop()
    shutil.copytree(her_server.folder, tmp_path / "older")
    her_server.start()
    log(page, "I ate an apple")
    page.goto("/today")
    settle(page)
    until_true(page, "document.documentElement.dataset.diary")
    her_server.stop()
    shutil.rmtree(her_server.folder)
    shutil.copytree(tmp_path / "older", her_server.folder)
    her_server.start()
    page.goto("/today")
    notice = page.get_by_role("region", name="Some entries are missing from the server")
    expect(notice).to_be_visible()
    expect(notice).to_contain_text(re.compile(r"This device saw \d+ changes; the server has \d+"))
    # Adding to it does not make it whole.
    log(page, "I ate a pear")
    page.goto("/today")
    expect(notice).to_be_visible()
    notice.get_by_role("button", name="Use this diary").click()
    expect(notice).to_be_hidden()
    page.goto("/today")
    page.wait_for_load_state("networkidle")
    expect(notice).to_be_hidden()


def test_it_can_be_put_on_a_home_screen(empty_server, new_page):
    page = new_page(empty_server)
    page.goto("/welcome")
    manifest_address = page.locator("link[rel=manifest]").get_attribute("href")
    manifest = json.loads(fetch(empty_server, manifest_address))
    assert manifest["start_url"] == "/today" and manifest["display"] == "standalone" and manifest["scope"] == "/"
    folder = manifest_address.rsplit("/", 1)[0]
    icons = [(icon["src"], icon["sizes"]) for icon in manifest["icons"] if icon["type"] == "image/png"]
    assert "maskable" in [icon["purpose"] for icon in manifest["icons"]]
    icons.append((page.locator("link[rel=apple-touch-icon]").get_attribute("href").rsplit("/", 1)[1], "180x180"))
    for name, size in icons:
        picture = Image.open(io.BytesIO(fetch(empty_server, f"{folder}/{name}")))
        picture.load()
        assert picture.format == "PNG" and picture.mode == "RGB" and f"{picture.width}x{picture.height}" == size
        # The gradient reaches the corners, and the face is in the middle.
        side = picture.width
        assert near(picture.getpixel((1, 1)), (255, 185, 163)) and near(picture.getpixel((side - 2, side - 2)), (192, 108, 132))
        assert near(picture.getpixel((side * 256 // 512, side * 216 // 512)), (255, 249, 243))


# ----------------------------------------------------------------------------------------------------------------------


def launch(chromium, profile, cable):
    context = chromium.browser_type.launch_persistent_context(
        str(profile), executable_path=BROWSER, args=FLAGS, viewport=PHONE,
        base_url=cable.address, timezone_id=ZONE, reduced_motion="reduce",
    )  # fmt: skip
    context.set_default_timeout(60_000)
    return context, context.pages[0]


def kill_browser(profile) -> None:
    """As a phone does that needs the memory: no goodbye."""
    mark = f"--user-data-dir={profile}".encode()
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if mark in (process / "cmdline").read_bytes().split(b"\0"):
                os.kill(int(process.name), signal.SIGKILL)
        except (OSError, ValueError):
            continue
    wait_until(lambda: not any(mark in line for line in command_lines()))


def command_lines() -> list[bytes]:
    lines = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            lines.append((process / "cmdline").read_bytes())
        except OSError:
            continue
    return lines


def journal_rows(server: Server) -> int:
    with closing(sqlite3.connect(f"file:{server.folder}/corgina.sqlite?mode=ro", uri=True)) as database:
        return database.execute("SELECT count(*) FROM journal").fetchone()[0]


def wait_until(holds) -> None:
    deadline = time.monotonic() + 60
    while not holds():
        assert time.monotonic() < deadline, "it did not come to that in a minute"
        time.sleep(0.05)


def fetch(server: Server, path: str) -> bytes:
    with urllib.request.urlopen(server.address + path, timeout=10) as answer:
        return answer.read()


def near(one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    return all(abs(a - b) <= 6 for a, b in zip(one, other, strict=True))
