"""A server whose wall clock a test sets. Timers go on as they are, as when a machine's clock is set."""

import os
import signal
from pathlib import Path

from server import Server


class Clock:
    def __init__(self, file: Path, setting: str = "+0s"):
        self.file = file
        self.say(setting)

    def set(self, offset: int) -> None:
        """So many seconds before or after what it is."""
        self.say(f"{offset:+d}s")

    def say(self, setting: str) -> None:
        new = self.file.with_suffix(".new")
        new.write_text(setting + "\n")
        new.rename(self.file)


class TimedServer(Server):
    def __init__(self, folder: Path, clock: Clock):
        self.number = clock.file.with_suffix(".pid")
        super().__init__(
            folder,
            # The wrapper makes what its processes share; on its own the library hides the arguments from Swift.
            prefix=[
                "faketime", "-f", "+0s", "env", "-u", "FAKETIME", f"FAKETIME_TIMESTAMP_FILE={clock.file}", "FAKETIME_NO_CACHE=1",
                "FAKETIME_DONT_FAKE_MONOTONIC=1", "sh", "-c", f'echo $$ > {self.number}; exec "$@"', "sh",
            ],
        )  # fmt: skip

    def stop(self) -> int:
        # The wrapper waits for the server, and does not pass a signal on.
        os.kill(int(self.number.read_text()), signal.SIGTERM)
        return self.process.wait(timeout=20)
