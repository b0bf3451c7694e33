"""The rooms as WebAssembly, with this test as their host: what a browser's service worker does, in Python."""

import json
import os
import re
import struct
import time
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from wasmtime import Config, Engine, Instance, Module, Store

WASM = Path(os.environ.get("CORGINA_WASM", ".build-wasm/corgina.wasm"))

FUNCTIONS = (
    "allocate", "free", "open", "prepare", "close", "take", "answer", "clinic", "share", "page", "waiting", "read", "dates", "begin", "check",
    "export", "import", "photos", "photo", "mix", "sync", "sync_open", "reminders",
)  # fmt: skip


@cache
def compiled() -> tuple[Engine, Module]:
    config = Config()
    # Compiled once for each build.
    config.cache = True
    engine = Engine(config)
    return engine, Module.from_file(engine, str(WASM))


def message(head: dict, parts: list[bytes] = []) -> bytes:
    every = [json.dumps(head).encode(), *parts]
    return b"".join(struct.pack(">I", len(part)) + part for part in every)


def read(received: bytes) -> tuple[dict, list[bytes]]:
    parts = []
    while received:
        (count,) = struct.unpack(">I", received[:4])
        parts.append(received[4 : 4 + count])
        received = received[4 + count :]
    return json.loads(parts[0]), parts[1:]


class Program:
    """One instance of the program, and its functions."""

    def __init__(self):
        engine, module = compiled()
        self.store = Store(engine)
        exports = Instance(self.store, module, []).exports(self.store)
        self.memory = exports["memory"]
        self.functions = {name: exports[f"corgina_{name}"] for name in FUNCTIONS}

    def call(self, name: str, *arguments: int) -> int:
        return self.functions[name](self.store, *arguments)

    def ask(self, name: str, head: dict, parts: list[bytes] = [], *before: int) -> tuple[dict, list[bytes]]:
        return self.send(name, message(head, parts), *before)

    def send(self, name: str, sent: bytes, *before: int) -> tuple[dict, list[bytes]]:
        place = self.call("allocate", len(sent))
        self.memory.write(self.store, sent, place)
        answer = self.call(name, *before, place, len(sent))
        self.call("free", place)
        (count,) = struct.unpack(">I", self.memory.read(self.store, answer, answer + 4))
        received = bytes(self.memory.read(self.store, answer + 4, answer + 4 + count))
        self.call("free", answer)
        return read(received)


@dataclass
class Answer:
    status: int
    location: str
    type: str
    body: bytes

    @property
    def page(self) -> str:
        return self.body.decode()


@dataclass
class Worker:
    """An open diary, and the store of a browser: what waits is a dictionary."""

    program: Program
    is_sample: bool = False
    assets: str = ""
    diary: str = ""
    lock_after: int = 0
    home: str = "server"
    sequence: int = 0
    kept: dict[str, bytes] = field(default_factory=dict)
    now: int | None = None

    def __post_init__(self):
        self.handle = self.program.call("open", int(self.is_sample))
        assert self.handle, "the tables carried are damaged"

    def take(self, entries: list[bytes]) -> None:
        head, _ = self.program.ask("take", {"after": self.sequence}, entries, self.handle)
        self.sequence = head["sequence"]

    def get(self, path: str) -> Answer:
        return self.answer("GET", path, {})

    def post(self, path: str, fields: dict[str, str] = {}) -> Answer:
        return self.answer("POST", path, fields)

    def answer(self, method: str, address: str, fields: dict[str, str]) -> Answer:
        path, _, query = address.partition("?")
        changed = re.search(r"(?:^|&)changed=([^&]*)", query)
        named = self.program.ask("waiting", {"path": path})[0]["waiting"]
        waiting = [id for id in named if id in self.kept]
        head, parts = self.program.ask(
            "answer",
            {
                "method": method, "path": path, "changed": changed[1] if changed else "",
                "fields": [list(pair) for pair in fields.items()], "now": self.now or int(time.time()),
                "zone": [[0, 0]], "seed": os.urandom(16).hex(), "waiting": waiting, "assets": self.assets,
                "lockAfter": self.lock_after, "diary": self.diary, "held": "", "home": self.home,
            },
            [self.kept[id] for id in waiting],
            self.handle,
        )  # fmt: skip
        assert "error" not in head, head
        self.perform(head["effects"], parts[1:])
        return Answer(head["status"], head["location"], head["type"], parts[0])

    def perform(self, effects: list[dict], parts: list[bytes]) -> None:
        for effect in effects:
            if "append" in effect:
                self.take(parts[: effect["append"]])
                parts = parts[effect["append"] :]
                self.kept.pop(effect["drop"], None)
            elif "keep" in effect:
                self.kept[effect["keep"]], *parts = parts
            else:
                self.kept.pop(effect["drop"], None)
        assert not parts
