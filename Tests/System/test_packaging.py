"""What a machine is told to run: units, proxy and container, each held against the command and the folders there are."""

import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from client import Client, cookie_of
from server import CORGINA, Server
from ways_in import every_way

ROOT = Path(__file__).parents[2]
PACKAGING = ROOT / "packaging"
UNITS = ["corgina.service", "corgina-doctor.service"]


def setting(unit: str, name: str) -> list[str]:
    return re.findall(rf"^{name}=(.*)$", (PACKAGING / unit).read_text(), re.MULTILINE)


def options_of(command: str) -> set[str]:
    shown = subprocess.run([CORGINA, command, "--help"], capture_output=True, text=True, timeout=60, check=True)
    return set(re.findall(r"--[a-z-]+", shown.stdout))


@pytest.mark.parametrize("unit", UNITS)
def test_a_unit_gives_little_away(unit):
    # 20 stands for 2.0 of 10, where 10 is a service that may do everything.
    judged = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", "--threshold=20", "--no-pager", PACKAGING / unit],
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert judged.returncode == 0, judged.stdout[-2_000:] + judged.stderr


@pytest.mark.parametrize("unit", [*UNITS, "corgina-doctor.timer"])
def test_systemd_understands_a_unit(unit):
    checked = subprocess.run(["systemd-analyze", "verify", PACKAGING / unit], capture_output=True, text=True, timeout=60)
    problems = [line for line in checked.stderr.splitlines() if "corgina is not executable" not in line]
    assert problems == []


def test_what_units_and_container_run_is_what_the_command_takes():
    dockerfile = (PACKAGING / "Dockerfile").read_text()
    lines = [*setting("corgina.service", "ExecStart"), *setting("corgina-doctor.service", "ExecStart")]
    lines.append(re.search(r"exec (corgina serve .*?) \\\"\$@", dockerfile)[1])
    lines.append(" ".join(re.findall(r'"([^"]+)"', re.search(r"HEALTHCHECK.*CMD (.*)", dockerfile)[1])))
    assert len(lines) == 4
    for line in lines:
        words = shlex.split(line)
        given = {word for word in words if word.startswith("--")}
        assert given <= options_of(words[1]), line


def test_the_server_asks_the_system_for_nothing_its_unit_forbids(tmp_path, lived_in, new_page):
    log = tmp_path / "calls.strace"
    trace = ["strace", "-D", "-f", "-qq", "-o", str(log)]
    if shutil.which("strace") is None or subprocess.run([*trace, "true"], capture_output=True, timeout=30).returncode != 0:
        pytest.skip("this machine does not let a process be traced")
    folder, session = lived_in
    shutil.copytree(folder, tmp_path / "data")
    shelf = tmp_path / "shelf"
    shelf.mkdir()
    with Server(tmp_path / "data", prefix=trace, options=["--backups", str(shelf)]) as server:
        page = new_page(server, storage_state=session)
        page.goto("/today")
        page.goto("/settings")
        # Her voice, a photo, a label, a barcode, a number, a sentence nobody reads.
        every_way(Client(server.port, cookie_of(session)), "nothing")
    calls = log.read_text()
    allowed = system_calls("@system-service") - system_calls("@privileged") - system_calls("@resources")
    refused = {
        name: rest
        for name, rest in re.findall(r"^\d+ +([a-z0-9_]+)\((.*)$", calls, re.MULTILINE)
        # What libraries do without when it is refused, what SQLite asks as root alone, and what starts the program.
        if name not in allowed and name not in {"prlimit64", "sched_setaffinity", "setpriority", "fchown", "execve"}
    }
    assert refused == {}
    # And it talks to nobody but who talks to it.
    assert not re.search(r"connect\(.*AF_INET6?", calls)


def system_calls(group: str) -> set[str]:
    shown = subprocess.run(
        ["systemd-analyze", "syscall-filter", "--no-pager", group], capture_output=True, text=True, timeout=60, check=True
    )
    names = set()
    for line in shown.stdout.splitlines()[1:]:
        word = line.strip()
        if word.startswith("@"):
            names |= system_calls(word)
        elif word and not word.startswith("#"):
            names.add(word)
    return names


def test_the_container_is_built_of_what_is_here():
    """It cannot be built in a test, so each of its lines is held against the repository."""
    text = re.sub(r"\\\n\s*", "", (PACKAGING / "Dockerfile").read_text())
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    stages = [line for line in lines if line.startswith("FROM ")]
    assert len(stages) == 2 and all(":" in stage and ":latest" not in stage for stage in stages)
    ignored = (ROOT / ".dockerignore").read_text().split()
    for line in lines:
        if line.startswith("COPY ") and "--from=" not in line:
            for source in line.split()[1:-1]:
                assert (ROOT / source).exists() and f"!{source}" in ignored, line
    # Built with the checks of the Makefile.
    checked = re.search(r"^CHECKED := (.*)$", (ROOT / "Makefile").read_text(), re.MULTILINE)[1]
    assert f"swift build {checked} -c release --product corgina" in text
    final = lines[lines.index(stages[1]) :]
    users = [line for line in final if line.startswith("USER ")]
    assert users == ["USER 10001:10001"]
    assert any(line.startswith("HEALTHCHECK ") for line in final)
    assert not re.search(r"\bADD\b|curl|wget|sudo|chmod 777|passphrase|secret", text, re.IGNORECASE)


def test_the_proxy_lets_the_largest_import_through():
    megabytes = int(re.search(r"max_size (\d+)MB", (PACKAGING / "Caddyfile").read_text())[1])
    limit = re.search(
        r"importBytes = (\d+) \* 1_024 \* 1_024",
        (ROOT / "Sources/CorginaServer/Limits/Limits.swift").read_text(),
    )[1]
    # A proxy counts in thousands.
    assert megabytes * 1_000_000 > int(limit) * 1_024 * 1_024
