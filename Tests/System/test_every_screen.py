"""Every screen, in every dress: nothing cut off, nothing scrolls sideways, nothing a screen reader stumbles over."""

import pytest
from axe_playwright_python.sync_playwright import Axe

from screens import enlarge_text, prefer, walk

PHONE = (393, 852)
SIZES = [PHONE, (320, 568), (768, 1024), (1280, 900)]

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


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]} wide")
def test_nothing_is_cut_off_or_scrolls_sideways(server, new_page, size):
    page = new_page(server, viewport={"width": size[0], "height": size[1]})
    problems: dict[str, list[str]] = {}
    for name in walk(page):
        for text in [310, 100]:
            enlarge_text(page, text)
            if found := page.evaluate(CHECK_LAYOUT):
                problems[f"{name} at {text} %"] = found[:6]
    assert problems == {}


# Every third screen each, so that the cores share what takes the longest of all.
@pytest.mark.parametrize("share", range(3), ids=lambda share: f"share {share + 1} of 3")
def test_axe_finds_nothing_whatever_she_prefers(server, new_page, share):
    page = new_page(server)
    axe = Axe()
    problems = {}
    foreign = set()
    page.on("request", lambda request: foreign.add(request.url) if not request.url.startswith(server.address + "/") else None)

    def look(name, **options):
        for violation in axe.run(page, options={"resultTypes": ["violations"], **options}).response["violations"]:
            problems.setdefault(f"{violation['id']}: {violation['nodes'][0]['html'][:160]}", []).append(name)

    for number, name in enumerate(walk(page)):
        if number % 3 != share:
            continue
        # The gallery shows the same card several times, under the same name.
        look(name, rules={"landmark-unique": {"enabled": name != "gallery"}})
        # Preferences change colours and nothing that is read out.
        for preference, features in PREFERENCES.items():
            prefer(page, features)
            look(f"{name}, {preference}", runOnly=["color-contrast"])
        prefer(page, {})
    assert problems == {}
    # No screen asks anybody else for anything.
    assert {url for url in foreign if not url.startswith(("blob:", "data:"))} == set()
