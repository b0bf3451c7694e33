"""Photos in the homes on her own devices: taken, logged, and what the browser and its server then keep of them."""

import base64
import sqlite3
from contextlib import closing

from playwright.sync_api import Page, expect

from photos import PLANTED, take
from sealed_device import go
from server import Server
from waiting import asked, until


def photographed(page: Page, file: bytes) -> None:
    """From Today to the photo, which waits to be named."""
    go(page, "/today")
    page.get_by_role("link", name="Photo", exact=True).click()
    take(page, file)


def is_shown(page: Page, count: int = 1) -> None:
    """So many photos of the day are there as pictures, not as names alone."""
    until(page, lambda: asked(page, SHOWN) == count, f"{count} photos are not shown")


def opened_entry(page: Page) -> None:
    go(page, "/today")
    page.locator(".event:has(.event__photo) .event__link").first.click()


def bytes_at(page: Page, address: str) -> bytes:
    """Of a picture, as the page gets it."""
    return base64.b64decode(page.evaluate(BYTES, address))


def kept_here(page: Page) -> list[dict]:
    """The photos of this device: whether each waits, and of what size it is."""
    return asked(page, KEPT_PHOTOS) or []


def photos_in(server: Server) -> list[tuple]:
    with closing(sqlite3.connect(f"file:{server.folder}/corgina.sqlite?mode=ro", uri=True)) as database:
        return database.execute("SELECT photo, length(draft), length(sealed), length(small) FROM photo").fetchall()


def has_photos(page: Page, server: Server, count: int) -> None:
    """The server has so many, and no more."""
    until(page, lambda: len(photos_in(server)) == count, f"the server has not {count} photos")


def noisy(page: Page, width: int = 480, height: int = 360) -> bytes:
    """A photo no two parts of which are alike, so that a part of it is found where it lies in the clear, and nowhere else."""
    return base64.b64decode(page.evaluate(NOISE, [width, height]))


def parts_of(picture: bytes) -> dict[str, dict[str, bytes]]:
    """What would be found of a picture where it lies in the clear or in base 64, and the word its file had."""
    middle = len(picture) // 2
    stretches = {"the middle": picture[middle:middle + 24], "the end": picture[-60:-36]}
    looks = dict(stretches)
    for what, stretch in stretches.items():
        # Base 64 writes a stretch in three ways, by where it begins.
        for shift in range(3):
            looks[f"{what}, in base 64 ({shift})"] = base64.b64encode(stretch[shift:shift + 21])
    return {"the picture": looks, "the planted word": {"as it is": PLANTED.encode()}}


NOISE = """async ([width, height]) => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  const image = context.createImageData(width, height);
  let state = 44;
  for (let place = 0; place < image.data.length; place++) {
    state = (state * 1103515245 + 12345) % 2147483648;
    image.data[place] = place % 4 === 3 ? 255 : state >> 16;
  }
  context.putImageData(image, 0, 0);
  return canvas.toDataURL('image/jpeg', .9).split(',')[1];
}"""
SHOWN = """() => [...document.querySelectorAll('.event__photo')].filter(image => image.complete && image.naturalWidth > 0).length"""
BYTES = """async address => {
  const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer());
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters);
}"""
KEPT_PHOTOS = """async () => {
  const open = indexedDB.open('corgina-diary');
  const db = await new Promise(done => { open.onsuccess = () => done(open.result); });
  if (!db.objectStoreNames.contains('photo')) { db.close(); return []; }
  const request = db.transaction('photo').objectStore('photo').getAll();
  const rows = await new Promise(done => { request.onsuccess = () => done(request.result); });
  db.close();
  return rows.map(({ draft, size }) => ({ waits: draft !== '', size }));
}"""
