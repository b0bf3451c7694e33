"""A primary that dies under load and a standby that takes its place: nothing acknowledged is lost, and nothing is there twice."""

import os
import threading
import time

import pytest

from client import Client
from postgres import Database, Pair, reason_to_skip
from server import Server
from test_postgres import ENTRIES, entries
from test_upkeep import corgina

pytestmark = pytest.mark.skipif(reason_to_skip() is not None, reason=reason_to_skip() or "")

ROUNDS = int(os.environ.get("CORGINA_FAILOVERS", "1"))


@pytest.mark.parametrize("number", range(ROUNDS))
def test_a_standby_that_takes_the_place_of_the_primary_has_all_that_was_acknowledged(tmp_path, number):
    with Pair() as pair:
        database = Database(pair.address("primary", "standby"), tmp_path / "address")
        with Server(tmp_path / "one", options=database.options + ENTRIES) as one:
            with Server(tmp_path / "other", options=database.options + ENTRIES) as other:
                here = Client(one.port)
                here.make_account()
                acknowledged: list[tuple[float, str]] = []
                refused: list[int] = []
                is_over = threading.Event()
                writers = [
                    threading.Thread(target=log_on, args=(server, here.cookie, acknowledged, refused, is_over))
                    for server in (one, other, one, other)
                ]
                for writer in writers:
                    writer.start()
                wait_for(lambda: len(acknowledged) > 40, writers)
                pair.kill_primary()
                died, before = time.monotonic(), len(acknowledged)
                pair.promote()
                promoted = time.monotonic()
                wait_for(lambda: len([at for at, _ in acknowledged if at > promoted]) > 40, writers)
                is_over.set()
                for writer in writers:
                    writer.join()
        kept = entries(database, tmp_path)
        ids = {entry for _, entry in acknowledged}
        assert ids <= set(kept), f"{len(ids - set(kept))} acknowledged are gone"
        assert len(set(kept)) == len(kept)
        assert set(refused) <= {503}
        assert corgina("verify", *database.options).returncode == 0
    back = min(at for at, _ in acknowledged if at > promoted)
    print(
        f"failover: {before} acknowledged before, {len(ids)} in all, 0 lost, 0 doubled; {len(refused)} refused with 503; "
        f"promoted after {promoted - died:.2f} s, the next log {back - died:.2f} s after the death"
    )


def log_on(server, cookie, acknowledged, refused, is_over) -> None:
    """Logs again and again, and notes what was said to be kept, and when."""
    client = Client(server.port, cookie)
    while not is_over.is_set():
        draft = client.post("/drafts", sentence="I had a glass of water")
        answer = client.post(f"{draft.location}/log") if draft.status == 303 else draft
        if answer.status == 303:
            acknowledged += [(time.monotonic(), entry) for entry in answer.changed]
        else:
            refused.append(answer.status)
            # It is asked again, as a person would, and not a thousand times a second.
            is_over.wait(0.05)


def wait_for(condition, writers) -> None:
    deadline = time.monotonic() + 120
    while not condition():
        assert time.monotonic() < deadline and all(writer.is_alive() for writer in writers)
        time.sleep(0.02)
