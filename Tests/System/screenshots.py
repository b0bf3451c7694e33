"""Pictures of Corgina for the README and docs/screens: screenshots.py FOLDER [--all]"""

import io
import os
import sys
import tempfile
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from conftest import FLAGS
from diary import SENTENCE, say, sign_in
from preferences import enlarge_text
from run_folder import RunFolder
from screens import walk
from server import Server

def where_it_is_evening() -> str:
    """A zone where the day has been lived by now, whatever the hour here. POSIX counts west of Greenwich as positive."""
    west = (datetime.now(UTC).hour - 19 + 12) % 24 - 12
    return f"Etc/GMT{west:+d}"


EVENING = where_it_is_evening()
SIZES = {"phone": (393, 852), "wide": (1280, 900)}


def demo_pictures(browser, folder: Path) -> None:
    """The sample diary: its main screens in every size, everything else on the phone, each in light and dark."""
    os.environ["TZ"] = EVENING
    drawn: dict[str, dict[str, None]] = {}
    with Server(Path(tempfile.mkdtemp()) / "demo", "demo") as server:
        for size, (width, height) in SIZES.items():
            for scheme in ["light", "dark"]:
                page = open_page(browser, server, width, height, scheme)
                sign_in(page, "Sam", "a corgi counts to forty")
                page.get_by_role("heading", name="Today", exact=True).wait_for()
                for screens in WIDE if size == "wide" else PHONE:
                    for name in screens(page):
                        picture(page, folder / f"{name}-{size}-{scheme}.webp")
                        drawn.setdefault(size, {})[name] = None
                page.context.close()
    (folder / "README.md").write_text(index(drawn))


def index(drawn: dict[str, dict[str, None]]) -> str:
    """The page that shows the pictures side by side."""
    lines = [
        "# Screens",
        "",
        "The sample diary in a phone's window and a wide one, in light and dark. `make screenshots` draws them again. "
        "[One day](day/README.md) shows them in the order somebody new meets them, [Ways in](ways-in/README.md) voice, photo, label and barcode.",
        "",
        "| | Light | Dark |",
        "|---|---|---|",
    ]
    for size, names in drawn.items():
        width, where = (240, "on a phone") if size == "phone" else (400, "in a wide window")
        for name in names:
            cells = [
                f'<img src="{name}-{size}-{scheme}.webp" width="{width}" alt="{TITLES[name]} {where}, {scheme}">'
                for scheme in ["light", "dark"]
            ]
            lines.append(f"| {TITLES[name]}{', wide' if size == 'wide' else ''} | {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


TITLES = {
    "today": "Today",
    "confirm": "What Corgina understood",
    "timeline": "Timeline",
    "growth": "Growth",
    "calories-card": "Calories of the day",
    "calories-week": "Week",
    "calories-day": "A day of it",
    "nutrients": "Nutrients",
    "goals": "Goals",
    "safe": "Safe to eat?",
    "recipes": "Recipes",
    "foods": "Foods",
    "new-food": "A food from its label",
    "entry": "An entry",
    "all-entries": "All entries",
    "insights": "Insights",
    "supplements": "Supplements",
    "supplement": "One supplement",
    "hydration": "Water",
    "symptoms": "Symptoms",
    "log-symptom": "Logging a symptom",
    "measurements": "Measurements",
    "weight": "Weight",
    "blood-pressure": "Blood pressure",
    "kicks": "Kick counter",
    "contractions": "Contraction timer",
    "appointments": "Appointments",
    "visit": "Visit",
    "calendar": "Calendar on the phone",
    "account": "Account and safety",
    "privacy": "Privacy",
}


def main_screens(page: Page) -> Iterator[str]:
    """The screens the README speaks of."""
    yield "today"
    say(page, SENTENCE)
    yield "confirm"
    page.goto("/pregnancy")
    yield "timeline"
    page.goto("/pregnancy/growth")
    yield "growth"
    page.goto("/timeline")
    yield "all-entries"
    page.goto("/insights")
    yield "insights"


def food_screens(page: Page) -> Iterator[str]:
    """What food and nutrition are made of."""
    page.goto("/today")
    card = page.get_by_role("region", name="Daily calorie tracker")
    card.locator("summary").click()
    card.evaluate("card => scrollTo(0, card.getBoundingClientRect().top + scrollY - 72)")
    yield "calories-card"
    page.goto("/calories")
    yield "calories-week"
    page.locator(".week__days a").nth(-2).click()
    page.get_by_role("heading", name="Daily Details").wait_for()
    yield "calories-day"
    page.goto("/nutrients")
    yield "nutrients"
    page.goto("/settings/goals")
    yield "goals"
    page.goto("/safe")
    page.get_by_label("A food or drink").fill("sushi")
    page.get_by_role("button", name="Look up").click()
    page.locator(".safety").first.wait_for()
    yield "safe"
    for path, name in {"/recipes": "recipes", "/foods": "foods", "/foods/new": "new-food"}.items():
        page.goto(path)
        yield name
    page.goto("/today")
    page.locator(".event__link").first.click()
    page.get_by_role("dialog").wait_for()
    yield "entry"


def her_days(page: Page) -> Iterator[str]:
    """Supplements, water, symptoms, measurements and appointments, and what keeps them hers."""
    page.goto("/supplements")
    yield "supplements"
    page.get_by_role("link", name="Prenatal").first.click()
    page.get_by_role("heading", name="Prenatal").first.wait_for()
    yield "supplement"
    for path, name in {
        "/hydration": "hydration",
        "/symptoms": "symptoms",
        "/symptoms/kinds/1": "log-symptom",
        "/measurements": "measurements",
        "/measurements/weight": "weight",
        "/measurements/blood-pressure": "blood-pressure",
        "/kicks": "kicks",
        "/contractions": "contractions",
        "/appointments": "appointments",
        "/visit": "visit",
        "/settings/calendar": "calendar",
        "/settings/account": "account",
        "/privacy": "privacy",
    }.items():
        page.goto(path)
        yield name


PHONE = [main_screens, food_screens, her_days]
WIDE = [main_screens, her_days]


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
        viewport={"width": width, "height": height}, color_scheme=scheme, base_url=server.address, timezone_id=EVENING,
        device_scale_factor=2 if width < 500 else 1,
    )  # fmt: skip
    return context.new_page()


if __name__ == "__main__":
    target = Path(sys.argv[1])
    target.mkdir(parents=True, exist_ok=True)
    with RunFolder(), sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path="/usr/bin/chromium-headless-shell", args=FLAGS)
        if "--all" in sys.argv:
            all_pictures(chromium, target)
        else:
            demo_pictures(chromium, target)
        chromium.close()
