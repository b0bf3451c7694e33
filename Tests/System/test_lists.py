"""Lists, the birth plan, the glucose logbook and photos of her bump in a real browser, with script and without."""

import re
from datetime import timedelta

import pytest
from playwright.sync_api import expect

from diary import log, today
from photos import add_bump_photo, photo

BOTH = pytest.mark.parametrize("her_page", [True, False], ids=["with script", "without script"], indirect=True)


def pages_in(pdf: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page\b(?!s)", pdf))


@BOTH
def test_a_list_is_begun_ticked_changed_and_taken_back(her_page):
    her_page.get_by_role("link", name="Lists").click()
    her_page.get_by_role("button", name=re.compile("^Hospital bag")).click()
    expect(her_page.get_by_text("0 of 25 done")).to_be_visible()
    socks = her_page.get_by_role("button", name="Warm socks")
    socks.click()
    expect(her_page.get_by_text("1 of 25 done")).to_be_visible()
    expect(socks).to_have_attribute("aria-pressed", "true")
    socks.click()
    expect(her_page.get_by_text("0 of 25 done")).to_be_visible()
    her_page.get_by_label("Add to it").fill("Grandma's blanket\nCards")
    her_page.get_by_role("button", name="Add", exact=True).click()
    expect(her_page.get_by_role("button", name="Grandma's blanket")).to_be_visible()
    her_page.get_by_role("link", name="Edit", exact=True).click()
    her_page.get_by_role("textbox", name="Item 27").fill("Playing cards")
    her_page.get_by_role("button", name="Move item 27 up").click()
    expect(her_page.get_by_role("textbox", name="Item 26")).to_have_value("Playing cards")
    her_page.get_by_role("button", name="Remove item 26").click()
    expect(her_page.get_by_role("textbox", name="Item 27")).to_have_count(0)
    her_page.get_by_role("button", name="Undo").click()
    expect(her_page.get_by_role("textbox", name="Item 26")).to_have_value("Playing cards")
    her_page.get_by_label("Item 1", exact=True).fill("Passport")
    her_page.get_by_label("Item 2", exact=True).fill("")
    her_page.get_by_role("button", name="Save").click()
    expect(her_page.get_by_role("button", name="Passport")).to_be_visible()
    expect(her_page.get_by_text("0 of 26 done")).to_be_visible()
    her_page.get_by_role("button", name="Put away").click()
    expect(her_page.get_by_role("button", name=re.compile("^Hospital bag"))).to_be_visible()


def test_a_list_prints_on_one_page(her_page):
    her_page.goto("/checklists")
    her_page.get_by_role("button", name=re.compile("^Hospital bag")).click()
    expect(her_page.get_by_text("0 of 25 done")).to_be_visible()
    for format in ["A4", "Letter"]:
        assert pages_in(her_page.pdf(format=format)) == 1, format
    her_page.emulate_media(media="print")
    expect(her_page.get_by_text("Warm socks")).to_be_visible()
    expect(her_page.get_by_label("Add to it")).to_be_hidden()


@BOTH
def test_a_plan_is_written_topic_by_topic(her_page):
    her_page.goto("/birth-plan")
    her_page.get_by_role("link", name="Who is with me").click()
    her_page.get_by_text("A doula", exact=True).click()
    her_page.get_by_label("In your words").fill("My sister Ida comes along")
    her_page.get_by_role("button", name="Save and continue").click()
    expect(her_page.get_by_role("heading", name="What helps you feel at ease?")).to_be_visible()
    her_page.get_by_text("Dim light", exact=True).click()
    her_page.get_by_role("button", name="Save", exact=True).click()
    expect(her_page.get_by_text("My sister Ida comes along")).to_be_visible()
    expect(her_page.get_by_text("Dim light")).to_be_visible()
    her_page.get_by_role("link", name="Edit Around me").click()
    expect(her_page.get_by_label("Dim light")).to_be_checked()


def test_a_plan_with_every_topic_prints_on_two_pages(her_page):
    her_page.goto("/birth-plan/about-me")
    while True:
        for choice in her_page.get_by_role("checkbox").all()[:4]:
            choice.check(force=True)
        her_page.get_by_label("In your words").fill("I would like this to be as calm as it can be. " * 5)
        going_on = her_page.get_by_role("button", name="Save and continue")
        if not going_on.count():
            break
        question = her_page.locator("h1").inner_text()
        going_on.click()
        expect(her_page.locator("h1")).not_to_have_text(question)
    her_page.get_by_role("button", name="Save", exact=True).click()
    expect(her_page.get_by_role("heading", name="What else matters")).to_be_visible()
    for format in ["A4", "Letter"]:
        assert pages_in(her_page.pdf(format=format)) <= 2, format


@BOTH
def test_glucose_stands_beside_the_carbohydrate_of_the_meal_before_it(her_page):
    log(her_page, "a bowl of oatmeal at 7:00")
    log(her_page, "glucose 6.1 after breakfast at 8:00")
    her_page.goto("/measurements/glucose")
    her_page.get_by_role("link", name="Logbook with meals").click()
    row = her_page.locator(".logbook__week tbody tr").last
    expect(row).to_contain_text("6.1")
    expect(row).to_contain_text("Breakfast")
    expect(row).to_contain_text(re.compile(r"\d+ g"))
    expect(her_page.get_by_text("Nothing is marked.")).to_be_visible()
    her_page.get_by_role("button", name="I follow these targets").click()
    expect(her_page.get_by_role("button", name="Mark nothing")).to_be_visible()


@pytest.fixture
def file(new_page, her_server) -> bytes:
    """A photo for a browser without script."""
    page = new_page(her_server)
    page.goto("/privacy")
    return photo(page, 600, 800)


@pytest.mark.parametrize("her_page", [True, False], ids=["with script", "without script"], indirect=True)
def test_photos_of_her_bump_stand_by_week_and_side_by_side(her_page, file, request):
    script = "without" not in request.node.name
    for days in [21, 0]:
        add_bump_photo(her_page, today() - timedelta(days=days), script, file)
    expect(her_page.locator(".frame__label")).to_have_text(["Week 21", "Week 24"])
    expect(her_page.get_by_role("region", name="Film")).to_be_visible(visible=script)
    her_page.get_by_role("button", name="Compare").click()
    expect(her_page.locator(".pairing__words b")).to_have_text(["Week 21", "Week 24"])


def test_the_film_plays_unless_less_motion_is_asked_for(her_page, file):
    for days in [14, 7, 0]:
        add_bump_photo(her_page, today() - timedelta(days=days), True, file)
    film = her_page.get_by_role("region", name="Film")
    # The tests' browsers ask for less motion: she turns the weeks herself.
    expect(film.get_by_role("button", name="Play")).to_be_hidden()
    expect(film.locator(".film__caption")).to_have_text("Week 22")
    film.get_by_role("button", name="The next one").click()
    expect(film.locator(".film__caption")).to_have_text("Week 23")
    film.get_by_role("button", name="The one before").click()
    expect(film.locator(".film__caption")).to_have_text("Week 22")
    her_page.emulate_media(reduced_motion="no-preference")
    her_page.reload()
    film.get_by_role("button", name="Play").click()
    expect(film.locator(".film__caption")).to_have_text("Week 24")
    expect(film.get_by_role("button", name="Play")).to_be_visible()
