"""What was acknowledged is on the disk: every log waits for a sync the kernel has seen."""

import re
import shutil
import subprocess

import pytest
from playwright.sync_api import expect

from diary import say
from server import Server


def traced(log) -> list[str]:
    """A prefix that records every sync of the command after it."""
    return ["strace", "-D", "-f", "-y", "-e", "trace=fsync,fdatasync", "-o", str(log)]


def tracing_works(folder) -> bool:
    if shutil.which("strace") is None:
        return False
    return subprocess.run([*traced(folder / "try.strace"), "true"], capture_output=True, timeout=30).returncode == 0


def test_an_entry_is_synced_before_it_is_acknowledged(tmp_path, lived_in, new_page):
    # The pragma alone has lied before, so this counts what reaches the kernel.
    if not tracing_works(tmp_path):
        pytest.skip("this machine does not let a process be traced")
    log = tmp_path / "syncs.strace"
    folder, session = lived_in
    shutil.copytree(folder, tmp_path / "data")
    with Server(tmp_path / "data", prefix=traced(log)) as server:
        page = new_page(server, storage_state=session)
        page.goto("/today")
        for number in range(1, 6):
            say(page, "I ate an apple")
            before = syncs(log, server)
            page.get_by_role("dialog").get_by_role("button", name="Log Meal").click()
            expect(page.locator(".event")).to_have_count(number)
            assert syncs(log, server) > before


def syncs(log, server) -> int:
    finished = re.compile(r"(fsync|fdatasync)\(\d+<" + re.escape(str(server.folder)))
    return sum(1 for line in log.read_text().splitlines() if finished.search(line))
