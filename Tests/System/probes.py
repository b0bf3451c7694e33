"""Requests no browser sends: 21 ways to make two programs disagree about where a request ends, or how long it is."""

import re

from client import FORM

POST = b"POST /drafts HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\nContent-Type: " + FORM.encode() + b"\r\n"
GET = b"GET /privacy HTTP/1.1\r\nHost: localhost\r\n"

# What each is called, its bytes, and what Corgina answers.
PROBES = [
    ("two lengths", POST + b"Content-Length: 1\r\nContent-Length: 2\r\n\r\nab", 400),
    ("a length and chunks", POST + b"Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400),
    ("an unknown coding", POST + b"Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n", 400),
    ("two codings", POST + b"Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n", 400),
    ("a space before the colon", POST + b"Content-Length : 1\r\n\r\na", 400),
    ("a folded line", GET + b"X: a\r\n b\r\n\r\n", 400),
    ("a negative length", POST + b"Content-Length: -1\r\n\r\n", 400),
    ("a signed length", POST + b"Content-Length: +3\r\n\r\nabc", 400),
    ("a chunk too large for any number", POST + b"Transfer-Encoding: chunked\r\n\r\n" + b"f" * 17 + b"\r\n", 400),
    ("a chunk of no number", POST + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n", 400),
    ("a NUL in a field", GET + b"X: a\0b\r\n\r\n", 400),
    ("no host", b"GET / HTTP/1.1\r\n\r\n", 400),
    ("two hosts", GET + b"Host: evil.example\r\n\r\n", 400),
    ("a long head", GET + b"X: " + b"x" * 100_000 + b"\r\n\r\n", 400),
    ("a long path", b"GET /" + b"x" * 100_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n", 400),
    ("many fields", GET + b"".join(b"X-%d: 1\r\n" % number for number in range(1_500)) + b"\r\n", 400),
    ("no HTTP", b"hello\r\n\r\n", 400),
    ("the beginning of TLS", bytes.fromhex("16030100c8010000c40303") + bytes(200), 400),
    ("another version", b"GET / HTTP/9.9\r\nHost: localhost\r\n\r\n", 400),
    ("ten gigabytes", POST + b"Content-Length: 10737418240\r\n\r\nsentence=", 413),
    ("packed", POST + b"Content-Encoding: gzip\r\nContent-Length: 3\r\n\r\n\x1f\x8b\x08", 415),
]


def statuses_in(received: bytes) -> list[int]:
    """Of all answers in what a connection gave. The second begins where the body of the first ends, mostly within a line."""
    return [int(status) for status in re.findall(rb"HTTP/1\.[01] (\d{3})(?: |\r\n)", received)]
