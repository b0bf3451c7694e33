"""The `corgina` command as other programs see it."""

import csv
import json
import subprocess
from pathlib import Path

import pytest

from client import Client
from server import CORGINA, Server

VECTORS = Path(__file__).parent.parent / "CorginaCoreTests" / "Fixtures" / "dating_vectors.csv"


def corgina(*arguments: str, stdin: bytes = b"") -> subprocess.CompletedProcess:
    return subprocess.run([CORGINA, *arguments], input=stdin, capture_output=True, timeout=120)


def understood(*lines: bytes, options: tuple[str, ...] = ()) -> list[dict]:
    result = corgina("understand", "--lines", *options, stdin=b"".join(line + b"\n" for line in lines))
    assert result.returncode == 0, result.stderr
    return [json.loads(line) for line in result.stdout.decode("utf-8").splitlines()]


def dating_question(row: dict) -> dict:
    inputs = json.loads(row["inputs"])
    match row["method"]:
        case "lmp":
            return {"method": "lmp", "date": inputs["lmp"], "cycleLength": inputs["cycle_length"]}
        case "conception":
            return {"method": "conception", "date": inputs["conception"]}
        case "ivf_transfer":
            return {"method": "ivf", "date": inputs["transfer"], "embryoDay": inputs["embryo_day"]}
        case "ultrasound":
            age = f"{inputs['ga_weeks']}w{inputs['ga_days']}d"
            return {"method": "ultrasound", "date": inputs["scan"], "gestationalAge": age}
        case "edd":
            return {"method": "edd", "date": inputs["edd"]}


def test_dates_answers_every_published_vector():
    rows = list(csv.DictReader(VECTORS.open(encoding="utf-8")))
    questions = [dating_question(row) | {"on": row["as_of"]} for row in rows]
    result = corgina("dates", "--lines", stdin="".join(json.dumps(q) + "\n" for q in questions).encode())
    answers = [json.loads(line) for line in result.stdout.splitlines()]
    assert len(answers) == len(rows) == 55
    for row, answer in zip(rows, answers):
        if row["id"] == "EDD-03":
            assert list(answer) == ["error"], row["id"]
            continue
        assert answer["edd"] == row["edd"], row["id"]
        assert answer["daysRemaining"] == int(row["days_remaining"]), row["id"]
        assert answer["status"] == row["term_category"], row["id"]
        assert answer["progress"] == pytest.approx(float(row["progress_pct"]) / 100, abs=0.0006), row["id"]
        if row["trimester"] != "NA":
            assert answer["trimester"] == int(row["trimester"]), row["id"]
            age = {"weeks": int(row["completed_weeks"]), "days": int(row["day_in_week"])}
            assert answer["gestationalAge"] == age, row["id"]


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"not json",
        b"[]",
        b"\xff\xfe",
        b'{"method":"moon","date":"2026-01-01"}',
        b'{"method":"lmp"}',
        b'{"method":"lmp","date":"2026-02-30","on":"2026-03-01"}',
        b'{"method":"lmp","date":"2026-05-01","on":"2026-03-01"}',
        b'{"method":"lmp","date":"2026-02-01","cycleLength":90,"on":"2026-03-01"}',
        b'{"method":"ivf","date":"2026-02-01","embryoDay":99,"on":"2026-03-01"}',
        b'{"method":"ultrasound","date":"2026-02-01","gestationalAge":"soon","on":"2026-03-01"}',
        b'{"method":"lmp","date":5}',
    ],
)
def test_dates_answers_a_line_it_cannot_date_with_a_sentence(line):
    result = corgina("dates", "--lines", stdin=line + b"\n")
    assert result.returncode == 0
    answer = json.loads(result.stdout)
    assert list(answer) == ["error"]
    assert len(answer["error"]) > 20


def test_understand_reads_a_meal():
    (answer,) = understood(b"I had porkchop and potatoes and a glass of milk", options=("--now", "2026-03-10T18:40:00-05:00"))
    (meal,) = answer["events"]
    assert meal["type"] == "meal" and meal["kind"] == "meal" and meal["mealType"] == "dinner"
    assert meal["at"] == "2026-03-10T18:40:00-05:00"
    names = [item["name"].lower() for item in meal["items"]]
    assert len(names) == 3
    assert "pork" in names[0] and "potato" in names[1] and "milk" in names[2]
    for item in meal["items"]:
        assert set(item) >= {
            "name", "foodId", "quantity", "unit", "grams", "energyKcal", "proteinG", "carbsG", "fatG", "confidence", "alternates",
        }  # fmt: skip
        assert 20 < item["grams"] < 500
        assert 20 < item["energyKcal"] < 700
        assert 0 <= item["confidence"] <= 1


def test_understand_answers_every_line_in_order():
    lines = [f"I had {n} grapes".encode() for n in range(2, 502)] + [b""] * 500
    answers = understood(*lines)
    assert len(answers) == 1000
    assert [a["events"][0]["items"][0]["quantity"] for a in answers[:500]] == list(range(2, 502))
    assert all(a["events"] == [] for a in answers[500:])


@pytest.mark.parametrize(
    "line",
    [b"", b"   ", b"a " * 500_000, bytes(range(1, 10)) + bytes(range(11, 256)), b"\xff\xfe\xfd", b"\x00", "😀".encode() * 50_000],
    ids=["blank", "spaces", "1 MB", "binary", "not UTF-8", "NUL", "emoji"],
)
def test_understand_survives_anything(line):
    first, second = understood(line, b"an apple")
    assert first["events"] == []
    assert set(first) == {"events", "question", "notUnderstood", "implausible"}
    assert len(second["events"]) == 1


def test_understand_answers_the_last_line_without_a_line_end_and_windows_line_ends():
    result = corgina("understand", "--lines", stdin=b"an apple\r\na banana")
    assert [len(json.loads(line)["events"]) for line in result.stdout.splitlines()] == [1, 1]


@pytest.mark.parametrize(
    "arguments",
    [
        ("unknown",),
        ("dates",),
        ("dates", "--date", "2026-02-30"),
        ("dates", "--method", "moon", "--date", "2026-01-01"),
        ("understand",),
        ("understand", "--now", "yesterday", "an apple"),
        ("serve", "--port", "0"),
        ("serve", "--port", "many"),
        ("foods", "build", "--from", "/nowhere"),
        ("foods", "search"),
    ],
    ids=" ".join,
)
def test_bad_usage_exits_64_with_a_sentence(arguments):
    result = corgina(*arguments)
    assert result.returncode == 64
    assert b"Error: " in result.stderr


def test_food_search_finds_what_a_person_means():
    result = corgina("foods", "search", "bananna")
    assert result.returncode == 0
    assert b"Banana, raw" in result.stdout


def test_the_sample_diary_opens_on_today(tmp_path):
    with Server(tmp_path / "demo", "demo") as server:
        client = Client(server.port)
        assert client.post("/session", {"name": "Sam", "passphrase": "a corgi counts to forty"}).location == "/today"
        assert "Today" in client.get("/today").page
