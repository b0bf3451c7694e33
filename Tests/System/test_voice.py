"""One sentence by voice: what a recogniser on the device hears becomes words in the field, and nothing else."""

import re
import statistics

import pytest
from playwright.sync_api import expect

from measure_listening import listen as timed
from recogniser import RECOGNISER, found, hear, listen, speaking  # noqa: F401
from waiting import until_true


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


def test_rows_follow_the_words_soon(speaking):
    # The goal is a tenth of a second, which measure_listening.py measures on a quiet machine: at worst 113 ms so far. Beside other tests it
    # can take longer.
    middles = []
    for _ in range(3):
        middles.append(statistics.median(row for _, row in timed(speaking)))
        if middles[-1] < 200:
            return
    raise AssertionError(f"rows came after {middles} ms in the middle")


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
