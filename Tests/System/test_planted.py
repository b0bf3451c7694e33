"""What she says, shows and photographs goes to another server where she agreed and nowhere else: words planted in sound, in what a file
says beside its picture, and in what other servers answer, are looked for in the folder, the log, a backup and every request that went out."""

import random
import shutil
import subprocess
from contextlib import ExitStack

import pytest

from client import Client, cookie_of
from provider import KEY
from server import CORGINA, Server
from test_leaks import found_in, spellings
from ways_in import NUMBER, UNREAD, agree, every_way, helpers, look_up, photograph, read_label, read_page, reword, speak

chance = random.Random()


def word() -> str:
    return "".join(chance.choices("bcdfghjklmnpqrstvwxz", k=20))


SOUND, BESIDE, LABEL, ANSWERED = word(), word(), word(), word()
PLANTED = {
    "what she said": spellings(SOUND),
    "what stands beside the picture": spellings(BESIDE),
    "what stands beside the label": spellings(LABEL),
    "what another server answered": spellings(ANSWERED),
    "the owner's key": spellings(KEY),
}


@pytest.fixture
def her_folder(lived_in, tmp_path):
    folder = tmp_path / "data"
    shutil.copytree(lived_in[0], folder)
    return folder


def places(server: Server, tmp_path) -> dict[str, bytes]:
    """Everything that is kept, the owner's own file apart."""
    assert subprocess.run([CORGINA, "backup", tmp_path / "kept", "--data", server.folder], timeout=60).returncode == 0
    kept = {path.name: path.read_bytes() for path in server.folder.rglob("*") if path.is_file()}
    assert KEY.encode() in kept.pop("providers.json", KEY.encode())
    return kept | {"the backup": (tmp_path / "kept").read_bytes(), "the log": server.log.read_bytes()}


def nowhere(server: Server, tmp_path) -> None:
    for name, bytes_ in places(server, tmp_path).items():
        assert found_in(bytes_, PLANTED) == [], f"in {name}"


def test_without_another_server_nothing_of_it_is_kept(her_folder, lived_in, tmp_path):
    with Server(her_folder) as server:
        client = Client(server.port, cookie_of(lived_in[1]))
        assert speak(client, SOUND).status == 404
        assert read_label(client, LABEL).status == 404
        assert look_up(client).status == 404
        assert reword(client).status == 404
        assert read_page(client).status == 404
        every_way(client, BESIDE)
        nowhere(server, tmp_path)


def test_before_she_agreed_nothing_goes_out(her_folder, lived_in, tmp_path):
    with ExitStack() as stack:
        fakes = helpers(her_folder, ANSWERED)
        for fake in fakes.values():
            stack.callback(fake.stop)
        server = stack.enter_context(Server(her_folder))
        client = Client(server.port, cookie_of(lived_in[1]))
        assert speak(client, SOUND).status == 409
        assert read_label(client, LABEL).status == 409
        assert read_page(client, f"http://127.0.0.1:{fakes['recipes'].port}/soup").location == "/recipes"
        every_way(client, BESIDE)
        assert {use: fake.requests for use, fake in fakes.items()} == {use: [] for use in fakes}
        nowhere(server, tmp_path)


def test_where_she_agreed_each_server_gets_its_own_and_no_more(her_folder, lived_in, tmp_path):
    with ExitStack() as stack:
        fakes = helpers(her_folder, ANSWERED)
        for fake in fakes.values():
            stack.callback(fake.stop)
        server = stack.enter_context(Server(her_folder))
        client = Client(server.port, cookie_of(lived_in[1]))
        agree(client)
        heard = speak(client, SOUND)
        assert heard.status == 200 and ANSWERED in heard.page
        draft = client.post("/drafts", sentence=f"two eggs and {ANSWERED}")
        assert client.post(f"{draft.location}/log").status == 303
        place, looked = photograph(client, BESIDE)
        assert looked.location == place and ANSWERED in client.get(place).page
        assert read_label(client, LABEL).status == 503, "the fake answers foods, which are no label"
        assert look_up(client).status == 303
        assert reword(client).status == 303
        assert read_page(client).status == 422, "another server than the owner's"
        sheet = read_page(client, f"http://127.0.0.1:{fakes['recipes'].port}/soup")
        assert sheet.status == 303 and ANSWERED in client.get(sheet.location).page
        nowhere(server, tmp_path)

        sent = {use: b"\0".join(fake.requests) for use, fake in fakes.items()}
        assert {use: len(fake.requests) for use, fake in fakes.items()} == {"speech": 1, "vision": 2, "text": 1, "products": 1, "recipes": 1}
        assert SOUND.encode() in sent["speech"] and UNREAD.encode() in sent["text"] and sent["products"] + sent["recipes"] == b""
        assert found_in(sent.pop("speech"), {what: looks for what, looks in PLANTED.items() if what != "what she said"}) == []
        for use, bytes_ in sent.items():
            assert found_in(bytes_, PLANTED) == [], f"sent for {use}"
            assert use == "products" or NUMBER.encode() not in bytes_
        for use, fake in fakes.items():
            for head in fake.heads:
                # A website gets no key of the owner's.
                assert head.pop("authorization", None) == (None if use == "recipes" else f"Bearer {KEY}")
                assert not head.keys() & {"cookie", "referer", "origin", "x-forwarded-for", "accept-language"}
                assert found_in(str(head).encode(), PLANTED) == [], f"in the head for {use}"
