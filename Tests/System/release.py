"""Signed lists of what browsers get, as the command makes them and as somebody else would."""

import base64
import hashlib
import json
import subprocess
from pathlib import Path

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from server import CORGINA


def release(*arguments: str | Path) -> subprocess.CompletedProcess:
    return subprocess.run([CORGINA, "release", *map(str, arguments)], capture_output=True, text=True, timeout=120)


def make_key(file: Path) -> str:
    """Answers the public key."""
    made = release("keys", file)
    assert made.returncode == 0, made.stderr
    return next(line.split()[-1] for line in made.stdout.splitlines() if line.startswith("Public key"))


def private_key(file: Path) -> Ed25519PrivateKey:
    return Ed25519PrivateKey.from_private_bytes(base64.b64decode(json.loads(file.read_text())["key"]))


def list_in(file: bytes) -> dict:
    return json.loads(base64.b64decode(json.loads(file)["list"]))


def signed(listing: dict, key: Ed25519PrivateKey) -> bytes:
    """docs/decisions/0043-signed-editions.md has the form."""
    content = json.dumps(listing).encode()
    parts = {
        "list": content, "key": key.public_key().public_bytes(Encoding.Raw, PublicFormat.Raw),
        "signature": key.sign(b"corgina release\x01" + content),
    }  # fmt: skip
    return json.dumps({name: base64.b64encode(part).decode() for name, part in parts.items()}).encode()


def fingerprint(key: Ed25519PrivateKey) -> str:
    digest = hashlib.sha256(key.public_key().public_bytes(Encoding.Raw, PublicFormat.Raw)).hexdigest()
    return " ".join(digest[place : place + 4] for place in range(0, 32, 4))
