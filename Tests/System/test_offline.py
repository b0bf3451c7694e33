"""Without a connection: what she says waits sealed, and arrives once, in order, whatever breaks in between."""

import os
import re
import shutil
import signal
import sqlite3
import time
from contextlib import closing
from pathlib import Path

from playwright.sync_api import expect

from cable import Cable
from conftest import BROWSER, FLAGS, PHONE
from diary import NAME, ZONE, make_account, sign_in
from offline import EVERYTHING, GONE, QUESTION, THREE
from offline import cable, disconnect, entries_of, phone, reconnect, say_offline, settle, waiting_words  # noqa: F401
from server import Server
from waiting import until_true


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
