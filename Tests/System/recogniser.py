"""A recogniser of the tests, which hears what it is told to, and a microphone with a tone that swells. The headless browser has neither."""

import pytest
from playwright.sync_api import Page, expect

from microphone import MICROPHONE
from waiting import until_true

# A recogniser after the Web Speech API that hears on the device: `window.speech` is the one that listens.
RECOGNISER = """(() => {
  class SpeechRecognition extends EventTarget {
    static available({ processLocally }) { return Promise.resolve(processLocally ? window.speechAbility ?? "available" : "available"); }
    static install() { window.speechAbility = "available"; return Promise.resolve(window.canInstall ?? true); }
    start(track) { window.speech = this; this.track = track; this.results = []; window.speechSettings = { ...this }; }
    stop() { this.isStopped = true; this.dispatchEvent(new Event("end")); }
    abort() { if (!this.isStopped) this.stop(); }
    hear(words, isFinal) {
      this.results = this.results.filter(result => result.isFinal);
      this.results.push(Object.assign([{ transcript: words, confidence: .9 }], { isFinal }));
      this.dispatchEvent(Object.assign(new Event("result"), { results: this.results }));
    }
    fail(error) { this.dispatchEvent(Object.assign(new Event("error"), { error })); this.stop(); }
  }
  Object.assign(window, { SpeechRecognition, webkitSpeechRecognition: SpeechRecognition });
  // A slow machine is no pause in her speech. A test of the pause turns a clock of its own.
  const later = window.setTimeout;
  window.setTimeout = (act, time, ...rest) => later(act, String(act).includes("stop()") ? 60_000 : time, ...rest);
})();
""" + MICROPHONE


@pytest.fixture
def speaking(her_page) -> Page:
    """Her page in a browser that hears on the device, with a microphone she allows."""
    her_page.add_init_script(RECOGNISER)
    her_page.reload()
    return her_page


def listen(page: Page) -> None:
    page.get_by_role("button", name="Speak").click()
    expect(page.get_by_role("dialog", name="Listening…")).to_be_visible()
    until_true(page, "window.speech && !window.speech.isStopped")


def hear(page: Page, words: str, final: bool = False) -> None:
    page.evaluate("([words, isFinal]) => window.speech.hear(words, isFinal)", [words, final])


def found(page: Page):
    """The rows of what is understood so far."""
    return page.locator("[data-talk=heard] > li")


def speak(page: Page, words: str) -> None:
    """Says it and stops."""
    listen(page)
    hear(page, words, final=True)
    page.get_by_role("button", name="Stop and read what I said").click()
