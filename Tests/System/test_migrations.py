"""The power cut in the middle of bringing an older diary forward: it is the old one or the new one, whole."""

import os
import random
import re
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from client import Client
from clock import Clock, TimedServer
from power import Disk, story
from server import Server
from test_faults import Disk as FailingDisk
from test_faults import shim  # noqa: F401, a fixture
from test_upkeep import corgina

FIXTURES = Path(__file__).parents[1] / "CorginaVaultTests" / "Fixtures"
# `make torture` asks for 2,000 of each, and opens every fiftieth as a server does.
CUTS = int(os.environ.get("CORGINA_MIGRATION_CUTS", "60"))
FILE = "corgina.sqlite"
VERSIONS = sorted(int(file.stem.removeprefix("version-")) for file in FIXTURES.glob("version-*.sql"))
# `MigrationTests` has the same: the session each diary was written in, and the moment.
SESSIONS = {
    1: ("fRDGqe-fBt7gtUDAnvapg-aJgjIgY94h4kDGfPbdAW8", 1_795_329_356),
    2: ("m34eQUk07xlLJxoTz8SFBLAY0Zb8HCGtdAYvNQFvLLw", 1_795_341_580),
    3: ("AHnJazAQdevEmCW_c6FuEQciW5FO2FWO3zAtWHsXJpw", 1_795_411_100),
    4: ("VroBW5AWjW8TYHp6xtb5d60VuFBWAUsC_DH55PpQYNI", 1_795_699_764),
    5: ("b4AEiiT1odTjDJC69_qxWPqyOnB2Eq3cmFQScXGOYsM", 1_795_715_223),
    6: ("WzJqpRoxQ9kcsirl50X_C_BGlHqJRVlzg5y1YMHCmi4", 1_795_728_607),
    7: ("KxkY9dexjMNkdU0JLQgQdYq6XMdX1Lon0Y5fmnZOXYA", 1_795_747_457),
}
# Asked here, because the test that needs them runs in `make torture` alone.
assert list(SESSIONS) == VERSIONS, "a saved diary has no session here, or a session no saved diary"


def write_version(version: int, folder: Path, closed: bool) -> None:
    """A folder as that version leaves it: closed, or as after a kill, with everything still in its log."""
    folder.mkdir(mode=0o700)
    making = folder.with_name(folder.name + "-making")
    making.mkdir()
    with closing(sqlite3.connect(making / FILE)) as database:
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("PRAGMA wal_autocheckpoint = 0")
        database.executescript((FIXTURES / f"version-{version}.sql").read_text())
        if closed:
            database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        for name in (FILE, FILE + "-wal"):
            shutil.copy(making / name, folder / name)
    shutil.rmtree(making)


def contents(folder: Path) -> tuple[int, list[str], dict[str, list]]:
    """The version, the tables, and what every version has had."""
    with closing(sqlite3.connect(folder / FILE)) as database:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        (version,) = database.execute("PRAGMA user_version").fetchone()
        made = database.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name")
        tables = [sql for (sql,) in made]
        columns = {
            "journal": "journal, sequence, entry, sealed, hash", "account": "name_hash, slots, created_day", "secret": "purpose, key",
            "session": "token_hash, account, sealed, expires_day", "draft": "journal, draft, staged, sealed",
        }  # fmt: skip
        rows = {table: sorted(database.execute(f"SELECT {names} FROM {table}")) for table, names in columns.items()}
    return version, tables, rows


@pytest.mark.parametrize("closed", [True, False], ids=["closed", "killed"])
@pytest.mark.parametrize("version", VERSIONS)
def test_a_power_cut_in_a_migration_leaves_the_old_diary_or_the_new_one(version, closed, shim, tmp_path):  # noqa: F811
    write_version(version, tmp_path / "old", closed)
    # What each version's tables are, so that nothing in between is taken for one of them.
    tables = {}
    for number in VERSIONS[VERSIONS.index(version) :]:
        write_version(number, tmp_path / f"of-{number}", closed=True)
        tables[number] = contents(tmp_path / f"of-{number}")[1]
    shutil.copytree(tmp_path / "old", tmp_path / "data")
    before = {name: (tmp_path / "old" / name).read_bytes() for name in (FILE, FILE + "-wal")}
    disk = FailingDisk(shim, tmp_path / "data", tmp_path / "rules")
    writes = tmp_path / "writes"
    server = Server(tmp_path / "data", prefix=[*disk.prefix, f"CORGINA_WRITES={writes}"]).start()
    server.kill()
    newest, tables_now, rows = contents(tmp_path / "data")
    tables[newest] = tables_now
    steps = story(writes)
    assert newest > version and [step for step in steps if step.what == "s"], "nothing was seen of the migration"

    chance = random.Random(20_261_128 + version)
    found: dict[int, int] = {}
    opened = 0
    for cut in range(CUTS):
        image = tmp_path / "image"
        shutil.rmtree(image, ignore_errors=True)
        image.mkdir(mode=0o700)
        power = Disk(dict(before))
        for step in steps[: chance.randrange(len(steps) + 1)]:
            power.do(step)
        for name, bytes_ in power.images(chance):
            (image / name).write_bytes(bytes_)
        shutil.copytree(image, tmp_path / "image-too", dirs_exist_ok=False)
        reached, tables_found, rows_found = contents(image)
        assert tables_found == tables[reached], f"cut {cut}: half a version"
        assert rows_found == rows, f"cut {cut}: rows are gone"
        found[reached] = found.get(reached, 0) + 1
        if cut % 50 == 0:
            opens_again(tmp_path / "image-too", newest, len(rows["journal"]))
            opened += 1
        shutil.rmtree(tmp_path / "image-too")
    print(
        f"power cuts in a migration of version {version}: {CUTS} images of {len(steps)} steps, versions found {found}, "
        f"{opened} opened, 0 lost"
    )


def opens_again(folder: Path, newest: int, entries: int) -> None:
    """The next start brings it forward, as if nothing had been."""
    with Server(folder):
        pass
    assert contents(folder)[0] == newest
    checked = corgina("verify", "--data", folder)
    assert checked.returncode == 0 and f"{entries} entries" in checked.stdout, checked.stdout


@pytest.mark.skipif("CORGINA_TORTURE" not in os.environ, reason="its session is over, unless make torture sets the clock")
@pytest.mark.parametrize("version", VERSIONS)
def test_after_a_power_cut_in_a_migration_its_session_shows_the_same_pages(version, shim, tmp_path):  # noqa: F811
    cookie, then = SESSIONS[version]
    clock = Clock(tmp_path / "clock")
    write_version(version, tmp_path / "old", closed=True)
    shutil.copytree(tmp_path / "old", tmp_path / "whole")
    expected = pages(tmp_path / "whole", cookie, clock, then)
    assert expected[0][0] == 200
    disk = FailingDisk(shim, tmp_path / "old", tmp_path / "rules")
    writes = tmp_path / "writes"
    before = {name: (tmp_path / "old" / name).read_bytes() for name in (FILE, FILE + "-wal")}
    server = Server(tmp_path / "old", prefix=[*disk.prefix, f"CORGINA_WRITES={writes}"]).start()
    server.kill()
    steps = story(writes)
    chance = random.Random(20_261_129 + version)
    for number in range(12):
        image = tmp_path / f"image-{number}"
        image.mkdir(mode=0o700)
        power = Disk(dict(before))
        for step in steps[: chance.randrange(len(steps) + 1)]:
            power.do(step)
        for name, bytes_ in power.images(chance):
            (image / name).write_bytes(bytes_)
        assert pages(image, cookie, clock, then) == expected
    print(f"power cuts in a migration of version {version}: 12 opened with the session of then, the same pages")


def pages(folder: Path, cookie: str, clock: Clock, then: int) -> list[tuple]:
    clock.begin_at(then)
    with TimedServer(folder, clock) as server:
        client = Client(server.port, f"corgina={cookie}")
        answers = [client.get(path) for path in ("/timeline", "/appointments", "/settings")]
        # How long ago something was is not what it was, each process digests pages in its own way, and what a migration seals
        # is sealed anew.
        return [(answer.status, re.sub(r'\d+ (seconds?|minutes?) ago|data-(digest|diary)="[\w .]+"', "", answer.page)) for answer in answers]
