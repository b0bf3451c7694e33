"""Another program that reads the file while something is changed: what is done is said to be done, nobody waits for the reader, and
a recovery code on her paper opens the diary wherever the server is killed."""

import http.client
import os
import re
import shutil
import sqlite3
import threading
import time
from contextlib import closing, contextmanager

import pytest

from client import Client
from diary import NAME, PASSPHRASE
from power import story
from server import Server
from test_faults import Disk, shim  # noqa: F401, a fixture
from test_upkeep import corgina, wait_for

OTHER = "five brave herons wade"
THIRD = "six quiet foxes dream"
# At how many steps of each change the server is killed; `make torture` asks for every one.
KILLS = int(os.environ.get("CORGINA_KILLS", "3"))


@contextmanager
def reading(folder):
    """An open `sqlite3` that has begun to read, which keeps SQLite from emptying its log."""
    with closing(sqlite3.connect(f"file:{folder}/corgina.sqlite?mode=ro", uri=True, isolation_level=None)) as database:
        database.execute("BEGIN")
        database.execute("SELECT count(*) FROM account").fetchone()
        yield


def shown_code(client: Client, path: str = "/recovery-code") -> str | None:
    shown = re.search(r'id="code-text"[^>]*>(.*?)</p>', client.get(path).page, re.S)
    return shown and re.sub(r"[^0-9A-Za-z]", "", re.sub(r"<[^>]*>", "", shown.group(1)))


def opens(port: int, code: str) -> bool:
    """Whether the code sets a passphrase; what it answers is thrown away."""
    return Client(port).post("/recover", name=NAME, code=code, passphrase=THIRD).location == "/recovery-code"


def wal(server) -> int:
    return (server.folder / "corgina.sqlite-wal").stat().st_size


def test_what_is_done_beside_a_reader_is_said_to_be_done_and_holds_nobody_up(tmp_path):
    with Server(tmp_path / "data") as server:
        hers = Client(server.port)
        hers.make_account()
        second = Client(server.port)
        second.sign_in()
        slowest = 0.0
        writing = threading.Event()

        def write() -> None:
            nonlocal slowest
            while not writing.is_set():
                begun = time.monotonic()
                second.log("a glass of water")
                slowest = max(slowest, time.monotonic() - begun)

        with reading(server.folder):
            writer = threading.Thread(target=write)
            writer.start()
            asked = hers.post("/settings/account/recovery-code", passphrase=PASSPHRASE)
            assert asked.location == "/recovery-code", asked.status
            code = shown_code(hers)
            assert hers.post("/recovery-code", group=code[-3:]).status == 303
            third = Client(server.port)
            assert third.sign_in().status == 303
            assert third.post("/lock/now").status == 303
            assert third.get("/today").location.startswith("/lock")
            writing.set()
            writer.join()
            changed = hers.post("/settings/account/passphrase", passphrase=PASSPHRASE, newPassphrase=OTHER)
            assert changed.location == "/settings/account?changed=passphrase", changed.status
            hers.post("/settings/account/key")
            code = shown_code(hers, "/settings/account/key")
            renewed = hers.post("/settings/account/key", group=code[-3:], passphrase=OTHER)
            assert renewed.location == "/settings/account?changed=key", renewed.status
            assert hers.post("/session/end").status == 303
            recovered = Client(server.port)
            answer = recovered.post("/recover", name=NAME, code=code, passphrase=PASSPHRASE)
            assert answer.location == "/recovery-code", answer.status
            assert wal(server) > 0
            erased = recovered.post("/settings/account/erase", passphrase=PASSPHRASE)
            assert erased.status == 303, erased.status
        # As soon as nobody holds the log its old bytes are gone, without anything else being done.
        wait_for(lambda: wal(server) == 0)
        with closing(sqlite3.connect(server.folder / "corgina.sqlite")) as database:
            assert database.execute("SELECT (SELECT count(*) FROM account), (SELECT count(*) FROM journal)").fetchone() == (0, 0)
    print(f"beside a reader: the slowest of another's entries took {slowest:.2f} s")
    # Entries took 14.9 s while each change waited for the reader.
    assert slowest < 5
    assert "Another program reads the data" in server.log.read_text()


class Paper:
    """What she has written down, and may try."""

    def __init__(self, code: str):
        self.codes = [code]

    def write(self, code: str | None) -> str | None:
        if code and code not in self.codes:
            self.codes.append(code)
        return code


def change_passphrase(client: Client, paper: Paper) -> None:
    client.post("/settings/account/passphrase", passphrase=PASSPHRASE, newPassphrase=OTHER)


def change_code(client: Client, paper: Paper) -> None:
    client.post("/settings/account/recovery-code", passphrase=PASSPHRASE)
    code = paper.write(shown_code(client))
    client.post("/recovery-code", group=code[-3:])


def change_key(client: Client, paper: Paper) -> None:
    client.post("/settings/account/key")
    code = paper.write(shown_code(client, "/settings/account/key"))
    client.post("/settings/account/key", group=code[-3:], passphrase=PASSPHRASE)


def recover(client: Client, paper: Paper) -> None:
    client.post("/recover", name=NAME, code=paper.codes[0], passphrase=OTHER)
    code = paper.write(shown_code(client))
    client.post("/recovery-code", group=code[-3:])


def erase(client: Client, paper: Paper) -> None:
    client.post("/settings/account/erase", passphrase=PASSPHRASE)


@pytest.fixture(scope="module")
def written_down(tmp_path_factory):
    """A folder with a diary, a session in it and the code on her paper."""
    folder = tmp_path_factory.mktemp("written-down") / "data"
    with Server(folder) as server:
        client = Client(server.port)
        code = client.make_account()
        client.log("I had porkchop and potatoes")
    return folder, client.cookie, code


@pytest.mark.parametrize("change", [change_passphrase, change_code, change_key, recover, erase])
def test_wherever_it_is_killed_a_code_on_her_paper_opens_the_diary(change, written_down, shim, tmp_path):  # noqa: F811
    folder, cookie, code = written_down

    def run(name: str, step: int | None) -> tuple[Server, Paper, int]:
        """Makes the change beside a reader, killed after that many steps on the disk. Answers how many there were."""
        shutil.copytree(folder, tmp_path / name)
        disk = Disk(shim, tmp_path / name, tmp_path / f"{name}-rules")
        writes = tmp_path / f"{name}-writes"
        server = Server(tmp_path / name, prefix=[*disk.prefix, f"CORGINA_WRITES={writes}"]).start()
        client, paper = Client(server.port, cookie), Paper(code)
        assert client.get("/today").status == 200
        before = len(story(writes))
        with reading(server.folder):
            if step is not None:
                disk.fail("kill", 0, after=step)
            try:
                change(client, paper)
            except (http.client.HTTPException, OSError):
                pass
            disk.heal()
            steps = len(story(writes)) - before
            server.process.kill()
            server.process.wait()
        return server, paper, steps

    _, paper, steps = run("whole", None)
    assert steps >= 2, "nothing was seen of the change"
    stops = range(steps) if steps <= KILLS else [number * steps // KILLS for number in range(KILLS)]
    kept = gone = 0
    for step in stops:
        server, paper, _ = run(f"after-{step}", step)
        again = Server(server.folder)
        with again:
            is_gone = not any(opens(again.port, code) for code in paper.codes)
            if not is_gone:
                kept += 1
                page = Client(again.port)
                assert page.post("/session", name=NAME, passphrase=THIRD).location == "/recovery-code"
                assert "orkchop" in page.get("/today").page
            else:
                assert change is erase, f"killed after step {step}, none of {len(paper.codes)} codes opens the diary"
                gone += 1
        checked = corgina("verify", "--data", server.folder)
        assert checked.returncode == 0, checked.stdout
        if is_gone:
            with closing(sqlite3.connect(server.folder / "corgina.sqlite")) as database:
                counts = "SELECT (SELECT count(*) FROM account), (SELECT count(*) FROM journal), (SELECT count(*) FROM draft)"
                assert database.execute(counts).fetchone() == (0, 0, 0)
        shutil.rmtree(server.folder)
    print(f"{change.__name__}: killed at {len(stops)} of {steps} steps, {kept} open by a code on paper, {gone} erased whole")
