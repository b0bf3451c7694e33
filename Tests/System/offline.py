"""A phone whose way to the server can be cut, and what it keeps meanwhile."""

import pytest
from playwright.sync_api import Page, expect

from cable import Cable
from waiting import until_true

QUESTION = "What did you eat, drink, take or feel?"
# Three words no page of Corgina has, so that finding one is finding her entry.
THREE = ["I ate a zylophantic apple", "two glasses of water", "quixotic headache"]

KEPT = """async () => {
  const request = indexedDB.open('corgina');
  const db = await new Promise(done => { request.onsuccess = () => done(request.result); });
  if (!db.objectStoreNames.contains('page')) { db.close(); return false; }
  const get = db.transaction('page').objectStore('page').get('today');
  const page = await new Promise(done => { get.onsuccess = () => done(get.result); });
  db.close();
  return page !== undefined;
}"""

GONE = f"async () => !(await ({KEPT})())"

# Everything this origin keeps in the browser, as text: caches, databases, storage.
EVERYTHING = """async () => {
  const parts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      parts.push(request.url, await (await cache.match(request)).text());
    }
  }
  const text = value => {
    if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return new TextDecoder('latin1').decode(value);
    if (value instanceof CryptoKey) return value.extractable ? 'EXTRACTABLE KEY' : 'key';
    if (value && typeof value === 'object') return Object.entries(value).map(([k, v]) => k + text(v)).join(' ');
    return String(value);
  };
  for (const { name } of await indexedDB.databases()) {
    const request = indexedDB.open(name);
    const db = await new Promise(done => { request.onsuccess = () => done(request.result); });
    for (const store of db.objectStoreNames) {
      const all = db.transaction(store).objectStore(store).getAll();
      parts.push(store, ...(await new Promise(done => { all.onsuccess = () => done(all.result); })).map(text));
    }
    db.close();
  }
  return parts.join('\\n');
}"""


@pytest.fixture
def cable(her_server):
    cable = Cable(her_server)
    yield cable
    cable.close()


@pytest.fixture
def phone(cable, lived_in, new_page):
    """Today on a phone whose way to the server can be cut; what is needed without it is there."""
    page = new_page(cable, storage_state=lived_in[1], service_workers="allow")
    page.goto("/today")
    settle(page)
    return page


def settle(page: Page) -> None:
    """Waits until the worker answers for the page and Today is kept."""
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    until_true(page, "navigator.serviceWorker.controller !== null")
    until_true(page, KEPT)


def say_offline(page: Page, sentence: str, number: int) -> None:
    page.get_by_label(QUESTION).fill(sentence)
    page.get_by_role("button", name="Send").click()
    words = "1 entry will be added when you’re back online" if number == 1 else f"{number} entries will be added when you’re back online"
    expect(page.get_by_role("heading", name=words)).to_be_visible()


def disconnect(page: Page, cable: Cable) -> None:
    cable.cut()
    page.context.set_offline(True)


def reconnect(page: Page, cable: Cable) -> None:
    cable.mend()
    page.context.set_offline(False)


def waiting_words(page: Page) -> list[str]:
    return page.locator(".waiting__entry:visible .waiting__said").all_inner_texts()


def entries_of(page: Page) -> list[str]:
    """What the diary holds, the newest first, as the server tells."""
    page.goto("/timeline")
    return page.locator(".event").all_inner_texts()
