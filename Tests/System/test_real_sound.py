"""Her voice, all the way: a sentence that espeak-ng says is heard by Chromium's own microphone, recorded by the page, sent to the owner's
speech server and read. Nothing of the browser is replaced; the words are the server's, whose answer is the test's own."""

import re

import pytest
from playwright.sync_api import Page, expect

# Fixtures too: a page of the tests below has such devices.
from fake_devices import OFF, REMEMBER, devices, device_browser, new_page  # noqa: F401
from provider import FakeProvider, agree, configured
from server import Server
from sounds import Decoded, likeness, room, spoken
from waiting import until_true

WORDS = "two eggs and a slice of toast"
# How loud each of the last moments was, the oldest first, as the sheet shows it.
LEVELS = """[...document.querySelectorAll(".wave i")].map(bar => Number(bar.style.getPropertyValue("--level")))"""


@pytest.fixture(scope="module")
def sentence(tmp_path_factory):
    return spoken(WORDS, tmp_path_factory.mktemp("sounds") / "sentence.wav")


@pytest.fixture
def speech():
    fake = FakeProvider("/v1/audio/transcriptions", '{"text":" Two eggs and a slice of toast."}')
    yield fake
    fake.stop()


@pytest.fixture
def her_server(lived_in, tmp_path, speech):
    with Server(configured(lived_in[0], tmp_path / "data", "speech", speech)) as server:
        yield server


@pytest.fixture
def speaking(her_page) -> Page:
    her_page.add_init_script(REMEMBER)
    agree(her_page)
    return her_page


def listen(page: Page) -> None:
    page.get_by_role("button", name="Speak").click()
    expect(page.get_by_role("dialog", name="Listening…")).to_be_visible()


def parts(fake: FakeProvider) -> dict[str, tuple[str, bytes]]:
    """What was sent, by name: the head of each part, and what it holds."""
    boundary = re.search(r'boundary="?([^";]+)', fake.heads[-1]["content-type"]).group(1).encode()
    found = {}
    for part in fake.requests[-1].split(b"--" + boundary)[1:-1]:
        head, _, content = part.removeprefix(b"\r\n").partition(b"\r\n\r\n")
        found[re.search(rb'name="([^"]*)"', head).group(1).decode()] = (head.decode(), content.removesuffix(b"\r\n"))
    return found


def problem(page: Page, words: str):
    return page.locator("#listening [data-problem]:not([hidden])").filter(has_text=words)


def test_what_she_says_is_recorded_until_she_pauses_and_sent_as_it_was_said(speaking, speech, devices, sentence, her_server):
    devices.play(sentence)
    listen(speaking)
    sheet = speaking.get_by_role("dialog", name="I heard:")
    expect(sheet.get_by_text("“Two eggs and a slice of toast.”")).to_be_visible()
    until_true(speaking, OFF)
    sent = parts(speech)
    assert sorted(sent) == ["file", "language", "model", "response_format"]
    assert [sent[name][1] for name in ("language", "model", "response_format")] == [b"en", b"small", b"json"]
    head, recording = sent["file"]
    assert 'filename="speech.webm"' in head and "Content-Type: audio/webm" in head
    heard, said = Decoded(recording), Decoded(sentence)
    assert ("webm" in heard.container, heard.codec) == (True, "opus")
    # All of it, and little more than the pause that ended it.
    assert said.seconds < heard.seconds < said.seconds + 5
    assert max(heard.loudness) > 0.02, "that is silence"
    assert likeness(heard.loudness, said.loudness) > 0.7
    for file in her_server.folder.rglob("*"):
        if file.is_file():
            assert recording[200:264] not in file.read_bytes(), f"the sound is kept in {file.name}"
    speaking.keyboard.press("Enter")
    expect(speaking.locator(".event").first).to_contain_text("Eggs and toast")


def test_the_wave_rises_with_her_voice_and_falls_when_she_pauses(speaking, devices, sentence):
    devices.play(sentence)
    listen(speaking)
    until_true(speaking, f"Math.max(...{LEVELS}) > .25")
    until_true(speaking, f"Math.max(...{LEVELS}.slice(-8)) < .1 && Math.max(...{LEVELS}) > .25")
    levels = speaking.evaluate(LEVELS)
    assert len(set(levels)) > 8, "it moves"
    speaking.get_by_role("button", name="Cancel").click()
    until_true(speaking, OFF)


def test_a_quiet_room_is_not_sent_and_after_a_while_it_says_so(speaking, speech, devices, tmp_path):
    devices.play(room(tmp_path / "room.wav"))
    listen(speaking)
    until_true(speaking, f"{LEVELS}.filter(level => level > 0).length > 8")
    assert speaking.evaluate(f"Math.max(...{LEVELS})") < 0.1
    expect(problem(speaking, "I didn't hear anything.")).to_be_visible()
    until_true(speaking, OFF)
    assert speech.requests == []


def test_stopped_before_the_first_word_it_is_not_sent_and_said_again_it_is(speaking, speech, devices, sentence, tmp_path):
    devices.play(spoken(WORDS, tmp_path / "late.wav", before=20))
    listen(speaking)
    until_true(speaking, f"{LEVELS}.length > 0")
    speaking.get_by_role("button", name="Stop and read what I said").click()
    expect(problem(speaking, "I didn't hear anything.")).to_be_visible()
    until_true(speaking, OFF)
    assert speech.requests == []
    devices.play(sentence)
    speaking.get_by_role("button", name="Say it again").click()
    expect(speaking.get_by_role("dialog", name="I heard:")).to_contain_text("Eggs")
    assert max(Decoded(parts(speech)["file"][1]).loudness) > 0.02


def test_a_word_cut_short_is_sent_and_it_says_that_nothing_was_made_out(speaking, speech, devices, tmp_path):
    speech.answers = [(200, '{"text":"[BLANK_AUDIO]"}', {})]
    # So long that a busy machine, too, stops it before its end.
    sentence = spoken(" and ".join([WORDS] * 6), tmp_path / "long.wav")
    devices.play(sentence)
    listen(speaking)
    until_true(speaking, f"Math.max(...{LEVELS}) > .2")
    speaking.get_by_role("button", name="Stop and read what I said").click()
    expect(problem(speaking, "No words could be made out.")).to_be_visible()
    assert Decoded(parts(speech)["file"][1]).seconds < Decoded(sentence).seconds
    until_true(speaking, OFF)


def test_two_sounds_that_differ_are_told_apart(tmp_path, sentence):
    said = Decoded(sentence).loudness
    assert likeness(said, said) > 0.99
    assert likeness(Decoded(room(tmp_path / "room.wav")).loudness, said) < 0.55
    for words in ["I have had a mild headache since this morning", "a bowl of porridge with honey"]:
        assert likeness(Decoded(spoken(words, tmp_path / "other.wav")).loudness, said) < 0.6, words
