"""A server that is allowed less memory than it needs, while it writes: it may end, and nothing acknowledged is lost."""

import os
import random
import resource
import shutil
import threading

from client import Client, cookie_of
from diary import NAME, PASSPHRASE
from server import Server
from test_faults import stored
from test_upkeep import corgina, write

ROUNDS = int(os.environ.get("CORGINA_SHORTAGES", "10"))


def test_a_server_out_of_memory_loses_nothing_acknowledged(tmp_path, lived_in):
    shutil.copytree(lived_in[0], tmp_path / "data")
    cookie = cookie_of(lived_in[1])
    acknowledged: list[str] = []
    chance = random.Random(20_261_127)
    ended = {"by itself": 0, "by us": 0}
    for _ in range(ROUNDS):
        server = Server(tmp_path / "data", options=["--entries-per-day", "1000000"]).start()
        writers = [threading.Thread(target=write_while_it_lives, args=(server, cookie, acknowledged)) for _ in range(4)]
        for writer in writers:
            writer.start()
        writers[0].join(timeout=chance.uniform(0.3, 1))
        # From here on it gets no more than it has, and a little.
        most = address_space(server.process.pid) + chance.choice([0, 64 << 10, 1 << 20, 8 << 20])
        resource.prlimit(server.process.pid, resource.RLIMIT_AS, (most, most))
        hungry = [threading.Thread(target=ask_for_much, args=(server, cookie)) for _ in range(8)]
        for thread in hungry:
            thread.start()
        for thread in [*writers, *hungry]:
            thread.join(timeout=30)
        if server.process.poll() is None:
            ended["by us"] += 1
            server.process.kill()
        else:
            ended["by itself"] += 1
        server.process.wait()
        for thread in [*writers, *hungry]:
            thread.join()
        kept = stored(tmp_path / "data")
        lost = set(acknowledged) - kept
        assert not lost, f"{len(lost)} of {len(acknowledged)} are gone"
    assert corgina("verify", "--data", tmp_path / "data").returncode == 0
    with Server(tmp_path / "data", options=["--entries-per-day", "1000000"]) as server:
        client = Client(server.port, cookie)
        assert client.get("/today").status == 200
        assert set(acknowledged + client.log("I ate an apple")) <= stored(server.folder)
    assert len(acknowledged) > ROUNDS
    print(f"low memory: {ROUNDS} shortages, ended {ended}, {len(acknowledged)} acknowledged, 0 lost")


def address_space(process: int) -> int:
    with open(f"/proc/{process}/statm") as sizes:
        return int(sizes.read().split()[0]) * os.sysconf("SC_PAGE_SIZE")


def write_while_it_lives(server: Server, cookie: str, acknowledged: list[str]) -> None:
    """Until it is gone; a refusal is as good as none."""
    for _ in range(1_000):
        try:
            write(server.address, cookie, acknowledged)
            return
        except AssertionError:
            if server.process.poll() is not None:
                return


def ask_for_much(server: Server, cookie: str) -> None:
    """A passphrase takes 128 MiB to be looked at, a long sentence some to be understood."""
    client = Client(server.port, cookie, timeout=20)
    for _ in range(20):
        try:
            client.get("/timeline")
            client.post("/drafts", sentence="porkchop and potatoes and " * 400)
            Client(server.port, timeout=20).sign_in(NAME, PASSPHRASE)
        except (OSError, ValueError, AssertionError):
            if server.process.poll() is not None:
                return
