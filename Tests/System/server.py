"""A Corgina server of its own for a test: a fresh data folder, a free port, stopped afterwards."""

import os
import select
import socket
import subprocess
import tempfile
import time
import urllib.request
from pathlib import Path

CORGINA = os.environ.get("CORGINA", ".build/debug/corgina")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Server:
    def __init__(
        self,
        folder: Path | None = None,
        command: str = "serve",
        prefix: list[str] | None = None,
        options: list[str] | None = None,
    ):
        self.folder = folder or Path(tempfile.mkdtemp(prefix="corgina-"))
        self.command = command
        self.prefix = prefix or []
        self.options = options or []
        self.port = free_port()
        self.log = self.folder.parent / f"{self.folder.name}-{self.port}.log"
        self.process: subprocess.Popen | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """The process that serves. It is a child of the one that was started, which does nothing but start it again."""
        process = self.process.pid
        while children := Path(f"/proc/{process}/task/{process}/children").read_text().split():
            process = int(children[0])
        return process

    def start(self) -> "Server":
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*self.prefix, CORGINA, self.command, "--port", str(self.port), "--data", str(self.folder), *self.options],
                stdout=log,
                stderr=log,
                stdin=subprocess.DEVNULL,
            )
        self.wait_until_it_answers()
        return self

    def wait_until_it_answers(self) -> None:
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            if self.process.poll() is not None:
                raise RuntimeError(f"the server stopped at once:\n{self.log.read_text()}")
            try:
                urllib.request.urlopen(self.address + "/privacy", timeout=5).close()
                return
            except OSError:
                time.sleep(0.02)
        raise RuntimeError("the server did not answer in a minute")

    def stop(self) -> int:
        self.process.terminate()
        return self.process.wait(timeout=20)

    def kill(self) -> None:
        """As when the machine loses its power. Returns once nothing of it runs any more."""
        server = os.pidfd_open(self.pid)
        self.process.kill()
        self.process.wait()
        # It dies with its parent, a moment later.
        select.select([server], [], [])
        os.close(server)

    def restart(self) -> None:
        self.stop()
        self.start()

    def __enter__(self) -> "Server":
        return self.start()

    def __exit__(self, *_: object) -> None:
        if self.process and self.process.poll() is None:
            self.stop()
