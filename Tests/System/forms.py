"""Every form of every page, found by following links: new screens are tested without anyone adding them here."""

import re
from collections import Counter
from dataclasses import dataclass, field
from html.parser import HTMLParser

from client import Client

# What ends the session, the account or the data, asks for the passphrase, or is a copy of the diary: tests of their own.
AVOIDED = ("/settings/shortcuts", "/session", "/lock", "/account/", "/settings/account", "/sign-in", "/recover", "/welcome", "/assets", "/gallery")


@dataclass
class Form:
    action: str
    # What the page gives, by name.
    values: dict[str, str] = field(default_factory=dict)
    # The names of what a person types: words, and numbers.
    typed: list[str] = field(default_factory=list)
    numbers: list[str] = field(default_factory=list)


class Reader(HTMLParser):
    def __init__(self, page: str):
        super().__init__()
        self.links: list[str] = []
        self.forms: list[Form] = []
        self.form: Form | None = None
        self.feed(page)

    def handle_starttag(self, tag, attributes):
        given = dict(attributes)
        name, kind = given.get("name"), given.get("type", "text")
        if tag == "a":
            self.links.append(given.get("href", ""))
        elif tag == "form":
            self.form = Form(given.get("action", "")) if given.get("method") == "post" else None
            self.forms += [self.form] if self.form else []
        elif self.form is None or not name:
            return
        elif tag == "textarea" or tag == "input" and kind in ("text", "search"):
            self.form.values[name] = given.get("value") or ""
            (self.form.numbers if given.get("inputmode") in ("decimal", "numeric") else self.form.typed).append(name)
        elif tag == "input" and (kind not in ("radio", "checkbox") or "checked" in given):
            self.form.values[name] = given.get("value") or ("1" if kind == "number" else "")

    def handle_startendtag(self, tag, attributes):
        self.handle_starttag(tag, attributes)

    def handle_endtag(self, tag):
        if tag == "form":
            self.form = None


def crawl(client: Client, start: str = "/today") -> list[Form]:
    """The forms of all pages a person can reach, each once; of pages which differ in a number or a day alone, two."""
    waiting, seen, alike, forms = [start], {start}, Counter(), {}
    while waiting:
        page = client.get(waiting.pop(0))
        if page.status != 200 or not page.headers["content-type"].startswith("text/html"):
            continue
        found = Reader(page.page)
        for form in found.forms:
            if form.action.startswith("/") and not form.action.startswith(AVOIDED):
                forms.setdefault((pattern(form.action), *sorted(form.values)), form)
        for link in found.links:
            path = link.split("#")[0].split("?")[0]
            if path in seen or not path.startswith("/") or path.startswith(AVOIDED):
                continue
            seen.add(path)
            alike[pattern(path)] += 1
            if alike[pattern(path)] <= 2:
                waiting.append(path)
    return list(forms.values())


def pattern(path: str) -> str:
    return re.sub(r"[0-9][0-9a-f-]*|[0-9a-f]{32}", "#", path)
