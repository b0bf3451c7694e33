"""What lies before the camera, all the way: a film for Chromium's own camera. Its barcodes are drawn by zint, which has nothing in common
with what reads them; the headless browser has no reader, so the server's does. The page for a photo opens no camera of its own: it asks
the phone for a picture, which a test gives as a file."""

import base64
import io
import json
import os

import pytest
from PIL import Image
from playwright.sync_api import Page, expect

from client import Client, cookie_of
# Fixtures too: a page of the tests below has such devices.
from fake_devices import OFF, REMEMBER, devices, device_browser, new_page  # noqa: F401
from films import BARCODES, FOODS, barcode, filmed, noisy, packet, plate
from photos import take
from provider import FakeProvider, agree, configured
from server import Server
from waiting import until, until_true

# How a packet lies: turned a little this way, that way, on its side, upside down.
ANGLES = [-5, 7, 90, 180] if os.environ.get("CORGINA_TORTURE") else [7]


@pytest.fixture
def scanning(her_page) -> Page:
    her_page.add_init_script(REMEMBER)
    return her_page


def scan(page: Page):
    page.get_by_role("button", name="Scan a barcode").click()
    return page.get_by_role("dialog", name="Scan a barcode")


@pytest.mark.parametrize("angle", ANGLES, ids=lambda angle: f"{angle} degrees")
@pytest.mark.parametrize("kind", BARCODES)
def test_a_packet_before_the_camera_is_read_and_her_own_food_is_found(
    scanning, her_server, lived_in, devices, tmp_path, kind, angle
):
    number = BARCODES[kind][2]
    made = Client(her_server.port, cookie_of(lived_in[1])).post(
        "/foods/new", {"name": "Oat biscuits", "barcode": number, "energy": "160"}
    )
    assert made.status == 303, made.page[:2_000]
    devices.show(filmed(packet(barcode(kind, tmp_path), angle), tmp_path / "packet.y4m"))
    asked = []
    scanning.on("request", lambda request: asked.append(request.url))
    scanning.goto("/foods")
    scan(scanning)
    expect(scanning.get_by_role("heading", name="Oat biscuits")).to_be_visible()
    assert sum(url.endswith("/foods/scan") for url in asked) >= 2, "one picture alone may be misread"
    assert not any(number.lstrip("0") in url for url in asked)


def test_the_number_of_a_packet_nobody_knows_goes_into_the_field_and_the_camera_is_off(scanning, devices, tmp_path):
    devices.show(filmed(packet(barcode("EAN-13", tmp_path), -5), tmp_path / "packet.y4m"))
    scanning.goto("/foods/new")
    dialog = scan(scanning)
    expect(dialog.get_by_text("Point the camera at the barcode.")).to_be_visible()
    expect(scanning.get_by_label("Number below the barcode")).to_have_value(BARCODES["EAN-13"][2])
    until_true(scanning, OFF)


def test_a_plate_has_no_number_and_the_camera_shows_it_until_she_closes_it(scanning, devices, tmp_path):
    devices.show(filmed(plate(), tmp_path / "plate.y4m"))
    answers = []
    scanning.on("response", lambda response: answers.append(response) if response.url.endswith("/foods/scan") else None)
    scanning.goto("/foods/new")
    dialog = scan(scanning)
    expect(dialog.get_by_text("Point the camera at the barcode.")).to_be_visible()
    until(scanning, lambda: len(answers) >= 3, "no pictures are looked at")
    assert all(answer.json() == {"none": True} for answer in answers[:3])
    # What she sees is what lies there: the peas, where they lie in the middle part of the film that fills the view.
    green = dialog.locator("video").evaluate(
        """(film, [x, y]) => {
          const canvas = Object.assign(document.createElement("canvas"), { width: film.videoWidth, height: film.videoHeight });
          const drawing = canvas.getContext("2d");
          drawing.drawImage(film, 0, 0);
          return [...drawing.getImageData(x * film.videoWidth, y * film.videoHeight, 1, 1).data.slice(0, 3)];
        }""",
        list(FOODS["peas"][0]),
    )
    assert near(green, FOODS["peas"][1]), green
    dialog.get_by_role("button", name="Close").click()
    until_true(scanning, OFF)


@pytest.fixture
def vision():
    box = {"left": 0.34, "top": 0.3, "width": 0.16, "height": 0.28}
    foods = [{"name": "peas", "amount": "half a cup", "box": box, "confidence": 0.9}]
    message = {"role": "assistant", "content": json.dumps({"foods": foods})}
    fake = FakeProvider("/v1/chat/completions", json.dumps({"choices": [{"index": 0, "finish_reason": "stop", "message": message}]}))
    yield fake
    fake.stop()


def test_a_photo_of_the_plate_is_seen_by_the_picture_server_as_it_lay_there(new_page, lived_in, tmp_path, vision):
    jpeg = io.BytesIO()
    noisy(plate(), 1).save(jpeg, "JPEG", quality=92)
    with Server(configured(lived_in[0], tmp_path / "data", "vision", vision)) as server:
        page = new_page(server, storage_state=lived_in[1])
        agree(page)
        page.goto("/photos/new")
        take(page, jpeg.getvalue())
        expect(page.get_by_label("Food 1", exact=True)).to_have_value("half a cup peas")
        page.get_by_role("button", name="Continue").click()
        expect(page.get_by_role("dialog", name="In your photo:")).to_contain_text("eas")
    content = json.loads(vision.requests[0])["messages"][1]["content"]
    seen = Image.open(io.BytesIO(base64.b64decode(content[0]["image_url"]["url"].split(",")[1])))
    assert seen.format == "JPEG" and seen.size == (1280, 720) and not seen.getexif()
    for name, (place, color) in FOODS.items():
        there = seen.resize((64, 36), Image.Resampling.BOX).getpixel((int(place[0] * 64), int(place[1] * 36)))
        assert near(there, color), (name, there)


def near(found, color) -> bool:
    """As near as a camera's noise, a JPEG and a film's fewer colours leave it."""
    return all(abs(one - other) < 40 for one, other in zip(found, color))
