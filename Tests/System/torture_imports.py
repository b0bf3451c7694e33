"""Gigabytes of Apple Health: through the command and through a browser. Neither holds more for a longer file, how far it is is told, and
all of it can be taken back."""

import os
import re
import resource
import shutil
import subprocess
import time
from pathlib import Path

from playwright.sync_api import expect

from client import Client
from diary import NAME, PASSPHRASE
from health_export import entries, write_export
from server import CORGINA, Server

MEGABYTES = int(os.environ.get("CORGINA_HEALTH_MEGABYTES", "2048"))
DAYS = 2_000
# What a browser sends of fewer days: all that is kept of them has to fit in the 16 MB that the server takes at once.
DAYS_SENT = 1_000
# What a diary of some thirty thousand entries takes with all else, the passphrase's 128 MB among it: far less than the file.
MOST = 700 << 20
MOST_SERVING = 900 << 20


def test_an_export_of_gigabytes_imports_in_bounded_memory_and_is_taken_back(tmp_path, lived_in):
    folder = tmp_path / "data"
    shutil.copytree(lived_in[0], folder)
    file = tmp_path / "export.xml"
    write_export(file, MEGABYTES, DAYS)
    for added in (entries(DAYS), 0):
        out, told, most, seconds = imported(file, folder)
        print(f"{MEGABYTES} MB read, {added} entries added: {seconds:.0f} s, {most >> 20} MB at most, told {told} times how far")
        assert f"{added} entries added, {entries(DAYS) - added} were there already." in out
        assert told >= MEGABYTES // 64 and most < MOST
    file.unlink()
    with Server(folder) as server:
        take_back(server, entries(DAYS))


def imported(file: Path, folder: Path) -> tuple[str, int, int, float]:
    """What it said, how often it told how far it was, the most memory it had in bytes, and the seconds it took."""
    began = time.monotonic()
    with (folder.parent / "told").open("w+") as told:
        run = subprocess.Popen(
            [CORGINA, "import", file, "--account", NAME, "--data", folder],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=told, text=True,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_DATA, (MOST, MOST)),
        )  # fmt: skip
        run.stdin.write(PASSPHRASE + "\n")
        run.stdin.close()
        most = 0
        while run.poll() is None:
            most = max(most, peak(run.pid))
            time.sleep(0.2)
        told.seek(0)
        lines = told.read()
    assert run.returncode == 0, lines
    return run.stdout.read(), len(re.findall(r"\d+ of \d+ MB read", lines)), most, time.monotonic() - began


def peak(process: int) -> int:
    """In bytes; 0 for one that has ended."""
    try:
        found = re.search(r"VmHWM:\s+(\d+) kB", Path(f"/proc/{process}/status").read_text())
    except OSError:
        return 0
    return int(found.group(1)) << 10 if found else 0


def take_back(server: Server, count: int) -> None:
    client = Client(server.port, timeout=600)
    assert client.sign_in().location == "/today"
    (undo,) = set(re.findall(r'action="(/imports/[0-9a-f]+/undo)"', client.get("/imports").page))
    began = time.monotonic()
    answer = client.post(undo)
    print(f"{count} entries taken back in {time.monotonic() - began:.1f} s; the server had {peak(server.pid) >> 20} MB at most")
    assert answer.location == f"/imports?changed=back.{count}"
    assert "/undo" not in client.get("/imports").page
    assert peak(server.pid) < MOST_SERVING


def test_a_browser_picks_out_of_gigabytes_what_is_kept(tmp_path, her_page, her_server):
    file = tmp_path / "export.xml"
    write_export(file, MEGABYTES, DAYS_SENT)
    her_page.goto("/imports")
    her_page.get_by_label("File", exact=True).set_input_files(file)
    began = time.monotonic()
    her_page.get_by_role("button", name="See what is in it").click()
    bar = her_page.get_by_role("progressbar")
    seen = []
    while her_page.get_by_role("heading", name="From Apple Health").count() == 0:
        assert time.monotonic() - began < 1_200, "it takes too long"
        if bar.is_visible():
            seen.append(bar.evaluate("bar => bar.value"))
        time.sleep(0.5)
    print(f"{MEGABYTES} MB looked through and sent in {time.monotonic() - began:.0f} s, at {len(set(seen))} steps of its bar")
    assert MEGABYTES < 512 or len(set(seen)) > 3
    her_page.get_by_role("button", name=re.compile("^Add [0-9,]+ entries$")).click()
    expect(her_page.get_by_text(f"{entries(DAYS_SENT):,} entries added.")).to_be_visible(timeout=120_000)
    her_page.get_by_text("Undo this import", exact=True).click()
    her_page.get_by_role("button", name=re.compile("^Take back")).click()
    expect(her_page.get_by_text(f"{entries(DAYS_SENT):,} entries taken back.")).to_be_visible(timeout=120_000)
    assert peak(her_server.pid) < MOST_SERVING
