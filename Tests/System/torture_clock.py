"""The running server's clock set wrong, while people are signed in: nothing is lost, nobody gets in, nobody is shut out for
good. `ClockJumpTests` does the same inside one process, where the clock is a number."""

import shutil
import socket
import time

import pytest

from client import Client, cookie_of
from clock import Clock, TimedServer, movable
from diary import NAME, PASSPHRASE
from probes import GET
from sealed import stored
from test_upkeep import corgina

DAY = 86_400
pytestmark = movable


@pytest.fixture
def timed(tmp_path, lived_in):
    shutil.copytree(lived_in[0], tmp_path / "data")
    clock = Clock(tmp_path / "offset")
    with TimedServer(tmp_path / "data", clock) as server:
        yield server, clock, Client(server.port, cookie_of(lived_in[1]))


def is_signed_in(client: Client) -> bool:
    answer = Client(client.port, client.cookie).get("/today")
    assert answer.status == 200 or answer.location == "/sign-in", answer.status
    return answer.status == 200


def test_a_wrong_clock_neither_keeps_a_session_for_ever_nor_ends_it_for_good(timed):
    server, clock, client = timed
    acknowledged = client.log("I ate an apple")
    for offset in (-400 * DAY, -2 * DAY, 31 * DAY, 4_000 * DAY):
        clock.set(offset)
        assert not is_signed_in(client), f"{offset} s"
        clock.set(0)
        assert is_signed_in(client), f"{offset} s"
    # Less than a day either way is a journey, or a clock that is set.
    for offset in (-20 * 3_600, 20 * 3_600, 29 * DAY):
        clock.set(offset)
        assert is_signed_in(client), f"{offset} s"
    clock.set(0)
    acknowledged += client.log("I ate a pear")
    assert set(stored(server.folder)) >= set(acknowledged)
    # While it is wrong she can sign in, and what she logs then is there when it is right.
    for offset in (-400 * DAY, 30 * DAY):
        clock.set(offset)
        other = Client(server.port)
        assert other.sign_in(NAME, PASSPHRASE).location == "/today"
        acknowledged += other.log("I ate a plum")
        clock.set(0)
        assert not is_signed_in(other) if offset > DAY else True
    assert is_signed_in(client)
    print(f"clock: 7 jumps in a session, {len(acknowledged)} acknowledged, 0 lost")
    assert set(stored(server.folder)) >= set(acknowledged)
    assert corgina("verify", "--data", server.folder).returncode == 0


def test_entries_logged_while_the_clock_runs_backwards_keep_their_order(timed):
    server, clock, client = timed
    acknowledged: list[str] = []
    for step in range(12):
        clock.set(-step * 1_800)
        acknowledged += client.log("I had a glass of water")
    clock.set(0)
    assert stored(server.folder)[-len(acknowledged) :] == acknowledged
    assert client.get("/today").status == 200
    server.restart()
    client.port = server.port
    assert is_signed_in(client)
    assert corgina("verify", "--data", server.folder).returncode == 0


def test_a_clock_set_back_or_forth_gives_no_new_guesses(timed):
    server, clock, client = timed
    # Guessing on, with the clock moved to the end of each wait, until the next one is longer than this test takes.
    now = wait = 0
    while wait < 300:
        answer = Client(server.port).sign_in(NAME, "not the passphrase")
        wait = int(answer.headers.get("retry-after", "0"))
        now += wait if wait < 300 else 0
        clock.set(now)
    for offset in (-400 * DAY, now - 3_600, now):
        clock.set(offset)
        answer = Client(server.port).sign_in(NAME, "another guess of mine")
        assert answer.status == 429 and 0 < int(answer.headers["retry-after"]) <= 900, offset
    assert is_signed_in(client)


def test_slow_clients_are_cut_whatever_the_clock_does(timed):
    server, clock, _ = timed
    for offset in (-400 * DAY, 30 * DAY):
        with socket.create_connection(("127.0.0.1", server.port), timeout=60) as connection:
            connection.sendall(GET)
            start = time.monotonic()
            clock.set(offset)
            try:
                while connection.recv(65_536):
                    pass
            except ConnectionError:
                pass
            assert 1 < time.monotonic() - start < 25
            clock.set(0)
