"""A day of a sealed diary on two devices, with 300 words planted in every field there is. Everything between browsers and server is recorded,
and the server's memory is saved while both devices use it: not one of the words is there, nor what opens the diary. What it needs is built
by `make wasm`."""

import random
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import cycle

import pytest
from playwright.sync_api import Page

from device import KEPT
from diary import PASSPHRASE, log
from forms import Form, crawl
from recorder import Recorder
from sealed_device import has_sent_all, meet, open_sealed, opened, send, settle_in_sealed
from server import Server
from test_leaks import core_dump, found_in, spellings
from waiting import asked

COUNT = 300
chance = random.Random()


def letters(count: int) -> str:
    return "".join(chance.choices("bcdfghjklmnpqrstvwxz", k=count))


# All begin alike, so that one search finds any of them: a hundred megabytes are searched for eleven spellings, not for thousands.
BEGINNING = letters(9)
WORDS = [BEGINNING + letters(6) for _ in range(COUNT)]


@dataclass
class Answer:
    status: int
    headers: dict[str, str]
    page: str
    location: str | None


# Through the worker, as a page's own script asks. A browser does not tell where a redirection led before it followed it.
ASK = """async ([path, fields]) => {
  const answer = await fetch(path, fields ? { method: "POST", body: new URLSearchParams(fields) } : {});
  const { pathname, search } = new URL(answer.url);
  const kind = answer.headers.get("content-type") ?? "";
  return [fields && answer.redirected ? 303 : answer.status, kind, await answer.text(), pathname + search];
}"""


class Through:
    """Her diary in a browser, asked as `Client` asks a server."""

    def __init__(self, page: Page):
        self.page = page

    def get(self, path: str) -> Answer:
        return self.ask(path, None)

    def post(self, path: str, fields: dict[str, str]) -> Answer:
        return self.ask(path, fields)

    def ask(self, path: str, fields: dict[str, str] | None) -> Answer:
        # A page that gets something from the other device shows itself anew, and is asked again.
        while (answered := asked(self.page, ASK, [path, fields])) is None:
            self.page.wait_for_timeout(50)
        status, kind, text, place = answered
        return Answer(status, {"content-type": kind}, text, place if status == 303 else None)


def plant(page: Page, words: list[str]) -> None:
    """Types them into all fields of all forms, round after round until her diary has each."""
    client, missing = Through(page), words
    forms = [form for form in crawl(client) if form.typed]
    while missing:
        plant_once(client, forms, cycle(missing))
        diary, before = told(page), missing
        missing = [word for word in words if word not in diary]
        assert len(missing) < len(before), f"{len(missing)} words found no place"


def plant_once(client: Through, forms: list[Form], words: Iterator[str]) -> None:
    for form in forms:
        typed = {name: next(words) for name in form.typed}
        if form.action == "/drafts":
            typed = {name: f"I had {word} soup" for name, word in typed.items()}
        numbers = {name: form.values[name] or "7" for name in form.numbers}
        answer = client.post(form.action, {**form.values, **numbers, **typed})
        assert answer.status < 500, (form.action, answer.status)
        # A sentence waits to be confirmed.
        if answer.status == 303 and answer.location.startswith("/drafts/"):
            client.post(answer.location.split("?")[0] + "/log", {"notes-0": next(words)})


def test_none_of_300_words_is_on_the_way_on_the_disk_or_in_the_memory_of_the_server(device, way: Recorder, there: Server, tmp_path):
    if shutil.which("gcore") is None:
        pytest.skip("gdb has gcore, which saves the memory of a process")
    phone, laptop = device(), device()
    code = settle_in_sealed(phone)
    half = COUNT // 2
    plant(phone, WORDS[:half])
    send(phone)
    open_sealed(laptop)
    opened(laptop)
    plant(laptop, WORDS[half:])
    send(laptop)
    meet(phone, laptop)

    groups = code.split()
    looks = {word: spellings(word) for word in (BEGINNING, PASSPHRASE, code, "-".join(groups), "".join(groups))}
    assert {len(found) for found in looks.values()} == {11}
    # Each word is in her diary, on both devices.
    for page in (phone, laptop):
        diary = told(page)
        assert [word for word in WORDS if word not in diary] == []
        # And the search would find one.
        assert found_in(diary.encode(), looks)

    # Saved while both use it, and once more when they have.
    log(phone, "a glass of water")
    dumps = [core_dump(there.pid, tmp_path)]
    has_sent_all(phone)
    meet(laptop, phone)
    dumps.append(core_dump(there.pid, tmp_path))
    assert all(dumps)
    assert "POST /sealed/append" in way.paths and "POST /sealed/read" in way.paths
    kept = b"".join(path.read_bytes() for path in there.folder.rglob("*") if path.is_file()) + there.log.read_bytes()
    for name, place in {"on the way": way.bytes, "on the disk": kept, "in memory": b"".join(dumps)}.items():
        assert found_in(place, looks) == [], name
    for page in (phone, laptop):
        stored = page.evaluate(KEPT).encode()
        assert found_in(stored, looks) == []


def told(page: Page) -> str:
    """All entries, as the export tells them, in small letters."""
    return Through(page).post("/settings/account/export", {"passphrase": PASSPHRASE, "format": "json"}).page.lower()
