"""Photos for tests: drawn in the browser, with what cameras write beside a picture planted in the file."""

import base64
import re
from datetime import date

from playwright.sync_api import Page, expect

# A place, a time, a comment: whatever a file says beside its picture, this word stands for it.
PLANTED = "qvzkplantedwordinthephotozkvq"

# Where she names what is on a photo.
WORDS = "What is on it?"

DRAW = """async ([width, height]) => {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d");
  context.fillStyle = "#d9a066";
  context.fillRect(0, 0, width, height);
  context.fillStyle = "#6abe30";
  context.fillRect(width / 4, height / 4, width / 2, height / 2);
  return canvas.toDataURL("image/jpeg", .9).split(",")[1];
}"""


def segment(marker: int, body: bytes) -> bytes:
    return bytes([0xFF, marker]) + (len(body) + 2).to_bytes(2, "big") + body


def exif(turn: int) -> bytes:
    """One line that says how the picture is turned, and the word where a place would be."""
    line = (0x0112).to_bytes(2, "big") + b"\0\x03\0\0\0\x01" + turn.to_bytes(2, "big") + b"\0\0"
    return b"Exif\0\0MM\0*\0\0\0\x08\0\x01" + line + b"\0\0\0\0" + PLANTED.encode()


def photo(page: Page, width: int = 2_000, height: int = 1_500, turn: int = 1) -> bytes:
    """A JPEG as a phone writes it: a green field on a table, and the planted word in each place for one."""
    drawn = base64.b64decode(page.evaluate(DRAW, [width, height]))
    word = PLANTED.encode()
    added = [(0xE1, exif(turn)), (0xE1, b"http://ns.adobe.com/xap/1.0/\0" + word), (0xED, word), (0xFE, word)]
    return drawn[:2] + b"".join(segment(*part) for part in added) + drawn[2:] + word


def take(page: Page, file: bytes, script: bool = True) -> None:
    """Chooses a photo on the page for one."""
    chosen = {"name": f"{PLANTED}.jpg", "mimeType": "image/jpeg", "buffer": file}
    page.get_by_label("Choose a photo").set_input_files(chosen)
    if not script:
        page.get_by_role("button", name="Use this photo").click()
    expect(page.get_by_role("heading", name="Your photo")).to_be_visible()


def add_bump_photo(page: Page, day: date, script: bool = True, file: bytes | None = None) -> None:
    """Adds a photo of her bump, taken on that day."""
    page.goto("/photos/bump/new")
    page.get_by_label("Taken on").fill(day.isoformat())
    chosen = {"name": f"{PLANTED}.jpg", "mimeType": "image/jpeg", "buffer": file or photo(page, 600, 800)}
    page.get_by_label("Choose a photo").set_input_files(chosen)
    if not script:
        page.get_by_role("button", name="Use this photo").click()
    expect(page.get_by_role("heading", name="Bump film")).to_be_visible()


def logged(page: Page, sentence: str = "an apple and a slice of toast") -> None:
    page.get_by_label(WORDS).fill(sentence)
    page.get_by_role("button", name="Continue").click()
    sheet = page.get_by_role("dialog", name="In your photo:")
    expect(sheet.get_by_role("img", name="Your photo")).to_be_visible()
    sheet.get_by_role("button", name=re.compile("^(Confirm and log|Log)")).click()
    expect(page.locator(".event__photo").first).to_be_visible()
