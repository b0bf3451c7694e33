"""Firefox behind Selenium without geckodriver, which neither Debian nor PyPI has: its commands under the names Firefox itself
gives them, over the socket it opens (Marionette)."""

import json
import socket
import subprocess
import time
from pathlib import Path

from selenium.webdriver.remote.command import Command

NAMES = {
    Command.NEW_SESSION: "NewSession",
    Command.QUIT: "DeleteSession",
    Command.GET: "Navigate",
    Command.GET_CURRENT_URL: "GetCurrentURL",
    Command.W3C_EXECUTE_SCRIPT: "ExecuteScript",
    Command.W3C_EXECUTE_SCRIPT_ASYNC: "ExecuteAsyncScript",
    Command.GET_ELEMENT_TEXT: "GetElementText",
    Command.CLICK_ELEMENT: "ElementClick",
    Command.CLEAR_ELEMENT: "ElementClear",
    Command.SEND_KEYS_TO_ELEMENT: "ElementSendKeys",
    Command.W3C_ACTIONS: "PerformActions",
    Command.ADD_COOKIE: "AddCookie",
    Command.GET_WINDOW_RECT: "GetWindowRect",
    Command.SET_WINDOW_RECT: "SetWindowRect",
    Command.SET_TIMEOUTS: "SetTimeouts",
    Command.SCREENSHOT: "TakeScreenshot",
}
# What WebDriver leaves to the browser and Marionette wants to be told.
ALWAYS = {"TakeScreenshot": {"full": False}, "ExecuteScript": {"newSandbox": False}, "ExecuteAsyncScript": {"newSandbox": False}}


class Marionette:
    """Stands where Selenium has its connection to a driver."""

    def __init__(self, browser: subprocess.Popen, profile: Path):
        self.socket = socket.create_connection(("127.0.0.1", port_of(browser, profile)), timeout=120)
        self.stream = self.socket.makefile("rb")
        self.sent = 0
        self.receive()

    def execute(self, command: str, params: dict | None) -> dict:
        name = NAMES[command]
        given = {key: value for key, value in (params or {}).items() if key != "sessionId"}
        if command == Command.NEW_SESSION:
            given = given["capabilities"]["alwaysMatch"]
        self.sent += 1
        self.send([0, self.sent, f"WebDriver:{name}", ALWAYS.get(name, {}) | given])
        _, number, error, result = self.receive()
        assert number == self.sent
        if error:
            return {"status": 500, "value": json.dumps({"value": error})}
        # What is one value comes in a box.
        return {"value": result["value"] if isinstance(result, dict) and set(result) == {"value"} else result}

    def send(self, message: list) -> None:
        text = json.dumps(message).encode()
        self.socket.sendall(b"%d:%s" % (len(text), text))

    def receive(self) -> list | dict:
        length = b""
        while (byte := self.stream.read(1)) != b":":
            if not byte:
                raise ConnectionError("Firefox has closed the connection")
            length += byte
        return json.loads(self.stream.read(int(length)))

    def close(self) -> None:
        self.stream.close()
        self.socket.close()


def port_of(browser: subprocess.Popen, profile: Path) -> int:
    """The port Firefox chose by itself, which it writes into its profile once it listens."""
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        written = profile / "MarionetteActivePort"
        if written.exists() and (port := written.read_text().strip()):
            return int(port)
        if browser.poll() is not None:
            raise RuntimeError("Firefox ended at once")
        time.sleep(0.05)
    raise RuntimeError("Firefox did not listen in two minutes")
