"""Several servers on one PostgreSQL database: one diary, whichever of them a browser is sent to."""

import os
import signal
import subprocess
import threading
import time
from types import SimpleNamespace

import pytest

from cable import Cable
from client import Client
from diary import NAME, PASSPHRASE
from postgres import Cluster, reason_to_skip
from sealed import stored
from server import CORGINA, Server, free_port
from test_upkeep import corgina, write

pytestmark = pytest.mark.skipif(reason_to_skip() is not None, reason=reason_to_skip() or "")

# `make torture` asks for more.
ROUNDS = int(os.environ.get("CORGINA_POSTGRES_DEATHS", "2"))
# A day of tests logs more than a person.
ENTRIES = ["--entries-per-day", "1000000"]


@pytest.fixture(scope="module")
def cluster():
    with Cluster() as cluster:
        yield cluster


@pytest.fixture
def database(cluster, tmp_path):
    return cluster.database(tmp_path)


@pytest.fixture
def servers(database, tmp_path):
    """Two of them, on a database in which there is nothing."""
    with Server(tmp_path / "one", options=database.options + ENTRIES) as one:
        with Server(tmp_path / "other", options=database.options + ENTRIES) as other:
            yield one, other


def entries(database, folder) -> list[str]:
    """The ids of what is in the diary, read from a backup."""
    backup = folder / f"backup-{time.monotonic_ns()}"
    made = corgina("backup", backup, *database.options, "--data", folder / "nothing")
    assert made.returncode == 0, made.stderr
    return stored(backup)


def test_what_is_done_at_one_holds_at_the_other(servers, database, tmp_path):
    one, other = servers
    here, there = Client(one.port), Client(other.port)
    here.make_account()
    assert there.sign_in().status == 303
    kept = there.log("I ate an apple") + here.log("I ate a banana")
    for client in (here, there):
        page = client.get("/today").page
        assert "pple" in page and "anana" in page
    assert set(kept) <= set(entries(database, tmp_path))
    # The same cookie opens both.
    assert Client(other.port, here.cookie).get("/today").status == 200

    assert there.post("/settings/account/sessions").status == 303
    began = time.monotonic()
    assert here.get("/today").status == 303
    assert time.monotonic() - began < 1

    assert corgina("verify", *database.options).returncode == 0
    told = corgina("doctor", *database.options, "--data", tmp_path / "one").stdout
    assert "the database's agree" in told, told


def test_erasing_at_one_is_erasing_everywhere(servers, database, tmp_path, cluster):
    one, other = servers
    here, there = Client(one.port), Client(other.port)
    here.make_account()
    assert there.sign_in().status == 303
    there.log("I ate an apple")
    backup = tmp_path / "shelf" / "backup"
    backup.parent.mkdir()
    assert corgina("backup", backup, *database.options, "--data", tmp_path / "nothing").returncode == 0
    assert here.post("/settings/account/erase", passphrase=PASSPHRASE).status == 303
    assert there.get("/today").status == 303
    assert "corgina-" not in (there.cookie or "") or there.sign_in().status != 303
    for table in ("account", "session", "journal", "draft", "checkpoint"):
        assert database.query(f"SELECT count(*) FROM {table}") == ["0"], table
    # Nor does a backup of before bring her back, where the list of what was erased lies beside it.
    (backup.parent / "corgina.erased").write_bytes((tmp_path / "one" / "corgina.erased").read_bytes())
    second = cluster.database(tmp_path)
    restored = corgina("restore", backup, *second.options, "--data", tmp_path / "nothing")
    assert restored.returncode == 0, restored.stderr
    assert second.query("SELECT count(*) FROM account") == ["0"]


def test_a_server_that_is_killed_under_load_loses_nothing_acknowledged(servers, database, tmp_path):
    one, other = servers
    here, there = Client(one.port), Client(other.port)
    here.make_account()
    assert there.sign_in().status == 303
    acknowledged: list[str] = []
    for number in range(ROUNDS):
        dying, living = (one, other) if number % 2 else (other, one)
        cookie = there.cookie if dying is other else here.cookie
        before = len(acknowledged)
        # Those at the one that dies end with it.
        doomed = [threading.Thread(target=write, args=(dying.address, cookie, acknowledged)) for _ in range(2)]
        for writer in doomed:
            writer.start()
        steady = Client(living.port, here.cookie)
        while len(acknowledged) < before + 12:
            assert any(writer.is_alive() for writer in doomed)
            acknowledged += steady.log("I had a glass of water")
        os.kill(dying.pid, signal.SIGKILL)
        for writer in doomed:
            writer.join()
        # Nobody notices at the other.
        acknowledged += steady.log("I ate an apple")
        dying.wait_until_it_answers()
        acknowledged += Client(dying.port, here.cookie).log("I ate an apple")
    kept = entries(database, tmp_path)
    assert len(acknowledged) > 12 * ROUNDS
    assert set(acknowledged) <= set(kept) and len(set(kept)) == len(kept)
    assert corgina("verify", *database.options).returncode == 0
    print(f"killed: {ROUNDS}, {len(acknowledged)} acknowledged, 0 lost")


def test_a_diary_moves_to_a_database_and_back(database, tmp_path):
    folder = tmp_path / "data"
    with Server(folder) as server:
        client = Client(server.port)
        client.make_account()
        kept = client.log("I ate an apple")
        refused = corgina("move", "--from", folder, "--to", database.file)
        assert refused.returncode == 1 and "Another Corgina" in refused.stderr, refused.stderr
    moved = corgina("move", "--from", folder, "--to", database.file)
    assert moved.returncode == 0, moved.stderr
    with Server(tmp_path / "one", options=database.options) as server:
        # Whoever was signed in still is.
        there = Client(server.port, client.cookie)
        assert "pple" in there.get("/today").page
        kept += there.log("I ate a banana")
        refused = corgina("move", "--from", database.file, "--to", tmp_path / "back")
        assert refused.returncode == 1 and "Stop every server" in refused.stderr, refused.stderr
    again = corgina("move", "--from", folder, "--to", database.file)
    assert again.returncode == 1 and "stays as it is" in again.stderr, again.stderr
    back = corgina("move", "--from", database.file, "--to", tmp_path / "back")
    assert back.returncode == 0, back.stderr
    assert set(kept) <= set(stored(tmp_path / "back"))
    # What it came from is as it was.
    assert kept[1] not in stored(folder)
    with Server(tmp_path / "back") as server:
        assert "anana" in Client(server.port, client.cookie).get("/today").page


def test_a_database_that_cannot_be_reached_is_told_of_and_waited_for(cluster, database, tmp_path):
    cable = Cable(SimpleNamespace(port=cluster.port))
    with Server(tmp_path / "one", options=database.by_port(cable.port).options) as server:
        client = Client(server.port)
        client.make_account()
        kept = client.log("I ate an apple")
        serving = server.pid
        cable.cut()
        for answer in (client.get("/today"), client.post("/drafts", sentence="I ate a banana")):
            assert answer.status == 503, (answer.status, answer.page[:2_000])
            assert "Try again" in answer.page or "try again" in answer.page
        assert client.get("/health").status == 503
        cable.mend()
        wait_for(lambda: client.get("/today").status == 200)
        kept += client.log("I ate a banana")
        assert server.pid == serving
        log = server.log.read_text()
    cable.close()
    assert set(kept) <= set(entries(database, tmp_path))
    password = next(word for word in database.text.split() if word.startswith("password=")).removeprefix("password=")
    assert password not in log


def test_an_address_that_others_may_read_is_refused(database, tmp_path):
    database.file.chmod(0o644)
    for command in (["serve", "--port", str(free_port()), "--data", tmp_path / "one"], ["verify"], ["backup", tmp_path / "kept"]):
        refused = corgina(*command, *database.options)
        assert refused.returncode != 0 and "chmod 600" in refused.stderr, refused.stderr
    assert database.query("SELECT count(*) FROM information_schema.tables WHERE table_schema = 'public'") == ["0"]


def test_export_and_import_and_invitations_go_by_the_database_too(servers, database, tmp_path):
    one, other = servers
    Client(one.port).make_account()
    code = corgina("invite", *database.options)
    assert code.returncode == 0 and "Invitation" in code.stdout, code.stderr
    exported = subprocess.run(
        [CORGINA, "export", "--account", NAME, *database.options, "--data", tmp_path / "third"],
        input=PASSPHRASE + "\n", capture_output=True, text=True, timeout=120,
    )  # fmt: skip
    assert exported.returncode == 0, exported.stderr
    assert '"format":"corgina-diary"' in exported.stdout


def wait_for(condition) -> None:
    deadline = time.monotonic() + 30
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.05)
