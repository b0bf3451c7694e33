"""A server that dies of a mistake: it is started again, and nobody loses what was acknowledged."""

import fcntl
import os
import pty
import select
import shutil
import signal
import subprocess
import termios
import threading
import time
from contextlib import suppress
from pathlib import Path

import pytest

from client import Client, cookie_of
from server import CORGINA, Server
from test_faults import stored
from test_upkeep import corgina, write

# A trap of Swift's, the one of other processors, a fault, and the system's way to get memory back.
DEATHS = [signal.SIGILL, signal.SIGTRAP, signal.SIGSEGV, signal.SIGKILL]
# `make torture` asks for 60.
ROUNDS = int(os.environ.get("CORGINA_DEATHS", "4"))


def test_a_server_that_dies_is_back_and_nothing_acknowledged_is_lost(tmp_path, lived_in):
    shutil.copytree(lived_in[0], tmp_path / "data")
    cookie = cookie_of(lived_in[1])
    acknowledged: list[str] = []
    waits: list[float] = []
    work: list[float] = []
    with Server(tmp_path / "data", options=["--entries-per-day", "1000000"]) as server:
        keeper, port = server.process.pid, server.port
        for number in range(ROUNDS):
            before = len(acknowledged)
            writers = [threading.Thread(target=write, args=(server.address, cookie, acknowledged)) for _ in range(4)]
            for writer in writers:
                writer.start()
            while len(acknowledged) < before + 8:
                assert any(writer.is_alive() for writer in writers)
                writers[0].join(timeout=0.01)
            dying = server.pid
            died = time.monotonic()
            os.kill(dying, DEATHS[number % len(DEATHS)])
            for writer in writers:
                writer.join()
            server.wait_until_it_answers()
            waits.append(time.monotonic() - died)
            work.append(seconds_of_work(server.pid))
            assert server.pid != dying and server.process.pid == keeper and server.process.poll() is None
            # On the same port, and she is still signed in.
            assert Client(port, cookie).get("/today").status == 200
            assert set(acknowledged) <= set(stored(server.folder))
        log = server.log.read_text()
        assert log.count("The server died. It is started again.") == ROUNDS
        assert "signal=Illegal instruction" in log and "signal=Killed" in log
        kept = Client(port, cookie).log("I ate an apple")
    assert set(acknowledged + kept) <= set(stored(server.folder))
    assert corgina("verify", "--data", server.folder).returncode == 0
    # How long it takes is up to who else uses the machine. So is a part of what it takes of a processor, whose caches others use:
    # they only ever add to it.
    assert min(work) < 1
    print(
        f"deaths: {ROUNDS}, {len(acknowledged)} acknowledged, 0 lost; back after {min(waits):.2f} to {max(waits):.2f} s, "
        f"of which {min(work):.2f} to {max(work):.2f} s work"
    )


def seconds_of_work(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@pytest.mark.parametrize("ask", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_what_asks_it_to_stop_reaches_the_server(tmp_path, ask):
    # As it ended before there was anything in between.
    expected = {signal.SIGHUP: -signal.SIGHUP}.get(ask, 0)
    for options in ([], ["--no-restart"]):
        server = Server(tmp_path / "data", options=options).start()
        serving = os.pidfd_open(server.pid)
        server.process.send_signal(ask)
        assert server.process.wait(timeout=30) == expected
        assert is_gone(serving)
        assert "died" not in server.log.read_text()


def test_control_c_at_a_terminal_stops_it(tmp_path):
    """Typed there, it reaches both processes by itself."""
    server = Server(tmp_path / "data")
    hers, its = pty.openpty()
    server.process = subprocess.Popen(
        [CORGINA, "serve", "--port", str(server.port), "--data", server.folder],
        stdin=its, stdout=its, stderr=its, start_new_session=True,
        preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
    )  # fmt: skip
    os.close(its)
    server.wait_until_it_answers()
    os.write(hers, b"\x03")
    assert server.process.wait(timeout=30) == 0
    assert b"died" not in os.read(hers, 65_536)
    os.close(hers)


def test_a_server_whose_keeper_is_killed_is_gone_and_lets_go_of_its_folder(tmp_path):
    server = Server(tmp_path / "data").start()
    serving = os.pidfd_open(server.pid)
    server.process.kill()
    assert server.process.wait(timeout=30) == -signal.SIGKILL
    assert is_gone(serving)
    server.start()
    assert server.stop() == 0


def is_gone(process: int) -> bool:
    """Waits for it, at most half a minute."""
    ready, _, _ = select.select([process], [], [], 30)
    os.close(process)
    return bool(ready)


def test_a_server_that_dies_before_it_is_ready_is_given_up_after_five_times(tmp_path):
    with (tmp_path / "log").open("wb") as log:
        started = subprocess.Popen(
            [CORGINA, "serve", "--port", str(Server().port), "--data", tmp_path / "data"], stdout=log, stderr=log
        )
    children: set[str] = set()
    while started.poll() is None:
        with suppress(OSError):
            for child in Path(f"/proc/{started.pid}/task/{started.pid}/children").read_text().split():
                children.add(child)
                os.kill(int(child), signal.SIGILL)
    # Whoever keeps the machine sees what it died of.
    assert started.returncode == -signal.SIGILL
    assert len(children) == 5
    log = (tmp_path / "log").read_text()
    assert log.count("It is started again.") == 4 and log.count("It is not started again.") == 1
    assert "Corgina is at" not in log


def test_where_somebody_else_starts_it_again_it_is_one_process_and_ends_as_it_dies(tmp_path):
    server = Server(tmp_path / "data", options=["--no-restart"]).start()
    assert server.pid == server.process.pid
    os.kill(server.pid, signal.SIGILL)
    assert server.process.wait(timeout=30) == -signal.SIGILL


def test_what_is_wrong_from_the_start_is_said_once(tmp_path):
    with Server(tmp_path / "data") as server:
        for wrong, code in (["--port", str(server.port)], 1), (["--diary-memory", "0"], 64):
            refused = corgina("serve", "--data", tmp_path / f"other-{code}", *wrong)
            assert refused.returncode == code
            assert "died" not in refused.stdout + refused.stderr
