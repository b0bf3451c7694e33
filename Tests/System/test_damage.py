"""Bytes on the disk that are not what was written: what is shown is true, and the rest of the diary opens."""

import os
import random
import re
import shutil
import sqlite3
from contextlib import closing

from client import Client, cookie_of
from forms import crawl
from server import Server
from test_faults import opened
from test_upkeep import corgina


def test_flipped_bits_show_no_wrong_entry(tmp_path, lived_in):
    """Anywhere in the file or its log: what is shown is what was written, or it is missing and said to be."""
    shutil.copytree(lived_in[0], tmp_path / "whole")
    with Server(tmp_path / "whole") as server:
        client = Client(server.port, cookie_of(lived_in[1]))
        for number in range(1, 13):
            client.log(f"I drank {number} cups of milk")
        # As a power cut leaves it: with its log.
        shutil.copytree(server.folder, tmp_path / "cut")
    truth = entries(tmp_path / "cut")
    chance = random.Random(20_261_124)
    seen = {"as it was": 0, "found": 0, "refused": 0, "shorter": 0}
    for trial in range(int(os.environ.get("CORGINA_FLIPS", "60"))):
        shutil.rmtree(tmp_path / "torn", ignore_errors=True)
        shutil.copytree(tmp_path / "cut", tmp_path / "torn")
        damage(chance, chance.choice([tmp_path / "torn" / name for name in ("corgina.sqlite", "corgina.sqlite-wal")]))
        checked = corgina("verify", "--data", tmp_path / "torn")
        assert checked.returncode in (0, 1), checked.stderr
        if checked.returncode == 1:
            seen["found" if checked.stdout else "refused"] += 1
            continue
        left = entries(tmp_path / "torn")
        # A damaged log ends where the damage begins, as after a power cut; only whoever remembers the head can tell.
        assert left == truth[: len(left)]
        seen["as it was" if left == truth else "shorter"] += 1
    print(f"flips: {seen}")
    # Most damage lies in the log, which then is shorter: so the number that is noticed says only that this was no idle run.
    assert seen["found"] + seen["refused"] > 4


def entries(folder) -> list[tuple]:
    with opened(folder / "corgina.sqlite") as database:
        return database.execute("SELECT sequence, entry, sealed, hash FROM journal ORDER BY journal, sequence").fetchall()


def damage(chance: random.Random, file) -> None:
    bytes_ = bytearray(file.read_bytes())
    place = chance.randrange(len(bytes_))
    match chance.choice(["flip", "flip", "zero", "cut", "swap"]):
        case "flip":
            bytes_[place] ^= 1 << chance.randrange(8)
        case "zero":
            bytes_[place : place + 512] = bytes(len(bytes_[place : place + 512]))
        case "cut":
            del bytes_[place:]
        case "swap":
            one, other = (chance.randrange(max(len(bytes_) // 4_096, 1)) * 4_096 for _ in range(2))
            bytes_[one : one + 4_096], bytes_[other : other + 4_096] = (
                bytes_[other : other + 4_096],
                bytes_[one : one + 4_096],
            )
    file.write_bytes(bytes_)


def test_a_damaged_draft_takes_no_page_down_with_it(lived_in, tmp_path):
    shutil.copytree(lived_in[0], tmp_path / "data")
    with Server(tmp_path / "data") as server:
        client = Client(server.port, cookie_of(lived_in[1]))
        assert client.post("/kicks/start").status == client.post("/contractions/start").status == 303
        draft = client.post("/drafts", sentence="I ate an apple").location
        diary = re.search(r'data-diary="([^ ]*) ', client.get("/today").page).group(1)
        arrived = client.post("/offline/entries", diary=diary, id="0123456789abcdef0123456789abcdef", sentence="a pear")
        assert arrived.status == 200 and client.post("/offline/key").status == 200
        assert "Logged while you were offline" in client.get("/today").page
        with closing(sqlite3.connect(server.folder / "corgina.sqlite")) as database:
            assert database.execute("UPDATE draft SET sealed = randomblob(length(sealed))").rowcount == 2
            database.commit()

        forms = crawl(client)
        assert len(forms) > 30 and "/contractions/start" in {form.action for form in forms}
        assert 'action="/kicks/start"' in client.get("/kicks").page
        assert client.get("/today").status == client.post("/offline/key").status == 200
        assert "damaged on the disk" in client.get(draft).page
        assert client.log("I ate an apple") and client.post("/kicks/start").status == 303
        assert 'action="/kicks/felt"' in client.get("/kicks").page
