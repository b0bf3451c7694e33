"""The vectors of docs/end-to-end.md are what this second implementation makes, and open as they should."""

import json
from base64 import b64decode

import pytest
from cryptography.exceptions import InvalidTag

import end_to_end


@pytest.fixture(scope="module")
def vectors() -> dict:
    return json.loads(end_to_end.VECTORS.read_text())


def test_the_vectors_are_what_this_implementation_makes():
    assert end_to_end.VECTORS.read_text() == end_to_end.written()


def test_each_row_opens_at_its_own_place_alone(vectors):
    journal, key = bytes.fromhex(vectors["journal"]), bytes.fromhex(vectors["dataKey"])
    before = end_to_end.first_hash(journal)
    for row in vectors["chain"]["rows"]:
        name, sealed = bytes.fromhex(row["entry"]), b64decode(row["sealed"])
        context = end_to_end.entry_context(journal, row["sequence"], before, name)
        assert end_to_end.unseal(key, context, sealed)[4:].startswith(row["text"].encode())
        with pytest.raises(InvalidTag):
            moved = end_to_end.entry_context(journal, row["sequence"] + 1, before, name)
            end_to_end.unseal(key, moved, sealed)
        before = end_to_end.next_hash(before, row["sequence"], name, sealed)
        assert before.hex() == row["hash"]
