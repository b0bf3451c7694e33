"""A push service of the test's own. It takes nothing that independent implementations of the standards do not open and verify:
http-ece decrypts the message (RFC 8188 and 8291), py-vapid checks the token (RFC 8292)."""

import base64
import json
import subprocess
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from server import CORGINA

CONTACT = "mailto:owner@example.com"


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def data(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class PushedBrowser:
    """What a browser has of a subscription."""

    def __init__(self, service: "PushService", name: str):
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = bytes(range(16))
        self.endpoint = f"{service.address}/devices/{name}"
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.given = {"endpoint": self.endpoint, "keys": {"p256dh": text(point), "auth": text(self.auth)}}

    def open(self, body: bytes) -> dict:
        return json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth).rstrip(b"\0"))


class PushService:
    """Answers in turn what it was given, then 201; each is a status and fields of the head."""

    def __init__(self):
        self.browsers: dict[str, PushedBrowser] = {}
        self.answers: list[tuple[int, dict]] = []
        self.messages: list[dict] = []
        self.bodies: list[bytes] = []
        self.heads: list[dict[str, str]] = []
        # What was wrong with what came.
        self.faults: list[str] = []
        self.came = threading.Condition()
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers["Content-Length"]))
                head = {name.lower(): value for name, value in self.headers.items()}
                with service.came:
                    try:
                        service.messages.append(service.verified(self.path, head, body))
                    except Exception as fault:  # noqa: BLE001 - every kind of it fails the test
                        service.faults.append(repr(fault))
                    service.heads.append(head)
                    service.bodies.append(body)
                    status, fields = service.answers.pop(0) if service.answers else (201, {})
                    service.came.notify_all()
                self.send_response(status)
                for name, value in {**fields, "Content-Length": "0"}.items():
                    self.send_header(name, value)
                self.end_headers()

            def log_message(self, *_):
                pass

        self.http = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.http.daemon_threads = True
        threading.Thread(target=self.http.serve_forever, daemon=True).start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.http.server_address[1]}"

    def browser(self, name: str = "phone") -> PushedBrowser:
        browser = PushedBrowser(self, name)
        self.browsers[f"/devices/{name}"] = browser
        return browser

    def verified(self, path: str, head: dict[str, str], body: bytes) -> dict:
        assert Vapid02.verify(head["authorization"]), "the signature does not fit"
        token = head["authorization"].split("t=")[1].split(",")[0]
        claims = json.loads(data(token.split(".")[1]))
        assert claims["aud"] == self.address and claims["sub"] == CONTACT
        assert head["content-encoding"] == "aes128gcm" and 0 < int(head["ttl"]) <= 86_400
        assert head["urgency"] in {"very-low", "low", "normal", "high"} and 0 < len(head["topic"]) <= 32
        return self.browsers[path].open(body)

    def wait_for(self, count: int, seconds: int = 60) -> None:
        with self.came:
            assert self.came.wait_for(lambda: len(self.bodies) >= count, seconds), f"{len(self.bodies)} of {count} messages came"

    def stop(self) -> None:
        self.http.shutdown()
        self.http.server_close()


def switch_on(folder: Path, service: PushService) -> None:
    """What an owner does, and names the test's own service besides those of browsers."""
    subprocess.run(
        [CORGINA, "push", "keys", "--data", str(folder), "--contact", CONTACT], check=True, timeout=60, capture_output=True
    )
    file = folder / "push.json"
    assert file.stat().st_mode & 0o777 == 0o600
    file.write_text(json.dumps({**json.loads(file.read_text()), "services": [service.address]}))
