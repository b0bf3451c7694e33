"""Pictures of every way in beside typing, on a phone in light and dark: pictures_of_ways_in.py FOLDER"""

import io
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

import screens_of_ways_in as ways
from client import Client, cookie_of
from conftest import FLAGS, PHONE
from diary import onboard
from films import FOODS, SIZE, plate
from run_folder import RunFolder
from screenshots import EVENING, picture
from server import Server
from test_every_screen import LABEL
from ways_in import agree, chat, helpers

# In the order of the page, each with what it shows.
SHOWN = {
    "providers": "Which other servers may help is asked for each use by itself. Nothing is sent before she agrees.",
    "listening": "Listening: a wave that follows her voice, and what to say.",
    "listening-rows": "What she said becomes rows while she speaks, each with its amount.",
    "spoken-heard": "What she said, to be checked. She can say it again, or change it as text.",
    "recording": "Without a recogniser the browser records, and the owner's speech server writes it down.",
    "recording-sent": "Meanwhile she sees what is going on, and can cancel.",
    "photo-consent": "A photo before she agreed to anything: she says what is on it herself.",
    "photo-analyzing": "A photo is looked at. Analyzing your meal…",
    "photo-boxes": "Each food has a box and a name over the picture, and stands in a list below. She taps one to change it.",
    "photo-boxes-heard": "What is on it, read against the tables, to be checked. What was hardly seen says so.",
    "label-read": "The figures of a label, in the fields of the form.",
    "label-doubt": "Figures that cannot all be right are pointed out before they count.",
    "scanner-film": "A barcode: before the camera, on a photo, or as a number.",
    "number-found": "A product nobody knew was looked up, on her tap.",
    "reword-ask": "A sentence nobody reads. Other words can be suggested, once she agreed.",
}


# What of a long page is looked at.
SCROLLED = {"label-read": "Energy, cal", "label-doubt": "Sugars, g"}


def seen(food: str, amount: str, confidence: float, radius: int = 84) -> dict:
    """What a picture server says of a food of ``plate``."""
    (x, y), _ = FOODS[food]
    width, height = 2 * radius / SIZE[0], 2 * radius / SIZE[1]
    box = {"left": x - width / 2, "top": y - height / 2, "width": width, "height": height}
    return {"name": food, "amount": amount, "confidence": confidence, "box": box}


MEAL = {"foods": [seen("peas", "1/2 cup", 0.9), seen("rice", "", 0.4)]}


def plate_file(_: Page) -> bytes:
    drawn = io.BytesIO()
    plate().save(drawn, "JPEG", quality=92)
    return drawn.getvalue()


def walked(browser: Browser, made: Path, session: dict, scheme: str) -> Iterator[tuple[Page, str]]:
    """Every state of every way in, in a diary of its own."""
    folder = Path(tempfile.mkdtemp()) / "data"
    shutil.copytree(made, folder)
    fakes = helpers(folder, "an apple")
    fakes["vision"].answers = [(200, chat(MEAL), {}), (500, "{}", {}), (200, chat(LABEL), {})]
    consenting = [ways.walk_consent]
    helped = [
        lambda page: ways.walk_speech_server(page, fakes["speech"]),
        lambda page: ways.walk_picture_server(page, fakes["vision"]), ways.walk_scanner, ways.walk_asked,
    ]  # fmt: skip
    with Server(folder) as server:
        for script, walks in [(ways.HEARS, [ways.walk_listening]), (ways.RECORDS, consenting), (ways.RECORDS, helped)]:
            page = browser.new_context(
                storage_state=session, viewport=PHONE, base_url=server.address, color_scheme=scheme, timezone_id=EVENING,
                device_scale_factor=2,
            ).new_page()  # fmt: skip
            page.add_init_script(script)
            for walk in walks:
                for name in walk(page):
                    yield page, name
            if walks is consenting:
                agree(Client(server.port, cookie_of(session)))
            page.context.close()
    for fake in fakes.values():
        fake.stop()


def draw(browser: Browser, folder: Path) -> None:
    ways.photo = plate_file
    made = Path(tempfile.mkdtemp()) / "data"
    with Server(made) as server:
        context = browser.new_context(viewport=PHONE, base_url=server.address, timezone_id=EVENING)
        onboard(context.new_page())
        session = context.storage_state()
        context.close()
    drawn = set()
    for scheme in ["light", "dark"]:
        for page, name in walked(browser, made, session, scheme):
            if name in SHOWN:
                if name in SCROLLED:
                    page.get_by_label(SCROLLED[name], exact=True).evaluate("field => field.scrollIntoView({ block: 'center' })")
                picture(page, folder / f"{name}-{scheme}.webp")
                drawn.add(name)
    assert drawn == set(SHOWN), set(SHOWN) - drawn
    (folder / "README.md").write_text(index())


def index() -> str:
    lines = [
        "# Ways in",
        "",
        "What she can do instead of typing, on a phone in light and dark, with made-up servers beside Corgina. `make ways-in` draws it again.",
        "",
        "| | Light | Dark |",
        "|---|---|---|",
    ]
    for name, words in SHOWN.items():
        cells = [f'<img src="{name}-{scheme}.webp" width="240" alt="{words}">' for scheme in ["light", "dark"]]
        lines.append(f"| {words} | {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    target = Path(sys.argv[1])
    target.mkdir(parents=True, exist_ok=True)
    with RunFolder(), sync_playwright() as playwright:
        draw(playwright.chromium.launch(executable_path="/usr/bin/chromium-headless-shell", args=FLAGS), target)
