"""`corgina release`: a key, a list that it signs, and what a server makes of it. The list is checked by another library."""

import base64
import hashlib
import html
import json
import os
import urllib.error
import urllib.request
from pathlib import Path

import pytest
from cryptography.exceptions import InvalidSignature

from release import list_in, make_key, private_key, release, signed
from server import Server

MADE = "2026-03-18T09:00:00Z"


@pytest.fixture
def key(tmp_path) -> Path:
    make_key(tmp_path / "key.json")
    return tmp_path / "key.json"


@pytest.fixture
def program(tmp_path) -> Path:
    """No program, but it begins as one."""
    file = tmp_path / "corgina.wasm"
    file.write_bytes(b"\0asm\1\0\0\0" + b"x" * 1_000)
    return file


@pytest.fixture
def listing(tmp_path, key, program) -> Path:
    file = tmp_path / "release.json"
    made = release("sign", "--key", key, "--out", file, "--at", MADE, "--browser-program", program)
    assert made.returncode == 0, made.stderr
    return file


def get(server: Server, path: str) -> bytes:
    return urllib.request.urlopen(server.address + path, timeout=10).read()


def test_a_key_is_its_owners_alone_and_is_not_replaced(key):
    assert key.stat().st_mode & 0o777 == 0o600
    before = key.read_bytes()
    again = release("keys", key)
    assert again.returncode == 1 and "is there already" in again.stderr
    assert key.read_bytes() == before
    key.chmod(0o644)
    refused = release("sign", "--key", key, "--out", key.parent / "none.json")
    assert refused.returncode == 1 and "chmod 600" in refused.stderr
    assert not (key.parent / "none.json").exists()


def test_another_library_reads_the_signature(listing, key):
    parts = {name: base64.b64decode(text) for name, text in json.loads(listing.read_bytes()).items()}
    public = private_key(key).public_key()
    public.verify(parts["signature"], b"corgina release\x01" + parts["list"])
    with pytest.raises(InvalidSignature):
        public.verify(parts["signature"], b"corgina release\x01" + parts["list"].replace(b"2026", b"2027"))
    assert json.loads(parts["list"])["made"] == MADE.replace("Z", "+00:00")


def test_what_the_list_names_is_what_the_server_sends(listing, program, tmp_path):
    options = ["--browser-program", str(program), "--release", str(listing)]
    with Server(tmp_path / "data", options=options) as server:
        assert get(server, "/worker/release.json") == listing.read_bytes()
        files = list_in(listing.read_bytes())["files"]
        assert len(files) > 30
        for address, digest in files.items():
            assert hashlib.sha256(get(server, address)).hexdigest() == digest, address
        script = get(server, "/service-worker.js").decode().splitlines()[0]
        page = html.unescape(get(server, "/welcome").decode())
        for address in (name for name in files if name.endswith((".css", ".js")) and name.startswith("/assets/")):
            assert address in script
            integrity = base64.b64encode(bytes.fromhex(files[address])).decode()
            assert f'"{address}" integrity="sha256-{integrity}"' in page


def test_numbers_grow_and_a_lower_one_is_refused(listing, key, program):
    first = list_in(listing.read_bytes())["number"]
    sign = ("sign", "--key", key, "--out", listing, "--at", MADE, "--browser-program", program)
    assert release(*sign).returncode == 0
    assert list_in(listing.read_bytes())["number"] == first + 1
    refused = release(*sign, "--number", str(first))
    assert refused.returncode == 1 and "take no lower one" in refused.stderr
    assert release(*sign, "--number", str(first + 10)).returncode == 0
    assert list_in(listing.read_bytes())["number"] == first + 10


def test_verify_says_what_fits(listing, key, program, tmp_path):
    public = base64.b64encode(private_key(key).public_key().public_bytes_raw()).decode()
    verify = ("verify", listing, "--key", public, "--browser-program", program)
    fits = release(*verify)
    assert fits.returncode == 0 and "fit." in fits.stdout, fits.stderr

    other = make_key(tmp_path / "other.json")
    refused = release("verify", listing, "--key", other)
    assert refused.returncode == 1 and "another key" in refused.stderr
    assert release("verify", listing, "--key", "AAAA").returncode == 1

    program.write_bytes(program.read_bytes() + b"x")
    changed = release(*verify)
    assert changed.returncode == 1
    assert "/service-worker.js has other bytes" in changed.stdout and "is not in the list" in changed.stdout

    file = json.loads(listing.read_bytes())
    file["signature"] = file["signature"].translate(str.maketrans("AB", "BA"))
    file["list"] = base64.b64encode(base64.b64decode(file["list"]).replace(b"2026", b"2027")).decode()
    listing.write_text(json.dumps(file))
    forged = release(*verify)
    assert forged.returncode == 1 and "does not fit the list" in forged.stderr


def test_a_list_that_does_not_fit_is_not_served_and_everything_else_goes_on(listing, key, program, tmp_path):
    changed = list_in(listing.read_bytes())
    changed["files"]["/service-worker.js"] = "00" * 32
    for file, words in (
        (signed(changed, private_key(key)), "1 file differs"), (b"x" * 300_000, "more than 256 KB"),
        (b"{}", "no signed list"), (None, "There is no list"),
    ):  # fmt: skip
        listing.unlink(missing_ok=True)
        if file is not None:
            listing.write_bytes(file)
        options = ["--browser-program", str(program), "--release", str(listing)]
        with Server(tmp_path / "data", options=options) as server:
            with pytest.raises(urllib.error.HTTPError) as none:
                get(server, "/worker/release.json")
            assert none.value.code == 404
            assert get(server, "/welcome")
            assert words in server.log.read_text()


def test_what_cannot_be_written_says_so(key, tmp_path):
    if os.geteuid() == 0:
        folder = tmp_path / "none"
    else:
        folder = tmp_path / "closed"
        folder.mkdir(mode=0o500)
    refused = release("sign", "--key", key, "--out", folder / "release.json")
    assert refused.returncode == 1 and "cannot be written" in refused.stderr
