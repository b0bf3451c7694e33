"""What a device does with keys and rows, by docs/end-to-end.md alone: a second implementation, sharing no line with the first.

Run by itself it writes the vectors that every implementation is checked against.
"""

import hashlib
import hmac
import json
import unicodedata
from base64 import b64encode
from pathlib import Path

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

VECTORS = Path(__file__).parents[1] / "CorginaVaultTests" / "Fixtures" / "end-to-end.json"
ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
SLOTS = {"passphrase": 0, "recovery": 1}


def derived(key: bytes, info: bytes) -> bytes:
    return HKDF(SHA256(), 32, salt=None, info=info).derive(key)


def root(secret: bytes, salt: bytes, cost: int, block: int, parallel: int) -> bytes:
    return hashlib.scrypt(secret, salt=salt, n=1 << cost, r=block, p=parallel, maxmem=1 << 29, dklen=32)


def passphrase_bytes(typed: str) -> bytes:
    return unicodedata.normalize("NFKC", typed).strip().encode()


def code_text(secret: bytes) -> str:
    number = int.from_bytes(secret, "big")
    values = [number >> (5 * place) & 31 for place in reversed(range(26))]
    check = 0
    for value in values:
        check = (check ^ value) << 1
        if check & 32:
            check = (check ^ 0b100101) & 31
    letters = "".join(ALPHABET[value] for value in [*values, check])
    return "-".join(letters[place : place + 3] for place in range(0, 27, 3))


def seal(key: bytes, context: bytes, content: bytes, nonce: bytes) -> bytes:
    return b"\1" + nonce + AESGCM(key).encrypt(nonce, content, context)


def unseal(key: bytes, context: bytes, sealed: bytes) -> bytes:
    assert sealed[0] == 1
    return AESGCM(key).decrypt(sealed[1:13], sealed[13:], context)


def pad(content: bytes, smallest: int = 256) -> bytes:
    size = smallest
    while size < len(content) + 4:
        size *= 2
    return (len(content).to_bytes(4, "big") + content).ljust(size, b"\0")


def slot_context(number: int, salt: bytes, work: bytes) -> bytes:
    return b"corgina sealed slot\1" + bytes([number]) + salt + work


def proof_hash(number: int, proof: bytes) -> bytes:
    return hashlib.sha256(b"corgina proof hash\1" + bytes([number]) + proof).digest()


def journal_pass(key: bytes, journal: bytes) -> bytes:
    return derived(key, b"corgina journal pass\1" + journal)


def pass_hash(shown: bytes) -> bytes:
    return hashlib.sha256(b"corgina pass hash\1" + shown).digest()


def named(key: bytes, journal: bytes, kind: str, id: bytes) -> bytes:
    names = derived(key, b"corgina row names\1" + journal)
    return hmac.digest(names, kind.encode() + b"\1" + id, "sha256")


def row_name(key: bytes, journal: bytes, kind: str, id: bytes) -> bytes:
    return named(key, journal, kind, id)[:16]


def first_hash(journal: bytes) -> bytes:
    return hashlib.sha256(b"corgina journal\1" + journal).digest()


def entry_context(journal: bytes, number: int, before: bytes, entry: bytes) -> bytes:
    return b"corgina entry\1" + journal + number.to_bytes(8, "big") + before + entry


def next_hash(before: bytes, number: int, entry: bytes, sealed: bytes) -> bytes:
    return hashlib.sha256(before + number.to_bytes(8, "big") + entry + sealed).digest()


def details_context(device: bytes, journal: bytes) -> bytes:
    return b"corgina device details\1" + device + journal


# What is random elsewhere follows from a word here, so that the file is the same every time.
def made_up(word: str, count: int) -> bytes:
    return hashlib.sha256(f"corgina vector {word}".encode()).digest()[:count]


def text64(content: bytes) -> str:
    return b64encode(content).decode()


def secret_vector(kind: str, secret: bytes, salt: bytes, work: bytes) -> dict:
    number = SLOTS[kind]
    base = root(secret, salt, *work)
    journal, key, nonce = made_up("journal", 16), made_up("data key", 32), made_up(f"slot {number}", 12)
    proof, wrapping = derived(base, b"corgina proof\1"), derived(base, b"corgina wrapping\1")
    context = slot_context(number, salt, work)
    slot = work + seal(wrapping, context, journal + key + bytes(16), nonce)
    return {
        "slot": kind, "number": number, "secret": secret.hex(), "salt": salt.hex(), "cost": work[0], "block": work[1], "parallel": work[2],
        "root": base.hex(), "proof": proof.hex(), "proofHash": proof_hash(number, proof).hex(), "wrapping": wrapping.hex(),
        "context": context.hex(), "nonce": nonce.hex(), "opened": (journal + key + bytes(16)).hex(), "bytes": text64(slot),
    }  # fmt: skip


def entry_text(number: int, words: str) -> str:
    event = {"id": made_up(f"event {number}", 16).hex(), "at": {"seconds": 1773145800 + number, "offset": -18000}, "kind": "note"}
    change = {"kind": "put_event", "event": {**event, "details": {}, "notes": words}}
    entry = {"version": 1, "id": made_up(f"entry {number}", 16).hex(), "recordedAt": event["at"], "device": "iPhone", "change": change}
    return json.dumps(entry, ensure_ascii=False, separators=(",", ":"))


def chain_vector(journal: bytes, key: bytes, words: list[str]) -> dict:
    hash = first_hash(journal)
    rows = []
    for number, said in enumerate(words, start=1):
        text = entry_text(number, said)
        id, nonce = made_up(f"entry {number}", 16), made_up(f"nonce {number}", 12)
        name = row_name(key, journal, "entry", id)
        context = entry_context(journal, number, hash, name)
        sealed = seal(key, context, pad(text.encode()), nonce)
        hash = next_hash(hash, number, name, sealed)
        rows.append({
            "sequence": number, "id": id.hex(), "text": text, "nonce": nonce.hex(), "context": context.hex(), "entry": name.hex(),
            "sealed": text64(sealed), "hash": hash.hex(), "head": f"{number}.{hash.hex()}",
        })  # fmt: skip
    return {"start": f"0.{first_hash(journal).hex()}", "rows": rows}


def link_vector(journal: bytes, key: bytes) -> dict:
    attempt, pin, details = made_up("attempt", 16), b"4711", b'{"made":1773145800}'
    secret = named(key, journal, "clinic link", attempt)
    id = hashlib.sha256(b"corgina clinic hash" + secret).digest()
    link_key, mark = derived(secret, b"corgina clinic key"), hmac.digest(derived(secret, b"corgina clinic pin"), pin, "sha256")
    tally = (5).to_bytes(4, "big") + bytes(8) + b"\x80" + bytes(15) + mark
    tally_context, details_context = b"corgina clinic tally\1" + id, b"corgina clinic details\1" + id + journal
    padded = (len(details).to_bytes(4, "big") + details).ljust(1024, b"\0")
    return {
        "attempt": attempt.hex(), "secret": secret.hex(), "id": id.hex(), "key": link_key.hex(), "pin": pin.decode(), "mark": mark.hex(),
        "openings": 5, "tally": text64(seal(link_key, tally_context, pad(tally), made_up("tally", 12))),
        "text": details.decode(), "details": text64(seal(key, details_context, padded, made_up("link details", 12))),
    }  # fmt: skip


def made_up_pair(word: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(made_up(word, 32), "big") >> 8, ec.SECP256R1())


def point(pair: ec.EllipticCurvePrivateKey) -> bytes:
    return pair.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def share_token(secret: bytes) -> bytes:
    return derived(secret, b"corgina shared token\1")


def share_reader(token: bytes) -> bytes:
    return hashlib.sha256(b"corgina shared reader\1" + token).digest()


def share_vector(journal: bytes, key: bytes) -> dict:
    id, share_key, own = made_up("share", 16), made_up("share key", 32), made_up("own token", 32)
    secret = named(key, journal, "share link", id)
    token = share_token(secret)
    reader, own_reader, link_key = share_reader(token), share_reader(own), derived(secret, b"corgina shared link\1")
    companion, ephemeral = made_up_pair("companion"), made_up_pair("ephemeral")
    agreed = derived(ephemeral.exchange(ec.ECDH(), companion.public_key()), b"corgina share agreement\1" + point(ephemeral) + point(companion))
    terms, facts, item, thing = b'{"name":"Sam","sees":"dates","may":"lists"}', b'{"version":1,"from":"Ada"}', made_up("item", 16), b'{"words":"socks"}'
    mark = point(companion) + (20522).to_bytes(8, "big") + (20530).to_bytes(8, "big")
    opening, shared = b"corgina share opening\1" + id, b"corgina shared\1" + id
    return {
        "id": id.hex(), "secret": secret.hex(), "token": token.hex(), "reader": reader.hex(), "linkKey": link_key.hex(), "key": share_key.hex(),
        "opening": text64(seal(link_key, opening + reader, share_key, made_up("share opening", 12))),
        "terms": terms.decode(), "details": text64(seal(key, b"corgina share details\1" + id + journal, pad(share_key + terms, 2048), made_up("share details", 12))),
        "facts": facts.decode(), "bundle": text64(seal(share_key, shared + bytes(16), pad(facts, 16384), made_up("bundle", 12))),
        "item": item.hex(), "thing": thing.decode(), "sent": text64(seal(share_key, shared + item, pad(thing, 8192), made_up("sent", 12))),
        "ownToken": own.hex(), "ownReader": own_reader.hex(), "private": companion.private_numbers().private_value.to_bytes(32, "big").hex(),
        "point": point(companion).hex(), "agreed": agreed.hex(),
        "joined": text64(point(ephemeral) + seal(agreed, opening + own_reader, share_key, made_up("joined", 12))),
        "mark": mark.hex(), "companion": text64(seal(share_key, b"corgina share companion\1" + id, mark, made_up("mark", 12))),
        "owner": hashlib.sha256(b"corgina share owner\1" + journal).digest()[:16].hex(),
    }  # fmt: skip


def vectors() -> dict:
    journal, key, salt = made_up("journal", 16), made_up("data key", 32), made_up("salt", 32)
    device, nonce = made_up("device", 16), made_up("details", 12)
    typed = " cafe\u0301 ﬁve quiet rivers "
    code = made_up("code", 16)
    standard, quick = bytes([17, 8, 1]), bytes([10, 8, 1])
    details = b'{"name":"Phone","made":20522,"seen":20522}'
    words = ["porkchop", "a glass of water", "Kicks felt like popcorn. " * 20, "größer als gestern"]
    return {
        "format": "corgina-end-to-end",
        "version": 1,
        "journal": journal.hex(),
        "dataKey": key.hex(),
        "passphrases": [{"typed": typed, "secret": passphrase_bytes(typed).hex()}],
        "codes": [{"secret": secret.hex(), "text": code_text(secret)} for secret in (code, bytes(16), b"\xff" * 16)],
        "secrets": [
            secret_vector("passphrase", passphrase_bytes(typed), salt, standard),
            secret_vector("recovery", code, salt, standard),
            secret_vector("passphrase", passphrase_bytes(typed), salt, quick),
            secret_vector("recovery", code, salt, quick),
        ],
        "pass": {"pass": journal_pass(key, journal).hex(), "hash": pass_hash(journal_pass(key, journal)).hex()},
        "padding": [{"count": count, "padded": len(pad(bytes(count)))} for count in (0, 252, 253, 508, 509, 1020, 1021, 5000)],
        "names": [
            {"kind": kind, "id": made_up(kind, 16).hex(), "name": row_name(key, journal, kind, made_up(kind, 16)).hex()}
            for kind in ("entry", "draft", "photo")
        ],
        "chain": chain_vector(journal, key, words),
        "details": {
            "device": device.hex(), "text": details.decode(), "nonce": nonce.hex(), "context": details_context(device, journal).hex(),
            "sealed": text64(seal(key, details_context(device, journal), pad(details), nonce)),
        },
        "link": link_vector(journal, key),
        "share": share_vector(journal, key),
    }  # fmt: skip


def written() -> str:
    return json.dumps(vectors(), ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    VECTORS.write_text(written())
