"""What a person set in her device, for pages to follow."""

from weakref import WeakKeyDictionary

from playwright.sync_api import CDPSession, Page


def enlarge_text(page: Page, percent: int) -> None:
    """What a larger text size in the browser's settings does."""
    page.evaluate("percent => { document.documentElement.style.fontSize = percent + '%' }", percent)


# What is emulated lasts as long as the session that asked for it.
_sessions: WeakKeyDictionary[Page, CDPSession] = WeakKeyDictionary()


def prefer(page: Page, features: dict[str, str]) -> None:
    """What a person set in her device; with none, light and still."""
    still = {"prefers-color-scheme": "light", "prefers-reduced-motion": "reduce", **features}
    if page not in _sessions:
        _sessions[page] = page.context.new_cdp_session(page)
    _sessions[page].send(
        "Emulation.setEmulatedMedia", {"features": [{"name": name, "value": value} for name, value in still.items()]}
    )
    # Asked at once: a question of its own for each costs as much as the drawing.
    lacking = page.evaluate(TAKEN_HOLD, [f"({name}: {value})" for name, value in still.items()])
    assert lacking == [], f"did not take hold: {lacking}"


# Which of these does not hold. Styles follow at once; nothing is drawn for it, which would cost more than to look.
TAKEN_HOLD = "queries => queries.filter(query => !matchMedia(query).matches)"
