"""A diary that lives in a browser alone: how one begins there, and what the browser then keeps."""

import os
import re
from pathlib import Path

from playwright.sync_api import Page, expect

from diary import PASSPHRASE, confirm_code, date_by_last_period, last_period
from server import Server

WASM = Path(os.environ.get("CORGINA_WASM", ".build-wasm/corgina.wasm"))


def serving(folder: Path, *options: str) -> Server:
    """A server that offers a home on a device."""
    assert WASM.exists(), "make wasm builds what this needs"
    return Server(folder, options=["--browser-program", str(WASM), *options])


def begin(page: Page, passphrase: str = PASSPHRASE) -> str:
    """From the first page to the question of dates. Answers the recovery code."""
    page.goto("/welcome")
    page.get_by_role("link", name="Get started").click()
    page.get_by_role("link", name="Keep it on this device").click()
    expect(page.get_by_role("heading", name="Make it yours")).to_be_visible()
    page.get_by_label("Passphrase", exact=True).fill(passphrase)
    page.get_by_role("button", name="Continue").click()
    code = confirm_code(page)
    expect(page.get_by_role("heading", name="How would you like to track your pregnancy?")).to_be_visible()
    return code


def settle_in(page: Page, weeks: int = 24, days: int = 3) -> str:
    """A diary of so many weeks, on Today. Answers its recovery code."""
    code = begin(page)
    date_by_last_period(page, last_period(weeks, days))
    return code


def unlock(page: Page, passphrase: str = PASSPHRASE) -> None:
    page.get_by_label("Your passphrase").fill(passphrase)
    page.get_by_role("button", name="Open my diary").click()


def export(page: Page, folder: Path, passphrase: str = PASSPHRASE) -> Path:
    """The file that Export gives."""
    page.goto("/settings/account")
    form = page.locator("form[action='/settings/account/export']")
    form.get_by_label("Your passphrase").fill(passphrase)
    with page.expect_download() as download:
        form.get_by_role("button", name="Export").click()
    file = folder / "diary.json"
    download.value.save_as(file)
    return file


def bring(page: Page, file: Path, passphrase: str = PASSPHRASE) -> None:
    page.goto("/settings/account/import")
    page.get_by_label("Your passphrase").fill(passphrase)
    page.get_by_label("File", exact=True).set_input_files(file)
    page.get_by_role("button", name="Import").click()
    expect(page.locator(".notice").filter(has_text=re.compile("added|here already"))).to_be_visible()


# Everything of the diary this origin keeps, as text; bytes as their letters, so that words would be seen.
KEPT = """async () => {
  const open = indexedDB.open('corgina-diary');
  const db = await new Promise(done => { open.onsuccess = () => done(open.result); });
  const letters = bytes => String.fromCharCode(...bytes);
  const told = value => value instanceof Uint8Array ? letters(value) : value instanceof CryptoKey ? '[key]'
    : value && typeof value === 'object' ? JSON.stringify(Object.entries(value).map(([name, part]) => [name, told(part)])) : String(value);
  const parts = [];
  for (const name of db.objectStoreNames) {
    const request = db.transaction(name).objectStore(name).getAll();
    parts.push(name, ...(await new Promise(done => { request.onsuccess = () => done(request.result); })).map(told));
  }
  db.close();
  return parts.join('\\n');
}"""

STATES = """async () => {
  if (!(await indexedDB.databases()).some(({ name }) => name === 'corgina-diary')) return [];
  const open = indexedDB.open('corgina-diary');
  const db = await new Promise(done => { open.onsuccess = () => done(open.result); });
  if (!db.objectStoreNames.contains('state')) { db.close(); return []; }
  const request = db.transaction('state').objectStore('state').getAllKeys();
  const names = await new Promise(done => { request.onsuccess = () => done(request.result); });
  db.close();
  return names;
}"""
