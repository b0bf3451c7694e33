"""A server whose wall clock a test sets. Timers go on as they are, as when a machine's clock is set."""

import os
import time
from pathlib import Path

import pytest

from server import Server

# `scripts/at-moment` has put it before everything that runs below it.
IS_MOVABLE = "moved_clock.so" in os.environ.get("LD_PRELOAD", "")
movable = pytest.mark.skipif(not IS_MOVABLE, reason="scripts/at-moment lets a test set the clock")


class Clock:
    """The seconds between a server's clock and the machine's, in a file that `moved_clock.c` reads."""

    def __init__(self, file: Path):
        self.file = file
        file.write_bytes(bytes(8))
        self.set(0)

    def begin_at(self, moment: float) -> None:
        """It is that moment now, in seconds since 1970."""
        self.set(round(moment - time.time()))

    def set(self, offset: int) -> None:
        """So many seconds before or after what it is for the tests."""
        seconds = int(os.environ.get("CORGINA_CLOCK_OFFSET", 0)) + offset
        with self.file.open("r+b") as file:
            file.write(seconds.to_bytes(8, "little", signed=True))


class TimedServer(Server):
    def __init__(self, folder: Path, clock: Clock):
        super().__init__(folder, prefix=["env", f"CORGINA_CLOCK_FILE={clock.file}"])
