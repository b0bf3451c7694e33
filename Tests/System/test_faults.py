"""A disk that fills up, fails or tears: what cannot be kept is never called kept, nothing she typed is lost, and the server
lives on."""

import errno
import html
import os
import random
import re
import shutil
import sqlite3
import subprocess
import threading
from contextlib import closing

import pytest

from client import Client, cookie_of
from sealed import stored
from server import CORGINA, Server
from test_upkeep import corgina

# `make torture` asks for 6,000.
FAULTS = int(os.environ.get("CORGINA_FAULT_TRIALS", "80"))


@pytest.fixture(scope="session")
def shim(tmp_path_factory):
    """A library that makes the disk fail on demand, made from failing_disk.c."""
    compiler = shutil.which("cc") or shutil.which("clang")
    if compiler is None:
        pytest.skip("there is no C compiler to make a failing disk with")
    library = tmp_path_factory.mktemp("shim") / "failing_disk.so"
    source = os.path.join(os.path.dirname(__file__), "failing_disk.c")
    subprocess.run([compiler, "-O1", "-shared", "-fPIC", "-o", library, source, "-ldl"], check=True, timeout=60)
    return library


class Disk:
    def __init__(self, shim, folder, rules):
        self.rules = rules
        self.prefix = ["env", f"LD_PRELOAD={shim}:{os.environ.get('LD_PRELOAD', '')}", f"CORGINA_FAULTS={rules}", f"CORGINA_FAULTS_IN={folder}"]

    def fail(self, call: str, number: int, after: int = 0, times: int = 0) -> None:
        # In one step, so that half a rule is never read.
        new = self.rules.with_suffix(".new")
        new.write_text(f"{call} {number} {after} {times}\n")
        new.rename(self.rules)

    def heal(self) -> None:
        self.rules.unlink(missing_ok=True)


@pytest.fixture
def ailing(shim, lived_in, tmp_path):
    """A server with a diary, on a disk that can be told to fail, and a client signed in to it."""
    shutil.copytree(lived_in[0], tmp_path / "data")
    disk = Disk(shim, tmp_path / "data", tmp_path / "rules")
    with Server(tmp_path / "data", prefix=disk.prefix, options=["--entries-per-day", "1000000"]) as server:
        yield server, Client(server.port, cookie_of(lived_in[1])), disk
        disk.heal()


def retried(client: Client, page: str):
    """Presses “Try again” on a page that says something could not be kept."""
    (form,) = re.findall(r"<form[^>]*>.*?</form>", page, re.S)
    action = re.search(r'action="([^"]*)"', form).group(1)
    fields = re.findall(r'name="([^"]*)" value="([^"]*)"', form)
    assert "Try again" in form
    return client.post(action, {html.unescape(name): html.unescape(value) for name, value in fields})


@pytest.mark.parametrize(
    "number, status, words",
    [
        (errno.ENOSPC, 507, "The disk is full"),
        (errno.EIO, 503, "could not be written"),
        (errno.EDQUOT, 503, "could not be written"),
        (errno.EROFS, 503, "could not be written"),
    ],
    ids=["full", "broken", "over quota", "read-only"],
)
def test_what_cannot_be_written_is_said_and_kept_in_her_hand(ailing, number, status, words):
    server, client, disk = ailing
    before = client.log("I ate an apple")
    sentence = 'I had porkchop & "mashed" potatoes\nand a glass of milk'
    disk.fail("write", number)
    refused = client.post("/drafts", sentence=sentence)
    assert refused.status == status and words in refused.page
    assert client.get("/today").status == 200 and before[0] not in refused.page
    # Again and again: refusing costs nothing that would be missing later.
    for _ in range(3):
        refused = retried(client, refused.page)
        assert refused.status == status
    disk.heal()
    draft = retried(client, refused.page)
    assert draft.status == 303
    waiting = client.get(draft.location).page
    assert "orkchop" in waiting and "otato" in waiting and "ilk" in waiting

    disk.fail("write", number)
    refused = client.post(draft.location + "/log", {"notes-0": "with a spoon"})
    assert refused.status == status and "with a spoon" in refused.page
    disk.heal()
    kept = retried(client, refused.page)
    assert kept.status == 303 and kept.changed
    assert "with a spoon" in client.get("/timeline/kinds/meal").page
    assert corgina("verify", "--data", server.folder).returncode == 0
    assert set(stored(server.folder)) >= set(before + kept.changed)


def test_a_sync_that_failed_once_is_never_trusted_again(ailing):
    server, client, disk = ailing
    before = client.log("I ate an apple")
    disk.fail("sync", errno.EIO, times=1)
    refused = client.post("/drafts", sentence="I ate a pear")
    assert refused.status == 503 and "failed to keep what was written" in refused.page
    disk.heal()
    # The system may have forgotten the pages it could not store, so a later success would mean nothing.
    assert retried(client, refused.page).status == 503
    assert client.get("/today").status == 200
    server.restart()
    client.port = server.port
    after = client.log("I ate a pear")
    assert set(stored(server.folder)) >= set(before + after)
    assert corgina("verify", "--data", server.folder).returncode == 0


def test_no_single_failure_loses_what_was_acknowledged(ailing):
    server, client, disk = ailing
    chance = random.Random(20_261_123)
    acknowledged = client.log("I ate an apple")
    refused = 0
    for trial in range(FAULTS):
        call, number = chance.choice(
            [("write", errno.ENOSPC), ("write", errno.EIO), ("truncate", errno.EIO), ("sync", errno.EIO)]
        )
        disk.fail(call, number, after=chance.randrange(12), times=chance.choice([0, 1, 2]))
        for _ in range(3):
            draft = client.post("/drafts", sentence="I had a glass of water")
            assert draft.status in (303, 503, 507), draft.status
            if draft.status != 303:
                refused += 1
                continue
            kept = client.post(draft.location + "/log")
            assert kept.status in (303, 503, 507), kept.status
            if kept.status == 303:
                acknowledged += kept.changed
            else:
                refused += 1
        disk.heal()
        if client.post("/drafts", sentence="I had a glass of water").status != 303:
            # A failed sync: nothing is written until a restart.
            server.kill()
            server.start()
            client.port = server.port
    server.stop()
    assert set(acknowledged) <= set(stored(server.folder)), "something acknowledged is gone"
    assert corgina("verify", "--data", server.folder).returncode == 0
    assert refused > FAULTS / 4 and len(acknowledged) > FAULTS / 4, "too little failed, or too little went well"
    print(f"faults: {FAULTS} trials, {len(acknowledged)} acknowledged, {refused} refused, 0 lost")


@pytest.fixture
def small_disk(tmp_path):
    """A real disk of 4 MiB."""
    place = tmp_path / "disk"
    place.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", "size=4m,mode=700", "corgina-test", place]
    if os.geteuid() != 0 or subprocess.run(command, capture_output=True).returncode != 0:
        pytest.skip("only root can mount a small disk")
    yield place
    subprocess.run(["umount", "-l", place], check=True)


def test_a_full_disk_is_read_from_and_written_to_again_once_there_is_space(small_disk, lived_in):
    shutil.copytree(lived_in[0], small_disk / "data")
    with Server(small_disk / "data") as server:
        client = Client(server.port, cookie_of(lived_in[1]))
        acknowledged = client.log("I ate an apple")
        with (small_disk / "filler").open("wb", buffering=0) as filler, pytest.raises(OSError):
            while filler.write(bytes(4_096)):
                pass
        # The log of changes may have room for a few more.
        for _ in range(200):
            answer = client.post("/drafts", sentence="I had a glass of water " + "and bread " * 200)
            if answer.status != 303:
                break
        assert answer.status == 507 and "The disk is full" in answer.page
        assert client.get("/today").status == 200 and client.get("/timeline").status == 200
        assert corgina("doctor", "--data", server.folder).returncode == 1
        (small_disk / "filler").unlink()
        assert retried(client, answer.page).status == 303
        acknowledged += client.log("I ate a pear")
        assert set(stored(server.folder)) >= set(acknowledged)
    subprocess.run(["mount", "-o", "remount,ro", small_disk], check=True)
    started = corgina("serve", "--port", "1", "--data", small_disk / "data")
    assert started.returncode == 1 and "cannot be written to" in started.stderr
    subprocess.run(["mount", "-o", "remount,rw", small_disk], check=True)


def opened(file):
    """A database to look at, let go of afterwards."""
    return closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True))


def test_backups_and_a_graceful_stop_in_the_middle_of_writing_by_two_devices(tmp_path, lived_in):
    shutil.copytree(lived_in[0], tmp_path / "data")
    acknowledged: list[str] = []
    cookie = cookie_of(lived_in[1])
    with Server(tmp_path / "data") as server:
        stopping = threading.Event()
        refused: list[int] = []
        devices = [
            threading.Thread(target=write_until, args=(stopping, server.port, cookie, acknowledged, refused))
            for _ in range(4)
        ]
        for device in devices:
            device.start()
        for number in range(int(os.environ.get("CORGINA_BACKUPS", "5"))):
            before = set(acknowledged)
            made = corgina("backup", tmp_path / f"kept-{number}", "--data", server.folder)
            assert made.returncode == 0, made.stderr
            assert before <= set(stored(tmp_path / f"kept-{number}"))
        stopping.set()
        code = server.stop()
        for device in devices:
            device.join()
    assert code == 0 and refused == []
    assert len(acknowledged) == len(set(acknowledged)) > 20
    assert set(acknowledged) <= set(stored(tmp_path / "data"))
    wal = tmp_path / "data" / "corgina.sqlite-wal"
    assert not wal.exists() or wal.stat().st_size == 0
    checked = corgina("verify", "--data", tmp_path / "data")
    assert checked.returncode == 0, checked.stdout
    with opened(tmp_path / "data" / "corgina.sqlite") as database:
        for count, last in database.execute("SELECT count(*), max(sequence) FROM journal GROUP BY journal"):
            assert count == last


def write_until(stopping, port, cookie, acknowledged, refused) -> None:
    client = Client(port, cookie)
    while True:
        try:
            draft = client.post("/drafts", sentence="I had a glass of water")
            kept = client.post(draft.location + "/log")
            acknowledged += kept.changed
        except OSError:
            # Not answered: it may be there or not, and nobody was told that it is.
            assert stopping.is_set()
            return
        except (AttributeError, TypeError):
            refused.append(draft.status)
            return


def test_a_power_cut_at_any_moment_keeps_what_was_acknowledged(shim, tmp_path, lived_in):
    """What the disk had been told to keep when the power went, and behind it anything at all."""
    shutil.copytree(lived_in[0], tmp_path / "data")
    disk = Disk(shim, tmp_path / "data", tmp_path / "rules")
    syncs = tmp_path / "syncs"
    acknowledged: list[tuple[int, str]] = []
    with Server(tmp_path / "data", prefix=[*disk.prefix, f"CORGINA_SYNCS={syncs}"]) as server:
        client = Client(server.port, cookie_of(lived_in[1]))
        # Opening empties the log; it grows from here on.
        opened = len(syncs.read_text().splitlines())
        for _ in range(30):
            entries_ = client.log("I had a glass of water")
            done = len(syncs.read_text().splitlines()) - opened
            acknowledged += [(done, entry) for entry in entries_]
        for file in ("corgina.sqlite", "corgina.sqlite-wal"):
            shutil.copy(server.folder / file, tmp_path / file)
    bytes_ = (tmp_path / "corgina.sqlite-wal").read_bytes()
    lengths = [int(length) for length in syncs.read_text().split()][opened:]
    assert lengths == sorted(lengths) and lengths[-1] == len(bytes_), "the log began anew, and its earlier lengths are gone"
    chance = random.Random(20_261_126)
    (tmp_path / "image").mkdir()
    images = int(os.environ.get("CORGINA_CUTS", "150"))
    for _ in range(images):
        cut = chance.randrange(len(lengths))
        behind = chance.choice([b"", bytes(3_000), chance.randbytes(5_000), bytes_[lengths[cut] :][: chance.randrange(9_000)]])
        shutil.copy(tmp_path / "corgina.sqlite", tmp_path / "image" / "corgina.sqlite")
        (tmp_path / "image" / "corgina.sqlite-wal").write_bytes(bytes_[: lengths[cut]] + behind)
        (tmp_path / "image" / "corgina.sqlite-shm").unlink(missing_ok=True)
        kept = set(stored(tmp_path / "image"))
        lost = [entry for done, entry in acknowledged if done <= cut + 1 and entry not in kept]
        assert not lost, f"cut after sync {cut + 1} of {len(lengths)}: {len(lost)} lost"
    print(f"power cuts: {images} images, {len(acknowledged)} acknowledged, 0 lost")
