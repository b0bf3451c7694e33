"""One folder for all that a run of the tests leaves: it goes when the run ends, and what a killed run left goes when the next begins."""

import fcntl
import os
import shutil
import tempfile
from contextlib import suppress
from pathlib import Path


class RunFolder:
    """Where temporary files lie from now on, those of servers and browsers too.

    It is locked for as long as this process lives: one that is not locked is nobody's.
    """

    PREFIX = "corgina-run-"

    def __init__(self) -> None:
        base = Path(tempfile.gettempdir())
        remove_abandoned(base)
        # Under a name nobody looks for until it is locked.
        new = Path(tempfile.mkdtemp(prefix=f".{self.PREFIX}"))
        self.lock = lock_on(new)
        # Tests run servers as other users too, which make temporary files of their own.
        new.chmod(0o1777)
        self.path = new.rename(base / new.name.removeprefix("."))
        os.environ["TMPDIR"] = tempfile.tempdir = str(self.path)

    def remove(self) -> None:
        shutil.rmtree(self.path, ignore_errors=True)
        os.close(self.lock)

    def __enter__(self) -> "RunFolder":
        return self

    def __exit__(self, *_: object) -> None:
        self.remove()


def remove_abandoned(base: Path) -> None:
    for folder in base.glob(f"{RunFolder.PREFIX}*"):
        # Where somebody holds it, or it is another user's, it stays.
        with suppress(OSError):
            lock = lock_on(folder)
            shutil.rmtree(folder, ignore_errors=True)
            os.close(lock)


def lock_on(folder: Path) -> int:
    """A descriptor that holds it; programs that this one starts do not."""
    lock = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(lock)
        raise
    return lock
