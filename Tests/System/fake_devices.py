"""A browser with Chromium's own microphone and camera, which play files in the place of a room: what a page gets of them comes the whole
way, through the browser's question, its processing of sound and its encoder, as from real ones. Each opening begins the file anew."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from conftest import BROWSER, FLAGS, opened_pages

# Remembers the tracks that the browser gave, and changes nothing of them.
REMEMBER = """(() => {
  const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  navigator.mediaDevices.getUserMedia = async wishes => {
    const stream = await ask(wishes);
    window.tracks = [...window.tracks ?? [], ...stream.getTracks()];
    return stream;
  };
})();"""
OFF = "window.tracks.length > 0 && window.tracks.every(track => track.readyState === 'ended')"


class FakeDevices:
    """What lies before the microphone and the camera: a sound that is heard once, and pictures that are shown again and again."""

    def __init__(self, folder: Path):
        self.sound = folder / "microphone.wav"
        self.film = folder / "camera.y4m"

    @property
    def flags(self) -> list[str]:
        return [
            "--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream",
            f"--use-file-for-fake-audio-capture={self.sound}%noloop", f"--use-file-for-fake-video-capture={self.film}",
        ]  # fmt: skip

    def play(self, sound: Path) -> None:
        place(sound, self.sound)

    def show(self, film: Path) -> None:
        place(film, self.film)


def place(file: Path, where: Path) -> None:
    """At once: the browser may be reading what lay there."""
    beside = where.with_suffix(".next")
    shutil.copyfile(file, beside)
    os.replace(beside, where)


@contextmanager
def with_fake_devices(chromium: Browser, folder: Path) -> Iterator[tuple[Browser, FakeDevices]]:
    """Another browser of the same kind, with such devices."""
    devices = FakeDevices(folder)
    browser = chromium.browser_type.launch(executable_path=BROWSER, args=[*FLAGS, *devices.flags])
    try:
        yield browser, devices
    finally:
        browser.close()


@pytest.fixture(scope="module")
def device_browser(chromium, tmp_path_factory):
    with with_fake_devices(chromium, tmp_path_factory.mktemp("devices")) as opened:
        yield opened


@pytest.fixture
def devices(device_browser) -> FakeDevices:
    return device_browser[1]


@pytest.fixture
def new_page(device_browser):
    """As the usual one, in that browser."""
    yield from opened_pages(device_browser[0])
