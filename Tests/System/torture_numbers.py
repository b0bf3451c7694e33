"""Figures without end, by every way in, over four connections: nothing answers with an error, and nobody else waits."""

import multiprocessing
import os
import random
import re
import secrets
import statistics
import time
from collections import Counter

from client import Client
from diary import PASSPHRASE
from figures import EXTREMES, figure, sentence
from forms import Form, Reader, crawl
from server import Server
from tokens import Script

# `CORGINA_FUZZ_SECONDS=1800` is half an hour. The bound on what others wait for is meant for a release build.
SECONDS = float(os.environ.get("CORGINA_FUZZ_SECONDS", "60"))
SEED = int(os.environ.get("CORGINA_FUZZ_SEED", "20261123"))
CONNECTIONS = 4
# Milliseconds in which 99 of 100 pages of somebody else are there.
LONGEST_WAIT = 50
# What `docs/operating.md` lists as limits: all else from 500 on is an error.
LIMITS = (429, 503)


class Fuzzer:
    """One connection with an account of its own, and everything it may send."""

    def __init__(self, port: int, number: int):
        self.client = Client(port)
        self.client.make_account(f"person {number}", PASSPHRASE)
        self.chance = random.Random(SEED + number)
        self.diary = re.search(r'"diary":"(\w+)"', self.client.post("/offline/key").page).group(1)
        self.script = Script(port, self.token())
        for words in ("I had porkchop, a glass of milk, took my iron 27 mg and a headache", "weight 64.2 kg", "10 kicks in 25 minutes"):
            self.client.log(words)
        self.forms = crawl(self.client)
        self.counts: Counter[str] = Counter()
        self.errors: list[str] = []

    def token(self) -> str:
        made = self.client.post("/settings/shortcuts", name="Siri", say="yes", passphrase=PASSPHRASE)
        return "Bearer " + re.search(r"corgina_[\w-]{43}", self.client.get(made.location).page).group(0)

    def fuzz(self, until) -> None:
        ways = [self.send_form, self.send_form, self.correct_sheet, self.correct_sheet, self.arrive, self.arrive, self.say]
        while time.time() < until.value:
            way = self.chance.choice(ways)
            try:
                way()
            except Exception as error:  # A server that is gone is an error like any other, and told with the rest.
                self.errors.append(f"{way.__name__}: {error!r}"[:300])
                if len(self.errors) > 20:
                    return

    def count(self, way: str, status: int, sent: str) -> bool:
        self.counts[way] += 1
        self.counts["limited" if status in LIMITS else "kept" if status < 400 else "refused"] += 1
        if status >= 500 and status not in LIMITS:
            self.errors.append(f"{status} of {way} {sent}"[:300])
        return status < 400

    def filled(self, form: Form) -> dict[str, str]:
        names = list(form.values)
        changed = names if self.chance.random() < 0.2 else self.chance.sample(names, min(len(names), self.chance.randint(1, 3)))
        return {**form.values, **{name: self.chance.choice(EXTREMES) if self.chance.random() < 0.7 else figure(self.chance) for name in changed}}

    def send_form(self) -> None:
        form = self.chance.choice(self.forms)
        fields = self.filled(form)
        self.count("forms", self.client.post(form.action, fields).status, f"{form.action} {fields}")

    def correct_sheet(self) -> None:
        words = sentence(self.chance)
        staged = self.client.post("/drafts", sentence=words)
        if not self.count("sheet", staged.status, words) or not staged.location.startswith("/drafts/"):
            return
        draft = staged.location
        for page in self.chance.sample([draft, f"{draft}/0/0", f"{draft}/0/details"], 2):
            forms = [form for form in Reader(self.client.get(page).page).forms if form.action.startswith(draft) and form.values]
            if forms:
                form = self.chance.choice(forms)
                fields = self.filled(form)
                self.count("sheet", self.client.post(form.action, fields).status, f"{form.action} {fields} after {words}")
        logged = self.client.post(draft + "/log")
        self.count("sheet", logged.status, f"logging {words}")
        if "changed=" in (logged.location or ""):
            self.take_back(logged.changed)

    def arrive(self) -> None:
        words = sentence(self.chance)
        fields = {"diary": self.diary, "id": secrets.token_hex(16), "sentence": words}
        fields |= {name: figure(self.chance) for name in ("at", "offset", "day") if self.chance.random() < 0.2}
        answer = self.client.post("/offline/entries", fields)
        if self.count("offline", answer.status, str(fields)):
            self.take_back(re.findall(r"[0-9a-f]{32}", answer.page))
        elif answer.status == 422:
            assert '"error":"' in answer.page, answer.page

    def say(self) -> None:
        words = sentence(self.chance)
        status, answer = self.script.send("POST", "/api/v1/entries", words.encode(), Content_Type="text/plain")
        self.count("API", status, words)
        assert status == 201 or answer["spoken"], answer

    def take_back(self, entries: list[str]) -> None:
        """So that Today stays as long as a day is."""
        if entries:
            self.count("undo", self.client.post("/undo", entry=".".join(entries)).status, "undo")


def fuzz(port: int, number: int, ready, until, results) -> None:
    fuzzer = Fuzzer(port, number)
    ready.wait()
    fuzzer.fuzz(until)
    results.put((fuzzer.counts, fuzzer.errors))


def look(port: int, ready, until, results) -> None:
    """Today of somebody who fuzzes nothing, as often as somebody may look."""
    client = Client(port)
    client.make_account("somebody else", PASSPHRASE)
    client.log("I had two eggs and toast")
    ready.wait()
    waits, errors = [], []
    while time.time() < until.value:
        start = time.perf_counter()
        try:
            status = client.get("/today").status
            waits.append((time.perf_counter() - start) * 1_000)
            if status != 200:
                errors.append(f"{status} of somebody else's Today")
        except OSError as error:
            errors.append(f"somebody else: {error!r}")
            break
        time.sleep(0.02)
    results.put((waits, errors))


def test_no_figure_is_too_much_and_nobody_else_waits(tmp_path):
    # Processes, so that the waits are the server's and not those of one interpreter.
    context = multiprocessing.get_context("fork")
    with Server(tmp_path / "data", options=["--allow-sign-up", "--entries-per-day", "10000000"]) as server:
        ready, until = context.Barrier(CONNECTIONS + 2), context.Value("d", float("inf"))
        results, waited = context.Queue(), context.Queue()
        people = [context.Process(target=fuzz, args=(server.port, number, ready, until, results)) for number in range(CONNECTIONS)]
        people.append(context.Process(target=look, args=(server.port, ready, until, waited)))
        for person in people:
            person.start()
        ready.wait(timeout=600)
        until.value = time.time() + SECONDS
        outcomes = [results.get(timeout=SECONDS + 120) for _ in range(CONNECTIONS)]
        waits, errors = waited.get(timeout=120)
        for person in people:
            person.join(timeout=60)
        is_alive = server.process.poll() is None
        is_well = is_alive and Client(server.port).get("/privacy").status == 200
    counts = sum((counts for counts, _ in outcomes), Counter())
    errors += [error for _, found in outcomes for error in found]
    p50, p99 = statistics.median(waits), statistics.quantiles(waits, n=100)[98]
    ways = ", ".join(f"{counts[way]} by {way}" for way in ("forms", "sheet", "offline", "API"))
    print(
        f"numbers: {SECONDS:.0f} s, seed {SEED}, {ways}; {counts['kept']} kept, {counts['refused']} refused, {counts['limited']} at a limit, "
        f"{len(errors)} errors; somebody else's Today {len(waits)} times, p50 {p50:.1f} ms, p99 {p99:.1f} ms"
    )
    assert is_well, "the server is gone"
    assert not errors, errors[:10]
    assert p99 <= LONGEST_WAIT, f"p99 {p99:.1f} ms"
