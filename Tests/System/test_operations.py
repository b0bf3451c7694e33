"""Watching over a server: its health, its figures, its log, stopping it under load, and rehearsing its loss."""

import json
import re
import shutil
import sqlite3
import threading
import urllib.error
import urllib.request
from contextlib import closing

from client import Client, cookie_of
from diary import log
from sealed import stored
from server import Server, free_port
from test_upkeep import CRASHES, corgina, wait_for, write


def fetch(address: str, host: str | None = None) -> tuple[int, str]:
    request = urllib.request.Request(address, headers={"Host": host} if host else {})
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as answer:
        return answer.code, answer.read().decode()


def test_health_figures_and_log_say_how_it_goes_and_nothing_of_anybody(tmp_path, lived_in, new_page):
    folder, session = lived_in
    shutil.copytree(folder, tmp_path / "data")
    shelf = tmp_path / "shelf"
    shelf.mkdir()
    metrics = free_port()
    options = ["--metrics-port", str(metrics), "--log-format", "json", "--backups", str(shelf)]
    with Server(tmp_path / "data", options=options) as server:
        assert fetch(server.address + "/health") == (200, "ok\n")
        assert corgina("health", "--port", server.port).returncode == 0
        page = new_page(server, storage_state=session)
        page.goto("/today")
        log(page, "I ate a zylophantic porkchop")
        page.goto("/contractions")
        status, figures = fetch(f"http://127.0.0.1:{metrics}/metrics")
        assert status == 200
        assert re.search(r"^corgina_entries_appended_total [1-9]", figures, re.MULTILINE)
        assert re.search(r"^corgina_unlocked_diaries 1$", figures, re.MULTILINE)
        assert re.search(r'^corgina_requests_total\{route="/\*\*",method="GET",status="2xx"\} \d+$', figures, re.MULTILINE)
        assert re.search(r"^process_resident_memory_bytes \d{7,}$", figures, re.MULTILINE)
        # Not on the server's own port, not for a page that calls itself by another name, and nothing else there.
        assert fetch(server.address + "/metrics")[0] == 404
        assert fetch(f"http://127.0.0.1:{metrics}/metrics", host="evil.example")[0] == 421
        assert fetch(f"http://127.0.0.1:{metrics}/today")[0] == 404
    assert corgina("health", "--port", server.port).returncode == 1
    lines = [json.loads(line) for line in server.log.read_text().splitlines() if line.startswith("{")]
    requests = [line for line in lines if line["message"] == "request"]
    assert {line["route"] for line in requests} <= {"/**", "/", "/health", "/assets/{edition}/{name}", "(none)"}
    assert all(line["status"].isdigit() and line["ms"].isdigit() for line in requests) and len(requests) > 5
    for word in ["zylophantic", "porkchop", "maja", "contractions", "today"]:
        assert word not in figures and word not in json.dumps(lines)


def test_another_program_that_looks_into_the_file_takes_nothing_away(tmp_path, lived_in):
    """A process that closes a file lets go of all its locks on it. After the backup of the day the server once had none, and
    whoever opened the file with sqlite3 took the log, and with it all that was acknowledged from then on."""
    shutil.copytree(lived_in[0], tmp_path / "data")
    shelf = tmp_path / "shelf"
    shelf.mkdir()
    with Server(tmp_path / "data", options=["--backups", str(shelf)]) as server:
        wait_for(lambda: list(shelf.glob("corgina-*.backup")))
        client = Client(server.port, cookie_of(lived_in[1]))
        acknowledged = client.log("I ate an apple")
        for _ in range(3):
            with closing(sqlite3.connect(server.folder / "corgina.sqlite")) as database:
                assert database.execute("SELECT count(*) FROM journal").fetchone()[0] > 1
            acknowledged += client.log("I ate a pear")
        server.kill()
    assert set(acknowledged) <= set(stored(server.folder))


def test_a_stop_under_load_finishes_what_it_acknowledges(tmp_path, lived_in):
    folder, session = lived_in
    shutil.copytree(folder, tmp_path / "data")
    cookie = "; ".join(f"{cookie['name']}={cookie['value']}" for cookie in session["cookies"])
    acknowledged: list[str] = []
    server = Server(tmp_path / "data")
    # 3, and as many as it kills in `make torture`.
    for _ in range(CRASHES if CRASHES > 10 else 3):
        server.start()
        writers = [threading.Thread(target=write, args=(server.address, cookie, acknowledged)) for _ in range(4)]
        for writer in writers:
            writer.start()
        writers[0].join(timeout=0.4)
        assert server.stop() == 0
        for writer in writers:
            writer.join()
        # The log is emptied into the database, so that the one file is the diary.
        log_file = server.folder / "corgina.sqlite-wal"
        assert not log_file.exists() or log_file.stat().st_size == 0
    assert len(acknowledged) >= 3 and set(acknowledged) <= set(stored(server.folder))


def test_a_backup_made_under_load_has_all_that_was_acknowledged_before(tmp_path, lived_in):
    folder, session = lived_in
    shutil.copytree(folder, tmp_path / "data")
    cookie = "; ".join(f"{cookie['name']}={cookie['value']}" for cookie in session["cookies"])
    acknowledged: list[str] = []
    with Server(tmp_path / "data") as server:
        writers = [threading.Thread(target=write, args=(server.address, cookie, acknowledged)) for _ in range(2)]
        for writer in writers:
            writer.start()
        for number in range(CRASHES if CRASHES > 10 else 5):
            before = list(acknowledged)
            assert corgina("backup", tmp_path / f"kept-{number}", "--data", server.folder).returncode == 0
            assert set(before) <= set(stored(tmp_path / f"kept-{number}"))
        server.stop()
        for writer in writers:
            writer.join()
    assert acknowledged


def test_a_lost_machine_is_rehearsed_and_replaced_in_one_command(tmp_path, lived_in):
    folder, _ = lived_in
    shutil.copytree(folder, tmp_path / "data")
    shelf = tmp_path / "shelf"
    shelf.mkdir()
    assert corgina("drill", shelf).returncode != 0
    # Yesterday's, and the one of the day before.
    for day in ["20261120", "20261121"]:
        assert corgina("backup", shelf / f"corgina-{day}T065500Z.backup", "--data", tmp_path / "data").returncode == 0
    drill = corgina("drill", shelf)
    assert drill.returncode == 0, drill.stdout + drill.stderr
    assert re.search(r"\d+ entries of 1 journals, .* restored, opened and checked in [\d.]+ seconds\.", drill.stdout)
    assert "20261121" in drill.stderr
    # Onto an empty machine.
    restored = corgina("restore", shelf, "--data", tmp_path / "empty" / "machine")
    assert restored.returncode == 0 and re.search(r"checked, in [\d.]+ seconds\.", restored.stdout)
    assert corgina("verify", "--data", tmp_path / "empty" / "machine").returncode == 0
    assert oct((tmp_path / "empty" / "machine").stat().st_mode & 0o777) == "0o700"
    assert oct((tmp_path / "empty" / "machine" / "corgina.sqlite").stat().st_mode & 0o777) == "0o600"
    # A damaged one fails, and says where.
    with sqlite3.connect(shelf / "corgina-20261121T065500Z.backup") as database:
        database.execute("UPDATE journal SET sealed = zeroblob(285) WHERE sequence = 1")
    failed = corgina("drill", shelf)
    assert failed.returncode == 1 and "entry 1: changed" in failed.stdout


def test_a_small_load_loses_nothing():
    """`corgina bench load` itself, so small that it is a test."""
    run = corgina("bench", "load", "--accounts", 8, "--entries", 20, "--seconds", 0.2, "--port", free_port())
    assert run.returncode == 0, run.stdout + run.stderr
    # A server that ends otherwise than with 0 ends the bench with an error.
    assert re.search(r"[\d,]+ logs acknowledged, 0 lost$", run.stdout, re.MULTILINE)
    # Pages, taps and sentences, and mixed use, over 1, 8 and 64 connections.
    assert len(re.findall(r"^\d+ connections?, .* a second, p50", run.stdout, re.MULTILINE)) == 12
