"""What schemathesis is told of the interface beside its description: see `test_description.py`, which starts it."""

import base64
import itertools
import os
from datetime import UTC, datetime

import schemathesis
from hypothesis import strategies
from schemathesis.transport.serialization import Binary

# Each token may ask 60 times a minute, so they take turns.
TOKENS = itertools.cycle(os.environ["CORGINA_TEST_TOKENS"].split(","))
SECONDS_OF_A_WEEK = 7 * 86_400


@schemathesis.auth(refresh_interval=None)
class Token:
    def get(self, case, context):
        return next(TOKENS)

    def set(self, case, data, context):
        case.headers["Authorization"] = f"Bearer {data}"


def written(seconds_ago: int) -> str:
    return datetime.fromtimestamp(datetime.now(UTC).timestamp() - seconds_ago, UTC).isoformat()


# Every file is a picture of one pixel.
PICTURE = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg=="
)
schemathesis.openapi.format("binary", strategies.just(Binary(PICTURE)))

# The description says in words that a time is of the last year: no format does.
schemathesis.openapi.format("date-time", strategies.integers(1, SECONDS_OF_A_WEEK).map(written))
