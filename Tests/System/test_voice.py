"""One sentence by voice: what a recogniser on the device hears becomes words in the field, and nothing else. The recogniser is the test's
own, which says what it is told to; its microphone hears a tone that swells. The headless browser has neither."""

import re
from urllib.parse import parse_qs

import pytest
from playwright.sync_api import Page, expect

from diary import say
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


def test_what_is_heard_is_shown_as_it_comes_and_read_like_a_typed_sentence(speaking):
    listen(speaking)
    talk = speaking.get_by_role("dialog", name="Listening…")
    expect(talk.get_by_role("button", name="Stop and read what I said")).to_be_focused()
    assert speaking.evaluate("window.speechSettings.processLocally && window.speechSettings.interimResults")
    assert speaking.evaluate("window.speech.track instanceof MediaStreamTrack")
    hear(speaking, "two egg")
    expect(talk.locator("[data-talk=guess]")).to_have_text("two egg")
    hear(speaking, "two eggs", final=True)
    hear(speaking, "and toast")
    expect(talk.locator(".talk__words")).to_have_text("two eggs and toast")
    expect(talk.locator("[data-talk=said]")).to_have_text("two eggs")
    hear(speaking, "and toast", final=True)
    talk.get_by_role("button", name="Stop and read what I said").click()
    sheet = speaking.get_by_role("dialog", name="I heard:")
    expect(sheet.get_by_text("“two eggs and toast”")).to_be_visible()
    expect(speaking.locator("#listening")).not_to_have_attribute("open", "")
    assert speaking.evaluate("window.speech.track.readyState") == "ended", "the microphone is off again"
    speaking.keyboard.press("Enter")
    expect(speaking.locator(".event").first).to_contain_text("Eggs and toast")


def found(page: Page):
    """The rows of what is understood so far."""
    return page.locator("[data-talk=heard] > li")


def test_what_is_understood_arrives_item_by_item(speaking):
    listen(speaking)
    rows = found(speaking)
    hear(speaking, "two eggs")
    expect(rows).to_have_count(1)
    rows.first.evaluate("row => { window.eggs = row; }")
    hear(speaking, "two eggs and toast")
    expect(rows).to_have_count(2)
    hear(speaking, "two eggs and toast, mild headache", final=True)
    expect(rows).to_have_count(3)
    expect(rows.last).to_contain_text("Headache")
    assert rows.first.evaluate("row => row === window.eggs"), "a row that stays is not drawn again"
    expect(speaking.locator("[data-talk=found]")).to_contain_text("Headache")
    assert found(speaking).locator("a, button, input").count() == 0
    speaking.get_by_role("button", name="Cancel").click()
    expect(speaking.locator(".event")).to_have_count(0)
    speaking.reload()
    expect(speaking.get_by_label("What did you eat, drink, take or feel?")).to_have_value("")


def test_a_row_goes_with_the_words_it_came_from(speaking):
    listen(speaking)
    hear(speaking, "an apple")
    expect(found(speaking)).to_contain_text(["Apple"])
    hear(speaking, "a banana")
    expect(found(speaking)).to_contain_text(["Banana"])
    expect(found(speaking)).to_have_count(1)
    speaking.get_by_role("button", name="Cancel").click()
    listen(speaking)
    expect(found(speaking)).to_have_count(0)


def test_one_question_at_a_time_and_the_newest_words_win(speaking):
    asked = []

    def ask(route) -> None:
        asked.append(parse_qs(route.request.post_data)["sentence"][0])
        assert len(route.request.post_data) % 512 == 0, "how long her words are does not show on the way"
        route.continue_()

    speaking.route("**/heard", ask)
    listen(speaking)
    speaking.evaluate("""() => {
      for (const words of ["an", "an apple", "an apple and", "an apple and a", "an apple and a banana"]) window.speech.hear(words, false);
    }""")
    expect(found(speaking)).to_have_count(2)
    assert asked == ["an", "an apple and a banana"]


def test_without_a_connection_no_rows_show_and_nothing_is_said(speaking):
    speaking.route("**/heard", lambda route: route.abort())
    listen(speaking)
    hear(speaking, "an apple", final=True)
    expect(speaking.locator(".talk__words")).to_have_text("an apple")
    expect(found(speaking)).to_have_count(0)
    expect(speaking.locator("#listening [data-problem]:not([hidden])")).to_have_count(0)
    speaking.get_by_role("button", name="Stop and read what I said").click()
    expect(speaking.get_by_role("dialog", name="I heard:")).to_contain_text("Apple")


def test_the_sheet_stays_until_the_next_one_takes_its_place(speaking):
    waiting = []
    speaking.route("**/drafts", lambda route: waiting.append(route))
    listen(speaking)
    hear(speaking, "an apple", final=True)
    expect(found(speaking)).to_have_count(1)
    speaking.get_by_role("button", name="Stop and read what I said").click()
    expect(speaking.get_by_role("dialog", name="Reading what you said…")).to_contain_text("Apple")
    speaking.wait_for_timeout(100)
    waiting[0].continue_()
    expect(speaking.get_by_role("dialog", name="I heard:")).to_contain_text("Apple")
    expect(speaking.locator("#listening")).not_to_have_attribute("open", "")
    expect(speaking.locator("#sheet")).to_have_class(re.compile("is-settled"))


def test_what_cannot_be_sent_closes_the_sheet_too(speaking):
    speaking.route("**/drafts", lambda route: route.abort())
    listen(speaking)
    hear(speaking, "an apple", final=True)
    speaking.get_by_role("button", name="Stop and read what I said").click()
    expect(speaking.locator("#listening")).not_to_have_attribute("open", "")


def test_words_are_on_the_screen_within_a_tenth_of_a_second(speaking):
    listen(speaking)
    late = speaking.evaluate("""async () => {
      const late = [];
      for (let count = 1; count <= 20; count += 1) {
        const start = performance.now();
        window.speech.hear(Array(count).fill("potatoes").join(" "), count % 5 === 0);
        await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
        late.push(performance.now() - start);
      }
      return late.sort((a, b) => a - b)[10];
    }""")
    assert late < 100


def test_the_wave_shows_how_loud_it_is(speaking):
    listen(speaking)
    until_true(speaking, """new Set([...document.querySelectorAll(".wave i")].map(bar => bar.style.getPropertyValue("--level"))).size > 3""")


def test_a_pause_ends_the_sentence_and_silence_says_so(speaking):
    speaking.clock.install()
    speaking.reload()
    listen(speaking)
    hear(speaking, "a glass of water", final=True)
    speaking.clock.run_for(2_100)
    expect(speaking.get_by_role("dialog", name="I heard:")).to_contain_text("Water")
    speaking.get_by_role("button", name="Log Hydration").click()
    expect(speaking.get_by_role("dialog")).to_have_count(0)
    speaking.evaluate("window.isSilent = true")
    listen(speaking)
    speaking.clock.run_for(8_100)
    expect(speaking.get_by_role("alert").filter(has_text="I didn't hear anything")).to_be_visible()
    speaking.get_by_role("button", name="Say it again").click()
    hear(speaking, "an apple", final=True)
    speaking.clock.run_for(2_100)
    expect(speaking.get_by_role("dialog", name="I heard:")).to_contain_text("Apple")


def test_cancel_and_escape_keep_nothing_and_type_keeps_the_words(speaking):
    field = speaking.get_by_label("What did you eat, drink, take or feel?")
    for leave in [lambda: speaking.get_by_role("button", name="Cancel").click(), lambda: speaking.keyboard.press("Escape")]:
        listen(speaking)
        hear(speaking, "secret cheesecake", final=True)
        leave()
        expect(speaking.get_by_role("dialog")).to_have_count(0)
        expect(field).to_have_value("")
        assert speaking.evaluate("window.speech.track.readyState") == "ended"
    listen(speaking)
    hear(speaking, "two eggs and", final=True)
    speaking.get_by_role("button", name="Type").click()
    expect(field).to_have_value("two eggs and")
    expect(field).to_be_focused()
    expect(speaking.get_by_role("button", name="Send")).to_be_visible()
    expect(speaking.get_by_role("button", name="Speak")).to_be_hidden()


@pytest.mark.parametrize(
    "error, words",
    [
        ("not-allowed", "Corgina may not use the microphone."), ("audio-capture", "No microphone answers."),
        ("no-speech", "I didn't hear anything."), ("network", "Listening did not work this time."),
    ],
)
def test_what_goes_wrong_is_said_and_the_words_are_not_lost(speaking, error, words):
    speaking.evaluate("window.isSilent = true")
    listen(speaking)
    speaking.evaluate("error => window.speech.fail(error)", error)
    expect(speaking.get_by_role("alert").filter(has_text=words)).to_be_visible()
    expect(speaking.get_by_role("button", name="Say it again")).to_be_focused()
    speaking.get_by_role("button", name="Say it again").click()
    hear(speaking, "an apple", final=True)
    speaking.evaluate("window.speech.fail('network')")
    expect(speaking.get_by_role("dialog", name="I heard:")).to_contain_text("Apple")


def test_sound_without_words_is_called_noise(speaking):
    listen(speaking)
    until_true(speaking, """[...document.querySelectorAll(".wave i")]
      .some(bar => Number(bar.style.getPropertyValue("--level")) > .2)""")
    speaking.evaluate("window.speech.fail('no-speech')")
    expect(speaking.get_by_role("alert").filter(has_text="I heard sound, but no words.")).to_be_visible()


def test_without_permission_it_says_how_to_allow_it(her_page):
    her_page.add_init_script(RECOGNISER + """
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("", "NotAllowedError"))""")
    her_page.reload()
    her_page.get_by_role("button", name="Speak").click()
    expect(her_page.get_by_role("alert").filter(has_text="Allow it for this site in your browser's settings")).to_be_visible()


def test_a_language_is_fetched_only_when_she_says_so(speaking):
    speaking.add_init_script("window.speechAbility = 'downloadable'")
    speaking.reload()
    speaking.get_by_role("button", name="Speak").click()
    expect(speaking.get_by_text("It has to fetch its language pack for that, once.")).to_be_visible()
    speaking.get_by_role("button", name="Fetch it").click()
    expect(speaking.get_by_role("dialog", name="Listening…")).to_be_visible()
    speaking.get_by_role("button", name="Cancel").click()
    listen(speaking)


def test_a_browser_that_would_send_her_voice_away_is_not_used(her_page):
    her_page.add_init_script(RECOGNISER + "window.speechAbility = 'unavailable'")
    her_page.reload()
    her_page.get_by_role("button", name="Speak").click()
    refusal = her_page.get_by_role("dialog", name="This browser can't listen here")
    expect(refusal).to_contain_text("The microphone key of your keyboard writes here, too.")
    refusal.get_by_role("button", name="Type").click()
    expect(her_page.get_by_label("What did you eat, drink, take or feel?")).to_be_focused()
    her_page.reload()
    expect(her_page.get_by_role("button", name="Send")).to_be_visible()
    expect(her_page.get_by_role("button", name="Speak")).to_have_count(0)


def test_a_browser_without_a_recogniser_offers_none(her_page):
    expect(her_page.get_by_role("button", name="Send")).to_be_visible()
    expect(her_page.get_by_role("button", name="Speak")).to_have_count(0)


def test_held_it_listens_until_it_is_let_go(speaking):
    box = speaking.get_by_role("button", name="Speak").bounding_box()
    speaking.mouse.move(box["x"] + 20, box["y"] + 20)
    speaking.mouse.down()
    expect(speaking.get_by_role("dialog", name="Listening…")).to_be_visible()
    until_true(speaking, "Boolean(window.speech)")
    hear(speaking, "a banana", final=True)
    speaking.mouse.up()
    expect(speaking.get_by_role("dialog", name="I heard:")).to_contain_text("Banana")


def speak(page: Page, words: str) -> None:
    """Says it and stops."""
    listen(page)
    hear(page, words, final=True)
    page.get_by_role("button", name="Stop and read what I said").click()


def test_what_was_misheard_is_said_again_and_cancel_brings_back_what_was_there(speaking):
    speak(speaking, "a pear")
    sheet = speaking.get_by_role("dialog", name="I heard:")
    expect(sheet).to_contain_text("“a pear”")
    again = sheet.get_by_role("button", name="Say it again")
    for leave in [lambda: speaking.get_by_role("button", name="Cancel").click(), lambda: speaking.keyboard.press("Escape")]:
        again.click()
        expect(speaking.get_by_role("dialog", name="Listening…")).to_be_visible()
        until_true(speaking, "window.speech && !window.speech.isStopped")
        hear(speaking, "a bear")
        leave()
        expect(sheet).to_contain_text("“a pear”")
        expect(again).to_be_focused()
    again.click()
    until_true(speaking, "window.speech && !window.speech.isStopped")
    hear(speaking, "an apple", final=True)
    speaking.get_by_role("button", name="Stop and read what I said").click()
    expect(sheet).to_contain_text("“an apple”")
    expect(sheet.get_by_role("button", name="Say it again")).to_be_visible()
    sheet.get_by_role("button", name="Close without logging").click()
    expect(speaking.get_by_role("dialog")).to_have_count(0)
    expect(speaking.locator(".event")).to_have_count(0)


def test_said_again_by_hand_the_words_are_in_the_field(speaking):
    speak(speaking, "a pear")
    speaking.get_by_role("button", name="Say it again").click()
    until_true(speaking, "window.speech && !window.speech.isStopped")
    hear(speaking, "two pears and", final=True)
    speaking.get_by_role("button", name="Type").click()
    expect(speaking.get_by_label("What did you eat, drink, take or feel?")).to_have_value("two pears and")
    expect(speaking.get_by_role("dialog")).to_have_count(0)


def test_a_typed_sentence_is_not_said_again(speaking):
    say(speaking, "an apple")
    expect(speaking.get_by_role("button", name="Say it again")).to_have_count(0)


def test_there_is_one_sheet_however_often_the_page_comes_anew(speaking):
    for _ in range(2):
        speak(speaking, "a pear")
        speaking.get_by_role("button", name="Close without logging").click()
        expect(speaking.get_by_role("dialog")).to_have_count(0)
        speaking.get_by_role("button", name="Clear what you wrote").click()
        expect(speaking.get_by_role("button", name="Clear what you wrote")).to_have_count(0)
    listen(speaking)
    speaking.evaluate("window.speech.fail('network')")
    speaking.evaluate("""() => {
      const { start } = SpeechRecognition.prototype;
      window.starts = 0;
      SpeechRecognition.prototype.start = function (track) { window.starts += 1; start.call(this, track); };
    }""")
    speaking.get_by_role("button", name="Say it again").click()
    until_true(speaking, "window.starts > 0")
    hear(speaking, "an apple", final=True)
    assert speaking.evaluate("window.starts") == 1


@pytest.mark.parametrize(
    "words, place",
    [
        ("log symptom", "/symptoms"), ("track meal", "/quick"), ("record nutrition", "/quick"), ("take vitamin", "/supplements"),
        ("how much water did I drink today", "/hydration"),
    ],
)  # fmt: skip
def test_orders_and_questions_by_voice_lead_to_their_page(speaking, words, place):
    speak(speaking, words)
    expect(speaking).to_have_url(re.compile(f"{place}$"))
    expect(speaking.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize(
    "words, row",
    [
        ("mild heartburn", "Heartburn"), ("I took my iron", "Iron"), ("a glass of water", "Water"),
        ("blood pressure 118 over 76", "118/76"), ("I slept eight hours", "Sleep"),
    ],
)  # fmt: skip
def test_every_kind_of_entry_is_understood_while_she_speaks(speaking, words, row):
    listen(speaking)
    hear(speaking, words)
    expect(found(speaking)).to_have_count(1)
    expect(found(speaking)).to_contain_text(row)
    speaking.get_by_role("button", name="Stop and read what I said").click()
    expect(speaking.get_by_role("dialog", name="I heard:")).to_contain_text(row)


def test_a_meal_is_saved_as_a_recipe_by_voice(speaking):
    speak(speaking, "two eggs and toast")
    for word in ["Log Meal", "Confirm", "Save meal"]:
        expect(speaking.get_by_role("dialog").get_by_role("button", name=word)).to_have_count(1)
    speaking.get_by_role("dialog").get_by_role("button", name="Save meal").click()
    expect(speaking.get_by_role("dialog")).to_have_count(0)
    listen(speaking)
    hear(speaking, "save that as my protein bowl")
    expect(found(speaking)).to_have_count(2)
    speaking.get_by_role("button", name="Stop and read what I said").click()
    expect(speaking.get_by_role("dialog", name="Your recipe")).to_be_visible()
    expect(speaking.get_by_label("Name", exact=True)).to_have_value("Protein bowl")
