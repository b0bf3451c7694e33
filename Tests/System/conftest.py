import os
import shutil
from contextlib import ExitStack

import pytest
from playwright.sync_api import expect, sync_playwright

from device import serving as serving_program
from diary import LOCALE, ZONE, onboard
from homes import Home, settle_in
from recorder import Recorder
from run_folder import RunFolder
from server import Server
from waiting import PATIENCE

BROWSER = "/usr/bin/chromium-headless-shell"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # The headless browser has no recogniser and ends a page that asks for it. `test_voice.py` brings its own.
    "--disable-blink-features=OnDeviceWebSpeechAvailable",
]
PHONE = {"width": 393, "height": 852}
expect.set_options(timeout=PATIENCE)


def pytest_configure(config):
    config.addinivalue_line("markers", "browser: shows pages in a browser; `make torture` runs these on many dates")
    # The run's own process makes it, and its workers have it from there. CORGINA_KEEP=yes leaves it, to look at what a test left.
    if not hasattr(config, "workerinput"):
        folder = RunFolder()
        if os.environ.get("CORGINA_KEEP") != "yes":
            config.add_cleanup(folder.remove)


# From the longest on.
LONG = ["test_every_screen", "test_leaks", "test_upkeep", "test_reader"]


def pytest_collection_modifyitems(items):
    """The long ones come first, so that no core waits for one of them in the end."""
    items.sort(key=lambda item: LONG.index(item.path.stem) if item.path.stem in LONG else len(LONG))
    for item in items:
        if "chromium" in item.fixturenames:
            item.add_marker("browser")


@pytest.fixture(scope="session")
def chromium():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=BROWSER, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def server(tmp_path):
    with Server(tmp_path / "data") as server:
        yield server


@pytest.fixture(scope="session")
def lived_in(chromium, tmp_path_factory):
    """A diary that is set up, made once since every passphrase costs seconds: its folder and its session."""
    folder = tmp_path_factory.mktemp("lived-in") / "data"
    with Server(folder) as server:
        context = chromium.new_context(
            viewport=PHONE, base_url=server.address, timezone_id=ZONE, locale=LOCALE, reduced_motion="reduce"
        )
        onboard(context.new_page())
        session = context.storage_state()
        context.close()
    return folder, session


@pytest.fixture
def her_server(lived_in, tmp_path):
    """A server with a diary of its own, 24 weeks and 3 days along, with nothing logged."""
    folder = tmp_path / "data"
    shutil.copytree(lived_in[0], folder)
    with Server(folder) as server:
        yield server


@pytest.fixture(params=[True])
def her_page(request, lived_in, new_page):
    """Today, signed in to ``her_server``; without script, or in a home on her device, where a test asks for it."""
    if isinstance(request.param, Home):
        page, way = request.getfixturevalue("own_way")()
        settle_in(page, request.param, way)
        return page
    page = new_page(request.getfixturevalue("her_server"), storage_state=lived_in[1], java_script_enabled=request.param)
    page.goto("/today")
    return page


@pytest.fixture(scope="session")
def offering(tmp_path_factory):
    """A server that offers homes on a device to whoever asks, for tests that need nothing else of it."""
    with serving_program(tmp_path_factory.mktemp("offering") / "data", "--allow-sign-up") as server:
        yield server


@pytest.fixture
def own_way(offering, new_page):
    """Opens browsers in which nothing lives yet, each with a way of its own to that server."""
    with ExitStack() as ways:

        def open_page():
            way = ways.enter_context(Recorder(offering.port))
            return new_page(way, service_workers="allow"), way

        yield open_page


@pytest.fixture(scope="session")
def empty_server(tmp_path_factory):
    """A server nobody has signed up to, for requests that change nothing."""
    with Server(tmp_path_factory.mktemp("empty") / "data") as server:
        yield server


@pytest.fixture
def new_page(chromium):
    """Opens pages in contexts of their own, which are closed afterwards."""
    yield from opened_pages(chromium)


def opened_pages(browser):
    """The same in any browser; a fixture yields from it."""
    contexts = []

    def open_page(server, **options):
        # What a service worker keeps is test_offline's; everywhere else each answer comes from the server.
        settings = {
            "viewport": PHONE, "base_url": server.address, "timezone_id": ZONE, "locale": LOCALE,
            "reduced_motion": "reduce", "service_workers": "block", **options,
        }  # fmt: skip
        context = browser.new_context(**settings)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        return context.new_page()

    yield open_page
    for context in contexts:
        context.close()


@pytest.fixture
def page(server, new_page):
    return new_page(server)


@pytest.fixture
def there(tmp_path):
    """A server that offers homes on a device."""
    with serving_program(tmp_path / "data") as server:
        yield server


@pytest.fixture
def way(there):
    """What lies between browsers and that server."""
    with Recorder(there.port) as recorder:
        yield recorder


@pytest.fixture
def device(way, new_page):
    """Opens browsers in which nothing lives yet."""
    return lambda: new_page(way, service_workers="allow")
