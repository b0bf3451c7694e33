"""The main flows in WebKit, which every browser on an iPhone is, and in Firefox where `make torture` asks for it."""

import base64
import io
import json
import os
import re
import shutil
from contextlib import contextmanager

import pytest
from PIL import Image
from selenium.webdriver.common.keys import Keys

from bars import photo as photo_of_packet
from cable import Cable
from client import Client, cookie_of
from diary import NAME, PASSPHRASE, SENTENCE, today
from engines import firefox, screen, webkit
from handset import Handset
from offline import KEPT
from server import Server
from test_every_screen import CHECK_LAYOUT
from test_vision import MEAL
from ways_in import NUMBER, agree, helpers

# Selenium complains of how it talks to a driver of this machine, and of the way not to.
pytestmark = pytest.mark.filterwarnings("ignore:.*(remote_server_addr|ignore_local_proxy)")
ENGINES = {"webkit": webkit, "firefox": firefox} if os.environ.get("CORGINA_TORTURE") else {"webkit": webkit}
QUESTION = "^What did you eat, drink, take or feel"


@pytest.fixture(scope="session")
def display():
    with screen() as display:
        yield display


@pytest.fixture(params=ENGINES)
def take_phone(request, display, tmp_path):
    """Takes up a phone with that engine in it, which has never been used; nothing may be complained of while it is."""

    @contextmanager
    def take(server: Server, **options):
        home = tmp_path / "phone"
        home.mkdir()
        with ENGINES[request.param](home, display, **options) as driver:
            phone = Handset(driver, server, home / "console.txt")
            yield phone
            assert phone.complaints() == []

    return take


@pytest.fixture
def new_phone(server, take_phone):
    with take_phone(server) as phone:
        yield phone


@pytest.fixture
def phone(her_server, lived_in, take_phone):
    """Today, signed in to ``her_server``."""
    with take_phone(her_server) as phone:
        phone.take_over(lived_in[1]["cookies"])
        phone.open("/today")
        yield phone


def say(phone: Handset, sentence: str) -> None:
    phone.fill(QUESTION, sentence)
    phone.press("button", "^Send$")
    phone.see("^I heard:", "heading")


def log(phone: Handset, sentence: str) -> None:
    say(phone, sentence)
    phone.press("button", "^(Confirm and log|Log)", within="dialog")
    phone.count("dialog", 0)


def calories(phone: Handset) -> int:
    return int(phone.see(kind=".total", within="dialog").text.replace(",", ""))


def test_a_new_person_sets_up_and_comes_back(new_phone):
    phone = new_phone
    phone.open("/")
    phone.press("link", "^Get started")
    phone.fill("^Account name", NAME)
    phone.fill("^Passphrase", PASSPHRASE)
    phone.press("button", "^Continue")
    phone.see("^Your recovery code", "heading")
    code = phone.see(kind="#code-text").text
    phone.fill("^Type the last 3 characters", code.split()[-1])
    phone.press("button", "^I have saved it")
    phone.press("link", "^I know when my last period started")
    # The wheels lie over the field that is sent, and turn it.
    phone.see("^Day$", ".wheel__col")
    before = phone.ask(DATE)
    phone.press(".wheel__col--day li", f"^{int(before[-2:]) % 28 + 1}$")
    phone.wait_until(f"return ({IN_DATE}) !== '{before}'")
    chosen = phone.ask(DATE)
    phone.press("button", "^Continue")
    phone.see("^Does this look right", "heading")
    phone.press("button", "^(Looks right|Yes)")
    phone.see("^A little about you", "heading")
    phone.press("button", "^Continue")
    phone.see("^Today$", "heading")
    weeks = (today() - today().fromisoformat(chosen)).days // 7
    phone.see(f"Week {weeks}", ".weekpill, .weekmark")

    phone.open("/settings")
    phone.press("button", "^Sign out$")
    phone.see("^Get started", "link")
    phone.open("/today")
    phone.see("^Welcome back", "heading")
    for passphrase, answer in (("seven calm otters knot", "do not match"), (PASSPHRASE, "^Today$")):
        phone.fill("^Account name", NAME)
        phone.fill("^Passphrase", passphrase)
        phone.press("button", "^Sign in$")
        phone.see(answer)
    phone.see(f"Week {weeks}", ".weekpill, .weekmark")


IN_DATE = "document.querySelector('input[name=date]').value"
DATE = f"return {IN_DATE}"
# The calories of the sheet as a number.
TOTAL = "return Number(document.querySelector('dialog .total').textContent.replace(/\\D/g, ''))"


def test_a_sentence_is_corrected_logged_kept_and_taken_back(phone):
    say(phone, SENTENCE)
    phone.count(".item:not(.item--add)", 3)
    before = calories(phone)
    phone.press(".item:not(.item--add) summary", within="dialog")
    phone.press("button", "^More$", within="dialog")
    phone.wait_until(f"{TOTAL} > {before + 20}")
    corrected = calories(phone)
    phone.press("button", "Log Meal", within="dialog")
    phone.count("dialog", 0)
    phone.see(f"{corrected:,} cal", ".event")
    phone.reload()
    phone.count(".event", 1)
    phone.see(f"{corrected:,} cal", ".event")
    phone.press(".event__link")
    phone.press("button", "^Edit$", within="dialog")
    phone.see("^Edit entry", "heading")
    phone.press(".item:not(.item--add) summary", within="dialog")
    phone.press("button", "^Less$", within="dialog")
    phone.wait_until(f"{TOTAL} === {before}")
    phone.press("button", "^Save", within="dialog")
    phone.see(f"{before:,} cal", ".event")
    phone.press("button", "^Undo")
    phone.see(f"{corrected:,} cal", ".event")


def test_the_calories_of_the_day_unfold_and_fold(phone):
    say(phone, SENTENCE)
    phone.press("button", "Log Meal", within="dialog")
    phone.count("dialog", 0)
    phone.miss("Fiber|Fibre", ".eaten__list")
    phone.press("summary", "meal breakdown")
    phone.see("Fiber|Fibre", ".eaten__list")
    phone.press("summary", "meal breakdown")
    phone.miss("Fiber|Fibre", ".eaten__list")


def test_a_dose_and_a_glass_are_one_tap_each_and_taken_back(phone):
    phone.open("/supplements/add/own")
    phone.fill("^Name", "Iron")
    phone.fill("^Dose", "27")
    phone.press("button", "^Add to my list")
    phone.see("Iron is on your list", "[role=status]")
    phone.open("/today")
    phone.press("button", "^Iron.*: Mark as taken")
    phone.see("^Iron", ".event__title")
    phone.see("1 of 1")
    phone.press("button", "^Undo")
    phone.see("0 of 1")
    phone.press("button", "^Add a glass of water")
    phone.see("1 of 8 glasses")
    phone.see("^Water", ".event__title")
    phone.press("button", "^Undo: Water")
    phone.see("0 of 8 glasses")
    phone.count(".event", 0)


def test_a_symptom_by_quick_log_with_how_bad_it_is(phone):
    phone.press("link", "^Quick log")
    phone.press("button", "^Heartburn, moderate")
    phone.see("^Heartburn", ".event__title")
    phone.see("Severity 3 of 5", ".event")
    phone.press(".event__link")
    phone.press("button", "^Edit$", within="dialog")
    phone.press("choice", "Mild$")
    phone.fill("^How long", "1,5")
    phone.fill("^Note", "after pizza")
    phone.press("button", "^Save")
    phone.see("Severity 2 of 5.*after pizza", ".event")


def test_what_should_not_wait_is_in_sight_until_it_is_answered(phone):
    phone.open("/measurements/blood-pressure")
    phone.fill("^Upper", "146")
    phone.fill("^Lower", "92")
    phone.press("choice", "^Headache")
    phone.press("button", "^Save")
    alert = phone.see("Call 911", ".care .care__advice")
    assert phone.has_in_window(alert)
    phone.open("/today")
    phone.see("This stays here until you answer")
    phone.reload()
    phone.press("button", "^I've called")
    phone.miss("This stays here until you answer")
    phone.see("Called my provider")


def test_the_timeline_by_keyboard(phone):
    log(phone, "I ate an apple")
    log(phone, "headache 3/5")
    phone.tab_to("^All entries")
    phone.keys(Keys.ENTER)
    phone.see("^All entries$", "h1")
    phone.tab_to("^Apple")
    phone.keys(Keys.ENTER)
    phone.see("^Apple", "heading", within="dialog")
    phone.keys(Keys.ESCAPE)
    phone.count("dialog", 0)
    assert re.search("^Apple", phone.focused())
    phone.tab_to("Search your entries", key="Shift+Tab")
    phone.keys("head", Keys.ENTER)
    phone.count(".event", 1)
    phone.see("^Headache", ".event__title")


@pytest.mark.parametrize("size", [(393, 852), (320, 568)], ids=lambda size: f"{size[0]} wide")
def test_nothing_she_does_waits_for_what_moves(her_server, lived_in, take_phone, size):
    with take_phone(her_server, moving=True, size=size) as phone:
        phone.take_over(lived_in[1]["cookies"])
        phone.open("/today")
        assert not phone.ask("return matchMedia('(prefers-reduced-motion: reduce)').matches")
        log(phone, "I ate an apple")
        phone.count(".event", 1)
        phone.press("button", "^Undo")
        phone.count(".event", 0)


def test_what_is_said_without_a_connection_arrives_once(her_server, lived_in, take_phone):
    cable = Cable(her_server)
    with take_phone(cable) as phone:
        phone.take_over(lived_in[1]["cookies"])
        phone.open("/today")
        # The worker answers for the page, and Today is kept.
        phone.wait_until("return navigator.serviceWorker.controller !== null")
        phone.wait_until_resolved(KEPT)
        cable.cut()
        phone.fill(QUESTION, "I ate an apple")
        phone.press("button", "^Send$")
        phone.see("^1 entry will be added when you’re back online", "heading")
        phone.reload()
        phone.see("You are offline. This is as it was at")
        phone.see("^1 entry will be added when you’re back online", "heading")
        phone.see("24", ".preg__week, .hero__num, .weekpill, .weekmark")
        cable.mend()
        phone.see("^Logged while you were offline", "heading")
        phone.count(".arrivals__list li", 1)
        phone.count(".event", 1)
    cable.close()


@pytest.fixture
def helped(lived_in, tmp_path):
    """A server with another for her voice and one for her photos, and those, by their uses."""
    folder = tmp_path / "data"
    shutil.copytree(lived_in[0], folder)
    fakes = helpers(folder, "an apple")
    fakes["vision"].answers = [(200, MEAL, {})]
    with Server(folder) as server:
        agree(Client(server.port, cookie_of(lived_in[1])))
        yield server, fakes
    for fake in fakes.values():
        fake.stop()


def test_where_the_browser_hears_nothing_it_says_so_and_she_types(helped, lived_in, take_phone):
    server, _ = helped
    with take_phone(server) as phone:
        phone.take_over(lived_in[1]["cookies"])
        phone.open("/today")
        phone.see("^(Speak|Send)$", "button")
        # What it records it may pack as no server here takes, then there is no button; or it has no microphone to give.
        if phone.find("button", "^Speak$"):
            phone.press("button", "^Speak$")
            phone.see("^(No microphone answers|Corgina may not use the microphone)", "[role=alert] p", within="dialog")
            assert phone.ask(f"return ({CHECK_LAYOUT})()") == []
            phone.press("button", "Type$", within="dialog")
            phone.count("dialog:modal", 0)
        log(phone, "I ate an apple")
        phone.see("^Apple", ".event__title")


def test_a_photo_from_a_file_is_named_by_its_boxes_and_logged(helped, lived_in, take_phone, tmp_path):
    server, fakes = helped
    Image.effect_noise((2_000, 1_500), 60).convert("RGB").save(tmp_path / "meal.jpg")
    with take_phone(server) as phone:
        phone.take_over(lived_in[1]["cookies"])
        phone.open("/photos/new")
        phone.attach("#f-photo", tmp_path / "meal.jpg")
        phone.see("^Your photo", "heading")
        phone.count(".shot__box", 2)
        phone.see("^Food 1", "field")
        named = "return [...document.querySelectorAll('.photo-foods input')].map(field => field.value)"
        assert phone.ask(named) == ["1 cup boiled potatoes", "toast"]
        assert phone.ask(f"return ({CHECK_LAYOUT})()") == []
        sent = json.loads(fakes["vision"].requests[0])["messages"][1]["content"][0]["image_url"]["url"]
        with Image.open(io.BytesIO(base64.b64decode(sent.split(",")[1]))) as seen:
            assert (seen.format, seen.size) == ("JPEG", (1_600, 1_200))
        phone.press("button", "^Remove food 2")
        phone.count(".shot__box", 1)
        phone.press("button", "^Continue$")
        phone.see("^In your photo:", "heading")
        phone.press("button", "^(Confirm and log|Log)", within="dialog")
        phone.see(kind=".event__photo")
        phone.see("otatoes", ".event")


def test_a_barcode_is_read_from_a_photo_where_there_is_no_camera(phone, tmp_path):
    phone.open("/foods/new")
    phone.press("button", "^Scan a barcode$")
    phone.see("The browser has no camera for Corgina here", "[role=alert] p", within="dialog")
    assert phone.ask(f"return ({CHECK_LAYOUT})()") == []
    phone.attach("#scanner input[type=file]", photo_of_packet(NUMBER, tmp_path / "packet.png"))
    phone.wait_until(f"return document.querySelector('input[name=barcode]')?.value === '{NUMBER}'")
    phone.count("dialog:modal", 0)


SCREENS = [
    "/today", "/quick", "/timeline", "/insights", "/calories", "/nutrients", "/safe", "/recipes", "/foods/new", "/supplements",
    "/hydration", "/symptoms", "/symptoms/kinds/1", "/measurements/blood-pressure", "/kicks", "/contractions", "/appointments",
    "/visit", "/visit/report", "/imports", "/pregnancy", "/pregnancy/growth", "/pregnancy/dates", "/settings", "/settings/account", "/welcome",
]  # fmt: skip


def test_screens_are_whole_and_without_a_complaint(take_phone, tmp_path):
    problems = {}
    with Server(tmp_path / "demo", "demo") as server, take_phone(server) as phone:
        phone.open("/sign-in")
        phone.fill("^Account name", "Sam")
        phone.fill("^Passphrase", "a corgi counts to forty")
        phone.press("button", "^Sign in$")
        phone.see("^Today$", "h1")
        for path in SCREENS:
            phone.open(path)
            phone.see(kind="h1")
            found = phone.ask(f"return ({CHECK_LAYOUT})()")
            if phone.ask("return document.scrollingElement.scrollWidth > innerWidth"):
                found.append("scrolls sideways")
            if found:
                problems[path] = found[:6]
    assert problems == {}


def test_a_complaint_would_be_heard(new_phone):
    new_phone.open("/privacy")
    new_phone.ask("setTimeout(() => { throw new Error('on purpose') })")
    new_phone.hear("on purpose")
    new_phone.forgive()
