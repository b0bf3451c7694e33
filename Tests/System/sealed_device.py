"""A sealed diary in a browser: how one begins there, how another device opens it, and how far the two have come."""

import re

from playwright.sync_api import Error, Page, expect

from diary import NAME, PASSPHRASE, confirm_code, date_by_last_period, last_period
from waiting import asked, until, until_true


def begin_sealed(page: Page, name: str = NAME, passphrase: str = PASSPHRASE) -> str:
    """From the first page to the question of dates. Answers the recovery code."""
    page.goto("/welcome")
    page.get_by_role("link", name="Get started").click()
    page.get_by_role("link", name="Keep it sealed").click()
    expect(page.get_by_role("heading", name="Make it yours")).to_be_visible()
    page.get_by_label("Account name").fill(name)
    page.get_by_label("Passphrase", exact=True).fill(passphrase)
    page.get_by_role("button", name="Continue").click()
    code = confirm_code(page)
    expect(page.get_by_role("heading", name="How would you like to track your pregnancy?")).to_be_visible()
    return code


def settle_in_sealed(page: Page) -> str:
    """A sealed diary of 24 weeks and 3 days, on Today. Answers its recovery code."""
    code = begin_sealed(page)
    date_by_last_period(page, last_period(24, 3))
    return code


def open_sealed(page: Page, name: str = NAME, passphrase: str = PASSPHRASE) -> None:
    """On a device that has nothing yet."""
    page.goto("/homes")
    page.get_by_role("link", name="Open a sealed diary on this device").click()
    fill_sign_in(page, name, passphrase)


def fill_sign_in(page: Page, name: str = NAME, passphrase: str = PASSPHRASE) -> None:
    page.get_by_label("Account name").fill(name)
    page.get_by_label("Your passphrase").fill(passphrase)
    page.get_by_role("button", name="Open my diary").click()


def remove_other(page: Page, passphrase: str = PASSPHRASE) -> None:
    """Removes a device that is not this one."""
    page.goto("/homes/sealed/devices")
    page.get_by_role("radio").first.check()
    page.get_by_label("Your passphrase").fill(passphrase)
    page.get_by_role("button", name="Remove this device").click()


def stop_workers(page: Page) -> None:
    """As a browser does at any moment, whatever is under way."""
    session = page.context.new_cdp_session(page)
    session.send("ServiceWorker.enable")
    session.send("ServiceWorker.stopAllWorkers")


def wake(page: Page) -> None:
    """Has the device look for what is new. A page that gets something shows itself anew, at whatever moment."""
    until_true(page, "dispatchEvent(new Event('online'))")


def go(page: Page, path: str) -> None:
    """Opens it, also where the page is about to show itself anew: of two ways a browser takes the last, and that may be the page's own."""
    try:
        page.goto(path)
    except Error as error:
        if "interrupted by another navigation" not in str(error):
            raise
        page.wait_for_load_state()
        page.goto(path)


def has(page: Page, *foods: str) -> None:
    """Shows them among all entries."""
    go(page, "/timeline")
    for food in foods:
        expect(page.get_by_text(re.compile(food, re.I)).first).to_be_visible()


def opened(page: Page) -> None:
    expect(page.get_by_role("heading", name="Today", exact=True)).to_be_visible()


def has_sent_all(page: Page) -> None:
    """Waits until the server is known to have all of this device."""
    until_true(page, HAS_SENT_ALL)


def meet(page: Page, other: Page) -> None:
    """Waits until two devices, the second of which has sent what it has, have the same."""
    wake(page)
    until(page, lambda: asked(page, NAMES) == asked(other, NAMES), "the two do not have the same")
    has_sent_all(page)


def send(page: Page) -> None:
    """As the browser does once there is a connection again."""
    wake(page)
    has_sent_all(page)


def names(page: Page) -> list[str]:
    """Of the rows on this device, in order."""
    while (found := asked(page, NAMES)) is None:
        page.wait_for_timeout(100)
    return found


def settings_say(page: Page, words: str) -> None:
    """What the page about the diary says in the end: the server is asked in the meantime."""

    def does_say() -> bool:
        go(page, "/settings/account")
        return page.get_by_text(re.compile(words)).count() > 0

    until(page, does_say, f"the page about the diary does not say “{words}”")


HAS_SENT_ALL = """async () => {
  const open = indexedDB.open('corgina-diary');
  const db = await new Promise(done => { open.onsuccess = () => done(open.result); });
  if (!db.objectStoreNames.contains('state')) { db.close(); return false; }
  const get = name => new Promise(done => {
    const request = db.transaction('state').objectStore('state').get(name);
    request.onsuccess = () => done(request.result);
  });
  const [head, sync] = [await get('head'), await get('sync')];
  db.close();
  return Boolean(head && sync && head.sequence === sync.synced.sequence);
}"""
NAMES = """async () => {
  const open = indexedDB.open('corgina-diary');
  const db = await new Promise(done => { open.onsuccess = () => done(open.result); });
  const request = db.transaction('journal').objectStore('journal').getAll();
  const rows = await new Promise(done => { request.onsuccess = () => done(request.result); });
  db.close();
  return rows.map(({ entry }) => entry);
}"""
