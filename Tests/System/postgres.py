"""A PostgreSQL of the tests' own, on loopback, made by scripts/with-postgres and gone with it."""

import re
import shutil
import subprocess
from pathlib import Path

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
