"""A sealed diary from a device in script to the server and back, by docs/end-to-end.md alone."""

import json
import os
from base64 import b64decode, b64encode

import pytest

import end_to_end
from client import Answer, Client
from server import Server
from test_leaks import core_dump, found_in, raw, spellings
from test_upkeep import corgina

WORD = "qzvkwmxjtrpldhgbnfcs"
PASSPHRASE = f"calm otters {WORD[::-1]}"
WORK = bytes([17, 8, 1])


class Device:
    """What a phone or a laptop does."""

    def __init__(self, port: int, passphrase: str = PASSPHRASE):
        self.client = Client(port)
        self.secret = end_to_end.passphrase_bytes(passphrase)
        self.code = os.urandom(16)
        self.salt = os.urandom(32)
        self.journal, self.key = os.urandom(16), os.urandom(32)
        self.head: tuple[int, bytes] = (0, b"")
        self.texts: list[str] = []

    def send(self, place: str, **message) -> tuple[int, dict]:
        headers = {"Content-Type": "application/json", "Sec-Fetch-Site": "same-origin"}
        answer: Answer = self.client.send("POST", f"/sealed/{place}", json.dumps(message).encode(), headers)
        return answer.status, json.loads(answer.page)

    def roots(self) -> dict[str, bytes]:
        return {
            name: end_to_end.root(secret, self.salt, *WORK)
            for name, secret in {"passphrase": self.secret, "recovery": self.code}.items()
        }

    def create(self, name: str) -> None:
        roots = self.roots()
        slots = self.salt
        for number, base in enumerate(roots.values()):
            wrapping = end_to_end.derived(base, b"corgina wrapping\1")
            context = end_to_end.slot_context(number, self.salt, WORK)
            slots += WORK + end_to_end.seal(wrapping, context, self.journal + self.key + bytes(16), os.urandom(12))
        for _ in range(2):
            slots += WORK + b"\1" + os.urandom(92)
        self.head = (0, end_to_end.first_hash(self.journal))
        rows, head = self.rows([end_to_end.entry_text(1, f"porkchop {WORD}")])
        status, answer = self.send(
            "create", name=name, slots=b64encode(slots).decode(), journal=self.journal.hex(), rows=rows,
            proofs={name: end_to_end.derived(base, b"corgina proof\1").hex() for name, base in roots.items()},
            **{"pass": end_to_end.journal_pass(self.key, self.journal).hex()},
        )  # fmt: skip
        assert status == 201 and answer["head"] == self.mark(head), answer
        self.head = head

    def open(self, name: str) -> None:
        work = self.send("begin", name=name)[1]
        self.salt = bytes.fromhex(work["salt"])
        assert bytes([work["cost"], work["block"], work["parallel"]]) == WORK
        base = end_to_end.root(self.secret, self.salt, *WORK)
        proof = end_to_end.derived(base, b"corgina proof\1").hex()
        status, answer = self.send("open", name=name, proof=proof, slot="passphrase")
        assert status == 200, answer
        slot = b64decode(answer["slots"])[32:128]
        context = end_to_end.slot_context(0, self.salt, slot[:3])
        opened = end_to_end.unseal(end_to_end.derived(base, b"corgina wrapping\1"), context, slot[3:])
        self.journal, self.key = opened[:16], opened[16:48]
        self.head = (0, end_to_end.first_hash(self.journal))
        shown = end_to_end.journal_pass(self.key, self.journal).hex()
        assert self.send("attach", journal=self.journal.hex(), **{"pass": shown})[0] == 200

    def rows(self, texts: list[str]) -> tuple[list[dict], tuple[int, bytes]]:
        """As they stand behind its head, and the head behind them."""
        number, hash = self.head
        rows = []
        for text in texts:
            number += 1
            name = end_to_end.row_name(self.key, self.journal, "entry", bytes.fromhex(json.loads(text)["id"]))
            context = end_to_end.entry_context(self.journal, number, hash, name)
            sealed = end_to_end.seal(self.key, context, end_to_end.pad(text.encode()), os.urandom(12))
            hash = end_to_end.next_hash(hash, number, name, sealed)
            rows.append({"entry": name.hex(), "sealed": b64encode(sealed).decode()})
        return rows, (number, hash)

    def append(self, texts: list[str]) -> str:
        rows, head = self.rows(texts)
        status, answer = self.send("append", head=self.mark(self.head), rows=rows)
        if status == 201:
            assert answer["head"] == self.mark(head)
            self.head = head
        return answer.get("code", "kept")

    def read(self) -> None:
        while True:
            status, answer = self.send("read", after=self.mark(self.head))
            assert status == 200, answer
            for row in answer["rows"]:
                number, before = self.head
                name, sealed = bytes.fromhex(row["entry"]), b64decode(row["sealed"])
                hash = end_to_end.next_hash(before, number + 1, name, sealed)
                assert (row["sequence"], row["hash"]) == (number + 1, hash.hex())
                context = end_to_end.entry_context(self.journal, number + 1, before, name)
                padded = end_to_end.unseal(self.key, context, sealed)
                self.texts.append(padded[4 : 4 + int.from_bytes(padded[:4], "big")].decode())
                self.head = (number + 1, hash)
            if answer["head"] == self.mark(self.head):
                return

    @staticmethod
    def mark(head: tuple[int, bytes]) -> str:
        return f"{head[0]}.{head[1].hex()}"


def test_two_devices_have_one_diary_that_upkeep_checks_without_a_key(tmp_path):
    with Server(tmp_path / "data") as server:
        phone = Device(server.port)
        phone.create("maja")
        laptop = Device(server.port)
        laptop.open("maja")
        assert (laptop.journal, laptop.key) == (phone.journal, phone.key)
        laptop.read()
        assert len(laptop.texts) == 1 and WORD in laptop.texts[0]
        assert laptop.append([end_to_end.entry_text(number, f"{WORD} {number}") for number in range(2, 700)][:500]) == "kept"
        assert phone.append([end_to_end.entry_text(900, "later")]) == "moved"
        phone.read()
        assert phone.append([end_to_end.entry_text(900, "later")]) == "kept"
        laptop.read()
        assert len(laptop.texts) == 2 and laptop.head == phone.head
        assert corgina("backup", tmp_path / "backup", "--data", server.folder).returncode == 0
    for options in (["verify", "--data", tmp_path / "data"], ["doctor", "--data", tmp_path / "data"]):
        checked = corgina(*options)
        assert checked.returncode == 0, checked.stdout + checked.stderr
    assert "502 entries" in corgina("verify", "--data", tmp_path / "data").stdout


def test_nothing_of_hers_is_in_the_server_while_it_serves_her(tmp_path):
    with Server(tmp_path / "data") as server:
        phone = Device(server.port)
        phone.create("maja")
        for number in range(2, 12):
            assert phone.append([end_to_end.entry_text(number, f"{WORD} {number}")]) == "kept"
        laptop = Device(server.port)
        laptop.open("maja")
        laptop.read()
        roots = phone.roots()
        secrets = {"a word": spellings(WORD), "the passphrase": spellings(PASSPHRASE), "the key": raw(phone.key)}
        secrets["the code"] = raw(phone.code) | spellings(end_to_end.code_text(phone.code))
        for name, base in roots.items():
            secrets[f"the root of the {name}"] = raw(base)
            secrets[f"the wrapping of the {name}"] = raw(end_to_end.derived(base, b"corgina wrapping\1"))
        memory = core_dump(server.pid, tmp_path)
        if memory is None:
            pytest.skip("no core can be taken here")
        places = {"the server's memory": memory}
        places |= {f"data/{file.name}": file.read_bytes() for file in server.folder.iterdir() if file.is_file()}
        places["the log"] = server.log.read_bytes()
        for place, bytes_ in places.items():
            assert found_in(bytes_, secrets) == [], place
        # The search finds what is there.
        assert any(phone.salt in bytes_ for bytes_ in places.values())


def unseal(phone: Device, texts: list[str]) -> tuple[Device, int, dict]:
    """Has the server read the diary: the copy under another key, and what was answered when it was put to use."""
    copy = Device.__new__(Device)
    copy.client, copy.journal, copy.key = phone.client, os.urandom(16), os.urandom(32)
    start = copy.head = (0, end_to_end.first_hash(copy.journal))
    rows, copy.head = copy.rows(texts)
    assert copy.send("unseal/rows", head=copy.mark(start), rows=rows)[0] == 201
    status, answer = copy.send(
        "unseal/use", passphrase=PASSPHRASE, head=phone.mark(phone.head), moved=copy.mark(copy.head),
        journal=copy.journal.hex(), key=copy.key.hex(),
    )  # fmt: skip
    return copy, status, answer


def test_it_becomes_a_diary_the_server_reads_and_nothing_of_it_lies_there_in_the_clear(tmp_path):
    with Server(tmp_path / "data") as server:
        phone = Device(server.port)
        phone.create("maja")
        texts = [end_to_end.entry_text(number, f"{WORD} {number}") for number in range(2, 40)]
        assert phone.append(texts) == "kept"
        laptop = Device(server.port)
        laptop.open("maja")
        laptop.read()
        assert laptop.append([end_to_end.entry_text(900, "later")]) == "kept"
        texts = [laptop.texts[0], *texts]
        status, answer = unseal(phone, texts)[1:]
        assert (status, answer["code"]) == (409, "changed")
        phone.read()
        copy, status, answer = unseal(phone, [*texts, end_to_end.entry_text(900, "later")])
        assert status == 200, answer
        assert "recovery code" in phone.client.get("/recovery-code").page
        assert laptop.send("read", after=laptop.mark(laptop.head))[1]["code"] == "signed-out"
        assert laptop.send("unsealed", journal=laptop.journal.hex())[1] == {"unsealed": True}
        assert laptop.send("unsealed", journal=copy.journal.hex())[1] == {"unsealed": False}
        secrets = {"a word": spellings(WORD), "the passphrase": spellings(PASSPHRASE)}
        secrets |= {"the key": raw(copy.key), "the sealed key": raw(phone.key)}
        places = {file.name: file.read_bytes() for file in server.folder.iterdir() if file.is_file()}
        places["the log"] = server.log.read_bytes()
        for place, bytes_ in places.items():
            assert found_in(bytes_, secrets) == [], place
        assert not any(name.startswith("corgina-leaving-") for name in places)
    for options in (["verify", "--data", tmp_path / "data"], ["doctor", "--data", tmp_path / "data"]):
        checked = corgina(*options)
        assert checked.returncode == 0, checked.stdout + checked.stderr
    assert "40 entries" in corgina("verify", "--data", tmp_path / "data").stdout
