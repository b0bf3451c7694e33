"""One day of somebody new, from the first page to the evening, as pictures: at-moment MOMENT walk_of_a_day.py [--all] FOLDER

FOLDER gets each screen on a phone in light, small enough for the repository, and the page that shows them in order. With --all it
gets each screen in every dress and in WebKit, and index.html, where somebody can look at them side by side."""

import html
import io
import os
import re
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from zoneinfo import ZoneInfo

# Where she lives: what she is told to call, and how dates and weights are written, follow from it.
ZONE = os.environ["CORGINA_ZONE"] = "America/New_York"

from PIL import Image  # noqa: E402
from playwright.sync_api import Browser, Page, expect, sync_playwright  # noqa: E402

from compare_engines import at_rest  # noqa: E402
from conftest import BROWSER, FLAGS  # noqa: E402
from diary import PASSPHRASE, last_period, say  # noqa: E402
from engines import Screen, screen, webkit  # noqa: E402
from handset import Handset  # noqa: E402
from preferences import enlarge_text  # noqa: E402
from run_folder import RunFolder  # noqa: E402
from server import Server  # noqa: E402
from waiting import PATIENCE  # noqa: E402

DAY = "2026-03-18"
PHONE, WIDE = (393, 852), (1280, 900)
# What her phone draws for one pixel of the page, in both engines.
SCALE = 2


@dataclass(frozen=True)
class Dress:
    size: tuple[int, int] = PHONE
    scheme: str = "light"
    text: int = 100


DRESSES = {
    "phone-light": Dress(),
    "phone-dark": Dress(scheme="dark"),
    "wide-light": Dress(WIDE),
    "wide-dark": Dress(WIDE, "dark"),
    "phone-310": Dress(text=310),
}


@dataclass(frozen=True)
class Picture:
    """A screen at rest; the sentence is what the page in the repository says of it."""

    name: str
    sentence: str


Part = Callable[[Page], Iterator[Picture]]


def first_run(page: Page) -> Iterator[Picture]:
    page.goto("/welcome")
    yield Picture("welcome", "She opens Corgina for the first time.")
    page.get_by_role("link", name="Get started").click()
    page.get_by_label("Account name").fill("maja")
    page.get_by_label("Passphrase", exact=True).fill(PASSPHRASE)
    yield Picture("account", "She chooses a name and a passphrase, the only key to her diary.")
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_role("heading", name="Your recovery code")).to_be_visible()
    yield Picture("recovery-code", "She saves the recovery code.")
    page.get_by_label("Type the last 3 characters").fill(page.locator("#code-text").inner_text().split()[-1])
    page.get_by_role("button", name="I have saved it").click()
    expect(page.get_by_role("heading", name="How would you like to track your pregnancy?")).to_be_visible()
    yield Picture("dating", "She says how her pregnancy is dated.")
    page.get_by_role("link", name=re.compile("I know when my last period started")).click()
    page.locator("input[name=date]").fill(last_period(24, 3))
    yield Picture("last-period", "She enters the first day of her last period, and sees at once what follows.")
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_role("heading", name="Does this look right?")).to_be_visible()
    yield Picture("review", "She checks the due date.")
    page.get_by_role("button", name="Looks right").click()
    expect(page.get_by_role("heading", name="A little about you")).to_be_visible()
    page.get_by_label("First name").fill("Maja")
    yield Picture("about-you", "She gives her name and units.")
    page.get_by_role("button", name="Continue").click()
    on_today(page)
    yield Picture("today-empty", "Her first Today: nothing is logged, and the week is large because it is new to her.")
    page.goto("/supplements/add")
    yield Picture("supplements-add", "She picks her prenatal vitamin from the list.")
    page.get_by_role("link", name=re.compile("^Prenatal")).first.click()
    page.get_by_label("Time 1").fill("08:00")
    page.get_by_role("button", name="Add to my list").click()
    expect(page.get_by_role("button", name=re.compile("Mark as taken")).first).to_be_visible()
    page.goto("/supplements/add/3")
    page.get_by_label("Time 1").fill("20:00")
    page.get_by_role("button", name="Add to my list").click()
    expect(page.get_by_role("button", name="Iron: Mark as taken")).to_be_visible()
    yield Picture("supplements", "Two supplements are on her list.")


def breakfast(page: Page) -> Iterator[Picture]:
    page.goto("/today")
    yield Picture("today-morning", "Today before breakfast.")
    say(page, "two eggs, toast with butter and a glass of orange juice")
    yield Picture("breakfast-heard", "She says what she had. Corgina shows what it understood.")
    page.get_by_role("dialog").get_by_role("button", name="Log Meal").click()
    arrived(page)
    yield Picture("breakfast-logged", "One tap, and it is in her day, with Undo beside it.")


def correction(page: Page) -> Iterator[Picture]:
    page.goto("/today")
    page.locator(".event__link").first.click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("button", name="Log again")).to_be_visible()
    yield Picture("entry", "She opens the breakfast again.")
    eggs = sheet.locator(".item").first
    eggs.locator("summary").click()
    eggs.get_by_role("button", name="Less").click()
    expect(eggs.locator(".amount")).to_contain_text("1½ egg")
    yield Picture("amount", "She changes the amount with two taps; the calories follow.")
    sheet.get_by_role("button", name="Edit").click()
    expect(sheet.get_by_role("heading", name="Edit entry")).to_be_visible()
    sheet.locator(".item:not(.item--add) summary").first.click()
    sheet.get_by_role("link", name=re.compile("^Change the food")).first.click()
    expect(page.get_by_role("heading", name="Change food")).to_be_visible()
    yield Picture("change-food", "Or it was another food: she taps Edit, and the likely others stand first.")
    page.get_by_label("Search foods").last.fill("scrambled egg")
    page.get_by_label("Search foods").last.press("Enter")
    expect(page.get_by_role("button", name=re.compile("[Ss]crambled")).first).to_be_visible()
    yield Picture("change-food-search", "She looks for what it was.")
    page.get_by_role("button", name=re.compile("[Ss]crambled")).first.click()
    expect(sheet.get_by_role("heading", name="Edit entry")).to_be_visible()
    yield Picture("corrected", "The breakfast as it was.")
    sheet.get_by_role("button", name="Save").click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def dose_and_water(page: Page) -> Iterator[Picture]:
    page.goto("/today")
    yield Picture("today-late", "Midmorning: the prenatal vitamin is late, and says so.")
    page.locator(".pip").first.click()
    expect(page.locator(".pip--taken")).to_have_count(1)
    yield Picture("dose-taken", "One tap marks it as taken.")
    for _ in range(3):
        page.goto("/today")
        page.get_by_role("button", name=re.compile("^Add a glass of water")).click()
        arrived(page)
    yield Picture("water", "One tap a glass.")


def lunch(page: Page) -> Iterator[Picture]:
    page.goto("/today")
    say(page, "tomato soup, a muffin and a banana")
    expect(page.get_by_role("dialog").locator(".item--ask")).to_be_visible()
    yield Picture("lunch-question", "Where her words can mean two things, Corgina asks one short question.")
    page.get_by_role("dialog").get_by_role("button", name=re.compile("Log Meal")).click()
    arrived(page)


def symptom(page: Page) -> Iterator[Picture]:
    page.goto("/quick")
    yield Picture("quick-log", "Quick log has what she logs often, and symptoms by how bad they are.")
    page.goto("/today")
    say(page, "heartburn")
    yield Picture("symptom-heard", "She says what she feels. How bad is it?")
    page.get_by_role("dialog").get_by_role("button", name=re.compile(", moderate$")).click()
    expect(page.get_by_role("dialog")).to_contain_text("Severity 3 of 5")
    yield Picture("symptom-severity", "One tap says it.")
    page.get_by_role("dialog").get_by_role("button", name=re.compile("^Log")).click()
    arrived(page)
    yield Picture("symptom-logged", "It stands in her day.")


def reading(page: Page) -> Iterator[Picture]:
    page.goto("/measurements/blood-pressure")
    page.get_by_label("Upper (systolic)", exact=True).fill("152")
    page.get_by_label("Lower (diastolic)", exact=True).fill("97")
    yield Picture("blood-pressure", "She measures her blood pressure.")
    page.get_by_role("button", name="Save").click()
    expect(page.locator("a.reading").filter(has_text="152/97")).to_have_count(1)
    yield Picture("red-flag", "It is high, and Corgina says what to do.")
    page.goto("/today")
    expect(page.locator("main .care")).to_be_visible()
    yield Picture("today-red-flag", "The warning stays on Today until she says what she did.")
    page.get_by_role("button", name="I've called").click()
    expect(page.locator("main .care")).to_have_count(0)
    yield Picture("answered", "She has called. The entry keeps that.")


def evening(page: Page) -> Iterator[Picture]:
    page.goto("/today")
    say(page, "salmon with rice and broccoli, and a glass of milk")
    page.get_by_role("dialog").get_by_role("button", name=re.compile("Log Meal")).click()
    arrived(page)
    page.goto("/today")
    page.locator(".pip").nth(1).click()
    expect(page.locator(".pip--taken")).to_have_count(2)
    page.goto("/today")
    yield Picture("evening", "Evening: what she had, and that nothing is left to take.")
    page.locator(".latest").first.evaluate("part => scrollTo(0, part.getBoundingClientRect().top + scrollY - 80)")
    yield Picture("evening-latest", "Her day in order, the newest first.")
    page.goto("/timeline")
    yield Picture("entries", "All entries, with filters and search.")


PARTS: dict[str, Part] = {
    "07:30": first_run,
    "07:50": breakfast,
    "08:05": correction,
    "10:30": dose_and_water,
    "12:40": lunch,
    "15:20": symptom,
    "17:10": reading,
    "20:05": evening,
}


def on_today(page: Page) -> None:
    expect(page.get_by_role("heading", name="Today", exact=True)).to_be_visible()


def arrived(page: Page) -> None:
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".event[data-fresh]").first).to_be_visible()


def move_clock(clock: str) -> None:
    """For every process that is started from now on; this one keeps the moment it began with."""
    wanted = datetime.fromisoformat(f"{DAY}T{clock}:00").replace(tzinfo=ZoneInfo(ZONE))
    later = int((wanted - datetime.now(UTC)).total_seconds())
    os.environ["CORGINA_CLOCK_OFFSET"] = str(BEGAN_WITH + later)


BEGAN_WITH = int(os.environ.get("CORGINA_CLOCK_OFFSET", "0"))


class Painter:
    """Draws a screen in every dress: in Chromium by dressing the page itself, in WebKit by opening its address there."""

    def __init__(self, folder: Path, is_everything: bool):
        self.folder = folder
        self.is_everything = is_everything
        self.drawn: list[Picture] = []

    def draw(self, page: Page, phone: Handset | None, shown: Screen | None, drawn: Picture) -> None:
        self.drawn.append(drawn)
        name = f"{len(self.drawn):02d}-{drawn.name}"
        if not self.is_everything:
            picture = screenshot(page)
            self.save(picture.resize((picture.width * 2 // 3, picture.height * 2 // 3), Image.Resampling.LANCZOS), f"{name}.webp", 80)
            return
        for dress_name, dress in DRESSES.items():
            put_on(page, dress)
            self.save(screenshot(page, "css" if dress.size == WIDE else "device"), f"{name}-{dress_name}.webp", 88)
        put_on(page, Dress())
        self.save(screenshot(page, "css", full_page=True), f"{name}-whole.webp", 88)
        phone.take_over(page.context.cookies())
        phone.open(page.url.removeprefix(phone.server.address))
        phone.ask("scrollTo(0, arguments[0])", page.evaluate("scrollY"))
        self.save(at_rest(phone, shown, PHONE[0] * SCALE, PHONE[1] * SCALE), f"{name}-webkit.webp", 88)

    def save(self, image: Image.Image, name: str, quality: int) -> None:
        image.save(self.folder / name, quality=quality, method=6)

    def write_index(self) -> None:
        if self.is_everything:
            (self.folder / "index.html").write_text(self.contact_sheet())
        else:
            (self.folder / "README.md").write_text(self.page())

    def page(self) -> str:
        lines = [
            "# One day",
            "",
            "Somebody new opens Corgina in the morning, and has lived a day with it by the evening. `make walk` draws it again.",
            "",
            "| | |",
            "|---|---|",
        ]
        for number, picture in enumerate(self.drawn, 1):
            alt = html.escape(picture.sentence)
            lines.append(f'| {picture.sentence} | <img src="{number:02d}-{picture.name}.webp" width="240" alt="{alt}"> |')
        return "\n".join(lines) + "\n"

    def contact_sheet(self) -> str:
        parts = []
        for number, picture in enumerate(self.drawn, 1):
            name = f"{number:02d}-{picture.name}"
            images = "".join(
                f'<a href="{name}-{dress}.webp"><img loading="lazy" height="600" src="{name}-{dress}.webp" title="{dress}"></a>'
                for dress in [*DRESSES, "webkit", "whole"]
            )
            parts.append(f"<h2>{number}. {html.escape(picture.sentence)}</h2><p>{images}</p>")
        return f"<!doctype html><meta charset=utf-8><title>One day</title>{''.join(parts)}"


def put_on(page: Page, dress: Dress) -> None:
    page.emulate_media(color_scheme=dress.scheme, reduced_motion="reduce")
    page.set_viewport_size({"width": dress.size[0], "height": dress.size[1]})
    enlarge_text(page, dress.text)


def screenshot(page: Page, scale="device", full_page=False) -> Image.Image:
    page.wait_for_timeout(300)
    return Image.open(io.BytesIO(page.screenshot(scale=scale, full_page=full_page))).convert("RGB")


def open_phone(chromium: Browser, server: Server, session: Path) -> Page:
    context = chromium.new_context(
        viewport={"width": PHONE[0], "height": PHONE[1]}, device_scale_factor=SCALE, base_url=server.address, timezone_id=ZONE,
        locale="en-US", reduced_motion="reduce", service_workers="block", storage_state=session if session.exists() else None,
    )  # fmt: skip
    context.set_default_timeout(PATIENCE)
    return context.new_page()


def walk(folder: Path, is_everything: bool) -> None:
    painter = Painter(folder, is_everything)
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        session = Path(home) / "session.json"
        server = Server(Path(home) / "data")
        for clock, part in PARTS.items():
            move_clock(clock)
            with ExitStack() as open_now:
                open_now.enter_context(server)
                chromium = playwright.chromium.launch(executable_path=BROWSER, args=FLAGS, env=dict(os.environ))
                open_now.callback(chromium.close)
                page = open_phone(chromium, server, session)
                phone, shown = None, None
                if is_everything:
                    shown = open_now.enter_context(screen())
                    browser_home = Path(open_now.enter_context(tempfile.TemporaryDirectory()))
                    driver = open_now.enter_context(webkit(browser_home, shown, PHONE, "light", SCALE, ZONE, glass=True))
                    phone = Handset(driver, server, browser_home / "console.txt")
                for picture in part(page):
                    print(clock, picture.name, flush=True)
                    painter.draw(page, phone, shown, picture)
                page.context.storage_state(path=session)
                if phone:
                    for complaint in phone.complaints():
                        print(f"{clock}, WebKit: {complaint}")
    painter.write_index()


if __name__ == "__main__":
    if "CORGINA_CLOCK_OFFSET" not in os.environ:
        sys.exit("The day needs a clock that can be moved: scripts/at-moment MOMENT …")
    target = Path(sys.argv[-1])
    target.mkdir(parents=True, exist_ok=True)
    with RunFolder():
        walk(target, "--all" in sys.argv)
