"""Whether two builds show the same pages and answer the same forms: compare_pages.py BEFORE AFTER

Both serve the sample diary at the same moment. Every page a link leads to is asked for, then every form of those pages is sent as
it stands and the page it leads to is asked for. Ids are compared by where they stand first. Entries of one second stand in the order
of their random ids, and an invitation is random, so a build differs from itself in some seven of the pages behind a form: compare it
with itself first.
"""

import difflib
import multiprocessing
import re
import sys
import tempfile
from collections import Counter
from pathlib import Path

import server
from client import Client
from forms import AVOIDED, Reader, pattern
from run_folder import RunFolder
from server import Server

SAM, PASSPHRASE = "Sam", "a corgi counts to forty"
# Of pages whose addresses differ in a number, an id or a day alone.
MOST_ALIKE = 2
# What the two builds may differ in on purpose, and what no two starts have in common.
VARYING = [
    (re.compile(r"/assets/[0-9a-f]+/"), "/assets/"),
    (re.compile(r'data-diary="[^"]*"'), "data-diary"),
    (re.compile(r'name="(session|began|opened)" value="[^"]*"'), r'name="\1"'),
]


class Visitor:
    """Asks one build, and tells its answers in words two builds can be compared by."""

    def __init__(self, port: int):
        self.client = Client(port)
        assert self.client.sign_in(SAM, PASSPHRASE).status == 303
        self.ids: dict[str, str] = {}
        self.answers: list[tuple[str, str]] = []

    def named(self, text: str) -> str:
        for varying, constant in VARYING:
            text = varying.sub(constant, text)
        return re.sub(r"\b[0-9a-f]{32}\b", lambda id: self.ids.setdefault(id[0], f"id{len(self.ids)}"), text)

    def note(self, what: str, answer) -> None:
        kept = {name: answer.headers.get(name) for name in ("content-type", "location", "content-disposition")}
        self.answers.append((self.named(what), self.named(f"{answer.status} {kept}\n{answer.page}")))

    def walk(self) -> None:
        waiting, seen, alike, forms = ["/today"], {"/today"}, Counter(), {}
        while waiting:
            path = waiting.pop(0)
            answer = self.client.get(path)
            self.note(f"GET {path}", answer)
            if not answer.headers.get("content-type", "").startswith("text/html"):
                continue
            found = Reader(answer.page)
            for form in found.forms:
                if form.action.startswith("/") and not form.action.startswith(AVOIDED):
                    forms.setdefault((pattern(form.action), *sorted(form.values)), form)
            for path in [link.split("#")[0] for link in found.links]:
                if path in seen or not path.startswith("/") or path.startswith(AVOIDED):
                    continue
                seen.add(path)
                alike[kind(path)] += 1
                if alike[kind(path)] <= MOST_ALIKE:
                    waiting.append(path)
        for form in forms.values():
            answer = self.client.post(form.action, form.values)
            self.note(f"POST {form.action}", answer)
            if answer.location:
                self.note(f"then GET {answer.location}", self.client.get(answer.location))


def kind(path: str) -> str:
    """What pages of are alike. The timeline has one for every choice of kinds."""
    return "/timeline" if path.startswith("/timeline") else pattern(path)


def answers(program: str) -> list[tuple[str, str]]:
    server.CORGINA = program
    with Server(Path(tempfile.mkdtemp()) / "data", command="demo") as serving:
        visitor = Visitor(serving.port)
        visitor.walk()
        return visitor.answers


def main() -> int:
    with RunFolder(), multiprocessing.Pool(2) as both:
        before, after = both.map(answers, sys.argv[1:3])
    different = 0
    for (asked, old), (asked_too, new) in zip(before, after):
        if asked == asked_too and old == new:
            continue
        different += 1
        print(f"{asked}" + ("" if asked == asked_too else f" / {asked_too}"))
        for line in list(difflib.unified_diff(old.split("<"), new.split("<"), lineterm="", n=0))[2:12]:
            print("   ", line[:240])
    print(f"{len(before)} answers before, {len(after)} after, {different} different")
    return 1 if different or len(before) != len(after) else 0


if __name__ == "__main__":
    sys.exit(main())
