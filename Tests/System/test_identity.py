"""Commands run by root on the folder of a service's user: they work as that user, and the service goes on with what they made."""

import os
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

import pytest

from client import Client, cookie_of
from server import CORGINA, Server
from test_upkeep import corgina

# Users without a name, so that the test needs none made.
SERVICE, STRANGER = 54_321, 54_322

pytestmark = [
    pytest.mark.skipif(os.geteuid() != 0, reason="only root can act as other users"),
    pytest.mark.skipif(shutil.which("setpriv") is None, reason="there is no setpriv"),
]


def acting(user: int) -> list[str]:
    return ["setpriv", f"--reuid={user}", f"--regid={user}", "--clear-groups"]


@pytest.fixture
def place():
    """A folder that other users may pass through; pytest's own are closed to them."""
    folder = Path(tempfile.mkdtemp(prefix="corgina-identity-"))
    folder.chmod(0o711)
    yield folder
    shutil.rmtree(folder)


def give(folder: Path, user: int = SERVICE) -> None:
    for path in [folder, *folder.rglob("*")]:
        os.chown(path, user, user)


@pytest.fixture
def service(place, lived_in):
    """The folder of a service's user."""
    shutil.copytree(lived_in[0], place / "data")
    (place / "data").chmod(0o700)
    give(place / "data")
    return place / "data"


def expect_all_the_services(folder: Path) -> None:
    assert {path.name: path.stat().st_uid for path in [folder, *folder.rglob("*")] if path.stat().st_uid != SERVICE} == {}


def test_an_invitation_root_makes_is_one_the_service_can_take(service, lived_in):
    with Server(service, prefix=acting(SERVICE)) as server:
        made = corgina("invite", "--data", service)
        assert made.returncode == 0 and f"Working as user {SERVICE}" in made.stderr, made.stderr
        expect_all_the_services(service)
        code = re.search(r"Invitation +(\S+)", made.stdout).group(1)
        taken = Client(server.port).post(
            "/account", name="guest", passphrase="five other words entirely", invitation=code, zone="Atlantic/Reykjavik"
        )
        assert taken.location == "/recovery-code", taken.page[:1_000]


@pytest.mark.parametrize("command", ["doctor", "verify"])
def test_looking_as_root_leaves_the_service_its_files(service, lived_in, command):
    # Stopped, with its log gone: whoever looks makes a new one.
    with Server(service, prefix=acting(SERVICE)):
        pass
    looked = corgina(command, "--data", service)
    assert looked.returncode == 0, looked.stdout + looked.stderr
    expect_all_the_services(service)
    with Server(service, prefix=acting(SERVICE)) as server:
        assert corgina(command, "--data", service).returncode == 0
        assert Client(server.port, cookie_of(lived_in[1])).get("/today").status == 200
    expect_all_the_services(service)


def test_a_backup_and_its_restore_by_root_are_the_services(service, place, lived_in):
    shelf = place / "shelf"
    shelf.mkdir(mode=0o700)
    give(shelf)
    made = corgina("backup", shelf, "--data", service)
    assert made.returncode == 0, made.stderr
    expect_all_the_services(shelf)
    drilled = corgina("drill", shelf)
    assert drilled.returncode == 0, drilled.stdout + drilled.stderr
    # The service was started once on an empty folder.
    new = place / "new"
    new.mkdir(mode=0o700)
    give(new)
    with Server(new, prefix=acting(SERVICE)):
        pass
    restored = corgina("restore", shelf, "--data", new)
    assert restored.returncode == 0, restored.stdout + restored.stderr
    expect_all_the_services(new)
    assert (new / "corgina-set-aside-1.sqlite").exists()
    with Server(new, prefix=acting(SERVICE)) as server:
        assert Client(server.port).sign_in().status == 303
    again = corgina("restore", shelf, "--data", new)
    assert again.returncode == 1 and "already holds a diary" in again.stderr


def test_folders_that_root_keeps_closed_and_a_backup_that_is_roots_are_reached(service, place):
    """As systemd has it for a unit with a user of its own: /var/lib/private is closed to that user too."""
    place.chmod(0o700)
    kept = place / "kept"
    piped = subprocess.run([CORGINA, "backup", "-", "--data", service], capture_output=True, timeout=120)
    assert piped.returncode == 0, piped.stderr
    kept.write_bytes(piped.stdout)
    kept.chmod(0o600)
    new = place / "new"
    new.mkdir(mode=0o700)
    give(new)
    restored = corgina("restore", kept, "--data", new)
    assert restored.returncode == 0, restored.stdout + restored.stderr
    for command in (["doctor"], ["verify"], ["invite"]):
        done = corgina(*command, "--data", new)
        assert done.returncode == 0, done.stdout + done.stderr
    expect_all_the_services(new)


def test_of_roots_rights_that_of_writing_is_given_up(service, place):
    closed = place / "closed"
    closed.mkdir(mode=0o700)
    refused = corgina("backup", closed / "kept", "--data", service)
    assert refused.returncode == 1 and "Nothing can be written there" in refused.stderr
    assert list(closed.iterdir()) == []


@pytest.mark.parametrize("command", ["doctor", "verify", "invite", "serve", "backup", "restore"])
def test_another_user_is_told_whose_it_is(service, place, command):
    arguments = {"backup": [place / "kept"], "restore": [place / "kept"]}.get(command, [])
    place.chmod(0o755)
    refused = subprocess.run(
        [*acting(STRANGER), CORGINA, command, *arguments, "--data", service], capture_output=True, text=True, timeout=60
    )
    assert refused.returncode != 0
    assert f"belongs to user {SERVICE}. Run this as user {SERVICE}, or with sudo." in refused.stderr
    expect_all_the_services(service)


def test_what_root_made_before_is_named_with_what_to_do(service):
    os.chown(service / "corgina.lock", 0, 0)
    told = corgina("doctor", "--data", service)
    assert told.returncode == 1 and "corgina.lock belongs to another user than the folder. Run chown" in told.stdout
    with pytest.raises(RuntimeError, match="corgina.lock belongs to another user"):
        Server(service, prefix=acting(SERVICE)).start()
