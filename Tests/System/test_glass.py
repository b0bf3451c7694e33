"""Words on glass are legible over whatever lies beneath: measured on the pixels, not on the style sheet."""

import io
import re

import pytest
from PIL import Image

from preferences import prefer

BODY = 4.5


@pytest.fixture
def gallery(empty_server, new_page):
    page = new_page(empty_server)
    page.goto("/gallery")
    return page


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("backdrop", ["white", "black", "stripes", "vivid"])
def test_words_on_glass_stand_out(gallery, backdrop, scheme):
    prefer(gallery, {"prefers-color-scheme": scheme})
    words = gallery.locator(f".backdrop--{backdrop} .glass p")
    colours = [words.nth(n).evaluate("p => getComputedStyle(p).color") for n in range(words.count())]
    # Without the words the picture shows what they stand on; the policy on styles lets script do this and no style sheet.
    gallery.evaluate("document.querySelectorAll('.backdrop p, .backdrop b').forEach(word => { word.style.color = 'transparent' })")
    assert len(colours) == 4
    for n, colour in enumerate(colours):
        ink = luminance([int(float(part)) for part in re.findall(r"[\d.]+", colour)[:3]])
        picture = Image.open(io.BytesIO(words.nth(n).screenshot())).convert("RGB")
        grounds = sorted(luminance(pixel) for pixel in picture.get_flattened_data())
        for ground in (grounds[len(grounds) // 50], grounds[-len(grounds) // 50]):
            ratio = (max(ink, ground) + 0.05) / (min(ink, ground) + 0.05)
            assert ratio >= BODY, f"{ratio:.2f} on {backdrop}, {scheme}, words {n}"


def luminance(rgb) -> float:
    """WCAG 2's relative luminance."""
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in (value / 255 for value in rgb)]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
