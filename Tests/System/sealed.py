"""Reads a diary from its folder by docs/storage.md alone: a second implementation of the format, sharing no line with the first."""

import hashlib
import hmac
import json
import sqlite3
import unicodedata
from contextlib import closing
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from diary import NAME, PASSPHRASE


@dataclass
class Diary:
    account: bytes
    journal: bytes
    key: bytes
    entries: list[dict]


def stored(place: Path, name: str = NAME, passphrase: str = PASSPHRASE) -> list[str]:
    """The ids of the diary's entries, in order, in a folder or a backup."""
    return [entry["id"] for entry in open_diary(place, name, passphrase).entries]


def open_diary(place: Path, name: str, passphrase: str) -> Diary:
    """A diary in a folder or a backup."""
    file = place / "corgina.sqlite" if place.is_dir() else place
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as database:
        (server_key,) = database.execute("SELECT key FROM secret WHERE purpose = 'server'").fetchone()
        account = name_hash(server_key, name)
        (slots,) = database.execute("SELECT slots FROM account WHERE name_hash = ?", (account,)).fetchone()
        journal, key = open_slot(slots, 0, account, unicodedata.normalize("NFKC", passphrase).strip().encode())
        rows = database.execute(
            "SELECT sequence, entry, sealed, hash FROM journal WHERE journal = ? ORDER BY sequence", (journal,)
        ).fetchall()
    return Diary(account, journal, key, open_journal(journal, key, rows))


def name_hash(server_key: bytes, name: str) -> bytes:
    folded = unicodedata.normalize("NFC", unicodedata.normalize("NFC", name).strip().upper().lower())
    return hmac.digest(server_key, b"corgina account name\0" + folded.encode(), "sha256")


@cache
def open_slot(slots: bytes, number: int, account: bytes, secret: bytes) -> tuple[bytes, bytes]:
    salt, slot = slots[:32], slots[32 + number * 96 :][:96]
    cost, r, p = slot[:3]
    key = hashlib.scrypt(secret, salt=salt, n=1 << cost, r=r, p=p, maxmem=1 << 29, dklen=32)
    payload = unseal(key, b"corgina slot\1" + bytes([number]) + account + salt + slot[:3], slot[3:])
    return payload[:16], payload[16:48]


def open_journal(journal: bytes, key: bytes, rows: list[tuple]) -> list[dict]:
    head = hashlib.sha256(b"corgina journal\1" + journal).digest()
    names = row_names(journal, key)
    entries = []
    for number, (sequence, entry, sealed, stored) in enumerate(rows, start=1):
        assert sequence == number
        context = b"corgina entry\1" + journal + number.to_bytes(8, "big") + head + entry
        entries.append(json.loads(unpad(unseal(key, context, sealed))))
        head = hashlib.sha256(head + number.to_bytes(8, "big") + entry + sealed).digest()
        assert head == stored
        named = b"entry\1" + bytes.fromhex(entries[-1]["id"])
        assert hmac.digest(names, named, "sha256")[:16] == entry
    return entries


def row_names(journal: bytes, key: bytes) -> bytes:
    """What the names of a journal's rows are made with."""
    return HKDF(SHA256(), 32, salt=None, info=b"corgina row names\1" + journal).derive(key)


def unseal(key: bytes, context: bytes, sealed: bytes) -> bytes:
    assert sealed[0] == 1
    return AESGCM(key).decrypt(sealed[1:13], sealed[13:], context)


def unpad(padded: bytes) -> bytes:
    count = int.from_bytes(padded[:4], "big")
    assert not any(padded[4 + count :])
    return padded[4 : 4 + count]
