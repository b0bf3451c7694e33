"""A server that is used for a long time at a modest rate: its memory, its files and its log stay as large as they were."""

import os
import random
import statistics
import threading
import time

from client import Client
from diary import PASSPHRASE
from server import Server

# `make torture` takes three minutes; CORGINA_SOAK_SECONDS=28800 is a night.
SECONDS = float(os.environ.get("CORGINA_SOAK_SECONDS", "180"))
ACCOUNTS = 8
# Together. A page in twenty is followed by a log and its undoing.
REQUESTS_A_SECOND = 12
OTHERS = ["/timeline", "/hydration", "/nutrients", "/supplements", "/appointments", "/settings", "/insights", "/calories"]
PAGES = ["/today"] * 12 + OTHERS
# What an entry takes in an open diary, as `corgina bench load` measures it, and a little more.
ENTRY_BYTES = 4 << 10


class Person:
    def __init__(self, port: int, number: int):
        self.client = Client(port)
        self.client.make_account(f"person {number}", PASSPHRASE)
        self.chance = random.Random(number)
        self.entries: list[str] = []
        self.undone = 0
        self.waits: list[float] = []
        self.errors: list[str] = []

    def live(self, until: float) -> None:
        pause = ACCOUNTS / REQUESTS_A_SECOND
        while time.monotonic() < until:
            time.sleep(self.chance.expovariate(1 / pause))
            try:
                self.look()
                if self.chance.random() < 0.05:
                    self.log()
            except Exception as error:  # Whatever goes wrong is counted, and the night goes on.
                self.errors.append(repr(error)[:300])

    def look(self) -> None:
        page = self.chance.choice(PAGES)
        start = time.monotonic()
        answer = self.client.get(page)
        self.waits.append(time.monotonic() - start)
        assert answer.status == 200, (page, answer.status)

    def log(self) -> None:
        changed = self.client.log("I had porkchop, a glass of milk and a headache")
        self.entries += changed
        # So that Today is as long in the morning as in the evening.
        undone = self.client.post("/undo", entry=".".join(changed))
        assert undone.status == 303, undone.status
        self.undone += len(changed)


def test_hours_of_use_leave_nothing_behind(tmp_path):
    with Server(tmp_path / "data", options=["--allow-sign-up", "--entries-per-day", "1000000"]) as server:
        people = [Person(server.port, number) for number in range(ACCOUNTS)]
        start = time.monotonic()
        lives = [threading.Thread(target=person.live, args=(start + SECONDS,)) for person in people]
        for life in lives:
            life.start()
        samples = []
        while any(life.is_alive() for life in lives):
            time.sleep(min(5, SECONDS / 60))
            entries = sum(len(person.entries) + person.undone for person in people)
            samples.append((time.monotonic() - start, *state_of(server), entries))
        errors = [error for person in people for error in person.errors]
        waits = [wait for person in people for wait in person.waits]
    # The first third warms it up.
    warm = [sample for sample in samples if sample[0] > SECONDS / 3]
    seconds, memory, files, logs, entries = zip(*warm)
    slope = statistics.linear_regression(seconds, [m - ENTRY_BYTES * e for m, e in zip(memory, entries)]).slope * 3_600
    growth = memory[-1] - memory[0] - ENTRY_BYTES * (entries[-1] - entries[0])
    print(
        f"soak: {SECONDS:.0f} s, {len(waits)} pages, {entries[-1]} entries, {len(errors)} errors; resident "
        f"{memory[0] / 2**20:.1f} to {memory[-1] / 2**20:.1f} MiB ({slope / 2**20:+.1f} MiB an hour beyond its entries), "
        f"descriptors {min(files)} to {max(files)}, log at most {max(logs) / 2**20:.1f} MiB, "
        f"p50 {statistics.median(waits) * 1_000:.0f} ms, p99 {statistics.quantiles(waits, n=100)[98] * 1_000:.0f} ms"
    )
    assert not errors, errors[:5]
    # Connections come and go, so that a few more may be open when it is looked.
    assert max(files) < min(files) + 2 * ACCOUNTS
    assert max(logs) < 16 << 20
    # In minutes the slope is noise of the allocator; in hours it counts.
    assert growth < 16 << 20
    if SECONDS >= 3_600:
        assert slope < 1 << 20


def state_of(server: Server) -> tuple[int, int, int]:
    """Resident bytes, open descriptors, bytes of the log."""
    process = f"/proc/{server.pid}"
    with open(f"{process}/statm") as sizes:
        resident = int(sizes.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    log = server.folder / "corgina.sqlite-wal"
    return resident, len(os.listdir(f"{process}/fd")), log.stat().st_size if log.exists() else 0
