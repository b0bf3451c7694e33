"""A server of the test's own in the place of one that an owner configured for speech, pictures or sentences."""

import json
import select
import shutil
import socket
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import Page, expect

KEY = "sk-secret"


class FakeProvider:
    """Answers in turn what it was given, the last again and again; each is a status, a body and fields of the head."""

    def __init__(self, path: str, answer: str):
        self.answers = [(200, answer, {})]
        self.requests: list[bytes] = []
        # Names in small letters.
        self.heads: list[dict[str, str]] = []
        self.asked = threading.Event()
        self.may_answer = threading.Event()
        self.may_answer.set()
        # Somebody who asked went away before the answer.
        self.left = threading.Event()
        fake = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self):
                self.do_POST()

            def do_POST(self):
                assert self.path == path
                fake.heads.append({name.lower(): value for name, value in self.headers.items()})
                fake.requests.append(self.rfile.read(int(self.headers.get("Content-Length", 0))))
                fake.asked.set()
                while not fake.may_answer.wait(0.05):
                    if self.is_left():
                        fake.left.set()
                        self.close_connection = True
                        return
                status, body, fields = fake.answers[min(len(fake.requests), len(fake.answers)) - 1]
                try:
                    self.send_response(status)
                    for name, value in {"Content-Type": "application/json", **fields}.items():
                        self.send_header(name, value)
                    self.send_header("Content-Length", str(len(body.encode())))
                    self.end_headers()
                    self.wfile.write(body.encode())
                except OSError:
                    pass  # Nobody waits for it any more.

            def is_left(self) -> bool:
                readable, _, _ = select.select([self.connection], [], [], 0)
                if not readable:
                    return False
                try:
                    return self.connection.recv(1, socket.MSG_PEEK) == b""
                except OSError:
                    return True

            def log_message(self, *_):
                pass

        self.http = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.http.daemon_threads = True
        threading.Thread(target=self.http.serve_forever, daemon=True).start()

    @property
    def port(self) -> int:
        return self.http.server_address[1]

    def stop(self) -> None:
        self.may_answer.set()
        self.http.shutdown()
        self.http.server_close()


def configured(diary: Path, folder: Path, use: str, fake: FakeProvider) -> Path:
    """A copy of a diary's folder with a file of providers in it that only its owner reads."""
    shutil.copytree(diary, folder)
    configure(folder, {use: {"address": f"http://127.0.0.1:{fake.port}", "model": "small", "key": KEY}})
    return folder


def configure(folder: Path, uses: dict[str, dict[str, str]]) -> None:
    """Writes the file of providers into a data folder."""
    providers = folder / "providers.json"
    providers.touch(mode=0o600)
    providers.write_text(json.dumps(uses))


def agree(page: Page) -> None:
    page.goto("/settings/providers")
    page.get_by_role("button", name="Agree to send to 127.0.0.1").click()
    expect(page.get_by_role("button", name="Stop sending to 127.0.0.1")).to_be_visible()
    page.goto("/today")
