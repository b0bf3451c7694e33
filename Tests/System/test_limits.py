"""Whoever asks too much, too long or too slowly is turned away with an answer, and everyone else goes on."""

import os
import random
import resource
import shutil
import socket
import statistics
import threading
import time

import pytest

from client import Client, cookie_of
from diary import PASSPHRASE
from figures import EXTREMES
from forms import crawl
from probes import GET, POST, PROBES, statuses_in
from server import Server

# How many connections a server keeps, where the system allows as many.
PLACES = 1_000
TORTURE = bool(os.environ.get("CORGINA_TORTURE"))


def connected(port: int) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), timeout=60)


def answers(port: int, sent: bytes, ends: bool = True) -> tuple[list[int], bool]:
    """The statuses of all answers to raw bytes, and whether the server closed the connection."""
    with connected(port) as connection:
        received, closed = b"", False
        try:
            connection.sendall(sent)
            if ends:
                connection.settimeout(2)
            while chunk := connection.recv(65_536):
                received += chunk
            closed = True
        except TimeoutError:
            pass
        except ConnectionError:
            closed = True
    return statuses_in(received), closed


def seconds_until_closed(port: int, first: bytes, drip: bytes = b"") -> float:
    """How long a client is suffered that says one thing, and then a byte each half second or nothing."""
    with connected(port) as connection:
        connection.sendall(first)
        connection.settimeout(0.5)
        start = time.monotonic()
        while time.monotonic() - start < 60:
            try:
                if connection.recv(65_536) == b"":
                    break
            except TimeoutError:
                pass
            except ConnectionError:
                break
            try:
                connection.sendall(drip)
            except ConnectionError:
                break
        return time.monotonic() - start


def test_slow_clients_are_cut_and_hold_nobody_up(empty_server):
    port = empty_server.port
    slow = {
        "says nothing": (b"", b""),
        "half a head, then nothing": (GET, b""),
        "a head that drips": (GET + b"X: ", b"x"),
        "half a body, then nothing": (POST + b"Content-Length: 1000\r\n\r\nsentence=", b""),
        "a body that drips": (POST + b"Content-Length: 1000\r\n\r\nsentence=", b"x"),
        "a body in chunks that drips": (POST + b"Transfer-Encoding: chunked\r\n\r\n", b"1\r\nx\r\n"),
        "a page asked for with a body that drips": (GET + b"Content-Length: 1000\r\n\r\n", b"x"),
        "a page taken, and nothing more asked": (GET + b"\r\n", b""),
    }
    took: dict[str, float] = {}
    clients = [
        threading.Thread(target=lambda name=name, said=said: took.update({name: seconds_until_closed(port, *said)}))
        for name, said in slow.items()
        for _ in range(4)
    ]
    for client in clients:
        client.start()
    waits = []
    while any(client.is_alive() for client in clients):
        start = time.monotonic()
        assert Client(port).get("/privacy").status == 200
        waits.append(time.monotonic() - start)
        time.sleep(0.2)
    assert len(took) == len(slow) and max(took.values()) < 20, took
    assert statistics.median(waits) < 5


@pytest.mark.parametrize("name, sent, status", PROBES)
def test_what_is_no_proper_request_gets_one_refusal_and_is_cut(empty_server, name, sent, status):
    # A second request behind it must not be answered: that is how one request is smuggled inside another.
    statuses, closed = answers(empty_server.port, sent + GET + b"\r\n")
    assert closed, name
    assert statuses in ([status], []), (name, statuses)


def test_an_endless_body_is_cut(empty_server):
    start = time.monotonic()
    with connected(empty_server.port) as connection:
        connection.sendall(POST + b"Transfer-Encoding: chunked\r\n\r\n")
        sent = 0
        with pytest.raises(ConnectionError):
            while time.monotonic() - start < 60:
                connection.sendall(b"4000\r\n" + bytes(0x4000) + b"\r\n")
                sent += 0x4000
    # What a network holds on its way, and not all that was to come.
    assert sent < 64 << 20


def test_a_connection_cut_anywhere_leaves_nothing_half_done(her_server, lived_in):
    client = Client(her_server.port, cookie_of(lived_in[1]))
    draft = client.post("/drafts", sentence="I ate an apple").location
    body = b"notes-0=" + b"a" * 200
    head = POST.replace(b"/drafts", draft.encode() + b"/log") + b"Cookie: " + client.cookie.encode() + b"\r\n"
    request = head + b"Content-Length: %d\r\n\r\n" % len(body) + body
    for number, length in enumerate(range(0, len(request) - 1, 1 if TORTURE else 7), 1):
        with connected(her_server.port) as connection:
            connection.sendall(request[:length])
        # One address has 64 places. A busy machine tells the server late who is gone, and who came then would be turned away.
        if number % 32 == 0:
            wait_until_let_go(her_server.port)
    wait_until_let_go(her_server.port)
    assert client.get(draft).status == 200
    assert client.post(draft + "/log", {"notes-0": "whole"}).status == 303


def wait_until_let_go(port: int) -> None:
    """Waits until the server has closed its end of every connection, those it has yet to accept among them."""
    deadline = time.monotonic() + 60
    while held := held_by_server(port):
        assert time.monotonic() < deadline, f"the server holds {held} connections that were cut"
        os.sched_yield()


def held_by_server(port: int) -> int:
    with open("/proc/net/tcp") as connections:
        ends = [line.split()[1:4] for line in list(connections)[1:]]
    # What listens (0A) is no connection, and what only waits out its time (06) is nobody's any more.
    return sum(int(own.split(":")[1], 16) == port and state not in ("0A", "06") for own, _, state in ends)


def test_one_address_cannot_take_every_connection(empty_server):
    held = [connected(empty_server.port) for _ in range(64)]
    try:
        for connection in held:
            connection.sendall(GET + b"\r\n")
            assert connection.recv(1)
        refused = connected(empty_server.port)
        refused.settimeout(5)
        with refused:
            try:
                refused.sendall(GET + b"\r\n")
                assert refused.recv(1) == b""
            except ConnectionError:
                pass
        held.pop().close()
        deadline = time.monotonic() + 10
        while time.monotonic() < deadline:
            if answers(empty_server.port, GET + b"Connection: close\r\n\r\n")[0] == [200]:
                return
        raise AssertionError("a connection that was given back was not given to anybody else")
    finally:
        for connection in held:
            connection.close()


def idle_connections(port: int, count: int, addresses: int) -> list[socket.socket]:
    """Connections that say nothing, from so many addresses of this machine. Those that are refused are closed here too."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 2 * count + 256)), hard))
    return [
        socket.create_connection(("127.0.0.1", port), timeout=60, source_address=(f"127.0.0.{2 + number % addresses}", 0))
        for number in range(count)
    ]


def is_open(connection: socket.socket) -> bool:
    """Whether the other end has closed nothing yet."""
    connection.setblocking(False)
    try:
        return connection.recv(1, socket.MSG_PEEK) != b""
    except BlockingIOError:
        return True
    except ConnectionError:
        return False


@pytest.mark.parametrize(
    "options, addresses",
    [([], 20), (["--behind-tls"], 1), (["--behind-tls", "--proxy", "127.0.0.2"], 1)],
    ids=["from twenty addresses", "behind a proxy nobody told of", "behind a proxy"],
)
def test_a_thousand_idle_connections_hold_nobody_up(tmp_path, options, addresses):
    with Server(tmp_path / "data", options=options) as server:
        idle = idle_connections(server.port, 1_100, addresses)
        try:
            for _ in range(20):
                assert Client(server.port).get("/privacy").status == 200
                # They are closed for saying nothing after ten seconds. Whoever was answered before that waited for none of them.
                assert sum(is_open(connection) for connection in idle) > PLACES // 2
        finally:
            for connection in idle:
                connection.close()


def test_connections_beyond_what_the_system_allows_hold_nobody_up(tmp_path):
    with Server(tmp_path / "data", prefix=["prlimit", "--nofile=256:256"], options=["--behind-tls"]) as server:
        idle = idle_connections(server.port, 400, 1)
        try:
            for _ in range(5):
                start = time.monotonic()
                assert Client(server.port).get("/privacy").status == 200
                # Waiting until idle ones are closed would take ten seconds; all else takes a part of one.
                assert time.monotonic() - start < 5
        finally:
            for connection in idle:
                connection.close()


def test_a_flood_of_sign_ins_is_bounded_and_pages_and_her_own_sign_in_are_served_meanwhile(tmp_path):
    # Behind a proxy that says nothing, addresses tell nobody apart, so the door in front of the work is all there is.
    with Server(tmp_path / "data", options=["--behind-tls", "--allow-sign-up"]) as server:
        hers = Client(server.port)
        hers.make_account()
        assert hers.post("/session/end").status == 303
        statuses: list[tuple[int, str | None]] = []

        def sign_in(number: int) -> None:
            answer = Client(server.port).sign_in(f"nobody {number}", PASSPHRASE)
            statuses.append((answer.status, answer.headers.get("retry-after")))

        guests = [threading.Thread(target=sign_in, args=(number,)) for number in range(60)]
        for guest in guests:
            guest.start()
        while len(statuses) < 30:
            time.sleep(0.05)
        # Sixteen wait, and she goes first: the one under way ends, and perhaps another that had begun by the time she is heard.
        before = sum(status == 422 for status, _ in statuses)
        assert hers.sign_in().status == 303
        assert sum(status == 422 for status, _ in statuses) - before <= 3 < sum(guest.is_alive() for guest in guests)
        waits, most = [], 0
        while any(guest.is_alive() for guest in guests):
            start = time.monotonic()
            assert Client(server.port).get("/privacy").status == 200
            waits.append(time.monotonic() - start)
            most = max(most, resident_megabytes(server.pid))
        looked_at = [status for status, _ in statuses if status == 422]
        turned_away = [after for status, after in statuses if status == 503]
        assert len(looked_at) + len(turned_away) == 60 and len(looked_at) >= 16
        assert turned_away and all(after == "5" for after in turned_away)
        # Not behind the passphrases, each of which takes longer than many pages, however busy the machine.
        assert len(waits) >= 5 and statistics.median(waits) < 5
        # Two at once, of 128 MiB each.
        assert most < 256 + 300


def resident_megabytes(process: int) -> int:
    with open(f"/proc/{process}/status") as status:
        return next(int(line.split()[1]) // 1_024 for line in status if line.startswith("VmRSS"))


HOSTILE = [
    "9" * 400, "-1", "1e999", "NaN", "0x10", "١٢", "99999-12-31", "0000-00-00", "2026-02-30", "25:61", "\0", "\u202e\u200d\ufeff",
    "e" + "\u0301" * 3_000, "👩‍👩‍👧‍👦" * 500, "a" * 15_000, "<script>", "'; DROP TABLE journal;--", "../../etc/passwd", "\r\n\r\n", "[" * 5_000,
]  # fmt: skip


def test_no_value_of_any_field_of_any_form_is_too_much_for_the_server(her_server, lived_in):
    client = Client(her_server.port, cookie_of(lived_in[1]))
    client.log("I had porkchop, a glass of milk, a prenatal vitamin and a headache")
    chance = random.Random(20_261_125)
    sent = 0
    for form in crawl(client):
        sendings = [{**form.values, **dict.fromkeys(form.typed + form.numbers, value)} for value in HOSTILE]
        for value in EXTREMES if TORTURE else chance.sample(EXTREMES, 3):
            sendings += [{**form.values, **dict.fromkeys(form.numbers, value)}, {**form.values, chance.choice([*form.values, "x"]): value}]
        for value in HOSTILE if TORTURE else chance.sample(HOSTILE, 2):
            sendings.append(dict.fromkeys(form.values, value))
            sendings += [{**form.values, name: value} for name in chance.sample(list(form.values), min(1, len(form.values)))]
        for fields in sendings:
            answer = client.post(form.action, fields)
            sent += 1
            assert answer.status < 500, (form.action, {name: value[:20] for name, value in fields.items()}, answer.status)
            assert answer.status < 400 or "<h1" in answer.page
    assert sent > 1_000
    assert client.get("/today").status == 200


def test_a_day_has_a_last_entry(tmp_path, lived_in):
    shutil.copytree(lived_in[0], tmp_path / "data")
    with Server(tmp_path / "data", options=["--entries-per-day", "3"]) as server:
        client = Client(server.port, cookie_of(lived_in[1]))
        for _ in range(3):
            client.log("I ate an apple")
        draft = client.post("/drafts", sentence="I ate a pear").location
        refused = client.post(draft + "/log", {"notes-0": "a green one"})
        assert refused.status == 429 and "today’s limit of 3 entries" in refused.page and "a green one" in refused.page
        # It still waits.
        assert client.get(draft).status == 200
