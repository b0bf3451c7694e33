"""Some twenty screens of the sample diary in Chromium and in WebKit, side by side, to look at: compare_engines.py FOLDER"""

import io
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from conftest import BROWSER, FLAGS
from diary import SENTENCE, say, sign_in
from engines import Screen, screen, webkit
from handset import Handset, wait_for
from run_folder import RunFolder
from screenshots import EVENING, open_page
from server import Server

# Each size in CSS pixels, and how many of the screen's own make one of them.
SIZES = {"phone": (393, 852, 2), "wide": (1280, 900, 1)}
ALL_OPEN = "document.querySelectorAll('main details:not([data-menu])').forEach(part => { part.open = true })"
SCREENS = {
    "today": ("/today", ""),
    "today-below": ("/today", "scrollTo(0, 520)"),
    "calories-card": ("/today", f"{ALL_OPEN}; scrollTo(0, 60)"),
    "timeline": ("/timeline", "scrollTo(0, 300)"),
    "calories": ("/calories", ""),
    "nutrients": ("/nutrients", ALL_OPEN),
    "new-food": ("/foods/new", ""),
    "supplements": ("/supplements", ""),
    "own-supplement": ("/supplements/add/own", "scrollTo(0, 300)"),
    "hydration": ("/hydration", ""),
    "symptoms": ("/symptoms", ""),
    "log-symptom": ("/symptoms/kinds/1", ""),
    "blood-pressure": ("/measurements/blood-pressure", ""),
    "kicks": ("/kicks", ""),
    "new-appointment": ("/appointments/new/anatomy", ""),
    "pregnancy": ("/pregnancy", ""),
    "growth": ("/pregnancy/growth", ""),
    "dates": ("/pregnancy/dates", ""),
    "last-period": ("/pregnancy/new/last-period", ""),
    "insights": ("/insights", ""),
    "settings": ("/settings", ""),
    "account": ("/settings/account", ""),
}


def sheets(page: Page) -> Iterator[tuple[str, tuple[str, str]]]:
    """The addresses of what lies over a page: what was understood, and an entry."""
    say(page, SENTENCE)
    yield "confirm", (page.url, "")
    page.get_by_role("dialog").locator(".item:not(.item--add)").first.get_by_role("link").click()
    page.get_by_label("Amount").wait_for()
    yield "edit-item", (page.url, "")
    page.goto("/timeline")
    page.locator(".event__link").nth(3).click()
    page.get_by_role("dialog").wait_for()
    yield "entry", (page.url, "")


@contextmanager
def webkit_phone(server: Server, shown: Screen, size: tuple[int, int], scheme: str, scale: int) -> Iterator[Handset]:
    with tempfile.TemporaryDirectory() as home:
        with webkit(Path(home), shown, size, scheme, scale, EVENING, glass=True) as driver:
            yield Handset(driver, server, Path(home) / "console.txt")


def at_rest(phone: Handset, shown: Screen, width: int, height: int) -> Image.Image:
    """What the window shows, once it has shown the same three times."""
    pictures: list[bytes] = []

    def is_at_rest() -> bool:
        phone.driver.execute_async_script("requestAnimationFrame(() => setTimeout(arguments[0], 150))")
        pictures.append(shown.picture(width, height).tobytes())
        return len(pictures) > 3 and len(set(pictures[-3:])) == 1

    wait_for(is_at_rest, "the picture never comes to rest")
    return shown.picture(width, height)


def compare(chromium: Browser, folder: Path, size: str, scheme: str) -> None:
    width, height, scale = SIZES[size]
    with Server(Path(tempfile.mkdtemp()) / "demo", "demo") as server, screen() as shown:
        page = open_page(chromium, server, width, height, scheme)
        page.emulate_media(reduced_motion="reduce")
        sign_in(page, "Sam", "a corgi counts to forty")
        page.get_by_role("heading", name="Today", exact=True).wait_for()
        screens = dict(sheets(page)) | SCREENS
        with webkit_phone(server, shown, (width, height), scheme, scale) as phone:
            phone.take_over(page.context.cookies())
            for name, (path, script) in screens.items():
                path = path.removeprefix(server.address)
                page.goto(path)
                phone.open(path)
                page.evaluate(script)
                phone.ask(script)
                page.wait_for_timeout(500)
                theirs = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
                side_by_side(theirs, at_rest(phone, shown, width * scale, height * scale)).save(
                    folder / f"{name}-{size}-{scheme}.png"
                )
            for complaint in phone.complaints():
                print(f"{size}, {scheme}: {complaint}")
        page.context.close()


def side_by_side(left: Image.Image, right: Image.Image) -> Image.Image:
    both = Image.new("RGB", (left.width + right.width + 40, left.height), "#00a0a0")
    both.paste(left, (0, 0))
    both.paste(right, (left.width + 40, 0))
    return both


if __name__ == "__main__":
    target = Path(sys.argv[1])
    target.mkdir(parents=True, exist_ok=True)
    os.environ["TZ"] = EVENING
    with RunFolder(), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=BROWSER, args=FLAGS)
        for size, scheme in [("phone", "light"), ("phone", "dark"), ("wide", "light"), ("wide", "dark")]:
            compare(browser, target, size, scheme)
        browser.close()
