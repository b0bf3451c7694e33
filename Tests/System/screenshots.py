"""Pictures of Corgina for the README and docs/screens: screenshots.py FOLDER [--all]"""

import io
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

from conftest import FLAGS
from diary import SENTENCE, say
from screens import enlarge_text, walk
from server import Server

SIZES = {"phone": (393, 852), "wide": (1280, 900)}


def demo_pictures(browser, folder: Path) -> None:
    """The sample diary, as the README shows it."""
    with Server(Path(tempfile.mkdtemp()) / "demo", "demo") as server:
        for size, (width, height) in SIZES.items():
            for scheme in ["light", "dark"]:
                page = open_page(browser, server, width, height, scheme)
                page.goto("/sign-in")
                page.get_by_label("Account name").fill("Sam")
                page.get_by_label("Passphrase", exact=True).fill("a corgi counts to forty")
                page.get_by_role("button", name="Sign in").click()
                page.get_by_role("heading", name="Today", exact=True).wait_for()
                picture(page, folder / f"today-{size}-{scheme}.webp")
                say(page, SENTENCE)
                picture(page, folder / f"confirm-{size}-{scheme}.webp")
                page.goto("/pregnancy")
                picture(page, folder / f"timeline-{size}-{scheme}.webp")
                page.goto("/pregnancy/growth")
                picture(page, folder / f"growth-{size}-{scheme}.webp")
                page.context.close()


def picture(page, path: Path) -> None:
    """What the window shows, once what moves has come to rest."""
    page.wait_for_timeout(700)
    Image.open(io.BytesIO(page.screenshot())).convert("RGB").save(path, quality=88, method=6)


def all_pictures(browser, folder: Path) -> None:
    """Every screen of the walk, in every size, theme and text size."""
    for size, (width, height) in SIZES.items():
        for scheme in ["light", "dark"]:
            for text in [100, 310]:
                with Server(Path(tempfile.mkdtemp()) / "data") as server:
                    page = open_page(browser, server, width, height, scheme)
                    for name in walk(page):
                        if text != 100:
                            enlarge_text(page, text)
                        picture(page, folder / f"{name}-{size}-{scheme}-{text}.webp")
                    page.context.close()


def open_page(browser, server, width, height, scheme):
    context = browser.new_context(
        viewport={"width": width, "height": height}, color_scheme=scheme, base_url=server.address,
        device_scale_factor=2 if width < 500 else 1,
    )  # fmt: skip
    return context.new_page()


if __name__ == "__main__":
    target = Path(sys.argv[1])
    target.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path="/usr/bin/chromium-headless-shell", args=FLAGS)
        if "--all" in sys.argv:
            all_pictures(chromium, target)
        else:
            demo_pictures(chromium, target)
        chromium.close()
