import pytest
from playwright.sync_api import expect, sync_playwright

from server import Server

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PHONE = {"width": 393, "height": 852}
# A passphrase costs seconds on a busy machine, and is meant to.
PATIENCE = 20_000
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def chromium():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def server(tmp_path):
    with Server(tmp_path / "data") as server:
        yield server


@pytest.fixture
def new_page(chromium):
    """Opens pages in contexts of their own, which are closed afterwards."""
    contexts = []

    def open_page(server, **options):
        settings = {"viewport": PHONE, "base_url": server.address, "timezone_id": "America/New_York", **options}
        context = chromium.new_context(**settings)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        return context.new_page()

    yield open_page
    for context in contexts:
        context.close()


@pytest.fixture
def page(server, new_page):
    return new_page(server)
