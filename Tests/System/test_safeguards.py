"""Damage to what opens a diary: each command says what is damaged, and ends with 1; what has a second copy is put right."""

import os
import re
import shutil
import sqlite3
import subprocess
from contextlib import closing

import pytest

from client import Client, cookie_of
from diary import NAME, PASSPHRASE
from server import CORGINA, Server
from test_upkeep import corgina, wait_for

WORDS = {
    "secret": "key that accounts are found with",
    "account": "keys of 1 account",
    "session": "sign-in of 1 browser",
    "access": "1 calendar link or token",
    "invitation": "record of 1 invitation",
}
COLUMNS = {
    "secret": ["purpose", "key"],
    "account": ["name_hash", "slots", "created_day", "id", "lock_after"],
    "session": ["token_hash", "account", "sealed", "expires_day", "details"],
    "access": ["token_hash", "account", "sealed", "details"],
    "invitation": ["code_hash", "expires_day", "details"],
}
# These stay behind when a backup is made.
NOT_IN_BACKUPS = {"session", "invitation"}
# The second copy of these takes the place of what is damaged.
COPIED = {"secret", "account"}


@pytest.fixture(scope="session")
def furnished(lived_in, tmp_path_factory):
    """A closed diary with a row in each of these tables."""
    folder = tmp_path_factory.mktemp("furnished") / "data"
    shutil.copytree(lived_in[0], folder)
    with Server(folder) as server:
        client = Client(server.port, cookie_of(lived_in[1]))
        made = client.post("/settings/shortcuts", passphrase=PASSPHRASE, name="script", say="on", read="on")
        assert made.status == 303, made.page[:1_000]
        assert corgina("invite", "--data", folder).returncode == 0
        # A code that is none: looking for it, the server takes in those that were left in the folder.
        refused = Client(server.port).post(
            "/account", name="x", passphrase=PASSPHRASE, invitation="0000-0000-0000-0000-0000", zone="Atlantic/Reykjavik"
        )
        assert refused.status == 422, refused.status
    with closing(sqlite3.connect(folder / "corgina.sqlite")) as database:
        for table in COLUMNS:
            assert database.execute(f"SELECT count(*) FROM {table}").fetchone()[0] >= 1, table
    return folder


@pytest.fixture
def damaged(furnished, tmp_path):
    """Answers a folder with something done to its database."""

    def damage(sql: str, *values):
        folder = tmp_path / "data"
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(furnished, folder)
        with closing(sqlite3.connect(folder / "corgina.sqlite")) as database:
            assert database.execute(sql, values).rowcount > 0, sql
            database.commit()
        return folder

    return damage


def flipped(furnished, table: str, column: str, bit: int):
    with closing(sqlite3.connect(furnished / "corgina.sqlite")) as database:
        (value,) = database.execute(f"SELECT {column} FROM {table} LIMIT 1").fetchone()
    if isinstance(value, int):
        return value ^ 1 << bit % 16
    text = isinstance(value, str)
    bytes_ = bytearray(value.encode() if text else value)
    bytes_[bit % len(bytes_)] ^= 1 << (0 if text else bit % 8)
    return bytes_.decode() if text else bytes(bytes_)


def expect_told(folder, table: str, tmp_path) -> None:
    for command in ("doctor", "verify"):
        told = corgina(command, "--data", folder)
        assert told.returncode == 1 and WORDS[table] in told.stdout, f"{command}: {told.stdout}{told.stderr}"
    kept = tmp_path / "kept"
    kept.unlink(missing_ok=True)
    made = corgina("backup", kept, "--data", folder)
    if table in NOT_IN_BACKUPS:
        assert made.returncode == 0, made.stderr
        assert corgina("drill", kept).returncode == 0
        return
    assert made.returncode == 1 and WORDS[table] in made.stderr, made.stdout + made.stderr
    drill = corgina("drill", kept)
    assert drill.returncode == 1 and WORDS[table] in drill.stdout + drill.stderr


@pytest.mark.parametrize("table", COLUMNS)
def test_a_flipped_bit_is_told_by_every_command(table, furnished, damaged, tmp_path):
    for number, column in enumerate(COLUMNS[table]):
        value = flipped(furnished, table, column, 5 + 8 * number)
        name = COLUMNS[table][0]
        folder = damaged(
            f"UPDATE {table} SET {column} = ? WHERE {name} = (SELECT {name} FROM {table} LIMIT 1)", value
        )
        if number % 2 == 0:
            expect_told(folder, table, tmp_path)
        else:
            told = corgina("doctor", "--data", folder)
            assert told.returncode == 1 and WORDS[table] in told.stdout


@pytest.mark.parametrize("table", COLUMNS)
def test_a_lost_row_is_told_by_every_command(table, damaged, tmp_path):
    name = COLUMNS[table][0]
    expect_told(damaged(f"DELETE FROM {table} WHERE {name} = (SELECT {name} FROM {table} LIMIT 1)"), table, tmp_path)


@pytest.mark.parametrize("sql", ["UPDATE account SET slots = zeroblob(416)", "DELETE FROM account", "DELETE FROM secret"])
def test_what_has_a_second_copy_is_put_right_by_the_next_start_and_she_signs_in(sql, damaged):
    folder = damaged(sql)
    with Server(folder) as server:
        assert "Mended:" in server.log.read_text()
        assert Client(server.port).sign_in(NAME, PASSPHRASE).status == 303
    assert corgina("doctor", "--data", folder).returncode == 0


def test_a_lost_server_key_is_refused_and_never_replaced(damaged):
    folder = damaged("DELETE FROM secret")
    with closing(sqlite3.connect(folder / "corgina.sqlite")) as database:
        database.execute("DELETE FROM safeguard WHERE kind = 'secret'")
        database.commit()
    with pytest.raises(RuntimeError, match="A new one would find nobody.*restore a backup"):
        Server(folder).start()
    with closing(sqlite3.connect(folder / "corgina.sqlite")) as database:
        assert database.execute("SELECT count(*) FROM secret").fetchone() == (0,)
    told = corgina("doctor", "--data", folder)
    assert told.returncode == 1 and "restore a backup" in told.stdout


def test_the_daily_backup_of_a_damaged_diary_says_so_and_drops_no_sound_one(furnished, tmp_path):
    folder, shelf = tmp_path / "data", tmp_path / "shelf"
    shutil.copytree(furnished, folder)
    shelf.mkdir()
    sound = shelf / "corgina-20200101T000000Z.backup"
    assert corgina("backup", sound, "--data", folder).returncode == 0
    with closing(sqlite3.connect(folder / "corgina.sqlite")) as database:
        # With its copy, so that opening cannot put it right.
        database.execute("DELETE FROM account")
        database.execute("UPDATE safeguard SET copy = x'' WHERE kind = 'account'")
        database.commit()
    with Server(folder, options=["--backups", str(shelf), "--keep-backups", "1"]) as server:
        wait_for(lambda: "The backup is not as it should be" in server.log.read_text())
    assert "so is their copy" in server.log.read_text()
    assert len(list(shelf.glob("*.backup"))) == 2 and sound.exists()
    made = corgina("backup", tmp_path / "another", "--data", folder)
    assert made.returncode == 1 and "Keep the ones from before" in made.stderr
    assert sound.exists() and corgina("verify", sound).returncode == 0


def test_a_linked_database_is_refused_by_serve_and_by_doctor(furnished, tmp_path):
    folder = tmp_path / "data"
    shutil.copytree(furnished, folder)
    (folder / "corgina.sqlite").rename(tmp_path / "elsewhere.sqlite")
    for link in (os.symlink, os.link):
        link(tmp_path / "elsewhere.sqlite", folder / "corgina.sqlite")
        with pytest.raises(RuntimeError, match="corgina.sqlite is linked with another"):
            Server(folder).start()
        told = corgina("doctor", "--data", folder)
        assert told.returncode == 1 and "corgina.sqlite is linked with another" in told.stdout
        (folder / "corgina.sqlite").unlink()


@pytest.mark.parametrize("command", ["drill", "backup"])
def test_a_killed_command_leaves_no_copy_for_long(command, furnished, tmp_path):
    """It is killed when the copy is whole, about to get its name."""
    trace = ["strace", "-f", "-qq", "-o", "/dev/null", "-e", "trace=link,linkat"]
    if shutil.which("strace") is None or os.system("strace -qq -o /dev/null true") != 0:
        pytest.skip("this machine does not let a process be traced")
    kept, scratch = tmp_path / "kept", tmp_path / "tmp"
    scratch.mkdir()
    shutil.copytree(furnished, tmp_path / "data")
    assert corgina("backup", kept, "--data", tmp_path / "data").returncode == 0
    surroundings = {**os.environ, "TMPDIR": str(scratch)}
    arguments = ["drill", kept] if command == "drill" else ["backup", "-", "--data", tmp_path / "data"]
    for follower in (["doctor", "--data", tmp_path / "data"], ["drill", kept], ["serve"]):
        killed = subprocess.run(
            [*trace, "-e", "inject=link,linkat:signal=SIGKILL", CORGINA, *map(str, arguments)],
            capture_output=True, timeout=120, env=surroundings,
        )  # fmt: skip
        assert killed.returncode != 0
        left = [file for file in scratch.rglob("*") if file.is_file()]
        assert any(file.stat().st_size > 10_000 for file in left), left
        if follower == ["serve"]:
            with Server(tmp_path / "data", prefix=["env", f"TMPDIR={scratch}"]):
                pass
        else:
            ended = subprocess.run([CORGINA, *map(str, follower)], capture_output=True, text=True, timeout=120, env=surroundings)
            assert ended.returncode == 0, ended.stdout + ended.stderr
            assert follower[0] != "doctor" or re.search("had left a copy of a diary; removed", ended.stdout)
        assert [file for file in scratch.rglob("*") if file.is_file()] == []
