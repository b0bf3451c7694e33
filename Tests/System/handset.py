"""A person with a phone, in any browser Selenium drives: she finds what she touches by what it is and what it says."""

import re
import time
from pathlib import Path

from selenium.common.exceptions import (
    ElementClickInterceptedException,
    ElementNotInteractableException,
    JavascriptException,
    StaleElementReferenceException,
    WebDriverException,
)
from selenium.webdriver import ActionChains, Remote
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webelement import WebElement

from server import Server

PATIENCE = 60

# What is in reach, in the order of the page: of that kind, drawn, not inert, and with a name in which the words are found.
FIND = r"""
const [kind, words, within] = arguments;
const KINDS = {
  button: "button, summary, [role=button]",
  link: "a[href]",
  field: "input:not([type=hidden], [type=radio], [type=checkbox]), textarea, select",
  choice: "input[type=radio], input[type=checkbox]",
  heading: "h1, h2, h3",
  anything: "*",
};
const text = element => element?.textContent ?? "";
const name = element =>
  element.getAttribute("aria-labelledby")?.split(" ").map(id => text(document.getElementById(id))).join(" ") ||
  element.getAttribute("aria-label") ||
  [...element.labels ?? []].map(text).join(" ") ||
  (element.matches("input, textarea, select") ? element.placeholder ?? "" : element.innerText ?? text(element));
const sheet = [...document.querySelectorAll("dialog:modal")].at(-1);
const area = within ? [...document.querySelectorAll(within)] : [sheet ?? document];
// A hidden choice is touched by its words.
const touched = element => element.matches("[type=radio], [type=checkbox]") ? element.labels[0] ?? element : element;
const isDrawn = element => {
  const box = element.getBoundingClientRect();
  return box.width > 1 && box.height > 1 && element.checkVisibility({ visibilityProperty: true }) && !element.closest("[inert]");
};
const pattern = new RegExp(words);
const found = [];
for (const part of area) for (const element of part.querySelectorAll(KINDS[kind] ?? kind)) {
  if (found.includes(element) || !pattern.test(name(element).replace(/\s+/g, " ").trim())) continue;
  if (isDrawn(touched(element))) found.push(touched(element));
}
return found;
"""

FOCUSED = r"""
const element = document.activeElement;
if (!element || element === document.body) return "";
const label = element.getAttribute("aria-label") ?? element.labels?.[0]?.textContent ?? element.innerText ?? "";
return label.replace(/\s+/g, " ").trim();
"""


class Handset:
    def __init__(self, driver: Remote, server: Server, console: Path):
        self.driver = driver
        self.server = server
        self.console = console
        self.forgiven = 0

    # Where she is.

    def open(self, path: str) -> None:
        self.driver.get(self.server.address + path)

    def reload(self) -> None:
        # As the page itself would: what drives Firefox reloads past a service worker.
        self.ask("window.isBefore = true; location.reload()")
        self.wait_until("return !window.isBefore && document.readyState === 'complete'")

    @property
    def path(self) -> str:
        return self.driver.current_url.removeprefix(self.server.address)

    def take_over(self, cookies: list[dict]) -> None:
        """Goes on with a session, as if she had signed in here."""
        self.open("/privacy")
        for cookie in cookies:
            same = {"name", "value", "path", "secure", "httpOnly", "sameSite"}
            self.driver.add_cookie({key: value for key, value in cookie.items() if key in same})

    # What she sees.

    def find(self, kind: str, words: str = "", within: str | None = None) -> list[WebElement]:
        return self.ask(FIND, kind, words, within)

    def see(self, words: str = "", kind: str = "anything", within: str | None = None) -> WebElement:
        """Waits until it is there."""
        return wait_for(lambda: self.find(kind, words, within), f"no {kind} “{words}” in {within or 'reach'}", self.words)[0]

    def miss(self, words: str = "", kind: str = "anything", within: str | None = None) -> None:
        """Waits until it is gone."""
        wait_for(lambda: not self.find(kind, words, within), f"still a {kind} “{words}” in {within or 'reach'}", self.words)

    def count(self, kind: str, number: int) -> None:
        wait_for(lambda: len(self.find(kind)) == number, f"not {number} of {kind}", self.words)

    def wait_until(self, question: str) -> None:
        """Waits for what a script answers with true."""
        wait_for(lambda: self.ask(question), question, self.words)

    def wait_until_resolved(self, function: str) -> None:
        """Waits for what an asynchronous function answers with true."""
        wait = f"const done = arguments[0]; ({function})().then(done, () => done(false))"
        wait_for(lambda: self.driver.execute_async_script(wait), function, self.words)

    def words(self) -> str:
        return f"{self.path}:\n{self.ask('return document.body.innerText')}"

    def ask(self, script: str, *arguments: object):
        return self.driver.execute_script(script, *arguments)

    def has_in_window(self, element: WebElement) -> bool:
        return self.ask("const b = arguments[0].getBoundingClientRect(); return b.top >= 0 && b.bottom <= innerHeight", element)

    # What she does.

    def press(self, kind: str, words: str = "", within: str | None = None) -> None:
        def pressed() -> bool:
            for element in self.find(kind, words, within)[:1]:
                # Browsers bring it just into the window, where something that floats may lie over it.
                self.ask("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", element)
                element.click()
                return True
            return False

        wait_for(pressed, f"cannot press the {kind} “{words}”", self.words)

    def fill(self, words: str, text: str) -> None:
        def filled() -> bool:
            for field in self.find("field", words)[:1]:
                field.clear()
                field.send_keys(text)
                return self.ask("return arguments[0].value", field) == text
            return False

        wait_for(filled, f"cannot fill the field “{words}” with “{text}”", self.words)

    def attach(self, selector: str, file: Path) -> None:
        """Chooses a file. What is chosen from is often not drawn, but for its words."""
        self.driver.find_element("css selector", selector).send_keys(str(file))

    def keys(self, *keys: str) -> None:
        """Pressed on whatever has the focus."""
        for key in keys:
            chain = ActionChains(self.driver, duration=0)
            if key == "Shift+Tab":
                chain.key_down(Keys.SHIFT).send_keys(Keys.TAB).key_up(Keys.SHIFT)
            else:
                chain.send_keys(key)
            chain.perform()

    def focused(self) -> str:
        """The name of what has the focus."""
        return self.ask(FOCUSED)

    def tab_to(self, words: str, key: str = Keys.TAB) -> None:
        """Moves the focus with the Tab key alone."""
        passed = []
        for _ in range(80):
            if re.search(words, focused := self.focused()):
                return
            passed.append(focused[:40])
            self.keys(key)
        raise AssertionError(f"no way by Tab to {words} among {passed}")

    # What the browser says of pages on its console.

    def complaints(self) -> list[str]:
        """Errors of scripts, and what the policy on content refused."""
        written = self.console.read_text(errors="replace").splitlines()
        return [line for line in written if COMPLAINT.search(line) and not UNHEEDED.search(line)][self.forgiven :]

    def hear(self, words: str) -> None:
        """Waits for a complaint."""

        def heard() -> bool:
            return any(re.search(words, line) for line in self.complaints())

        wait_for(heard, f"no complaint “{words}”", self.console.read_text)

    def forgive(self) -> None:
        self.forgiven += len(self.complaints())


# As WebKit writes them, and as Firefox does.
COMPLAINT = re.compile(r"CONSOLE (\w+ )?(ERROR|WARN)|^JavaScript error: http|^console\.(error|warn): \"|Content-Security-Policy")

# Debian builds WebKit without web app manifests, so it does not know their directive; Safari does. And WebKit tells of a question
# of the page's own that was dropped since the page was left as if somebody had been refused.
UNHEEDED = re.compile(
    "Unrecognized Content-Security-Policy directive 'manifest-src'"
    r"|(Fetch API c|C)annot load http://127\.0\.0\.1:\d+/\S* due to access control checks"
)

# The page was replaced under her hands, or something moved over what she meant: she looks again.
PASSING = (
    StaleElementReferenceException, ElementClickInterceptedException, ElementNotInteractableException, JavascriptException,
)  # fmt: skip


def wait_for(condition, complaint: str, more=lambda: ""):
    deadline = time.monotonic() + PATIENCE
    reason = ""
    while time.monotonic() < deadline:
        try:
            if answer := condition():
                return answer
        except PASSING as error:
            reason = f" ({error.msg})"
        time.sleep(0.05)
    try:
        shown = more()
    except WebDriverException as error:
        shown = str(error)
    raise AssertionError(f"{complaint}{reason}\n{shown}")
