"""What a run of the tests leaves in the folder for temporary files: nothing, however it ends."""

import os
import subprocess
import sys
from pathlib import Path

from run_folder import remove_abandoned

RUN = "import tempfile; from run_folder import RunFolder; run = RunFolder(); print(tempfile.mkdtemp(), flush=True); input()"


def begin(base: Path) -> tuple[subprocess.Popen, Path]:
    """A run that goes on until it is killed, and a folder that a test of it made."""
    run = subprocess.Popen(
        [sys.executable, "-c", RUN], cwd=Path(__file__).parent, env={**os.environ, "TMPDIR": str(base)},
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    return run, Path(run.stdout.readline().strip())


def test_what_a_killed_run_left_goes_when_another_begins_and_what_a_living_one_has_stays(tmp_path):
    killed, left = begin(tmp_path)
    living, kept = begin(tmp_path)
    assert left.parent != kept.parent and {left.parent.parent, kept.parent.parent} == {tmp_path}
    killed.kill()
    killed.wait()
    assert left.exists()
    remove_abandoned(tmp_path)
    assert not left.parent.exists() and kept.exists()
    living.kill()
    living.wait()
    remove_abandoned(tmp_path)
    assert list(tmp_path.iterdir()) == []
