"""The walk through every way in that another server or the browser's own parts may help with: her voice, a photo, a label, a barcode, a
number nobody knows, a sentence nobody reads. Each state of each is a screen."""

from collections.abc import Iterator

from playwright.sync_api import Page, expect

from diary import say
from microphone import MICROPHONE
from photos import photo, take
from provider import FakeProvider
from recogniser import RECOGNISER, found, hear, listen
from test_scanner import CAMERA, LATE_AT_ONCE
from test_speech_server import RECORDER
from waiting import until_true
from ways_in import NUMBER

# A slow look at a screen is no pause in her speech.
PATIENT = """(() => {
  const later = window.setTimeout;
  window.setTimeout = (act, time, ...rest) => later(act, String(act).includes("stop()") ? 60_000 : time, ...rest);
})();"""
# One stream for either, by what is wished for: a tone that swells, or a camera with nothing before it.
BOTH = """(() => {
  const film = navigator.mediaDevices.getUserMedia;
  %s
  const sound = navigator.mediaDevices.getUserMedia;
  navigator.mediaDevices.getUserMedia = wishes => wishes.video ? film(wishes) : sound(wishes);
})();""" % MICROPHONE
# What a browser without a recogniser has.
RECORDS = CAMERA + ";" + BOTH + RECORDER + "window.shown = '';" + LATE_AT_ONCE + PATIENT
HEARS = RECOGNISER + PATIENT


def walk_listening(page: Page) -> Iterator[str]:
    """Where the browser hears on the device; ``HEARS`` is in the page."""
    page.goto("/today")
    page.evaluate("""() => {
      window.speechAbility = "downloadable";
      SpeechRecognition.install = () => new Promise(done => { window.fetched = done; });
    }""")
    page.get_by_role("button", name="Speak").click()
    expect(page.get_by_role("button", name="Fetch it")).to_be_visible()
    yield "listen-ask"
    page.get_by_role("button", name="Fetch it").click()
    expect(page.get_by_role("dialog", name="Fetching the language…")).to_be_visible()
    yield "listen-fetching"
    page.evaluate("window.fetched(false)")
    yield from refused(page, "The language pack could not be fetched.", "listen-not-fetched")
    page.evaluate("window.speechAbility = 'available'")
    listen(page)
    yield "listening"
    hear(page, "two boiled eggs and")
    expect(found(page)).to_have_count(1)
    yield "listening-guess"
    hear(page, "two boiled eggs and a slice of toast with butter and strawberry jam, took my iron and a mild headache", final=True)
    expect(found(page).last).to_contain_text("Headache")
    yield "listening-rows"
    held = []
    page.route("**/drafts", lambda route: held.append(route))
    page.get_by_role("button", name="Stop and read what I said").click()
    expect(page.get_by_role("dialog", name="Reading what you said…")).to_be_visible()
    yield "listen-reading"
    for route in held:
        route.continue_()
    expect(page.get_by_role("button", name="Say it again").last).to_be_visible()
    yield "spoken-heard"
    page.unroute("**/drafts")
    put_aside(page)
    for error, words in {
        "not-allowed": "Corgina may not use the microphone.", "audio-capture": "No microphone answers.",
        "network": "Listening did not work this time.",
    }.items():  # fmt: skip
        listen(page)
        page.evaluate("error => window.speech.fail(error)", error)
        yield from refused(page, words, f"listen-{error}")
    listen(page)
    hear(page, "I had chips and curry", final=True)
    page.get_by_role("button", name="Stop and read what I said").click()
    expect(page.get_by_role("dialog", name="I heard:")).to_be_visible()
    yield "spoken-question"
    put_aside(page)
    # There, no speech server is offered in its place.
    page.goto("/photos/new")
    take(page, photo(page))
    page.evaluate("window.speechAbility = 'unavailable'")
    page.get_by_role("button", name="Speak").click()
    expect(page.get_by_role("dialog", name="This browser can't listen here")).to_be_visible()
    yield "listen-refused"


def put_aside(page: Page) -> None:
    """What was heard is not logged, and the field is empty again."""
    page.get_by_role("button", name="Close without logging").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Clear what you wrote").click()
    expect(page.get_by_role("button", name="Speak")).to_be_visible()


def refused(page: Page, words: str, name: str) -> Iterator[str]:
    expect(page.get_by_role("alert").filter(has_text=words)).to_be_visible()
    yield name
    page.get_by_role("button", name="Cancel").click()


def walk_consent(page: Page) -> Iterator[str]:
    """Before she agreed to anything; ``RECORDS`` is in the page."""
    page.goto("/settings/providers")
    yield "providers"
    page.goto("/today")
    page.get_by_role("button", name="Speak").click()
    expect(page.get_by_role("dialog", name="One thing first")).to_be_visible()
    yield "listen-consent"
    page.get_by_role("button", name="Cancel").click()
    page.goto("/photos/new")
    take(page, photo(page))
    expect(page.get_by_text("can name the foods in your photos, once you agree")).to_be_visible()
    yield "photo-consent"
    page.get_by_role("button", name="Discard this photo").click()
    choose_label(page)
    expect(page.get_by_text("can read the label, once you agree")).to_be_visible()
    yield "label-consent"
    search(page)
    expect(page.get_by_text("may know this number, once you agree")).to_be_visible()
    yield "number-consent"


def walk_speech_server(page: Page, speech: FakeProvider) -> Iterator[str]:
    """Once she agreed; ``RECORDS`` is in the page."""
    page.goto("/today")
    speech.may_answer.clear()
    speech.answers.append((500, "{}", {}))
    record(page)
    yield "recording"
    page.get_by_role("button", name="Stop and read what I said").click()
    expect(page.get_by_role("dialog", name="Working out what you said…")).to_be_visible()
    yield "recording-sent"
    speech.may_answer.set()
    expect(page.get_by_role("button", name="Say it again").last).to_be_visible()
    yield "recording-heard"
    put_aside(page)
    record(page)
    page.get_by_role("button", name="Stop and read what I said").click()
    yield from refused(page, "The speech server did not manage it.", "recording-told")


def record(page: Page) -> None:
    """Until something was heard."""
    page.get_by_role("button", name="Speak").click()
    expect(page.get_by_role("dialog", name="Listening…")).to_be_visible()
    until_true(page, """[...document.querySelectorAll(".wave i")].some(bar => bar.style.getPropertyValue("--level") > .2)""")


def walk_picture_server(page: Page, vision: FakeProvider) -> Iterator[str]:
    """Once she agreed. It answers the first photo with ``MEAL``, and fails at the second."""
    vision.may_answer.clear()
    page.goto("/photos/new")
    take(page, photo(page))
    expect(page.get_by_role("status").filter(has_text="Analyzing your meal…")).to_be_visible()
    yield "photo-analyzing"
    vision.may_answer.set()
    expect(page.locator(".shot__box")).to_have_count(2)
    yield "photo-boxes"
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_role("dialog", name="In your photo:")).to_be_visible()
    yield "photo-boxes-heard"
    page.goto("/photos/new")
    take(page, photo(page))
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    yield "photo-not-seen"
    choose_label(page)
    yield "label-photo"
    page.get_by_role("button", name="Read the label").click()
    expect(page.get_by_label("Energy, cal", exact=True)).to_have_value("210")
    yield "label-read"
    page.get_by_label("Name", exact=True).fill("Bar")
    page.get_by_role("button", name="Log", exact=True).click()
    expect(page.get_by_label("The label says so")).to_be_visible()
    yield "label-doubt"


def choose_label(page: Page) -> None:
    page.goto("/foods/new")
    chosen = {"name": "label.jpg", "mimeType": "image/jpeg", "buffer": photo(page)}
    page.get_by_label("Take a photo of the label").set_input_files(chosen)
    expect(page.get_by_role("group", name="Photo of the label")).to_be_visible()


def walk_scanner(page: Page) -> Iterator[str]:
    """With a camera that sees nothing; ``RECORDS`` is in the page."""
    page.goto("/foods")
    page.get_by_role("button", name="Scan a barcode").click()
    dialog = page.get_by_role("dialog", name="Scan a barcode")
    expect(dialog.get_by_text("There is no number yet.")).to_be_visible()
    yield "scanner-film"
    chosen = {"name": "x.jpg", "mimeType": "image/jpeg", "buffer": photo(page)}
    dialog.get_by_label("Choose a photo of it").set_input_files(chosen)
    expect(page.get_by_role("alert").filter(has_text="There is no barcode to be read in this photo.")).to_be_visible()
    yield "scanner-photo"


def walk_asked(page: Page) -> Iterator[str]:
    """Once she agreed: a number and a sentence that others are asked about when she taps for it."""
    search(page)
    expect(page.get_by_role("button", name="Look the number up")).to_be_visible()
    yield "number-ask"
    page.get_by_role("button", name="Look the number up").click()
    expect(page.get_by_role("heading", name="Made Up")).to_be_visible()
    yield "number-found"
    page.goto("/today")
    say(page, "flurbled qwortle")
    expect(page.get_by_role("button", name="Suggest other words")).to_be_visible()
    yield "reword-ask"


def search(page: Page) -> None:
    page.goto("/foods")
    page.get_by_role("searchbox", name="Search foods").fill(NUMBER)
    page.get_by_role("button", name="Search").click()
