"""A server that is allowed less memory than it needs, while it writes: it may end, and nothing acknowledged is lost."""

import os
import random
import resource
import shutil
import threading
import time

from client import Client, cookie_of
from diary import NAME, PASSPHRASE
from sealed import stored
from server import Server
from test_upkeep import corgina, write

MULTIPART = {"Content-Type": "multipart/form-data; boundary=b", "Sec-Fetch-Site": "same-origin"}
ROUNDS = int(os.environ.get("CORGINA_SHORTAGES", "10"))


def test_a_server_out_of_memory_loses_nothing_acknowledged(tmp_path, lived_in):
    shutil.copytree(lived_in[0], tmp_path / "data")
    cookie = cookie_of(lived_in[1])
    acknowledged: list[str] = []
    chance = random.Random(20_261_127)
    died, lived_on = 0, 0
    for _ in range(ROUNDS):
        server = Server(tmp_path / "data", options=["--no-restart", "--entries-per-day", "1000000"]).start()
        writers = [threading.Thread(target=write_while_it_lives, args=(server, cookie, acknowledged)) for _ in range(4)]
        for writer in writers:
            writer.start()
        writers[0].join(timeout=chance.uniform(0.3, 1))
        # From here on it gets no more than it has, and a little. The hard limit stays: who lowers it may not raise it again.
        most = address_space(server.pid) + chance.choice([0, 64 << 10, 1 << 20, 8 << 20])
        _, hard = resource.prlimit(server.pid, resource.RLIMIT_AS)
        resource.prlimit(server.pid, resource.RLIMIT_AS, (most, hard))
        hungry = [threading.Thread(target=ask_for_much, args=(server, cookie)) for _ in range(8)]
        for thread in hungry:
            thread.start()
        # It dies of it, or it lives on and refuses; both are well.
        deadline = time.monotonic() + 10
        while server.process.poll() is None and time.monotonic() < deadline:
            time.sleep(0.1)
        if server.process.poll() is None:
            # Once there is memory again it works again.
            resource.prlimit(server.pid, resource.RLIMIT_AS, (hard, hard))
            assert Client(server.port).get("/privacy").status == 200
            lived_on += 1
            server.process.kill()
        else:
            died += 1
        server.process.wait()
        for thread in [*writers, *hungry]:
            thread.join()
        kept = set(stored(tmp_path / "data"))
        lost = set(acknowledged) - kept
        assert not lost, f"{len(lost)} of {len(acknowledged)} are gone"
    assert corgina("verify", "--data", tmp_path / "data").returncode == 0
    with Server(tmp_path / "data", options=["--entries-per-day", "1000000"]) as server:
        client = Client(server.port, cookie)
        assert client.get("/today").status == 200
        assert set(acknowledged + client.log("I ate an apple")) <= set(stored(server.folder))
    assert len(acknowledged) > ROUNDS
    print(f"low memory: {ROUNDS} shortages, {died} died of it, {lived_on} lived on, {len(acknowledged)} acknowledged, 0 lost")


def address_space(process: int) -> int:
    with open(f"/proc/{process}/statm") as sizes:
        return int(sizes.read().split()[0]) * os.sysconf("SC_PAGE_SIZE")


def write_while_it_lives(server: Server, cookie: str, acknowledged: list[str]) -> None:
    """Until it is gone; a refusal is as good as none."""
    while server.process.poll() is None:
        try:
            write(server.address, cookie, acknowledged)
        except AssertionError:
            pass


def ask_for_much(server: Server, cookie: str) -> None:
    """A passphrase takes 128 MiB to be looked at, which is refused when they are not there; a file is read whole, and the
    runtime ends a process that has no memory for it."""
    head = b'--b\r\nContent-Disposition: form-data; name="file"; filename="x"\r\n\r\n'
    file = head + b"[" * (12 << 20) + b"\r\n--b--\r\n"
    client = Client(server.port, cookie, timeout=20)
    while server.process.poll() is None:
        try:
            client.get("/timeline")
            client.post("/drafts", sentence="porkchop and potatoes and " * 400)
            Client(server.port, timeout=20).sign_in(NAME, PASSPHRASE)
            client.send("POST", "/settings/account/import", file, MULTIPART)
        except (OSError, ValueError, AssertionError):
            pass
