"""A number on a packet that nobody here knows, looked up at the owner's address: asked for by a tap once she agreed, shown with whoever
lists it, logged, and hers from then on."""

import json
import shutil

import pytest
from playwright.sync_api import Page, expect

from provider import FakeProvider, agree, configure
from server import Server
from ways_in import NUMBER

FIGURES = {"energy-kcal_100g": 400, "proteins_100g": 10, "carbohydrates_100g": 60, "fat_100g": 13}
PRODUCT = {"product_name": "Oat biscuits", "brands": "Made Up", "serving_size": "40 g", "nutriments": FIGURES}


@pytest.fixture
def products():
    fake = FakeProvider(f"/p/{NUMBER}.json", json.dumps({"code": NUMBER, "status": 1, "product": PRODUCT}))
    yield fake
    fake.stop()


@pytest.fixture
def her_server(lived_in, tmp_path, products):
    folder = tmp_path / "data"
    shutil.copytree(lived_in[0], folder)
    configure(folder, {"products": {"address": f"http://127.0.0.1:{products.port}/p/{{number}}.json"}})
    with Server(folder) as server:
        yield server


def search(page: Page) -> None:
    page.goto("/foods")
    page.get_by_role("searchbox", name="Search foods").fill(NUMBER)
    page.get_by_role("button", name="Search").click()


@pytest.mark.parametrize("her_page", [True, False], indirect=True, ids=["script", "no script"])
def test_an_unknown_number_is_looked_up_when_she_taps_and_is_hers_once_logged(her_page, products):
    search(her_page)
    expect(her_page.get_by_text("127.0.0.1 may know this number, once you agree")).to_be_visible()
    her_page.get_by_role("link", name="See what is sent").click()
    expect(her_page.get_by_text("Corgina sends that number to 127.0.0.1")).to_be_visible()
    agree(her_page)
    search(her_page)
    expect(her_page.get_by_text("Sends this number alone to 127.0.0.1.")).to_be_visible()
    assert products.requests == [] and NUMBER not in her_page.url
    her_page.get_by_role("button", name="Look the number up").click()
    expect(her_page.get_by_role("heading", name="Oat biscuits, Made Up")).to_be_visible()
    expect(her_page.get_by_text("its label, as 127.0.0.1 lists it")).to_be_visible()
    her_page.get_by_role("button", name="Log", exact=True).click()
    expect(her_page.locator(".event").first).to_contain_text("Oat biscuits")
    search(her_page)
    expect(her_page.get_by_role("heading", name="Oat biscuits, Made Up")).to_be_visible()
    assert len(products.requests) == 1


@pytest.mark.parametrize(
    "answer, words",
    [
        ((404, "{}", {}), "The product server does not know this number."),
        ((200, "<html>", {"Content-Type": "text/html"}), "sent an answer Corgina can’t use."),
        ((200, json.dumps({"code": "96385074", "product": PRODUCT}), {}), "sent an answer Corgina can’t use."),
    ],
)
def test_what_goes_wrong_is_said_and_she_types_the_label(her_page, products, answer, words):
    products.answers = [answer]
    agree(her_page)
    search(her_page)
    her_page.get_by_role("button", name="Look the number up").click()
    expect(her_page.get_by_role("alert").filter(has_text=words)).to_be_visible()
    her_page.get_by_label("Name", exact=True).fill("Oat biscuits")
    her_page.get_by_label("Energy, cal", exact=True).fill("160")
    her_page.get_by_role("button", name="Log", exact=True).click()
    expect(her_page.locator(".event").first).to_contain_text("Oat biscuits")
