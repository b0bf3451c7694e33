"""Backups, their restoring, and what is acknowledged when the server is killed at any moment."""

import os
import random
import re
import shutil
import sqlite3
import subprocess
import threading
import urllib.error
import urllib.parse
import urllib.request

from playwright.sync_api import expect

from diary import NAME, PASSPHRASE, log, sign_in
from sealed import stored
from server import CORGINA, Server

# `make torture` asks for 200.
CRASHES = int(os.environ.get("CORGINA_CRASHES", "10"))


def corgina(*arguments) -> subprocess.CompletedProcess:
    return subprocess.run([CORGINA, *map(str, arguments)], capture_output=True, text=True, timeout=120)


def test_a_backup_made_beside_the_server_restores_the_diary_elsewhere(tmp_path, lived_in, new_page):
    folder, session = lived_in
    shutil.copytree(folder, tmp_path / "data")
    with Server(tmp_path / "data") as server:
        page = new_page(server, storage_state=session)
        page.goto("/today")
        log(page, "I ate an apple")
        made = corgina("backup", tmp_path / "kept", "--data", server.folder)
        assert made.returncode == 0, made.stderr
        log(page, "I ate a banana")
    checked = corgina("verify", tmp_path / "kept")
    assert checked.returncode == 0 and "each as it was written" in checked.stdout

    restored = corgina("restore", tmp_path / "kept", "--data", tmp_path / "elsewhere")
    assert restored.returncode == 0, restored.stderr
    again = corgina("restore", tmp_path / "kept", "--data", tmp_path / "elsewhere")
    assert again.returncode == 1 and "already holds a diary" in again.stderr
    with Server(tmp_path / "elsewhere") as server:
        page = new_page(server)
        sign_in(page, NAME, PASSPHRASE)
        expect(page.locator(".event")).to_have_count(1)
        expect(page.locator(".event")).to_contain_text("pple")
        health = corgina("doctor", "--data", server.folder)
        assert health.returncode == 0, health.stdout


def test_a_backup_goes_through_a_pipe(tmp_path, lived_in):
    folder, _ = lived_in
    shutil.copytree(folder, tmp_path / "data")
    piped = subprocess.run([CORGINA, "backup", "-", "--data", tmp_path / "data"], capture_output=True, timeout=120)
    assert piped.returncode == 0
    (tmp_path / "kept").write_bytes(piped.stdout)
    assert corgina("restore", tmp_path / "kept", "--data", tmp_path / "new").returncode == 0


def test_the_server_keeps_a_backup_of_each_day(tmp_path, lived_in):
    folder, _ = lived_in
    shutil.copytree(folder, tmp_path / "data")
    shelf = tmp_path / "shelf"
    shelf.mkdir()
    with Server(tmp_path / "data", options=["--backups", str(shelf)]) as server:
        wait_for(lambda: list(shelf.glob("corgina-*.backup")))
        (backup,) = shelf.glob("corgina-*.backup")
        assert corgina("verify", backup).returncode == 0
        assert "less than a day old" in corgina("doctor", "--data", server.folder, "--backups", shelf).stdout


def test_damage_is_found_without_a_passphrase(tmp_path, lived_in):
    folder, _ = lived_in
    shutil.copytree(folder, tmp_path / "data")
    with sqlite3.connect(tmp_path / "data" / "corgina.sqlite") as database:
        database.execute("UPDATE journal SET sealed = zeroblob(285) WHERE sequence = 1")
    for command in ("verify", "doctor"):
        found = corgina(command, "--data", tmp_path / "data")
        assert found.returncode == 1
        assert "entry 1: changed" in found.stdout


def test_the_rest_of_a_damaged_diary_opens_and_says_so(tmp_path, lived_in, new_page):
    folder, session = lived_in
    shutil.copytree(folder, tmp_path / "data")
    with Server(tmp_path / "data") as server:
        page = new_page(server, storage_state=session)
        page.goto("/today")
        log(page, "I ate an apple")
        log(page, "I ate a banana")
    with sqlite3.connect(tmp_path / "data" / "corgina.sqlite") as database:
        last = database.execute("SELECT max(sequence) FROM journal").fetchone()[0]
        database.execute("UPDATE journal SET sealed = zeroblob(length(sealed)) WHERE sequence = ?", (last - 1,))
    with Server(tmp_path / "data") as server:
        page = new_page(server, storage_state=session)
        page.goto("/today")
        expect(page.get_by_text("One entry is damaged.")).to_be_visible()
        expect(page.locator(".event")).to_have_count(1)
        log(page, "I ate an orange")
        expect(page.locator(".event")).to_have_count(2)


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path, lived_in):
    folder, session = lived_in
    shutil.copytree(folder, tmp_path / "data")
    cookie = "; ".join(f"{cookie['name']}={cookie['value']}" for cookie in session["cookies"])
    acknowledged: list[str] = []
    chance = random.Random(20_261_122)
    for crash in range(CRASHES):
        server = Server(tmp_path / "data").start()
        writers = [threading.Thread(target=write, args=(server.address, cookie, acknowledged)) for _ in range(3)]
        for writer in writers:
            writer.start()
        # Killed in the middle of its work, at another moment each time.
        writers[0].join(timeout=chance.uniform(0.05, 0.6))
        server.kill()
        for writer in writers:
            writer.join()
        checked = corgina("verify", "--data", server.folder)
        assert checked.returncode == 0, f"after crash {crash}: {checked.stdout}{checked.stderr}"
    kept = set(stored(tmp_path / "data"))
    lost = [entry for entry in acknowledged if entry not in kept]
    assert not lost, f"{len(lost)} of {len(acknowledged)} acknowledged entries are gone"
    assert len(acknowledged) >= CRASHES, "the writers hardly wrote, so this proves little"
    with Server(tmp_path / "data") as server:
        request = urllib.request.Request(server.address + "/today", headers={"Cookie": cookie})
        page = urllib.request.urlopen(request, timeout=60).read().decode()
        # What is there can be read: every entry opened and folded.
        assert page.count('class="event') >= len(acknowledged)


class NoRedirect(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *_):
        return None


def write(address: str, cookie: str, acknowledged: list[str]) -> None:
    """Logs until the server is gone, and notes what it said it had kept."""
    browser = urllib.request.build_opener(NoRedirect())
    while True:
        try:
            draft = post(browser, address + "/drafts", cookie, sentence="I had a glass of water")
            kept = post(browser, address + draft + "/log", cookie)
        except (OSError, urllib.error.URLError, ConnectionError):
            return
        acknowledged += re.search(r"changed=([0-9a-f.]+)", kept).group(1).split(".")


def post(browser, url: str, cookie: str, **fields: str) -> str:
    request = urllib.request.Request(
        url,
        data=urllib.parse.urlencode(fields).encode(),
        headers={"Cookie": cookie, "Sec-Fetch-Site": "same-origin"},
    )
    try:
        browser.open(request, timeout=30)
    except urllib.error.HTTPError as answer:
        if answer.code == 303:
            return answer.headers["Location"]
        raise AssertionError(f"{url} answered {answer.code}") from None
    raise AssertionError(f"{url} led nowhere")


def wait_for(condition) -> None:
    waiting = threading.Event()
    for _ in range(600):
        if condition():
            return
        waiting.wait(0.1)
    raise AssertionError("it did not happen in a minute")
