"""A primary that dies under load and a standby that takes its place, a database whose disk is full, and a way to it that is cut or stands
still: nothing acknowledged is lost, nothing is there twice, and whoever asks meanwhile is answered."""

import os
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import SimpleNamespace

import pytest

from cable import Cable
from client import Client
from postgres import Cluster, Database, Pair, SmallDisk, reason_not_to_mount, reason_to_skip
from server import Server
from test_postgres import ENTRIES, entries
from test_upkeep import corgina

pytestmark = pytest.mark.skipif(reason_to_skip() is not None, reason=reason_to_skip() or "")

ROUNDS = int(os.environ.get("CORGINA_FAILOVERS", "1"))
# In seconds: what an answer may take where the database stands still. A request begins with a look-up, which waits 5 s for it and 3 s for
# another connection; what was under way waits 20 s and 3 s. The rest is for a machine that has much else to do.
LONGEST_PAGE = 15
LONGEST_LOG = 35


@pytest.mark.parametrize("number", range(ROUNDS))
def test_a_standby_that_takes_the_place_of_the_primary_has_all_that_was_acknowledged(tmp_path, number):
    with Pair() as pair:
        database = Database(pair.address("primary", "standby"), tmp_path / "address")
        with two_servers(database, database, tmp_path) as (one, other):
            here = Client(one.port)
            here.make_account()
            with Writers([one, other, one, other], here.cookie) as writers:
                writers.wait_for_more(40)
                pair.kill_primary()
                died, before = time.monotonic(), len(writers.acknowledged)
                pair.promote()
                promoted = time.monotonic()
                writers.wait_for(lambda: len([at for at, _ in writers.acknowledged if at > promoted]) > 40)
        check(database, tmp_path, writers)
    back = min(at for at, _ in writers.acknowledged if at > promoted)
    print(
        f"failover: {before} acknowledged before, {writers.said()}; "
        f"promoted after {promoted - died:.2f} s, the next log {back - died:.2f} s after the death"
    )


@pytest.fixture
def cluster():
    with Cluster() as cluster:
        yield cluster


@pytest.mark.parametrize("fault", ["cut", "stall"])
def test_a_way_to_the_database_that_is_gone_holds_up_nobody_for_long(cluster, tmp_path, fault):
    """The way is a relay of the tests on loopback: cut, its connections are closed; stalled, they stay open and nothing passes."""
    database = cluster.database(tmp_path)
    cable = Cable(SimpleNamespace(port=cluster.port))
    with two_servers(database.by_port(cable.port), database, tmp_path) as (one, other):
        here, there = Client(one.port), Client(other.port)
        here.make_account()
        assert there.sign_in().status == 303
        with Writers([one] * 4, here.cookie) as writers:
            writers.wait_for_more(20)
            serving = one.pid
            getattr(cable, fault)()
            gone = time.monotonic()
            # Whoever asks the one is told, soon, and at the other nobody notices.
            pages = []
            for _ in range(5):
                began = time.monotonic()
                answer = here.get("/today")
                pages.append(time.monotonic() - began)
                assert answer.status == 503 and "ry again" in answer.page, (answer.status, answer.page[:2_000])
                writers.acknowledged += [(time.monotonic(), entry) for entry in there.log("I had a glass of water")]
            writers.wait_for(lambda: len(writers.refused) >= 4)
            cable.mend()
            mended = time.monotonic()
            writers.wait_for(lambda: here.get("/today").status == 200)
            back = time.monotonic()
            writers.wait_for_more(20)
        assert one.pid == serving
    cable.close()
    assert max(pages) < LONGEST_PAGE and max(writers.took) < LONGEST_LOG, (pages, max(writers.took))
    check(database, tmp_path, writers)
    print(
        f"{fault}: {writers.said()}; pages were refused after {max(pages):.1f} s at the longest, logs after "
        f"{max(writers.took):.1f} s; gone for {mended - gone:.0f} s, back {back - mended:.2f} s after it was mended"
    )


@pytest.mark.skipif(reason_not_to_mount() is not None, reason=reason_not_to_mount() or "")
def test_a_database_whose_disk_is_full_says_so_and_goes_on_when_there_is_room(tmp_path):
    with SmallDisk() as disk:
        database = Database(disk.address("primary"), tmp_path / "address")
        with two_servers(database, database, tmp_path) as (one, other):
            here = Client(one.port)
            here.make_account()
            with Writers([one, other, one, other], here.cookie) as writers:
                writers.wait_for_more(20)
                pids = (one.pid, other.pid)
                disk.fill()
                writers.wait_for(lambda: len(writers.refused) > 8)
                disk.empty()
                had_ended = disk.start_again_if_it_ended()
                writers.wait_for_more(20)
            assert (one.pid, other.pid) == pids
            assert here.get("/today").status == 200
        check(database, tmp_path, writers, {503, 507})
    print(f"disk full: {writers.said()}; PostgreSQL {'ended and was started again' if had_ended else 'went on'}")


@contextmanager
def two_servers(database: Database, other_way: Database, folder) -> Iterator[tuple[Server, Server]]:
    """Two on the same database, each by its way to it."""
    with Server(folder / "one", options=database.options + ENTRIES) as one:
        with Server(folder / "other", options=other_way.options + ENTRIES) as other:
            yield one, other


class Writers:
    """Who log again and again, each at a server, until they are left alone; and what they were told."""

    def __init__(self, servers: list[Server], cookie: str):
        # What was said to be kept, and when.
        self.acknowledged: list[tuple[float, str]] = []
        self.refused: list[int] = []
        # How long each answer took.
        self.took: list[float] = []
        self.is_over = threading.Event()
        self.threads = [threading.Thread(target=self.log_on, args=(Client(server.port, cookie),)) for server in servers]

    def __enter__(self) -> "Writers":
        for thread in self.threads:
            thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.is_over.set()
        for thread in self.threads:
            thread.join()

    def log_on(self, client: Client) -> None:
        while not self.is_over.is_set():
            began = time.monotonic()
            draft = client.post("/drafts", sentence="I had a glass of water")
            middle = time.monotonic()
            answer = client.post(f"{draft.location}/log") if draft.status == 303 else draft
            self.took += [middle - began, time.monotonic() - middle]
            if answer.status == 303:
                self.acknowledged += [(time.monotonic(), entry) for entry in answer.changed]
            else:
                self.refused.append(answer.status)
                # It is asked again, as a person would, and not a thousand times a second.
                self.is_over.wait(0.05)

    def wait_for(self, condition: Callable[[], bool]) -> None:
        deadline = time.monotonic() + 120
        while not condition():
            assert time.monotonic() < deadline and all(thread.is_alive() for thread in self.threads)
            time.sleep(0.02)

    def wait_for_more(self, count: int) -> None:
        """Until so many more have been acknowledged than now."""
        enough = len(self.acknowledged) + count
        self.wait_for(lambda: len(self.acknowledged) > enough)

    def said(self) -> str:
        """For the line of figures, once `check` has passed."""
        return (
            f"{len(self.acknowledged)} acknowledged, 0 lost, 0 doubled; {len(self.refused)} refused with {sorted(set(self.refused))}"
        )


def check(database, folder, writers: Writers, statuses=frozenset({503})) -> None:
    """Each that was acknowledged is there once, and whoever was refused was told to try again."""
    kept = entries(database, folder)
    ids = [entry for _, entry in writers.acknowledged]
    assert len(set(ids)) == len(ids)
    assert set(ids) <= set(kept), f"{len(set(ids) - set(kept))} acknowledged are gone"
    assert len(set(kept)) == len(kept)
    assert set(writers.refused) <= statuses, set(writers.refused)
    assert corgina("verify", *database.options).returncode == 0
