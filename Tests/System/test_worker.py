"""The rooms as WebAssembly beside the server: the same pages and the same readings, byte for byte."""

import csv
import html
import json
import re
import subprocess
from collections import Counter
from pathlib import Path

import pytest

from client import Client
from compare_pages import AVOIDED, MOST_ALIKE, PASSPHRASE, SAM, kind
from forms import Reader, pattern
from server import CORGINA, Server
from test_command import VECTORS, dating_question
from worker import FUNCTIONS, Program, Worker, compiled

NOW = "2026-03-10T07:30:00-05:00"
FIXTURES = Path("Tests/CorginaLanguageTests/Fixtures")
# Each process has a key of its own for the digests of its pages.
DIGEST = re.compile(r'data-digest="[0-9a-f]+"')
# What the host answers: accounts, devices, the calendar's address and what is the same for everybody.
MISDIRECTED = 421


@pytest.fixture(scope="module")
def program():
    return Program()


def told_of(page: str) -> str:
    """What a host tells of the files of a page: their edition, and what a browser compares them with."""
    checked = re.findall(r'"/assets/([0-9a-f]+)/(corgina[.](?:css|js))" integrity="([^"]+)"', page)
    assert {name for _, name, _ in checked} == {"corgina.css", "corgina.js"}
    return " ".join([checked[0][0], *(f"{name}:{html.unescape(digest)}" for _, name, digest in checked)])


@pytest.fixture(scope="module")
def both(program, tmp_path_factory):
    """The sample diary, signed in at the server and open in a worker."""
    with Server(tmp_path_factory.mktemp("sample") / "data", command="demo") as serving:
        client = Client(serving.port)
        assert client.sign_in(SAM, PASSPHRASE).status == 303
        exported = client.post("/settings/account/export", passphrase=PASSPHRASE).page
        worker = Worker(program, is_sample=True)
        entries = json.loads(exported)["entries"]
        worker.take([json.dumps(entry, ensure_ascii=False).encode() for entry in entries])
        page = client.get("/today").page
        worker.assets = told_of(page)
        worker.diary = re.search(r'data-diary="([^"]*)"', page)[1]
        worker.lock_after = int((re.search(r'data-lock-after="(\d+)"', page) or [0, "0"])[1])
        yield client, worker


def test_it_asks_nothing_of_the_browser():
    _, module = compiled()
    assert [entry.name for entry in module.imports] == []
    assert {entry.name for entry in module.exports} == {"memory"} | {f"corgina_{name}" for name in FUNCTIONS}


def sentences() -> list[str]:
    lines = [line for file in sorted(FIXTURES.glob("*.tsv")) for line in file.read_text().splitlines()]
    return [line.split("\t")[0] for line in lines if line and not line.startswith("#")]


def test_every_sentence_of_the_corpus_is_read_alike(program):
    said = sentences()
    native = subprocess.run(
        [CORGINA, "understand", "--lines", "--now", NOW], input="\n".join(said) + "\n", capture_output=True, check=True, text=True
    ).stdout.splitlines()
    assert len(said) == len(native) > 1_000
    for sentence, expected in zip(said, native):
        assert read_aloud(program, sentence) == expected, sentence


def read_aloud(program: Program, sentence: str) -> str:
    head, parts = program.ask("read", {"moment": NOW}, [sentence.encode()])
    assert head == {}
    return parts[0].decode()


def test_every_dating_vector_is_dated_alike(program):
    rows = list(csv.DictReader(VECTORS.open(encoding="utf-8")))
    questions = [json.dumps(dating_question(row) | {"on": row["as_of"]}) for row in rows]
    native = subprocess.run(
        [CORGINA, "dates", "--lines"], input="\n".join(questions) + "\n", capture_output=True, check=True, text=True
    ).stdout.splitlines()
    assert len(questions) == len(native) == 55
    for question, expected in zip(questions, native):
        _, parts = program.ask("dates", {"today": NOW[:10]}, [question.encode()])
        assert parts[0].decode() == expected, question


def walk(worker: Worker):
    """Every page of the worker's own a link leads to, from Today on; of those which differ in a number, an id or a day alone, two."""
    waiting, seen, alike = ["/today"], {"/today"}, Counter()
    while waiting:
        path = waiting.pop(0)
        answer = worker.get(path)
        if answer.status == MISDIRECTED:
            continue
        yield path, answer
        if not answer.type.startswith("text/html"):
            continue
        for link in [link.split("#")[0] for link in Reader(answer.page).links]:
            if link in seen or not link.startswith("/") or link.startswith(AVOIDED):
                continue
            seen.add(link)
            alike[kind(link)] += 1
            if alike[kind(link)] <= MOST_ALIKE:
                waiting.append(link)


def test_pages_are_those_of_the_server(both):
    """What both are told is the same: the edition of the files, the mark of the diary and when it locks. Nothing else may differ,
    except the digests of pages."""
    client, worker = both
    compared = [assert_same(client, worker, path) for path, _ in walk(worker)]
    assert len(compared) > 80


def assert_same(client: Client, worker: Worker, path: str) -> None:
    # Twice, in case a minute ends between the two.
    for attempt in range(2):
        expected, answer = client.get(path), worker.get(path)
        shown, awaited = DIGEST.sub("", answer.page), DIGEST.sub("", expected.page)
        if shown == awaited:
            break
    assert answer.status == expected.status, path
    assert answer.type == expected.headers.get("content-type"), path
    assert shown == awaited, path


def test_a_sentence_goes_the_same_way(both):
    """Said, shown to be confirmed, logged and taken back. Ids are random and are compared by where they stand first."""
    client, worker = both
    steps = {"server": [], "worker": []}
    for name, app in (("server", client), ("worker", worker)):
        ids: dict[str, str] = {}

        def note(answer):
            text = f"{answer.status} {answer.location or ''}\n{answer.page}"
            text = re.sub(r'data-diary="[^"]*"', "", DIGEST.sub("", text))
            steps[name].append(re.sub(r"\b[0-9a-f]{32}\b", lambda id: ids.setdefault(id[0], f"id{len(ids)}"), text))
            return answer

        place = note(app.post("/drafts", {"sentence": "I had two eggs and toast with butter, and took my iron"})).location
        note(app.get(place))
        logged = note(app.post(f"{place}/log")).location
        note(app.get(logged))
        note(app.get(place))
        undone = dict(next(form for form in Reader(app.get(logged).page).forms if form.action == "/undo").values)
        note(app.post("/undo", undone))
        note(app.get("/today"))
    for before, after in zip(steps["server"], steps["worker"]):
        assert after == before


def test_every_form_is_answered_alike(both):
    """As it stands on its page, and the place it leads to. What stands there is not compared: entries of one second stand in the order
    of their random ids."""
    client, worker = both
    forms = {}
    for _, answer in walk(worker):
        for form in Reader(answer.page).forms if answer.type.startswith("text/html") else []:
            # Photos are files, which the server alone takes.
            if form.action.startswith("/") and not form.action.startswith((*AVOIDED, "/photos/")):
                forms.setdefault((pattern(form.action), *sorted(form.values)), form)
    assert len(forms) > 60
    for form in forms.values():
        answer = worker.post(form.action, form.values)
        if answer.status == MISDIRECTED:
            continue
        expected = client.post(form.action, form.values)
        places = [re.sub(r"[0-9a-f]{32}", "id", place or "") for place in (answer.location, expected.location)]
        assert (answer.status, places[0]) == (expected.status, places[1]), form
        if answer.location:
            assert worker.get(answer.location).status in (client.get(expected.location).status, MISDIRECTED), form


def test_a_message_that_is_not_whole_is_refused(program, both):
    _, worker = both
    for name, before in (("answer", [worker.handle]), ("take", [worker.handle]), ("waiting", []), ("read", []), ("dates", [])):
        for sent in (b"", b"\0\0", b"\0\0\0\x09{}", b"\0\0\0\x01x", b"\0\0\0\x02{}", b"\0\0\0\x02[]\0\0\0\0"):
            head, parts = program.send(name, sent, *before)
            assert set(head) == {"error"} and parts == [], (name, sent)


def test_memory_is_used_again(both):
    _, worker = both
    for _ in range(3):
        worker.get("/today")
    before = worker.program.memory.data_len(worker.program.store)
    for _ in range(40):
        worker.get("/today")
    assert worker.program.memory.data_len(worker.program.store) == before
