"""Corgina and a real model server: llama-cpp-python with a model of random weights made here, which answers OpenAI's interface and keeps to
a JSON schema by a grammar. What it says is nonsense; that it is asked rightly, and that its answer is read, is what counts."""

import shutil
import subprocess
import time
import urllib.request
from pathlib import Path

import pytest

from client import Client, cookie_of
from provider import configure
from server import Server, free_port
from ways_in import reword

ROOT = Path(__file__).parents[2]
PYTHON = ROOT / ".venv-llama/bin/python"

pytestmark = pytest.mark.skipif(
    not (ROOT / ".venv-llama/requirements.txt").exists(),
    reason="llama-cpp-python is not there: scripts/make-llama-environment says why it could not be built",
)


@pytest.fixture
def llama(tmp_path):
    """The port it answers on."""
    port = free_port()
    with (tmp_path / "llama.log").open("wb") as log:
        process = subprocess.Popen(
            [PYTHON, ROOT / "Tests/System/tiny_llama.py", str(port), tmp_path], stdout=log, stderr=subprocess.STDOUT
        )
    try:
        deadline = time.monotonic() + 120
        while True:
            assert process.poll() is None and time.monotonic() < deadline, (tmp_path / "llama.log").read_text()[-5_000:]
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{port}/v1/models", timeout=5).close()
                break
            except OSError:
                time.sleep(0.2)
        yield port
    finally:
        process.terminate()
        process.wait(timeout=30)


def test_a_real_server_keeps_to_the_schema_and_its_answer_is_read(llama, lived_in, tmp_path):
    folder = tmp_path / "data"
    shutil.copytree(lived_in[0], folder)
    configure(folder, {"text": {"address": f"http://127.0.0.1:{llama}", "model": "random", "format": "json_object"}})
    with Server(folder) as server:
        client = Client(server.port, cookie_of(lived_in[1]))
        assert client.post("/settings/providers", use="text", host="127.0.0.1", answer="yes").status == 303
        answer = reword(client)
        log = (tmp_path / "llama.log").read_text()
        assert "POST /v1/chat/completions" in log and '" 200' in log, log[-5_000:]
        # A suggestion is shown, or its words say nothing that Corgina can log. "An answer Corgina can't use" would be another shape.
        page = client.get(answer.location).page if answer.status == 303 else answer.page
        assert answer.status in (303, 422), (answer.status, page[-3_000:])
        assert any(words in page for words in ("Did you mean", "No words were found that Corgina can read", "No other words were found"))
