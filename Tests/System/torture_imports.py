"""Gigabytes of Apple Health through the command: the memory it takes does not grow with them, and it can be taken back."""

import os
import resource
import shutil
import subprocess

from diary import NAME, PASSPHRASE
from server import CORGINA

MEGABYTES = int(os.environ.get("CORGINA_HEALTH_MEGABYTES", "2048"))
# What a diary of some ten thousand entries takes with all else: far less than the file.
MOST = 700 << 20


def test_an_export_of_gigabytes_imports_in_bounded_memory(tmp_path, lived_in):
    shutil.copytree(lived_in[0], tmp_path / "data")
    file = tmp_path / "export.xml"
    write_export(file)
    command = [CORGINA, "import", file, "--account", NAME, "--data", tmp_path / "data"]
    for added in (10_000, 0):
        run = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_DATA, (MOST, MOST)),
        )
        out, err = run.communicate(PASSPHRASE + "\n", timeout=1_800)
        assert run.returncode == 0, err
        assert f"{added} entries added" in out
        assert MEGABYTES < 64 or "MB read." in err


def write_export(path):
    steps = "".join(
        f' <Record type="HKQuantityTypeIdentifierStepCount" sourceName="Watch" unit="count" '
        f'startDate="2024-01-01 08:00:{second:02} +0100" endDate="2024-01-01 08:01:00 +0100" value="{second}"/>\n'
        for second in range(60)
    )
    weights = 0
    with path.open("w") as export:
        export.write('<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE HealthData [\n<!ELEMENT HealthData ANY>\n]>\n<HealthData locale="en_US">\n')
        while export.tell() < MEGABYTES << 20 or weights < 10_000:
            export.write(steps * 20)
            for _ in range(10):
                if weights == 10_000:
                    break
                day, second = divmod(weights, 60)
                export.write(
                    f' <Record type="HKQuantityTypeIdentifierBodyMass" sourceName="Scale" unit="kg" '
                    f'startDate="2024-01-{1 + day % 28:02} {day // 28:02}:00:{second:02} +0100" value="{60 + weights % 20}"/>\n'
                )
                weights += 1
        export.write("</HealthData>\n")
