"""A PostgreSQL of the tests' own, on loopback, made by scripts/with-postgres and gone with it."""

import os
import re
import secrets
import shutil
import signal
import subprocess
import tempfile
import time
from contextlib import suppress
from pathlib import Path

from server import free_port

WITH = Path(__file__).parents[2] / "scripts" / "with-postgres"


def reason_to_skip() -> str | None:
    if shutil.which("psql") is None or not list(Path("/usr/lib/postgresql").glob("*/bin/initdb")):
        return "PostgreSQL is not installed (Debian's package postgresql)"
    return None


class Cluster:
    def __enter__(self) -> "Cluster":
        self.process = subprocess.Popen(
            [WITH, "bash", "-c", 'echo "$CORGINA_TEST_POSTGRES"; cat'],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        self.text = self.process.stdout.readline().strip()
        assert self.text, "PostgreSQL did not start"
        self.count = 0
        return self

    def __exit__(self, *_: object) -> None:
        self.process.stdin.close()
        self.process.wait(timeout=60)

    @property
    def port(self) -> int:
        return int(re.search(r"port=(\d+)", self.text).group(1))

    def database(self, folder: Path) -> "Database":
        """A new one in which there is nothing, and the file with its address."""
        self.count += 1
        name = f"corgina_{self.count}"
        query(self.text, f"CREATE DATABASE {name}")
        return Database(self.text.replace("dbname=postgres", f"dbname={name}"), folder / f"{name}.address")


class Database:
    def __init__(self, text: str, file: Path):
        self.text, self.file = text, file
        file.write_text(text + "\n")
        file.chmod(0o600)

    @property
    def options(self) -> list[str]:
        return ["--database", str(self.file)]

    def by_port(self, port: int) -> "Database":
        """The same one, reached another way."""
        return Database(re.sub(r"port=\d+", f"port={port}", self.text), self.file.with_suffix(f".{port}"))

    def query(self, sql: str) -> list[str]:
        return query(self.text, sql)


def query(text: str, sql: str) -> list[str]:
    ran = subprocess.run(["psql", "-XAtq", text, "-c", sql], capture_output=True, text=True, timeout=60)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.splitlines()


class Pair:
    """A primary that waits for a standby with each commit, as two machines would be, both of which sync."""

    def __init__(self):
        self.bin = sorted(Path("/usr/lib/postgresql").glob("*/bin"))[-1]
        self.folder = Path(tempfile.mkdtemp(prefix="corgina-pair."))
        # PostgreSQL does not run as root.
        self.user = "postgres" if os.getuid() == 0 else None
        self.password = secrets.token_hex(16)
        (self.folder / "password").write_text(self.password)
        if self.user:
            for path in (self.folder, self.folder / "password"):
                shutil.chown(path, self.user)
        self.ports = {"primary": free_port(), "standby": free_port()}

    def __enter__(self) -> "Pair":
        self.run("initdb", "-D", self.data("primary"), "-U", "corgina", "-A", "scram-sha-256",
                 f"--pwfile={self.folder}/password", "--locale=C.UTF-8", "-E", "UTF8")  # fmt: skip
        self.start("primary")
        query(self.address("primary", "postgres"), "CREATE DATABASE corgina")
        self.run("pg_basebackup", "-h", "127.0.0.1", "-p", str(self.ports["primary"]), "-U", "corgina", "-R",
                 "-D", self.data("standby"), "-c", "fast")  # fmt: skip
        self.start("standby")
        for sql in ("ALTER SYSTEM SET synchronous_standby_names = '*'", "SELECT pg_reload_conf()"):
            query(self.address("primary"), sql)
        deadline = time.monotonic() + 30
        while query(self.address("primary"), "SELECT sync_state FROM pg_stat_replication") != ["sync"]:
            assert time.monotonic() < deadline
            time.sleep(0.05)
        return self

    def __exit__(self, *_: object) -> None:
        for name in self.ports:
            self.run("pg_ctl", "-D", self.data(name), "-m", "immediate", "stop", is_sure=False)
        shutil.rmtree(self.folder)

    def data(self, name: str) -> str:
        return str(self.folder / name)

    def address(self, *names: str) -> str:
        database = "postgres" if names[-1] == "postgres" else "corgina"
        ports = [str(self.ports[name]) for name in names if name in self.ports]
        return (
            f"host={','.join('127.0.0.1' for _ in ports)} port={','.join(ports)} user=corgina password={self.password} "
            f"dbname={database} sslmode=disable"
        )

    def kill_primary(self) -> None:
        """As when its machine loses its power: all of its processes at once."""
        keeper = int((self.folder / "primary" / "postmaster.pid").read_text().splitlines()[0])
        children = Path(f"/proc/{keeper}/task/{keeper}/children").read_text().split()
        for process in [keeper, *map(int, children)]:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)

    def promote(self) -> None:
        self.run("pg_ctl", "-D", self.data("standby"), "-w", "promote")

    def start(self, name: str) -> None:
        options = f"-c listen_addresses=127.0.0.1 -c port={self.ports[name]} -c unix_socket_directories= -c max_connections=100"
        self.run("pg_ctl", "-D", self.data(name), "-w", "-l", f"{self.folder}/{name}.log", "-o", options, "start")

    def run(self, program: str, *arguments: str, is_sure: bool = True) -> None:
        # What it prints goes to a file: a server that goes on would hold a pipe open.
        with (self.folder / "output").open("ab") as output:
            ran = subprocess.run(
                [self.bin / program, *arguments], cwd=self.folder, user=self.user, group=self.user,
                extra_groups=[] if self.user else None, env={**os.environ, "PGPASSWORD": self.password},
                stdin=subprocess.DEVNULL, stdout=output, stderr=output, timeout=120,
            )  # fmt: skip
        assert not is_sure or ran.returncode == 0, (self.folder / "output").read_text()


class SmallDisk(Pair):
    """One PostgreSQL on a disk of its own that is soon full."""

    MEGABYTES = 160

    def __init__(self):
        super().__init__()
        self.ports = {"primary": self.ports["primary"]}
        self.disk = self.folder / "primary"

    def __enter__(self) -> "SmallDisk":
        self.disk.mkdir()
        subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={self.MEGABYTES}m,mode=700", "tmpfs", self.disk], check=True)
        shutil.chown(self.disk, self.user)
        self.run("initdb", "-D", self.data("primary"), "-U", "corgina", "-A", "scram-sha-256",
                 f"--pwfile={self.folder}/password", "--locale=C.UTF-8", "-E", "UTF8")  # fmt: skip
        self.start("primary")
        query(self.address("primary", "postgres"), "CREATE DATABASE corgina")
        return self

    def __exit__(self, *_: object) -> None:
        self.run("pg_ctl", "-D", self.data("primary"), "-m", "immediate", "stop", is_sure=False)
        subprocess.run(["umount", "--lazy", self.disk], check=True)
        shutil.rmtree(self.folder)

    def fill(self) -> None:
        """Takes all the room there is."""
        with (self.disk / "ballast").open("ab", buffering=0) as ballast:
            with suppress(OSError):
                while True:
                    ballast.write(bytes(4_096))

    def empty(self) -> None:
        (self.disk / "ballast").unlink()

    def start_again_if_it_ended(self) -> bool:
        """Whether it had ended: PostgreSQL does where it cannot write its log."""
        running = subprocess.run(
            [self.bin / "pg_ctl", "-D", self.data("primary"), "status"], user=self.user, capture_output=True, cwd="/"
        ).returncode
        if running == 0:
            return False
        self.start("primary")
        return True


def reason_not_to_mount() -> str | None:
    if os.getuid() != 0 or shutil.which("mount") is None:
        return "only root makes a small disk"
    folder = Path(tempfile.mkdtemp(prefix="corgina-mount."))
    try:
        mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", folder], capture_output=True).returncode
        if mounted == 0:
            subprocess.run(["umount", folder], check=True)
    finally:
        folder.rmdir()
    return None if mounted == 0 else "no disk can be mounted here"
