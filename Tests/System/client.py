"""A browser without a screen: forms over plain HTTP, for tests which send what no browser would."""

import http.client
import re
import urllib.parse
from dataclasses import dataclass

from diary import NAME, PASSPHRASE, last_period

FORM = "application/x-www-form-urlencoded"


@dataclass
class Answer:
    status: int
    headers: dict[str, str]
    page: str

    @property
    def location(self) -> str | None:
        return self.headers.get("location")

    @property
    def changed(self) -> list[str]:
        """The ids of the entries it says are kept."""
        return re.search(r"changed=([0-9a-f.]+)", self.location).group(1).split(".")


class Client:
    def __init__(self, port: int, cookie: str | None = None, timeout: float = 60):
        self.port = port
        self.cookie = cookie
        self.device: str | None = None
        self.timeout = timeout

    def get(self, path: str) -> Answer:
        return self.send("GET", path)

    def post(self, path: str, fields: dict[str, str] | None = None, **more: str) -> Answer:
        body = urllib.parse.urlencode({**(fields or {}), **more}).encode()
        return self.send("POST", path, body, {"Content-Type": FORM, "Sec-Fetch-Site": "same-origin"})

    def send(self, method: str, path: str, body: bytes | None = None, headers: dict[str, str] | None = None) -> Answer:
        connection = self.connection()
        try:
            cookies = "; ".join(filter(None, [self.cookie, self.device]))
            connection.request(method, path, body, {**(headers or {}), **({"Cookie": cookies} if cookies else {})})
            response = connection.getresponse()
            page = response.read().decode()
        finally:
            connection.close()
        answered = {name.lower(): value for name, value in response.getheaders()}
        for name, value in response.getheaders():
            if name.lower() == "set-cookie":
                pair = value.split(";")[0]
                if "corgina-device=" in pair:
                    self.device = pair
                elif "corgina-link=" not in pair:
                    self.cookie = pair
        return Answer(response.status, answered, page)

    def connection(self) -> http.client.HTTPConnection:
        return http.client.HTTPConnection("127.0.0.1", self.port, timeout=self.timeout)

    def make_account(self, name: str = NAME, passphrase: str = PASSPHRASE) -> str:
        """Up to Today, 24 weeks along. Answers the recovery code."""
        made = self.post("/account", name=name, passphrase=passphrase, zone="Atlantic/Reykjavik")
        assert made.location == "/recovery-code", (made.status, made.page[:2_000])
        shown = re.search(r'id="code-text"[^>]*>(.*?)</p>', self.get("/recovery-code").page, re.S).group(1)
        code = re.sub(r"<[^>]*>", "", shown)
        letters = re.sub(r"[^0-9A-Za-z]", "", code)
        assert self.post("/recovery-code", group=letters[-3:]).location == "/pregnancy/new"
        assert self.post("/pregnancy/new/last-period", date=last_period(24, 3), cycleLength="28").location
        assert self.post("/pregnancy").status == 303
        return letters

    def sign_in(self, name: str = NAME, passphrase: str = PASSPHRASE) -> Answer:
        return self.post("/session", name=name, passphrase=passphrase)

    def log(self, sentence: str, **fields: str) -> list[str]:
        """Says and confirms it. Answers the ids of what was kept."""
        draft = self.post("/drafts", sentence=sentence)
        assert draft.status == 303, (draft.status, draft.page[:2_000])
        kept = self.post(f"{draft.location}/log", fields)
        assert kept.status == 303, (kept.status, kept.page[:2_000])
        return kept.changed


def cookie_of(session: dict) -> str:
    """The cookie header of a browser's stored session."""
    return "; ".join(f"{cookie['name']}={cookie['value']}" for cookie in session["cookies"])
