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
from forms import crawl
from recorder import Recorder
from sealed_device import has_sent_all, meet, open_sealed, opened, send, settle_in_sealed
from server import Server
from test_leaks import core_dump, found_in, spellings

COUNT = 300
chance = random.Random()
WORDS = ["".join(chance.choices("bcdfghjklmnpqrstvwxz", k=12)) for _ in range(COUNT)]


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
        status, kind, text, place = self.page.evaluate(ASK, [path, fields])
        return Answer(status, {"content-type": kind}, text, place if status == 303 else None)


def plant(page: Page, words: list[str]) -> None:
    """Types them into all fields of all forms, round after round until her diary has each."""
    while missing := [word for word in words if word not in told(page)]:
        plant_once(Through(page), cycle(missing))
        assert [word for word in missing if word in told(page)], f"{len(missing)} words found no place"


def plant_once(client: Through, words: Iterator[str]) -> None:
    for form in [form for form in crawl(client) if form.typed]:
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
    secrets = [*WORDS, PASSPHRASE, code, "-".join(groups), "".join(groups)]
    looks = {word: spellings(word) for word in secrets}
    assert {len(found) for found in looks.values()} == {11}
    # Each of them is in her diary, on both devices.
    for page in (phone, laptop):
        diary = told(page)
        assert [word for word in WORDS if word not in diary] == []

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
