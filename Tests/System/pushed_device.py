"""What a browser does about reminders, as far as Chromium without a window does not: it reaches no push service and shows no notification.
The service worker, its push event and all it asks are real."""

import json

from playwright.sync_api import Page, Worker, expect

# What a browser does that reaches a push service.
SUBSCRIBE = """(given) => {
  let subscription = null;
  const made = () => ({ toJSON: () => given, endpoint: given.endpoint, unsubscribe: async () => { subscription = null; return true; } });
  PushManager.prototype.getSubscription = async () => subscription;
  PushManager.prototype.subscribe = async function (options) {
    window.asked = { userVisibleOnly: options.userVisibleOnly, key: options.applicationServerKey.length };
    return subscription = made();
  };
  Notification.requestPermission = async () => "granted";
  Object.defineProperty(Notification, "permission", { get: () => "granted" });
}"""

# What it shows, as the worker asks for it.
SHOWN = """() => {
  self.shown = [];
  ServiceWorkerRegistration.prototype.showNotification = async (title, options) => { self.shown.push({ title, ...options }); };
}"""


def open_reminders(page: Page, given: dict) -> None:
    page.add_init_script(f"({SUBSCRIBE})({json.dumps(given)})")
    page.goto("/settings")
    page.get_by_role("link", name="Reminders", exact=True).click()
    expect(page.get_by_role("heading", name="Reminders", exact=True)).to_be_visible()


def remind_here(page: Page, given: dict) -> None:
    open_reminders(page, given)
    page.get_by_role("button", name="Remind me on this device").click()
    expect(page.get_by_text("Corgina reminds you on this device now.")).to_be_visible()


def worker_of(page: Page) -> Worker:
    """The service worker, which a browser ends when it has had nothing to do for a while."""
    page.evaluate("fetch('/assets/none/none').catch(() => {})")
    for _ in range(200):
        if page.context.service_workers:
            return page.context.service_workers[-1]
        page.wait_for_timeout(50)
    raise AssertionError("there is no service worker")


def woken(page: Page, message: dict) -> dict:
    """What the device shows for a message."""
    worker = worker_of(page)
    worker.evaluate(SHOWN)
    session = page.context.new_cdp_session(page)
    found = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    session.send("ServiceWorker.enable")
    page.wait_for_timeout(100)
    origin = page.evaluate("location.origin")
    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": origin, "registrationId": found[-1]["registrationId"], "data": json.dumps(message)},
    )
    for _ in range(200):
        if shown := worker.evaluate("self.shown"):
            return shown[0]
        page.wait_for_timeout(50)
    raise AssertionError("nothing was shown")


def press(page: Page, notice: dict, action: str) -> None:
    """A button of a notification."""
    worker_of(page).evaluate(
        """async ({ data, action }) => {
          const event = new Event("notificationclick"), under = [];
          Object.assign(event, { action, notification: { data, close() {} }, waitUntil: work => under.push(work) });
          self.dispatchEvent(event);
          await Promise.all(under);
        }""",
        {"data": notice["data"], "action": action},
    )
