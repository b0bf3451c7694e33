"""A recipe at the address of its page: read once the owner allowed it and she agreed, at a tap, and kept as hers. Where the diary's home
opens no page, it says to paste the text."""

import json
import shutil

import pytest
from playwright.sync_api import Page, expect

from diary import make_account
from provider import FakeProvider, agree, configure
from server import Server

BOTH = pytest.mark.parametrize("her_page", [True, False], indirect=True, ids=["script", "no script"])
RECIPE = {
    "@context": "https://schema.org",
    "@graph": [
        {"@type": "WebPage", "name": "Not this"},
        {
            "@type": ["Recipe"],
            "name": "Mum&#39;s pea soup",
            "recipeYield": ["3", "3 bowls"],
            "recipeIngredient": ["2 cups <b>peas</b>", "1 onion", "2 cups water"],
            "recipeInstructions": [{"@type": "HowToStep", "text": "Boil 4 eggs."}],
        },
    ],
}
SOURCE = f"""<!doctype html><title>Soup</title><!-- <script type="application/ld+json">{{"@type":"Recipe"}}</script> -->
<script>if (1 < 2) document.write("</p>")</script><script type="application/ld+json">{json.dumps(RECIPE)}</script><p>Boil.</p>"""
HTML = {"Content-Type": "text/html; charset=utf-8"}


@pytest.fixture
def website():
    fake = FakeProvider("/soup?for=3", SOURCE)
    fake.answers = [(200, SOURCE, HTML)]
    yield fake
    fake.stop()


@pytest.fixture
def her_server(lived_in, tmp_path, website):
    folder = tmp_path / "data"
    shutil.copytree(lived_in[0], folder)
    configure(folder, {"recipes": {"from": f"http://127.0.0.1:{website.port}"}})
    with Server(folder) as server:
        yield server


def read(page: Page, address: str) -> None:
    page.goto("/recipes")
    page.get_by_label("Address of a recipe’s page").fill(address)
    page.get_by_role("button", name="Read the page").click()


@BOTH
def test_a_recipe_is_read_when_she_taps_and_is_hers_once_saved(her_page, website):
    her_page.goto("/recipes")
    expect(her_page.get_by_label("Address of a recipe’s page")).to_have_count(0)
    her_page.get_by_role("link", name="See what is sent").click()
    expect(her_page.get_by_role("heading", name="Recipes from web pages")).to_be_visible()
    expect(her_page.get_by_text("What a website may keep")).to_be_visible()
    agree(her_page)
    assert website.requests == []
    read(her_page, f"http://127.0.0.1:{website.port}/soup?for=3")
    expect(her_page.get_by_label("Name", exact=True)).to_have_value("Mum's pea soup")
    expect(her_page.get_by_label("How many servings does it make?")).to_have_value("3")
    expect(her_page.get_by_text("peas").first).to_be_visible()
    expect(her_page.get_by_text("Boil")).to_have_count(0)
    assert "soup" not in her_page.url and len(website.requests) == 1
    assert not website.heads[0].keys() & {"cookie", "referer", "origin", "authorization", "accept-language"}
    assert website.heads[0]["user-agent"] == "Corgina"


@pytest.mark.parametrize(
    "answer, words",
    [
        ((200, "<p>soup</p>", HTML), "found no recipe on that page"),
        ((404, "", HTML), "give Corgina this page"),
        ((302, "", {"Location": "http://127.0.0.1:1/"}), "or the one it leads to"),
        ((200, " " * ((2 << 20) + 1), HTML), "larger than Corgina reads"),
    ],
)
def test_what_goes_wrong_is_said_and_she_pastes_the_text(her_page, website, answer, words):
    website.answers = [answer]
    agree(her_page)
    address = f"http://127.0.0.1:{website.port}/soup?for=3"
    read(her_page, address)
    expect(her_page.get_by_role("alert").filter(has_text=words)).to_contain_text("paste it under Ingredients")
    expect(her_page.get_by_label("Address of a recipe’s page")).to_have_value(address)
    her_page.get_by_label("Ingredients").fill("Pea soup\nIngredients\n2 cups peas\n1 onion")
    her_page.get_by_role("button", name="Continue").click()
    expect(her_page.get_by_label("Name", exact=True)).to_have_value("Pea soup")


def test_another_address_than_the_owner_allowed_is_not_asked_for(her_page, website):
    agree(her_page)
    for address in ["https://localhost/", "http://169.254.169.254/latest/meta-data", "soup", "file:///etc/passwd"]:
        read(her_page, address)
        expect(her_page.get_by_role("alert").filter(has_text="Copy the whole address")).to_be_visible()
    assert website.requests == []


def test_where_no_page_is_opened_the_page_says_to_paste_the_text(tmp_path, new_page):
    with Server(tmp_path / "data") as server:
        page = new_page(server)
        make_account(page, "someone else", "five brave herons wade")
        page.goto("/recipes")
        expect(page.get_by_text("Corgina opens no web pages here.")).to_be_visible()
        expect(page.get_by_label("Address of a recipe’s page")).to_have_count(0)
