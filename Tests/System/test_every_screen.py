"""Every screen, in every dress: nothing cut off, nothing scrolls sideways, nothing a screen reader stumbles over."""

import pytest
from axe_playwright_python.sync_playwright import Axe

from screens import enlarge_text, walk

PHONE, SMALL, WIDE = (393, 852), (320, 568), (1280, 900)

CHECK_LAYOUT = """() => {
  const width = document.documentElement.clientWidth;
  const problems = [];
  if (document.documentElement.scrollWidth > width + 1) problems.push(`page is ${document.documentElement.scrollWidth} wide`);
  const area = document.querySelector('dialog[open]') ?? document.body;
  // What lies in a strip that scrolls sideways by itself is meant to be outside.
  const scrollsAside = element => { for (let e = element; e; e = e.parentElement) if (['auto', 'scroll'].includes(getComputedStyle(e).overflowX)) return e !== document.documentElement && e !== area; return false; };
  for (const element of area.querySelectorAll('h1, h2, h3, p, a, button, input, select, label, dt, dd, li, summary')) {
    const style = getComputedStyle(element);
    if (style.visibility === 'hidden' || element.closest('.vh, [hidden], .skip, .wheel, .canvas')) continue;
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0 || scrollsAside(element)) continue;
    if (box.right > width + 1 || box.left < -1) problems.push(`${element.tagName} ${element.className}: ${box.left}…${box.right} ${element.textContent.trim().slice(0, 30)}`);
    const isControl = element.matches('button, a.btn, a.round, a.chip, input:not([type=hidden], [type=radio], [type=checkbox]), select');
    if (isControl && element.offsetParent && box.height < 43.5) problems.push(`${element.tagName} ${element.className}: only ${box.height} px high`);
    if (element.matches('input:not([type=hidden], [type=radio], [type=checkbox]), select, textarea') && parseFloat(style.fontSize) < 16) problems.push(`${element.name}: ${style.fontSize}`);
  }
  return problems;
}"""


@pytest.mark.parametrize(
    "size, scheme, text",
    [
        (PHONE, "light", 100),
        (PHONE, "dark", 100),
        (PHONE, "light", 310),
        (SMALL, "light", 310),
        (WIDE, "dark", 100),
    ],
)
def test_nothing_is_cut_off_and_axe_finds_nothing(server, new_page, size, scheme, text):
    page = new_page(
        server, viewport={"width": size[0], "height": size[1]}, color_scheme=scheme, reduced_motion="reduce"
    )
    problems = {}
    for name in walk(page):
        if text != 100:
            enlarge_text(page, text)
        found = page.evaluate(CHECK_LAYOUT)
        if size == PHONE:
            found += [f"{v['id']}: {v['nodes'][0]['html'][:120]}" for v in Axe().run(page).response["violations"]]
        if found:
            problems[name] = found[:6]
    assert problems == {}
