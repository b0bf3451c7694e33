"""The kick counter and the contraction timer in a real browser: tapped, reloaded, out of reach, by keyboard, without script."""

import re

import pytest
from playwright.sync_api import Page, expect

from diary import last_period

BOTH = pytest.mark.parametrize("her_page", [True, False], ids=["with script", "without script"], indirect=True)
FELT = "I felt a movement"


@pytest.fixture
def late_page(her_page):
    """The same diary at 38 weeks and 2 days."""
    her_page.goto("/pregnancy/new/last-period")
    her_page.locator("input[name=date]").fill(last_period(38, 2))
    her_page.get_by_role("button", name="Continue").click()
    her_page.get_by_role("button", name="Update", exact=True).click()
    expect(her_page.get_by_role("heading", name="Today", exact=True)).to_be_visible()
    return her_page


def begin_count(page: Page) -> None:
    page.goto("/today")
    page.get_by_role("link", name="Movements").click()
    page.get_by_role("button", name="Start counting").click()
    expect(page.get_by_role("button", name=FELT)).to_be_visible()


def feel(page: Page, upto: int, since: int = 0) -> None:
    for number in range(since + 1, upto + 1):
        page.get_by_role("button", name=FELT).click()
        expect(page.locator("#count")).to_have_text(f"{number} of 10")


def stored(page: Page) -> int:
    """How many the server has, asked without a page that could tell it more."""
    return int(re.search(r"(\d+) of 10", page.request.get("/kicks").text()).group(1))


@BOTH
def test_ten_movements_and_a_reload_in_the_middle(late_page):
    begin_count(late_page)
    feel(late_page, 4)
    late_page.wait_for_load_state("networkidle")
    late_page.reload()
    expect(late_page.locator("#count")).to_have_text("4 of 10")
    late_page.goto("/today")
    expect(late_page.get_by_role("region", name="Needs you")).to_contain_text("4 of 10")
    late_page.goto("/kicks")
    late_page.get_by_role("button", name="Undo last").click()
    expect(late_page.locator("#count")).to_have_text("3 of 10")
    feel(late_page, 9, since=3)
    late_page.wait_for_load_state("networkidle")
    late_page.get_by_role("button", name=FELT).click()
    expect(late_page.get_by_text("10 movements in 1 minute").first).to_be_visible()
    expect(late_page.get_by_text("A normal count doesn’t guarantee all is well.")).to_be_visible()
    expect(late_page.get_by_role("button", name="Undo")).to_be_visible()


def test_a_movement_is_shown_before_the_server_has_it(late_page):
    begin_count(late_page)
    late_page.route("**/kicks/felt", lambda route: None)
    late_page.get_by_role("button", name=FELT).click()
    expect(late_page.locator(".pad__count")).to_have_text("1")


def test_what_is_counted_without_a_connection_is_sent_later(late_page):
    begin_count(late_page)
    late_page.route("**/kicks/felt", lambda route: route.abort())
    feel(late_page, 3)
    expect(late_page.get_by_text("No connection.")).to_be_visible()
    assert stored(late_page) == 0
    late_page.unroute("**/kicks/felt")
    late_page.reload()
    expect(late_page.locator("#count")).to_have_text("3 of 10")
    late_page.wait_for_load_state("networkidle")
    assert stored(late_page) == 3
    assert late_page.evaluate("localStorage.length") == 0


def test_movements_are_counted_by_keyboard(late_page):
    begin_count(late_page)
    late_page.get_by_role("button", name=FELT).focus()
    late_page.keyboard.press("Space")
    expect(late_page.locator("#count")).to_have_text("1 of 10")
    late_page.keyboard.press("Enter")
    expect(late_page.locator("#count")).to_have_text("2 of 10")


def start(page: Page, scripted: bool = True) -> None:
    page.goto("/contractions")
    if scripted:
        settle(page)
    page.get_by_role("button", name=re.compile("^Start")).click()
    expect(page.get_by_text("Tap when it ends")).to_be_visible()


def settle(page: Page) -> None:
    """Past the moment in which a second tap of the same hand is none. Without script there is none, and no frame to wait for."""
    page.evaluate("() => new Promise(done => { const at = performance.now(); const look = () => performance.now() - at > 800 ? done() : requestAnimationFrame(look); look(); })")


def stop(page: Page, scripted: bool = True) -> None:
    if scripted:
        settle(page)
    page.get_by_role("button", name=re.compile("Stop")).click()
    expect(page.get_by_text("Tap when a contraction begins")).to_be_visible()


@BOTH
def test_a_contraction_is_timed_over_a_reload_and_a_restart(late_page, her_server, request):
    scripted = request.node.callspec.params["her_page"]
    start(late_page, scripted)
    late_page.reload()
    expect(late_page.get_by_text(re.compile(r"Began at \d\d:\d\d"))).to_be_visible()
    her_server.restart()
    late_page.goto("/contractions")
    stop(late_page, scripted)
    expect(late_page.locator("a.reading")).to_have_count(1)
    expect(late_page.locator("a.reading").first).to_contain_text(re.compile(r"\d:\d\d long"))
    late_page.get_by_role("button", name="Undo").click()
    expect(late_page).to_have_url(re.compile("/contractions"))
    expect(late_page.locator("a.reading")).to_have_count(0)


def test_the_clock_runs_while_one_goes_on(late_page):
    start(late_page)
    expect(late_page.locator(".labour__clock")).to_have_text(re.compile(r"0:0[2-9]"))


def test_a_second_tap_of_the_same_hand_does_not_stop_it(late_page):
    late_page.goto("/contractions")
    settle(late_page)
    late_page.get_by_role("button", name=re.compile("^Start")).dblclick()
    expect(late_page.get_by_text("Tap when it ends")).to_be_visible()
    settle(late_page)
    expect(late_page.get_by_text("Tap when it ends")).to_be_visible()


def test_a_tap_without_a_connection_counts_from_when_it_was_made(late_page):
    late_page.goto("/contractions")
    settle(late_page)
    late_page.route("**/contractions/start", lambda route: route.abort())
    late_page.get_by_role("button", name=re.compile("^Start")).click()
    expect(late_page.get_by_text("No connection.")).to_be_visible()
    settle(late_page)
    settle(late_page)
    late_page.unroute("**/contractions/start")
    expect(late_page.get_by_text("Tap when it ends")).to_be_visible()
    expect(late_page.locator(".labour__clock")).to_have_text(re.compile(r"0:0[1-9]|0:[1-5]\d"))
    assert late_page.evaluate("localStorage.length") == 0


@BOTH
def test_contractions_by_hand_make_a_pattern_and_are_changed_and_removed(late_page):
    late_page.goto("/contractions")
    late_page.get_by_text("Add one by hand").click()
    late_page.get_by_label("How long").fill("1:10")
    late_page.get_by_role("button", name="Save").first.click()
    expect(late_page.locator("a.reading")).to_have_count(1)
    late_page.locator("a.reading").click()
    expect(late_page.get_by_role("heading", name="Change contraction")).to_be_visible()
    late_page.get_by_label("How long").fill("90 minutes")
    late_page.get_by_role("button", name="Save").click()
    expect(late_page.get_by_text("Enter up to 60 minutes, such as 70 or 1:10")).to_be_visible()
    late_page.get_by_label("How long").fill("50")
    late_page.get_by_role("button", name="Save").click()
    expect(late_page.locator("a.reading")).to_contain_text("0:50 long")
    late_page.get_by_role("button", name=re.compile("^Remove 0:50 long")).click()
    expect(late_page.locator("a.reading")).to_have_count(0)
    late_page.get_by_role("button", name="Undo").click()
    expect(late_page.locator("a.reading")).to_have_count(1)


def test_the_timer_is_worked_by_keyboard(late_page):
    late_page.goto("/contractions")
    settle(late_page)
    late_page.get_by_role("button", name=re.compile("^Start")).focus()
    late_page.keyboard.press("Enter")
    expect(late_page.get_by_text("Tap when it ends")).to_be_visible()
    settle(late_page)
    late_page.get_by_role("button", name=re.compile("Stop")).focus()
    late_page.keyboard.press("Space")
    expect(late_page.get_by_text("Tap when a contraction begins")).to_be_visible()


def test_counter_and_timer_are_a_hand_wide_on_a_small_phone(late_page):
    late_page.set_viewport_size({"width": 320, "height": 568})
    begin_count(late_page)
    assert late_page.get_by_role("button", name=FELT).bounding_box()["width"] >= 240
    late_page.goto("/contractions")
    box = late_page.get_by_role("button", name=re.compile("^Start")).bounding_box()
    assert box["width"] >= 260 and box["height"] >= 240
    assert late_page.evaluate("document.documentElement.scrollWidth") <= 320


@BOTH
def test_after_a_loss_neither_is_there(late_page):
    late_page.goto("/pregnancy/end")
    late_page.get_by_text("Stop everything about this pregnancy").click()
    late_page.locator(".confirm__box").get_by_role("button").click()
    expect(late_page.get_by_role("heading", name="Today", exact=True)).to_be_visible()
    expect(late_page.get_by_role("link", name="Measurements")).to_be_visible()
    for name in ["Movements", "Contractions"]:
        expect(late_page.get_by_role("link", name=name)).to_have_count(0)
    for path in ["/kicks", "/contractions"]:
        assert late_page.goto(path).status == 404
