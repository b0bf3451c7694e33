"""Every screen, in every dress: nothing cut off, nothing scrolls sideways, nothing a screen reader stumbles over."""

import pytest
from axe_playwright_python.base import AXE_SCRIPT

from preferences import prefer
from screens import walk

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
CHECK_LAYOUTS = f"""() => [310, 100].map(percent => {{
  document.documentElement.style.fontSize = percent + '%';
  return [percent, ({CHECK_LAYOUT})()];
}})"""


def cut_off(page, name) -> dict[str, list[str]]:
    return {f"{name} at {percent} %": found[:6] for percent, found in page.evaluate(CHECK_LAYOUTS) if found}


# One walk for all that is asked on a phone, since walking costs as much as many looks. The longest test of all: it begins first.
def test_on_a_phone_nothing_is_cut_off_and_axe_finds_nothing_whatever_she_prefers(server, new_page):
    page = new_page(server, viewport={"width": PHONE[0], "height": PHONE[1]})
    misplaced: dict[str, list[str]] = {}
    problems: dict[str, list[str]] = {}
    foreign = set()
    page.on("request", lambda request: foreign.add(request.url) if not request.url.startswith(server.address + "/") else None)

    def look(name, **options):
        for rule, element in violations(page, options):
            problems.setdefault(f"{rule}: {element}", []).append(name)

    for name in walk(page):
        # The gallery shows the same card several times, under the same name.
        look(name, rules={"landmark-unique": {"enabled": name != "gallery"}})
        # Preferences change colours and nothing that is read out.
        for preference, features in PREFERENCES.items():
            prefer(page, features)
            look(f"{name}, {preference}", runOnly=["color-contrast"])
        prefer(page, {})
        misplaced |= cut_off(page, name)
    assert problems == {}
    assert misplaced == {}
    # No screen asks anybody else for anything.
    assert {url for url in foreign if not url.startswith(("blob:", "data:"))} == set()


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
