"""Updates of Corgina on a device that keeps to the key they are signed by. What lies between pretends to be the server of another
edition: unsigned, signed by the same key or by another, or with one byte changed. What it needs is built by `make wasm`."""

import hashlib
import os
import re
import urllib.request

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from playwright.sync_api import Page, expect

from device import WASM, settle_in
from diary import log
from recorder import Recorder
from release import fingerprint, list_in, make_key, private_key, release, signed
from sealed_device import settle_in_sealed
from server import Server
from waiting import asked, until_true

NOT_TAKEN = "An update of Corgina was not taken."
ED25519 = "() => crypto.subtle.generateKey({ name: 'Ed25519' }, false, ['sign', 'verify']).then(() => true, () => false)"


class Publisher(Recorder):
    """Sends the server's files as another edition, once it is told to."""

    edition = changed_edition = ""
    is_unsigned = False
    # The worker's script as the server sends it.
    script = b""

    def carry(self, request):
        if self.changed_edition:
            request.path = request.path.replace(self.changed_edition, self.edition)
        if self.is_unsigned and request.path == "/worker/release.json":
            request.send_response(404)
            request.send_header("content-length", "0")
            request.end_headers()
            return
        super().carry(request)

    def publish(self, listing: dict, key: Ed25519PrivateKey, number: int, changed=lambda script: script, wrong=()):
        """Another edition, whose files are the same under another name.

        - changed: what else is different in the worker's script.
        - wrong: names of files whose bytes the list does not have."""
        self.edition, self.changed_edition = listing["edition"], "0" * len(listing["edition"])
        renamed = lambda text: text.replace(self.edition, self.changed_edition)
        script = lambda body: changed(renamed(body.decode())).encode()
        self.lies["/service-worker.js"] = script
        files = {renamed(address): digest for address, digest in listing["files"].items()}
        files["/service-worker.js"] = hashlib.sha256(script(self.script)).hexdigest()
        told = listing | {"edition": self.changed_edition, "number": number, "files": files}
        self.lies["/worker/release.json"] = lambda _: signed(told, key)
        for name in wrong:
            # One byte of it, so that it still is what it was.
            self.lies[f"/assets/{self.edition}/{name}"] = lambda body: body[:-1] + bytes([body[-1] ^ 1])


@pytest.fixture
def key(tmp_path):
    make_key(tmp_path / "key.json")
    return private_key(tmp_path / "key.json")


@pytest.fixture
def there(tmp_path, key):
    """A server that offers homes on a device, and signs what it sends."""
    listing = tmp_path / "release.json"
    made = release("sign", "--key", tmp_path / "key.json", "--out", listing, "--browser-program", WASM, "--number", "7")
    assert made.returncode == 0, made.stderr
    options = ["--browser-program", str(WASM), "--release", str(listing), "--allow-sign-up"]
    with Server(tmp_path / "data", options=options) as server:
        yield server


@pytest.fixture
def listing(tmp_path, there) -> dict:
    return list_in((tmp_path / "release.json").read_bytes())


@pytest.fixture
def way(there):
    with Publisher(there.port) as publisher:
        publisher.script = urllib.request.urlopen(there.address + "/service-worker.js", timeout=10).read()
        yield publisher


@pytest.fixture
def browser_page(way, new_page):
    page = new_page(way, service_workers="allow")
    page.goto("/welcome")
    if not page.evaluate(ED25519):
        pytest.skip("This browser has no Ed25519.")
    return page


# Both homes take updates by the same script.
@pytest.fixture(params=[settle_in_sealed, settle_in] if "CORGINA_TORTURE" in os.environ else [settle_in_sealed])
def phone(request, browser_page):
    request.param(browser_page)
    return browser_page


def look(page: Page) -> None:
    """The browser looks for another worker, as it does with each page that it opens."""
    page.evaluate("() => navigator.serviceWorker.getRegistration().then(found => found.update()).then(() => true, () => false)")


def edition_of(page: Page) -> str:
    return re.search(r"/assets/([0-9a-f]+)/corgina\.css", page.content())[1]


def stays(page: Page, listing: dict, words: str) -> None:
    """It was told why, goes on with the edition it has, and keeps what she writes."""
    look(page)
    expect(page.get_by_role("status").filter(has_text=NOT_TAKEN)).to_be_visible()
    page.goto("/settings/account")
    expect(page.get_by_text(words)).to_be_visible()
    assert edition_of(page) == listing["edition"]
    page.goto("/today")
    log(page, "I had two eggs")
    assert edition_of(page) == listing["edition"]
    assert page.evaluate("() => caches.keys()") == [f"corgina {listing['edition']}"]


def moves_on(page: Page, way: Publisher) -> Page:
    """The other edition is installed, and answers once no page is open. What she wrote is there."""
    until_true(page, "() => navigator.serviceWorker.getRegistration().then(found => Boolean(found.waiting))")
    context = page.context
    # A page that opens while the browser still counts the closed one keeps the edition before: then it is closed as well.
    for _ in range(20):
        page.close()
        page = context.new_page()
        page.goto("/today")
        if not asked(page, "() => navigator.serviceWorker.getRegistration().then(found => Boolean(found.waiting))"):
            break
    until_true(page, "edition => caches.keys().then(names => names.join() === `corgina ${edition}`)", way.changed_edition)
    page.goto("/today")
    assert edition_of(page) == way.changed_edition
    # Style sheet and script are what the page says they are.
    until_true(page, "() => document.styleSheets.length > 0 && document.documentElement.dataset.shown !== undefined")
    return page


def test_the_key_is_shown_before_a_diary_begins_and_kept(browser_page: Page, way, key):
    page = browser_page
    for place, heading in (("/homes/device", "Make it yours"), ("/homes/sealed", "Make it yours")):
        page.goto(place)
        expect(page.get_by_role("heading", name=heading)).to_be_visible()
        expect(page.get_by_text(fingerprint(key))).to_be_visible()
    settle_in(page)
    way.is_unsigned = True
    for place in ("/settings/account", "/privacy"):
        page.goto(place)
        expect(page.get_by_text(fingerprint(key)).first).to_be_visible()


def test_an_update_signed_by_the_same_key_is_taken(phone: Page, way, listing, key):
    log(phone, "I ate a zylophantic apple")
    way.publish(listing, key, listing["number"] + 1)
    look(phone)
    phone = moves_on(phone, way)
    phone.goto("/settings/account")
    expect(phone.get_by_text(NOT_TAKEN)).to_have_count(0)
    phone.goto("/timeline")
    expect(phone.get_by_text("apple", exact=False).first).to_be_visible()


def test_an_unsigned_update_is_not_taken(phone: Page, way, listing, key):
    way.publish(listing, key, listing["number"] + 1)
    way.is_unsigned = True
    stays(phone, listing, "The server has no signed list any more.")
    # Signed after all.
    way.is_unsigned = False
    phone.goto("/settings/account")
    phone.get_by_role("button", name="Look again").click()
    expect(phone.get_by_text(NOT_TAKEN)).to_have_count(0)
    moves_on(phone, way)


@pytest.mark.parametrize("name", ["corgina.css", "corgina.js"])
def test_one_byte_of_a_file_is_enough(phone: Page, way, listing, key, name):
    way.publish(listing, key, listing["number"] + 1, wrong=[name])
    stays(phone, listing, "A file of it is not what its list says.")


def test_a_worker_that_is_not_in_the_list_is_not_taken(phone: Page, way, listing, key):
    way.publish(listing, key, listing["number"] + 1)
    honest = way.lies["/service-worker.js"]
    way.lies["/service-worker.js"] = lambda body: honest(body) + b"\n"
    stays(phone, listing, "A file of it is not what its list says.")


def test_a_worker_that_checks_nothing_is_seen(phone: Page, way, listing, key):
    """The browser takes it: that cannot be prevented. The one that is there says so."""
    way.lies["/service-worker.js"] = lambda _: b"self.addEventListener('install', () => {});"
    look(phone)
    expect(phone.get_by_role("status").filter(has_text="Be careful")).to_be_visible()
    phone.goto("/settings/account")
    expect(phone.get_by_text("Be careful with this server.")).to_be_visible()
    assert edition_of(phone) == listing["edition"]
    phone.get_by_role("button", name="Look again").click()
    expect(phone.get_by_text("Be careful with this server.")).to_be_visible()


def test_an_older_list_is_not_taken(phone: Page, way, listing, key):
    way.publish(listing, key, listing["number"] - 1)
    stays(phone, listing, "Its list is older than one this device has seen.")


def test_a_forged_list_is_not_taken(phone: Page, way, listing, key):
    way.publish(listing, key, listing["number"] + 1)
    honest = way.lies["/worker/release.json"](b"")
    way.lies["/worker/release.json"] = lambda _: re.sub(rb'("signature": ")(.)', lambda found: found[1] + (b"B" if found[2] == b"A" else b"A"), honest)
    stays(phone, listing, "Its list is damaged, or somebody changed it.")


def test_another_key_is_hers_to_take(phone: Page, way, listing, key):
    other = Ed25519PrivateKey.generate()
    way.publish(listing, other, 1)
    stays(phone, listing, "It is signed by another key.")
    phone.goto("/settings/account")
    for shown in (fingerprint(key), fingerprint(other)):
        expect(phone.get_by_text(shown).first).to_be_visible()
    phone.get_by_role("button", name="Go on with the other key").click()
    expect(phone.get_by_text(NOT_TAKEN)).to_have_count(0)
    phone = moves_on(phone, way)
    phone.goto("/settings/account")
    expect(phone.get_by_text(fingerprint(other))).to_be_visible()
    # The key of before is another one now.
    way.publish(listing, key, listing["number"] + 2, changed=lambda script: script + "\n")
    look(phone)
    expect(phone.get_by_role("status").filter(has_text=NOT_TAKEN)).to_be_visible()
    phone.goto("/settings/account")
    expect(phone.get_by_text("It is signed by another key.")).to_be_visible()


def test_a_browser_that_cannot_check_asks_her(phone: Page, way, listing, key):
    unable = lambda script: script.replace('"Ed25519"', '"Ed25510"')
    way.publish(listing, key, listing["number"] + 1, changed=unable)
    stays(phone, listing, "This browser can’t check signatures, so you are asked.")
    phone.goto("/settings/account")
    phone.get_by_role("button", name="Take this update").click()
    expect(phone.get_by_text(NOT_TAKEN)).to_have_count(0)
    phone = moves_on(phone, way)
    phone.goto("/settings/account")
    expect(phone.get_by_text("asks you before each update")).to_be_visible()
