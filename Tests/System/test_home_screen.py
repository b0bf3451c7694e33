"""Corgina as an app on a home screen: its manifest and its icons."""

import io
import json
import urllib.request

from PIL import Image

from server import Server


def test_it_can_be_put_on_a_home_screen(empty_server, new_page):
    page = new_page(empty_server)
    page.goto("/welcome")
    manifest_address = page.locator("link[rel=manifest]").get_attribute("href")
    manifest = json.loads(fetch(empty_server, manifest_address))
    assert manifest["start_url"] == "/today" and manifest["display"] == "standalone" and manifest["scope"] == "/"
    folder = manifest_address.rsplit("/", 1)[0]
    icons = [(icon["src"], icon["sizes"]) for icon in manifest["icons"] if icon["type"] == "image/png"]
    assert "maskable" in [icon["purpose"] for icon in manifest["icons"]]
    icons.append((page.locator("link[rel=apple-touch-icon]").get_attribute("href").rsplit("/", 1)[1], "180x180"))
    for name, size in icons:
        picture = Image.open(io.BytesIO(fetch(empty_server, f"{folder}/{name}")))
        picture.load()
        assert picture.format == "PNG" and picture.mode == "RGB" and f"{picture.width}x{picture.height}" == size
        # The gradient reaches the corners, and the face is in the middle.
        side = picture.width
        assert near(picture.getpixel((1, 1)), (255, 185, 163)) and near(picture.getpixel((side - 2, side - 2)), (192, 108, 132))
        assert near(picture.getpixel((side * 256 // 512, side * 216 // 512)), (255, 249, 243))


def fetch(server: Server, path: str) -> bytes:
    with urllib.request.urlopen(server.address + path, timeout=10) as answer:
        return answer.read()


def near(one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    return all(abs(a - b) <= 6 for a, b in zip(one, other, strict=True))
