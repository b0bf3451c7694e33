"""A barcode before the camera becomes the number of a product. The camera is the test's own: a picture that is drawn on and on, since the
headless browser has none. It has no reader of barcodes either, so the server reads them; the test brings one to see what then stays."""

import json

import pytest
from playwright.sync_api import Page, expect

from bars import ean13, photo
from waiting import until_true

NUMBER = "4006381333931"

# `window.shown` is what lies before the camera, as modules; `window.camera` is its track, once it is on.
CAMERA = """(() => {
  window.shown = %s;
  const canvas = Object.assign(document.createElement("canvas"), { width: 1280, height: 720 });
  const drawing = canvas.getContext("2d");
  function draw() {
    drawing.fillStyle = "#999";
    drawing.fillRect(0, 0, 1280, 720);
    drawing.fillStyle = "#eee";
    drawing.fillRect(330, 200, 620, 320);
    drawing.fillStyle = "#111";
    [...window.shown].forEach((black, place) => { if (black === "1") drawing.fillRect(350 + place * 4.85, 230, 4.85, 260); });
  }
  navigator.mediaDevices.getUserMedia = async wishes => {
    window.wishes = wishes;
    draw();
    const timer = setInterval(draw, 50);
    const stream = canvas.captureStream(20);
    window.camera = stream.getVideoTracks()[0];
    return stream;
  };
})()""" % json.dumps(ean13(NUMBER))

# A reader of the browser's own, as phones have it.
DETECTOR = """window.BarcodeDetector = class {
  static getSupportedFormats() { return Promise.resolve(["qr_code", "ean_13", "ean_8", "upc_a"]); }
  constructor({ formats }) { window.formats = formats; }
  async detect() { return window.shown ? [{ rawValue: "%s" }] : []; }
};""" % NUMBER

LATE_AT_ONCE = "{ const wait = setTimeout; window.setTimeout = (act, time) => wait(act, time === 20000 ? 50 : time); }"


def prepare(page: Page, *scripts: str, place: str = "/foods/new") -> list[str]:
    """Goes there with the test's camera. Answers the paths that are asked for from then on."""
    for script in (CAMERA, *scripts):
        page.add_init_script(script)
    page.goto(place)
    paths: list[str] = []
    page.on("request", lambda request: paths.append(request.url.split("/", 3)[3]))
    return paths


def scan(page: Page):
    page.get_by_role("button", name="Scan a barcode").click()
    return page.get_by_role("dialog", name="Scan a barcode")


def expect_camera_off(page: Page) -> None:
    until_true(page, "!window.camera || window.camera.readyState === 'ended'")


@pytest.mark.parametrize("place", ["/foods", "/foods/new"])
def test_what_the_camera_sees_is_read_by_the_server(her_page, place):
    paths = prepare(her_page, place=place)
    scan(her_page)
    expect(her_page.get_by_label("Number below the barcode")).to_have_value(NUMBER)
    assert "foods/scan" in paths
    assert NUMBER not in her_page.url and not any(NUMBER in path for path in paths)
    expect_camera_off(her_page)
    assert her_page.evaluate("window.wishes.video.facingMode") == "environment"
    assert her_page.evaluate("window.wishes.audio") is False


def test_what_she_scanned_once_is_known_for_good(her_page):
    prepare(her_page)
    scan(her_page)
    expect(her_page.get_by_label("Number below the barcode")).to_have_value(NUMBER)
    her_page.get_by_label("Name").fill("Wheat biscuits")
    her_page.get_by_label("Energy, cal").fill("135")
    her_page.get_by_role("button", name="Log", exact=True).click()
    expect(her_page.locator(".event")).to_contain_text("Wheat biscuits")
    her_page.goto("/foods")
    scan(her_page)
    expect(her_page.get_by_role("heading", name="Wheat biscuits")).to_be_visible()


def test_a_browser_that_reads_barcodes_sends_no_picture(her_page):
    paths = prepare(her_page, DETECTOR)
    scan(her_page)
    expect(her_page.get_by_label("Number below the barcode")).to_have_value(NUMBER)
    assert "foods/scan" not in paths
    assert her_page.evaluate("window.formats") == ["ean_13", "ean_8", "upc_a"]


@pytest.mark.parametrize("reader, words", [("", "keeps none of them"), (DETECTOR, "stay on this device")])
def test_it_says_where_the_pictures_go(her_page, reader, words):
    prepare(her_page, reader, "window.shown = ''")
    expect(scan(her_page).locator(".scan__fine").filter(has_text=words)).to_be_visible()
    expect(her_page.locator(".scan__fine:visible")).to_have_count(1)


def test_with_nothing_before_it_the_camera_stays_on_and_a_word_of_advice_comes(her_page):
    paths = prepare(her_page, "window.shown = ''", LATE_AT_ONCE)
    dialog = scan(her_page)
    expect(dialog.get_by_text("Point the camera at the barcode.")).to_be_visible()
    expect(dialog.get_by_text("There is no number yet.")).to_be_visible()
    before = paths.count("foods/scan")
    her_page.wait_for_timeout(2_000)
    assert paths.count("foods/scan") - before <= 7, "at most three pictures a second"
    until_true(her_page, "window.camera.readyState === 'live'")
    her_page.wait_for_timeout(1_000)
    assert paths.count("foods/scan") > before


def test_every_way_out_turns_the_camera_off(her_page):
    prepare(her_page, "window.shown = ''")
    for leave in [
        lambda: her_page.get_by_role("button", name="Close").click(),
        lambda: her_page.keyboard.press("Escape"),
        lambda: her_page.get_by_role("button", name="Type the number").click(),
    ]:
        expect(scan(her_page).get_by_text("Point the camera at the barcode.")).to_be_visible()
        leave()
        expect(her_page.get_by_role("dialog")).to_have_count(0)
        expect_camera_off(her_page)
    expect(her_page.get_by_label("Number below its barcode")).to_be_focused()
    expect(scan(her_page).get_by_text("Point the camera at the barcode.")).to_be_visible()
    her_page.evaluate("document.querySelector('#scanner').remove()")
    expect_camera_off(her_page)


# A reader whose first picture takes until the test says so.
SLOW_AT_FIRST = """window.BarcodeDetector = class {
  static getSupportedFormats() { return Promise.resolve(["ean_13"]); }
  async detect() {
    if (!window.isRead) { window.isRead = true; await new Promise(done => { window.read = done; }); }
    return [];
  }
};"""


def test_who_opens_it_again_keeps_her_camera_when_the_picture_before_is_read(her_page):
    prepare(her_page, SLOW_AT_FIRST)
    expect(scan(her_page).get_by_text("Point the camera at the barcode.")).to_be_visible()
    until_true(her_page, "Boolean(window.read)")
    her_page.get_by_role("button", name="Close").click()
    expect(scan(her_page).get_by_text("Point the camera at the barcode.")).to_be_visible()
    her_page.evaluate("window.read()")
    her_page.evaluate("new Promise(done => setTimeout(done, 0))")
    film = "document.querySelector('[data-scanner=film]')"
    assert her_page.evaluate(f"{film}.srcObject !== null && window.camera.readyState === 'live'")
    expect(her_page.get_by_role("alert").filter(has_text="The camera stopped")).to_be_hidden()


@pytest.mark.parametrize(
    "name, words",
    [
        ("NotAllowedError", "Corgina may not use the camera."), ("NotFoundError", "The browser has no camera for Corgina here."),
        ("NotReadableError", "Check that no other app uses it"),
    ],
)  # fmt: skip
def test_without_a_camera_it_says_why_and_she_types(her_page, name, words):
    prepare(her_page, f"navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', '{name}'))")
    dialog = scan(her_page)
    expect(her_page.get_by_role("alert").filter(has_text=words)).to_be_visible()
    expect(dialog.get_by_role("button", name="Use the camera again")).to_be_visible()
    dialog.get_by_role("button", name="Type the number").click()
    expect(her_page.get_by_label("Number below its barcode")).to_be_focused()


@pytest.mark.parametrize(
    "settings", [{"module": 4}, {"module": 6, "size": (3000, 2000), "place": (0.1, 0.9)}], ids=["near", "in a corner"]
)
def test_a_photo_does_too(her_page, tmp_path, settings):
    prepare(her_page, "window.shown = ''")
    dialog = scan(her_page)
    dialog.get_by_label("Choose a photo of it").set_input_files(photo(NUMBER, tmp_path / "packet.png", **settings))
    expect(her_page.get_by_label("Number below the barcode")).to_have_value(NUMBER)
    expect_camera_off(her_page)


def test_a_photo_without_a_barcode_and_a_file_that_is_none_are_told_apart(her_page, tmp_path):
    prepare(her_page, "window.shown = ''")
    dialog = scan(her_page)
    (tmp_path / "words.png").write_text("no picture")
    dialog.get_by_label("Choose a photo of it").set_input_files(tmp_path / "words.png")
    expect(her_page.get_by_role("alert").filter(has_text="The browser cannot show this file.")).to_be_visible()
    photo(NUMBER, tmp_path / "blank.png", module=1)
    dialog.get_by_label("Choose a photo of it").set_input_files(tmp_path / "blank.png")
    expect(her_page.get_by_role("alert").filter(has_text="There is no barcode to be read")).to_be_visible()
    dialog.get_by_role("button", name="Use the camera again").click()
    expect(dialog.get_by_text("Point the camera at the barcode.")).to_be_visible()


def test_a_lost_connection_is_said(her_page):
    prepare(her_page)
    her_page.route("**/foods/scan", lambda route: route.abort())
    scan(her_page)
    expect(her_page.get_by_role("alert").filter(has_text="The server could not be reached.")).to_be_visible()
    expect_camera_off(her_page)


def test_a_session_that_ended_leads_to_the_way_in(her_page):
    prepare(her_page)
    her_page.context.clear_cookies()
    scan(her_page)
    her_page.wait_for_url("**/sign-in*")


@pytest.mark.parametrize("her_page", [False], indirect=True, ids=["no script"])
def test_without_script_there_is_no_button_that_does_nothing(her_page):
    for place in ("/foods", "/foods/new"):
        her_page.goto(place)
        expect(her_page.get_by_role("button", name="Scan a barcode")).to_have_count(0)
    expect(her_page.get_by_label("Number below its barcode")).to_be_visible()
