"""Making a token, for tests to say in one line, and a script that has one."""

import http.client
import json
import re
from dataclasses import dataclass

from playwright.sync_api import Page, expect

from diary import PASSPHRASE


def make_token(page: Page, name: str = "Siri", say: bool = True, read: bool = False) -> str:
    """From any page to the one that shows the token. Answers what stands in the header."""
    page.goto("/settings/shortcuts")
    page.get_by_label("Name, to tell tokens apart").fill(name)
    page.get_by_label("Add entries by a sentence").set_checked(say)
    page.get_by_label("Read today’s figures and the whole diary").set_checked(read)
    page.get_by_label("Your passphrase").fill(PASSPHRASE)
    page.get_by_role("button", name="Make a token").click()
    expect(page.get_by_role("heading", name="Your new token")).to_be_visible()
    shown = page.locator("#token-text").inner_text().strip()
    assert re.fullmatch(r"Bearer corgina_[\w-]{43}", shown)
    return shown


@dataclass
class Script:
    """Sends what a shortcut would, over plain HTTP."""

    port: int
    authorization: str | None = None

    def send(self, method: str, path: str, body: bytes | None = None, **headers: str) -> tuple[int, dict]:
        given = {name.replace("_", "-"): value for name, value in headers.items()}
        if self.authorization:
            given["Authorization"] = self.authorization
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        try:
            connection.request(method, path, body, given)
            response = connection.getresponse()
            text = response.read()
            assert response.getheader("Content-Type") == "application/json"
            return response.status, json.loads(text)
        finally:
            connection.close()

    def get(self, path: str) -> tuple[int, dict]:
        return self.send("GET", path)

    def post(self, path: str, **body: str) -> tuple[int, dict]:
        return self.send("POST", path, json.dumps(body).encode(), Content_Type="application/json")

    def say(self, sentence: str, **more: str) -> tuple[int, dict]:
        return self.post("/api/v1/entries", sentence=sentence, **more)
