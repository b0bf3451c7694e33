"""A table of millions of products: its build takes no more memory for a longer file, tells how far it is, goes on after it was killed,
and makes the same table then."""

import os
import re
import subprocess
import time
from pathlib import Path

from product_export import write_export
from server import CORGINA
from torture_imports import peak

ROWS = int(os.environ.get("CORGINA_PRODUCTS", "3000000"))
# SQLite's 64 MB, the food table, and what sorting the words of names takes.
MOST = 250 << 20


def test_a_build_that_is_killed_makes_the_same_table_in_bounded_memory(tmp_path):
    file, whole, killed = tmp_path / "products.csv", tmp_path / "whole", tmp_path / "killed"
    write_export(file, ROWS)
    told, most, seconds = build(file, whole)
    print(f"{ROWS} rows, {file.stat().st_size >> 20} MB read in {seconds:.0f} s, {most >> 20} MB at most; {told} lines tell how far it is")
    assert told >= 1 and most < MOST
    for share in (20, 50, 80):
        kill_at(share, file, killed)
        assert not table(killed).exists()
    build(file, killed)
    assert content(killed) == content(whole)


def build(file: Path, folder: Path) -> tuple[int, int, float]:
    """How often it told how far it was, the most memory it had in bytes, and the seconds it took."""
    began, most = time.monotonic(), 0
    run = started(file, folder)
    while run.poll() is None:
        most = max(most, peak(run.pid))
        time.sleep(0.2)
    told = run.stderr.read()
    assert run.returncode == 0, told
    return len(re.findall(r"\d+% read", told)), most, time.monotonic() - began


def kill_at(share: int, file: Path, folder: Path) -> None:
    """Kills a build without a warning, once that share of the file is read."""
    run = started(file, folder)
    for line in run.stderr:
        if (read := re.search(r"(\d+)% read", line)) and int(read[1]) >= share:
            run.kill()
            break
    assert run.wait() != 0, "the build was over before it could be killed"


def started(file: Path, folder: Path) -> subprocess.Popen:
    return subprocess.Popen(
        [CORGINA, "foods", "barcodes", "--from", file, "--data", folder], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
    )


def table(folder: Path) -> Path:
    return folder / "products.corgina"


def content(folder: Path) -> bytes:
    """All of a table but how often SQLite had made or dropped one, which it counts in the header."""
    held = table(folder).read_bytes()
    return held[:40] + held[44:]
