"""The other two engines, each driven by Selenium: Debian's WebKitGTK, the nearest there is to Safari, and Firefox. Both draw what
nobody sees: WebKit on a screen in memory, Firefox without one."""

import os
import struct
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from PIL import Image
from selenium.webdriver import FirefoxOptions, Remote, WebKitGTK, WebKitGTKOptions
from selenium.webdriver.webkitgtk.service import Service

from diary import ZONE
from marionette import Marionette

WEBKIT_DRIVER = "/usr/bin/WebKitWebDriver"
FIREFOX = "/usr/bin/firefox-esr"
PHONE = (393, 852)


@dataclass
class Screen:
    """A screen in memory: its name, and the folder of the file that holds what it shows."""

    display: str
    folder: Path

    def picture(self, width: int, height: int) -> Image.Image:
        """What stands in its upper left corner, as a person would see it, glass and all. It is kept in the format of xwd: a head
        of four-byte figures, a table of colours, then four bytes a pixel."""
        kept = (self.folder / "Xvfb_screen0").read_bytes()
        head = struct.unpack(">25I", kept[:100])
        start, columns, rows, line = head[0] + 12 * head[19], head[4], head[5], head[12]
        whole = Image.frombytes("RGB", (columns, rows), kept[start : start + line * rows], "raw", "BGRX", line)
        return whole.crop((0, 0, width, height))


@contextmanager
def screen() -> Iterator[Screen]:
    """With the first number that is free: workers of pytest each have one of their own."""
    reading, writing = os.pipe()
    with open(reading) as numbers, tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1400x1800x24", "-fbdir", folder, "-nolisten", "tcp"],
            pass_fds=[writing], stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        os.close(writing)
        try:
            yield Screen(f":{numbers.readline().strip()}", Path(folder))
        finally:
            server.terminate()
            server.wait()


def environment(home: Path, zone: str, **more: str) -> dict[str, str]:
    """Nothing of the person who runs the tests is read or written."""
    folders = {f"XDG_{kind}_HOME": str(home / kind.lower()) for kind in ("CONFIG", "DATA", "CACHE", "STATE")}
    # Without a bus nobody is asked about themes, keyrings or accessibility.
    alone = {"DBUS_SESSION_BUS_ADDRESS": "disabled:", "NO_AT_BRIDGE": "1", "GTK_USE_PORTAL": "0"}
    return {**os.environ, "HOME": str(home), **folders, **alone, "TZ": zone, "LANG": "C.UTF-8", **more}


@contextmanager
def webkit(
    home: Path, screen: Screen, size=PHONE, scheme="light", scale=1, zone=ZONE, moving=False, glass=False
) -> Iterator[WebKitGTK]:
    """With ``glass`` it draws all there is, which a processor alone does slowly; without, all but what glass does to what is
    behind it."""
    options = WebKitGTKOptions()
    options.ignore_local_proxy_environment_variables()
    options.binary_location = str(Path(__file__).with_name("webkit_browser.py"))
    for argument in (*map(str, size), scheme, "moving" if moving else "still"):
        options.add_argument(argument)
    drawing = {"WEBKIT_DMABUF_RENDERER_FORCE_SHM" if glass else "WEBKIT_DISABLE_DMABUF_RENDERER": "1"}
    surroundings = environment(
        home, zone, DISPLAY=screen.display, GDK_SCALE=str(scale), WEBKIT_SKIA_ENABLE_CPU_RENDERING="1", **drawing
    )
    with (home / "console.txt").open("wb") as console:
        driver = WebKitGTK(options=options, service=Service(WEBKIT_DRIVER, env=surroundings, log_output=console))
        try:
            fit(driver, size)
            yield driver
        finally:
            driver.quit()


@contextmanager
def firefox(home: Path, _screen: Screen, size=PHONE, scheme="light", scale=1, zone=ZONE, moving=False) -> Iterator[Remote]:
    profile = home / "profile"
    (profile / "chrome").mkdir(parents=True)
    # Its window, too, is no narrower than its bar.
    (profile / "chrome" / "userChrome.css").write_text("* { min-width: 0 !important; }")
    (profile / "user.js").write_text("".join(f'user_pref("{name}", {value});\n' for name, value in {
        "marionette.port": "0",
        "toolkit.legacyUserProfileCustomizations.stylesheets": "true",
        # English of no country, as for the other browsers (`LOCALE` in diary.py): no region is guessed.
        "intl.accept_languages": '"en"',
        "layout.css.prefers-color-scheme.content-override": "0" if scheme == "dark" else "1",
        "layout.css.devPixelsPerPx": f'"{scale}"',
        "ui.prefersReducedMotion": str(int(not moving)),
        "devtools.console.stdout.content": "true",
        "datareporting.policy.dataSubmissionEnabled": "false",
        # Whatever it would like to ask its maker goes to a port of this machine where nobody listens; pages here need no proxy.
        "network.proxy.type": "1",
        "network.proxy.http": '"127.0.0.1"',
        "network.proxy.http_port": "9",
        "network.proxy.ssl": '"127.0.0.1"',
        "network.proxy.ssl_port": "9",
    }.items()))  # fmt: skip
    command = [FIREFOX, "--headless", "--no-remote", "--marionette", "--profile", str(profile)]
    with (home / "console.txt").open("wb") as console:
        browser = subprocess.Popen(
            command, env=environment(home, zone), stdin=subprocess.DEVNULL, stdout=console, stderr=subprocess.STDOUT
        )
        try:
            connection = Marionette(browser, profile)
            driver = Remote(command_executor=connection, options=FirefoxOptions())
            fit(driver, size)
            yield driver
            connection.close()
        finally:
            browser.terminate()
            browser.wait()


def fit(driver: Remote, size: tuple[int, int]) -> None:
    """Gives the page itself that size, whatever the window has around it."""
    width, height = size
    for _ in range(3):
        inner = driver.execute_script("return [innerWidth, innerHeight]")
        if inner == [width, height]:
            return
        outer = driver.get_window_rect()
        driver.set_window_rect(0, 0, outer["width"] + width - inner[0], outer["height"] + height - inner[1])
    inner = driver.execute_script("return [innerWidth, innerHeight]")
    assert inner == [width, height], f"the page is {inner[0]} × {inner[1]}"
