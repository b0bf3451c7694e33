"""The interface answers as `/api/v1/openapi.json` says it does, whatever schemathesis makes up from that document: no error of the
server's own, no status, type or shape that is not described, nothing refused that fits, nothing taken that does not."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from client import Client
from diary import PASSPHRASE
from server import Server
from tokens import Script

HERE = Path(__file__).parent
# In `make torture` ten minutes together, otherwise half a minute.
IS_TORTURE = "CORGINA_TORTURE" in os.environ
# With these eight tokens, a little less than what each may ask in a minute.
MOST_TOKENS = 8
REQUESTS_A_MINUTE = MOST_TOKENS * 55


@pytest.fixture
def served(tmp_path):
    """A server, and as many tokens as one diary may have."""
    with Server(tmp_path / "data") as server:
        client = Client(server.port)
        client.make_account()
        yield server, [token(client, number) for number in range(MOST_TOKENS)]


def token(client: Client, number: int) -> str:
    made = client.post("/settings/shortcuts", name=f"Token {number}", say="yes", read="yes", passphrase=PASSPHRASE)
    shown = re.search(r"Bearer (corgina_[\w-]{43})", client.get(made.location).page).group(1)
    assert client.post(made.location).status == 303
    return shown


def test_it_answers_as_it_describes_itself(served, tmp_path):
    server, tokens = served
    # No check is named here: then those of the file would not count.
    options = ["--generation-with-security-parameters", "false", "--rate-limit", f"{REQUESTS_A_MINUTE}/m"]
    options += ["--generation-database", "none", "--no-color"]
    options += ["--max-time", "600", "--max-examples", "200"] if IS_TORTURE else ["--max-examples", "10", "--seed", "20"]
    environment = {"CORGINA_TEST_TOKENS": ",".join(tokens), "SCHEMATHESIS_HOOKS": "described", "PYTHONPATH": str(HERE)}
    tried = subprocess.run(
        [Path(sys.executable).parent / "schemathesis", "--config-file", HERE / "described.toml", "run"]
        + [f"{server.address}/api/v1/openapi.json", *options],
        env=os.environ | environment,
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=900,
    )
    print(tried.stdout[-2_000:])
    assert tried.returncode == 0, tried.stdout[-10_000:] + tried.stderr[-2_000:]
    generated = re.search(r"(\d+) generated", tried.stdout)
    assert generated and int(generated.group(1)) > 200, "this proves little"
    log = server.log.read_text()
    assert "status=200" in log and not re.search(r"status=50[0-24-9]", log)
    for secret in tokens:
        assert secret not in log


def test_without_a_token_and_with_a_wrong_one_nothing_is_answered(served):
    server, _ = served
    paths = Script(server.port).get("/api/v1/openapi.json")[1]["paths"]
    asked = 0
    for path, operations in paths.items():
        for method, operation in operations.items():
            if method in ("parameters", "head") or not operation["security"]:
                continue
            for authorization in (None, "Bearer corgina_" + "A" * 43):
                script = Script(server.port, authorization)
                status, problem = script.send(method.upper(), path.replace("{draft}", "0" * 32))
                assert status == 401 and problem["error"], (method, path)
                asked += 1
    assert asked == 28
