"""One sentence by way of the owner's speech server, where the browser has no recogniser: a server of the test's own answers
`/v1/audio/transcriptions`. It gets what was recorded once she agreed, and nothing before."""

import pytest
from playwright.sync_api import Page, expect

from microphone import MICROPHONE
from provider import FakeProvider, agree, configured
from recogniser import RECOGNISER
from server import Server
from waiting import until_true

CANARY = b"zylophantic sound"

# Records what it is told, at once. What it calls sound begins as a browser's recording does.
RECORDER = """window.MediaRecorder = class extends EventTarget {
  static isTypeSupported(type) { return type.startsWith("audio/webm"); }
  constructor(stream, { mimeType }) {
    super();
    Object.assign(this, { stream, mimeType, state: "inactive" });
  }
  start() { this.state = "recording"; }
  stop() {
    this.state = "inactive";
    const data = new Blob([new Uint8Array([0x1A, 0x45, 0xDF, 0xA3]), "zylophantic sound"], { type: this.mimeType });
    setTimeout(() => {
      this.dispatchEvent(Object.assign(new Event("dataavailable"), { data }));
      this.dispatchEvent(new Event("stop"));
    });
  }
};
"""


@pytest.fixture
def speech():
    fake = FakeProvider("/v1/audio/transcriptions", '{"text":" Two eggs and toast."}')
    yield fake
    fake.stop()


@pytest.fixture
def her_server(lived_in, tmp_path, speech):
    with Server(configured(lived_in[0], tmp_path / "data", "speech", speech)) as server:
        yield server


@pytest.fixture
def speaking(her_page) -> Page:
    her_page.add_init_script(MICROPHONE + RECORDER)
    return her_page


def listen(page: Page) -> None:
    page.get_by_role("button", name="Speak").click()
    expect(page.get_by_role("dialog", name="Listening…")).to_be_visible()


def speak(page: Page) -> None:
    """Until the microphone heard her."""
    listen(page)
    hear(page)


def hear(page: Page) -> None:
    # What an earlier take left of its loudness tells nothing of this one.
    page.evaluate("""document.querySelectorAll(".wave i").forEach(bar => bar.style.setProperty("--level", "0"))""")
    until_true(page, """[...document.querySelectorAll(".wave i")].some(bar => bar.style.getPropertyValue("--level") > .2)""")
    page.get_by_role("button", name="Stop and read what I said").click()


def problem(page: Page, words: str):
    return page.locator("#listening [data-problem]:not([hidden])").filter(has_text=words)


def test_what_she_says_comes_back_as_words_and_is_read_like_a_typed_sentence(speaking, speech, her_server):
    agree(speaking)
    speak(speaking)
    sheet = speaking.get_by_role("dialog", name="I heard:")
    expect(sheet.get_by_text("“Two eggs and toast.”")).to_be_visible()
    assert [head["authorization"] for head in speech.heads] == ["Bearer sk-secret"]
    assert CANARY in speech.requests[0] and b'filename="speech.webm"' in speech.requests[0]
    assert speaking.evaluate("window.microphone.readyState") == "ended", "the microphone is off again"
    speaking.keyboard.press("Enter")
    expect(speaking.locator(".event").first).to_contain_text("Eggs and toast")
    kept = b"".join(file.read_bytes() for file in her_server.folder.rglob("*") if file.is_file() and file.name != "providers.json")
    for place in [kept, her_server.log.read_bytes()]:
        assert CANARY not in place and b"sk-secret" not in place
    assert "Speech may go to 127.0.0.1" in her_server.log.read_text()


def test_a_real_recording_is_of_a_kind_the_server_takes(her_page, speech):
    her_page.add_init_script(MICROPHONE)
    agree(her_page)
    speak(her_page)
    expect(her_page.get_by_role("dialog", name="I heard:")).to_be_visible()
    assert b"\x1a\x45\xdf\xa3" in speech.requests[0], "Chromium records WebM"


def test_before_she_agreed_the_microphone_asks_and_leads_to_what_is_sent(speaking, speech):
    speaking.reload()
    speaking.get_by_role("button", name="Speak").click()
    question = speaking.get_by_role("dialog", name="One thing first")
    expect(question).to_contain_text("127.0.0.1 can turn your voice into words, once you agree to send it there.")
    assert speaking.evaluate("window.microphone === undefined"), "nothing listens yet"
    question.get_by_role("link", name="See what is sent").click()
    expect(speaking.get_by_text("Corgina sends the recording to 127.0.0.1")).to_be_visible()
    speaking.get_by_role("button", name="Agree to send to 127.0.0.1").click()
    expect(speaking.get_by_role("button", name="Stop sending to 127.0.0.1")).to_be_visible()
    speaking.get_by_role("button", name="Stop sending to 127.0.0.1").click()
    expect(speaking.get_by_role("button", name="Agree to send to 127.0.0.1")).to_be_visible()
    assert speech.requests == []


def test_a_silent_recording_is_not_sent(speaking, speech):
    speaking.add_init_script("window.isSilent = true")
    agree(speaking)
    listen(speaking)
    speaking.get_by_role("button", name="Stop and read what I said").click()
    expect(problem(speaking, "I didn't hear anything.")).to_be_visible()
    assert speech.requests == []


def test_a_recording_that_ended_before_any_sound_was_packed_is_called_short(speaking, speech):
    speaking.add_init_script("""{
      const { stop } = MediaRecorder.prototype;
      const { Blob } = window;
      MediaRecorder.prototype.stop = function () {
        window.Blob = class extends Blob { constructor(_parts, options) { super([], options); } };
        stop.call(this);
      };
    }""")
    agree(speaking)
    speak(speaking)
    expect(problem(speaking, "That was too short.")).to_be_visible()
    expect(speaking.get_by_role("button", name="Say it again")).to_be_focused()
    assert speech.requests == []


@pytest.mark.parametrize(
    "answer, words",
    [
        ((200, '{"text":"[BLANK_AUDIO]"}', {}), "No words could be made out."),
        ((500, "{}", {}), "The speech server did not manage it."),
        ((429, "{}", {"Retry-After": "60"}), "The speech server is busy."),
        ((401, "{}", {}), "The speech server did not accept it."),
        ((200, "<html>", {"Content-Type": "text/html"}), "sent an answer Corgina can’t use."),
    ],
)
def test_what_goes_wrong_is_said_and_it_can_be_said_again(speaking, speech, answer, words):
    speech.answers = [answer, (200, '{"text":"an apple"}', {})]
    agree(speaking)
    speak(speaking)
    expect(problem(speaking, words)).to_be_visible()
    speaking.get_by_role("button", name="Say it again").click()
    hear(speaking)
    expect(speaking.get_by_role("dialog", name="I heard:")).to_contain_text("Apple")


def test_while_it_is_worked_out_she_can_cancel_and_nothing_is_kept(speaking, speech):
    agree(speaking)
    speech.may_answer.clear()
    speak(speaking)
    expect(speaking.get_by_role("dialog", name="Working out what you said…")).to_be_visible()
    assert speech.asked.wait(30)
    speaking.get_by_role("button", name="Cancel").click()
    expect(speaking.get_by_role("dialog")).to_have_count(0)
    assert speech.left.wait(30), "the speech server is told that nobody waits any more"
    speech.may_answer.set()
    expect(speaking.get_by_label("What did you eat, drink, take or feel?")).to_have_value("")
    assert speaking.evaluate("window.microphone.readyState") == "ended"


def test_without_a_connection_it_says_so(speaking, speech):
    agree(speaking)
    listen(speaking)
    speaking.context.set_offline(True)
    hear(speaking)
    expect(problem(speaking, "The recording could not be sent.")).to_be_visible()
    assert speech.requests == []


def test_where_the_browser_hears_on_the_device_nothing_is_sent(her_page, speech):
    her_page.add_init_script(RECOGNISER)
    agree(her_page)
    listen(her_page)
    until_true(her_page, "window.speech && !window.speech.isStopped")
    her_page.evaluate("window.speech.hear('a banana', true)")
    her_page.get_by_role("button", name="Stop and read what I said").click()
    expect(her_page.get_by_role("dialog", name="I heard:")).to_contain_text("Banana")
    assert speech.requests == []


def test_a_file_that_others_can_read_is_not_used_and_the_server_says_what_to_do(her_server, speaking):
    agree(speaking)
    her_server.stop()
    (her_server.folder / "providers.json").chmod(0o644)
    her_server.start()
    assert "Close it: chmod 600" in her_server.log.read_text()
    speaking.reload()
    expect(speaking.get_by_role("button", name="Send")).to_be_visible()
    expect(speaking.get_by_role("button", name="Speak")).to_have_count(0)


STEADY = """navigator.mediaDevices.getUserMedia = async () => {
  const context = new AudioContext(), heard = context.createMediaStreamDestination(), tone = context.createOscillator();
  tone.connect(heard);
  tone.start();
  return heard.stream;
};
"""


def test_a_take_of_a_minute_ends_by_itself_and_is_read(her_page):
    her_page.add_init_script(STEADY + RECORDER)
    her_page.clock.install()
    agree(her_page)
    listen(her_page)
    until_true(her_page, """[...document.querySelectorAll(".wave i")].some(bar => bar.style.getPropertyValue("--level") > .2)""")
    # Somebody who does not pause: it goes on for as long as it may, and no longer.
    for _ in range(11):
        her_page.clock.run_for(5_000)
        expect(her_page.get_by_role("dialog", name="Listening…")).to_be_visible()
    her_page.clock.run_for(6_000)
    expect(her_page.get_by_role("dialog", name="I heard:").get_by_text("“Two eggs and toast.”")).to_be_visible()


def test_a_recording_that_is_too_big_is_not_sent_and_is_said_to_be_too_long(speaking, speech):
    speaking.add_init_script("""{
      const { stop } = MediaRecorder.prototype;
      const { Blob } = window;
      MediaRecorder.prototype.stop = function () {
        window.Blob = class extends Blob { get size() { return (4 << 20) + 1; } };
        stop.call(this);
      };
    }""")
    agree(speaking)
    speak(speaking)
    expect(problem(speaking, "That was too long to send. Say it in less than a minute, or type it.")).to_be_visible()
    expect(speaking.get_by_role("button", name="Say it again")).to_be_focused()
    assert speech.requests == []


def test_sound_in_which_there_are_no_words_is_called_noise(speaking):
    agree(speaking)
    speaking.route("**/speech", lambda route: route.fulfill(json={"words": ""}))
    speak(speaking)
    expect(problem(speaking, "I heard sound, but no words.")).to_be_visible()
    expect(speaking.get_by_role("button", name="Say it again")).to_be_focused()
