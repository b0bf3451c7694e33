"""Every screen, in every dress: nothing cut off, nothing scrolls sideways, nothing a screen reader stumbles over."""

import shutil

import pytest
from axe_playwright_python.base import AXE_SCRIPT

from client import Client, cookie_of
from preferences import prefer
from screens import walk
from screens_of_ways_in import (
    HEARS, RECORDS, walk_asked, walk_consent, walk_listening, walk_picture_server, walk_scanner, walk_speech_server,
)
from server import Server
from ways_in import agree, chat, helpers

PHONE = (393, 852)
OTHER_SIZES = [(320, 568), (768, 1024), (1280, 900)]

# What a person can ask her device for, beyond light and a size of text.
PREFERENCES = {
    "dark": {"prefers-color-scheme": "dark"},
    "more contrast": {"prefers-contrast": "more"},
    "more contrast, dark": {"prefers-contrast": "more", "prefers-color-scheme": "dark"},
    "less transparency": {"prefers-reduced-transparency": "reduce"},
    "less transparency, dark": {"prefers-reduced-transparency": "reduce", "prefers-color-scheme": "dark"},
    "forced colours": {"forced-colors": "active"},
}

CHECK_LAYOUT = """() => {
  const width = document.documentElement.clientWidth;
  const problems = [];
  if (document.documentElement.scrollWidth > width + 1) problems.push(`page is ${document.documentElement.scrollWidth} wide`);
  const area = document.querySelector('dialog[open]') ?? document.body;
  // What lies in a strip that scrolls sideways by itself is meant to be outside.
  const scrollsAside = element => { for (let e = element; e; e = e.parentElement) if (['auto', 'scroll'].includes(getComputedStyle(e).overflowX)) return e !== document.documentElement && e !== area; return false; };
  // In such a strip too, a target is a thumb wide and holds its words.
  for (const target of area.querySelectorAll('.btn, .chip, .week')) {
    const box = target.getBoundingClientRect();
    if (box.width === 0) continue;
    if (box.width < 43.5) problems.push(`${target.className}: only ${box.width} px wide`);
    if (target.scrollWidth > target.clientWidth + 1) problems.push(`${target.className}: ${target.textContent.trim().slice(0, 30)} overflows`);
  }
  for (const element of area.querySelectorAll('h1, h2, h3, p, a, button, input, select, label, dt, dd, li, summary')) {
    const style = getComputedStyle(element);
    if (style.visibility === 'hidden' || !element.checkVisibility() || element.closest('.vh, [hidden], .skip, .wheel, .canvas')) continue;
    const box = element.getBoundingClientRect();
    const words = document.createRange();
    words.selectNodeContents(element);
    // Words in a box no wider than a letter run down over what lies below, though the box itself lies well.
    const isSquashed = element.textContent.trim().length > 1 && !element.querySelector('.vh') && box.width < parseFloat(style.fontSize) && words.getBoundingClientRect().width > 0;
    if (isSquashed) problems.push(`${element.tagName} ${element.className}: ${element.textContent.trim().slice(0, 30)} is squashed`);
    if (box.width === 0 || box.height === 0 || scrollsAside(element)) continue;
    if (box.right > width + 1 || box.left < -1) problems.push(`${element.tagName} ${element.className}: ${box.left}…${box.right} ${element.textContent.trim().slice(0, 30)}`);
    const isControl = element.matches('button, a.btn, a.round, a.chip, input:not([type=hidden], [type=radio], [type=checkbox]), select');
    if (isControl && element.offsetParent && box.height < 43.5) problems.push(`${element.tagName} ${element.className}: only ${box.height} px high`);
    if (element.matches('input:not([type=hidden], [type=radio], [type=checkbox]), select, textarea') && parseFloat(style.fontSize) < 16) problems.push(`${element.name}: ${style.fontSize}`);
  }
  return problems;
}"""


# With the text enlarged to each of these, as the browser's settings do. At once, so that nobody draws a page that nobody looks at:
# what scripts do when a size changes (a lens, a wheel's roll, a grabber's reach) moves nothing that is asked about here.
# A sheet that has just opened may keep the answers to its container queries: it is made a container anew.
CHECK_LAYOUTS = f"""() => [310, 100].map(percent => {{
  document.documentElement.style.fontSize = percent + '%';
  const sheet = document.querySelector('dialog[open]');
  if (sheet) {{ sheet.style.containerType = 'normal'; sheet.offsetWidth; sheet.style.containerType = ''; }}
  return [percent, ({CHECK_LAYOUT})()];
}})"""


# With the text at its largest nothing that is read is smaller than large text is at the usual size: 24 px, one and a half times the
# body. Words within a ring, a disc or a photo are as large as those are wide, which is the phone's width; what they say stands beside them
# too.
SMALLEST, WITHIN_A_PICTURE = 24, ".hero__cap, .layers__days, .layers__of, .pad__of, .pad__ask, .shot__number, .shot__name"
CHECK_SIZES = """([smallest, inside]) => {
  document.documentElement.style.fontSize = '310%';
  const area = document.querySelector('dialog[open]') ?? document.body, found = new Set();
  const texts = document.createTreeWalker(area, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode, element = text.parentElement;
    if (!text.data.trim() || !element.checkVisibility() || element.closest(`.vh, [hidden], .skip, script, style, ${inside}`)) continue;
    const words = document.createRange();
    words.selectNodeContents(text);
    const size = parseFloat(getComputedStyle(element).fontSize);
    if (words.getBoundingClientRect().width > 0 && size < smallest) found.add(`${element.tagName} ${element.getAttribute("class")}: ${size} px`);
  }
  document.documentElement.style.fontSize = '100%';
  return [...found];
}"""


def too_small(page, name) -> dict[str, list[str]]:
    found = page.evaluate(CHECK_SIZES, [SMALLEST, WITHIN_A_PICTURE])
    return {f"{name}, small text": found} if found else {}


def cut_off(page, name) -> dict[str, list[str]]:
    return {f"{name} at {percent} %": found[:6] for percent, found in page.evaluate(CHECK_LAYOUTS) if found}


class Findings:
    """What is wrong on the screens of a walk on a phone."""

    def __init__(self, page, server):
        self.page = page
        self.misplaced: dict[str, list[str]] = {}
        self.problems: dict[str, list[str]] = {}
        self.foreign: set[str] = set()
        own = server.address + "/"
        page.on("request", lambda request: self.foreign.add(request.url) if not request.url.startswith(own) else None)

    def look(self, name: str) -> None:
        # The gallery shows the same card several times, under the same name.
        self.note(name, rules={"landmark-unique": {"enabled": name != "gallery"}})
        # Preferences change colours and nothing that is read out.
        for preference, features in PREFERENCES.items():
            prefer(self.page, features)
            self.note(f"{name}, {preference}", runOnly=["color-contrast"])
        prefer(self.page, {})
        self.misplaced |= cut_off(self.page, name) | too_small(self.page, name)

    def note(self, name: str, **options) -> None:
        for rule, element in violations(self.page, options):
            self.problems.setdefault(f"{rule}: {element}", []).append(name)

    def expect_none(self) -> None:
        assert self.problems == {}
        assert self.misplaced == {}
        # No screen asks anybody else for anything.
        assert {url for url in self.foreign if not url.startswith(("blob:", "data:"))} == set()


# One walk for all that is asked on a phone, since walking costs as much as many looks. The longest test of all: it begins first.
def test_on_a_phone_nothing_is_cut_off_and_axe_finds_nothing_whatever_she_prefers(server, new_page):
    page = new_page(server, viewport={"width": PHONE[0], "height": PHONE[1]})
    findings = Findings(page, server)
    for name in walk(page):
        findings.look(name)
    findings.expect_none()


MEAL = {
    "foods": [
        {"name": "boiled potatoes with parsley and butter", "amount": "1 cup", "confidence": 0.4,
         "box": {"left": 0.1, "top": 0.2, "width": 0.3, "height": 0.4}},
        {"name": "toast", "amount": "", "confidence": 0.9, "box": {"left": 0.6, "top": 0.2, "width": 0.3, "height": 0.4}},
    ]
}  # fmt: skip
# More sugars than carbohydrate.
LABEL = {
    "serving": "1 bar", "grams": 45, "energy_per_100": 467, "energy": 210, "protein": 4, "carbohydrate": 26, "sugars": 30,
    "fiber": None, "fat": 10.5, "saturated_fat": 4, "sodium": 90,
}  # fmt: skip


@pytest.fixture
def helped(lived_in, tmp_path):
    """A server with another for each use, and those, by their uses."""
    folder = tmp_path / "data"
    shutil.copytree(lived_in[0], folder)
    fakes = helpers(folder, "an apple")
    fakes["vision"].answers = [(200, chat(MEAL), {}), (500, "{}", {}), (200, chat(LABEL), {})]
    with Server(folder) as server:
        yield server, fakes
    for fake in fakes.values():
        fake.stop()


def test_every_way_in_is_whole_too_in_each_of_its_states(helped, lived_in, new_page):
    server, fakes = helped
    found = []
    for script, walks in {
        HEARS: [walk_listening],
        RECORDS: [
            walk_consent, lambda page: walk_speech_server(page, fakes["speech"]),
            lambda page: walk_picture_server(page, fakes["vision"]), walk_scanner, walk_asked,
        ],
    }.items():  # fmt: skip
        page = new_page(server, storage_state=lived_in[1], viewport={"width": PHONE[0], "height": PHONE[1]})
        page.add_init_script(script)
        found.append(Findings(page, server))
        for screens in walks:
            for name in screens(page):
                found[-1].look(name)
            if screens is walk_consent:
                agree(Client(server.port, cookie_of(lived_in[1])))
    assert [len(fakes[use].requests) for use in ("speech", "vision", "products")] == [2, 3, 1]
    for findings in found:
        findings.expect_none()


@pytest.mark.parametrize("size", OTHER_SIZES, ids=lambda size: f"{size[0]} wide")
def test_nothing_is_cut_off_or_scrolls_sideways(server, new_page, size):
    page = new_page(server, viewport={"width": size[0], "height": size[1]})
    problems: dict[str, list[str]] = {}
    for name in walk(page):
        problems |= cut_off(page, name)
    assert problems == {}


# Half a megabyte of script, which is read as often as a page is left and no oftener; and of the answer what is complained of.
RUN_AXE = """options => axe.run(document, { resultTypes: ['violations'], ...options })
  .then(found => found.violations.map(({ id, nodes }) => [id, nodes[0].html.slice(0, 160)]))"""


def violations(page, options) -> list[list[str]]:
    if page.evaluate("typeof axe === 'undefined'"):
        page.evaluate(AXE_SCRIPT)
    return page.evaluate(RUN_AXE, options)
