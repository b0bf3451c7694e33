"""What she wrote, and what opens it, is nowhere but sealed: not on the disk, in a log, in a backup, nor in the memory of a
server she has signed out of."""

import base64
import http.client
import json
import os
import random
import re
import shutil
import signal
import subprocess
import tempfile
import time
import urllib.parse
from pathlib import Path

import pytest

from client import FORM, Client
from forms import crawl
from sealed import open_diary
from server import CORGINA, Server
from tokens import Script

chance = random.Random()
WORD = "".join(chance.choices("bcdfghjklmnpqrstvwxz", k=24))
# Short enough to lie inside a string rather than behind one.
SHORT = "".join(chance.choices("bcdfghjklmnpqrstvwxz", k=9))
NAME = "".join(chance.choices("bcdfghjklmnpqrstvwxz", k=20))
PASSPHRASE = "calm otters " + "".join(chance.choices("bcdfghjklmnpqrstvwxz", k=20))


def spellings(word: str) -> dict[str, bytes]:
    """How a word may look to somebody who searches bytes."""
    plain = word.encode()
    found = {
        "as it is": plain,
        "capitalised": word.capitalize().encode(),
        "upper case": word.upper().encode(),
        "UTF-16": word.encode("utf-16-le"),
        "UTF-16, the other way": word.encode("utf-16-be"),
        "hex": plain.hex().encode(),
        "JSON escapes": "".join(f"\\u{ord(letter):04x}" for letter in word).encode(),
        "percent escapes": "".join(f"%{byte:02x}" for byte in plain).encode(),
    }
    return found | base64_of(plain)


def base64_of(plain: bytes) -> dict[str, bytes]:
    """At each of the three alignments, the letters that hang on nothing before it or behind it."""
    whole = {shift: base64.b64encode(bytes(shift) + plain) for shift in range(3)}
    return {f"base64, shifted by {shift}": text[-(-8 * shift // 6) : 8 * (shift + len(plain)) // 6] for shift, text in whole.items()}


def raw(secret: bytes) -> dict[str, bytes]:
    return {"as it is": secret, "hex": secret.hex().encode()} | base64_of(secret)


def found_in(place: bytes, secrets: dict[str, dict[str, bytes]]) -> list[str]:
    return [f"{what}, {how}" for what, looks in secrets.items() for how, bytes_ in looks.items() if bytes_ in place]


def test_nothing_she_wrote_or_that_opens_it_is_anywhere(tmp_path):
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    with Server(tmp_path / "data", prefix=["env", f"TMPDIR={temporary}"]) as server:
        client = Client(server.port)
        code = client.make_account(NAME, PASSPHRASE)
        client.log(f"I had {WORD} soup and {SHORT} and a glass of milk")
        script = token(client)
        assert script.say(f"I had {WORD} soup and {SHORT}")[0] == 201
        given = script.authorization.removeprefix("Bearer corgina_")
        planted, kept = plant(client)
        assert planted >= 15 and kept >= 8, f"{planted} forms had words planted, {kept} were taken: this proves little"
        assert WORD in client.get("/today").page.lower()

        # The key as nobody but she can have it: from her passphrase and the file, by the words of docs/storage.md.
        diary = open_diary(server.folder, NAME, PASSPHRASE)
        assert len(diary.entries) > 8 and WORD in str(diary.entries).lower()
        cookie = client.cookie.split("=", 1)[1]
        secrets = {
            "a word of hers": spellings(WORD),
            "a short word of hers": spellings(SHORT),
            "her account's name": spellings(NAME),
            "her passphrase": spellings(PASSPHRASE),
            "her recovery code": spellings(code),
            "her recovery code, in groups": spellings("-".join(code[start : start + 3] for start in range(0, 27, 3))),
            "her cookie": spellings(cookie),
            "her session's secret": raw(base64.urlsafe_b64decode(cookie + "=")),
            "her token": spellings(given),
            "her token's secret": raw(base64.urlsafe_b64decode(given + "=")),
            "her key": raw(diary.key),
        }
        assert subprocess.run([CORGINA, "backup", tmp_path / "kept", "--data", server.folder], timeout=60).returncode == 0
        # While the server runs, so that the log of changes, which is not in the file yet, is searched too.
        places = {path.name: path.read_bytes() for path in server.folder.iterdir()}
        assert len(places["corgina.sqlite-wal"]) > 10_000
        places |= {path.name: path.read_bytes() for path in temporary.rglob("*") if path.is_file()}
        places |= {"the backup": (tmp_path / "kept").read_bytes(), "the log": server.log.read_bytes()}
        assert b"POST" in places["the log"] and b"CREATE TABLE journal" in places["the backup"]
        for name, bytes_ in places.items():
            assert found_in(bytes_, secrets) == [], f"in {name}"

        if (signed_in := memory(server.pid)) is None:
            pytest.skip("this machine does not let the memory of a process be read")
        # The search itself works: a server she is signed in to holds her diary.
        assert found_in(signed_in, {"a word": spellings(WORD)})
        # What starts it again has seen nothing of it.
        assert found_in(memory(server.process.pid), secrets) == []
        assert client.post("/lock/now").status == 303
        assert client.get("/today").location.startswith("/lock")
        assert left_in_memory(server.pid, secrets, tmp_path) == [], "locked"
        assert script.say(f"I had {WORD} soup and {SHORT} again")[0] == 201
        assert WORD in str(script.get("/api/v1/export")).lower()
        assert left_in_memory(server.pid, secrets, tmp_path) == [], "a token was used"
        assert client.post("/lock", {"passphrase": PASSPHRASE}).status == 303
        assert WORD in client.get("/today").page.lower()
        assert client.post("/session/end").status == 303
        assert left_in_memory(server.pid, secrets, tmp_path) == [], "signed out"
        log = server.log.read_bytes()
    assert found_in(log, secrets) == []


class Held:
    """A connection that is kept open from one request to the next, as browsers and proxies keep theirs."""

    def __init__(self, port: int):
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        self.connection.connect()
        # Closed by the server, it is kept here all the same.
        self.connection.auto_open = 0

    def send(self, method: str, path: str, body: str | None = None, **headers: str) -> int:
        self.connection.request(method, path, body, {name.replace("_", "-"): value for name, value in headers.items()})
        answer = self.connection.getresponse()
        answer.read()
        return answer.status

    def form(self, path: str, cookie: str, **fields: str) -> int:
        headers = {"Content_Type": FORM, "Sec_Fetch_Site": "same-origin", "Cookie": cookie}
        return self.send("POST", path, urllib.parse.urlencode(fields), **headers)


def left_after(seconds: float, process: int, secrets) -> list[str]:
    """What is still in memory when so much time is over; nothing as soon as there is nothing."""
    deadline = time.monotonic() + seconds
    while True:
        found = found_in(memory(process), secrets)
        if not found or time.monotonic() > deadline:
            return found
        time.sleep(0.2)


def test_connections_that_stay_open_keep_nothing(tmp_path):
    with Server(tmp_path / "data") as server:
        if memory(server.pid) is None:
            pytest.skip("this machine does not let the memory of a process be read")
        client = Client(server.port)
        client.make_account(NAME, PASSPHRASE)
        script = token(client)
        cookie = client.cookie
        her_own, shared = Held(server.port), Held(server.port)
        for held in (her_own, shared):
            assert held.form("/drafts", cookie, sentence="I had " + "bread and " * 20 + f"{WORD} soup and {SHORT}") == 303
        # A proxy's: somebody else's short request comes after her long one.
        assert shared.send("GET", "/privacy") == 200
        words = {"a word": spellings(WORD), "a short word": spellings(SHORT)}
        assert client.post("/lock/now").status == 303
        assert left_after(3, server.pid, words) == [], "locked"
        for_scripts = Held(server.port)
        said = json.dumps({"sentence": f"I had {WORD} soup and {SHORT}"})
        assert for_scripts.send(
            "POST", "/api/v1/entries", said, Content_Type="application/json", Authorization=script.authorization
        ) == 201  # fmt: skip
        given = script.authorization.removeprefix("Bearer corgina_")
        assert left_after(3, server.pid, words | {"her token": spellings(given)}) == [], "a token was used"
        assert client.post("/lock", {"passphrase": PASSPHRASE}).status == 303
        opened = cookie_value(client)
        others = [Held(server.port), Held(server.port)]
        for held in others:
            assert held.send("GET", "/today", Cookie=client.cookie) == 200
        assert client.post("/session/end").status == 303
        ended = {"the ended cookie": spellings(opened), "the locked one": spellings(cookie.split("=", 1)[1])}
        assert left_after(3, server.pid, words | ended) == [], "signed out"


def cookie_value(client: Client) -> str:
    return client.cookie.split("=", 1)[1]


def token(client: Client) -> Script:
    """A token that adds and reads, put where it is used and forgotten here."""
    made = client.post("/settings/shortcuts", name=f"{WORD} {SHORT}", say="yes", read="yes", passphrase=PASSPHRASE)
    shown = re.search(r"Bearer corgina_[\w-]{43}", client.get(made.location).page).group()
    assert client.post(made.location).status == 303
    return Script(client.port, shown)


def plant(client: Client) -> tuple[int, int]:
    """Types her words into every field of every form. Answers how many forms had one, and how many were taken."""
    planted = kept = 0
    for form in crawl(client):
        if not form.typed:
            continue
        words = {name: f"{WORD} {SHORT}" for name in form.typed}
        numbers = {name: form.values[name] or "7" for name in form.numbers}
        answer = client.post(form.action, {**form.values, **numbers, **words})
        assert answer.status < 500, (form.action, answer.status)
        planted += 1
        kept += answer.status == 303
        # A sentence waits to be confirmed.
        if answer.status == 303 and answer.location.startswith("/drafts/"):
            client.post(answer.location + "/log", {"notes-0": f"{WORD} {SHORT}"})
    return planted, kept


def core_dump(process: int, folder) -> bytes | None:
    """What the owner of a running process can save of it."""
    if shutil.which("gcore") is None:
        return None
    made = subprocess.run(["gcore", "-o", folder / "core", str(process)], capture_output=True, timeout=120)
    if made.returncode != 0:
        return None
    core = folder / f"core.{process}"
    bytes_ = core.read_bytes()
    core.unlink()
    return without_empty_pages(bytes_)


def memory(process: int) -> bytes | None:
    """All that a core dump would hold, and what is not written into one besides."""
    try:
        return without_empty_pages(b"".join(mappings(process)))
    except PermissionError:
        return None


def without_empty_pages(bytes_: bytes) -> bytes:
    """Nine tenths of a dump are memory that was asked for and never touched."""
    empty = bytes(4_096)
    pages = (bytes_[start : start + 4_096] for start in range(0, len(bytes_), 4_096))
    return b"".join(page for page in pages if page != empty)


def mappings(process: int):
    with open(f"/proc/{process}/maps") as maps, open(f"/proc/{process}/mem", "rb", buffering=0) as bytes_:
        for line in maps:
            span, access, *_ = line.split()
            if "r" not in access or "[v" in line:
                continue
            start, end = (int(number, 16) for number in span.split("-"))
            bytes_.seek(start)
            try:
                yield bytes_.read(end - start)
            except OSError:
                continue


def left_in_memory(process: int, secrets, folder) -> list[str]:
    """What a core dump holds once it is quiet. A crowded machine is given a second and a third try: what stays is found by each."""
    for _ in range(3):
        quiet = until_quiet(process, secrets)
        found = found_in(core_dump(process, folder) or quiet, secrets)
        if not found:
            break
        print("still in memory:", found)
        time.sleep(2)
    return found


def until_quiet(process: int, secrets) -> bytes:
    """The memory once the request that signed out is over: its own buffers are given back a moment after its answer."""
    plainly = {what: {"as it is": looks["as it is"]} for what, looks in secrets.items()}
    for _ in range(20):
        bytes_ = memory(process)
        if not found_in(bytes_, plainly):
            break
        time.sleep(0.3)
    return bytes_


def test_a_crash_tells_nothing(tmp_path):
    with Server(tmp_path / "data", options=["--no-restart"]) as server:
        client = Client(server.port)
        client.make_account(NAME, PASSPHRASE)
        client.log(f"I had {WORD} soup")
        limits = open(f"/proc/{server.pid}/limits").read()
        assert [line.split()[4:6] for line in limits.splitlines() if line.startswith("Max core")] == [["0", "0"]]
        server.process.send_signal(signal.SIGSEGV)
        assert server.process.wait(timeout=30) == -signal.SIGSEGV
        printed = server.log.read_bytes()
    assert found_in(printed, {"a word of hers": spellings(WORD)}) == []
    assert b"Registers" not in printed and b"Thread 0" not in printed
    assert not [path for path in tmp_path.rglob("core*")]


@pytest.mark.skipif(os.geteuid() != 0 or not shutil.which("setpriv"), reason="only root can ask as somebody else")
def test_nobody_else_may_read_its_memory():
    # As a service runs: as a user of its own. Another process of the same user is what asks.
    nobody = ["setpriv", "--reuid", "65534", "--regid", "65534", "--clear-groups"]
    folder = Path(tempfile.mkdtemp(prefix="corgina-"))
    try:
        os.chown(folder, 65534, 65534)
        with Server(folder, prefix=nobody) as server:
            asked = subprocess.run([*nobody, "head", "-c", "1", f"/proc/{server.pid}/maps"], capture_output=True)
            assert asked.returncode != 0 and b"ermission" in asked.stderr
    finally:
        shutil.rmtree(folder)
        server.log.unlink()
