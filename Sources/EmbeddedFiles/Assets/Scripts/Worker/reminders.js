// Reminders: what a message that wakes this browser leads to. The message says which minute it is for, and nothing else.
import { answer } from "./host.js";
import { wake } from "./sync.js";

const reminders = "/settings/reminders";
// For whoever is signed out, locked or without a connection: a message says no more than which minute it is for.
const closed = { title: "Corgina", body: "Something is due. Open Corgina to see what.", path: "/today", actions: [] };

function minute(data) {
  try { return Number(data.json().at); } catch { return Number.NaN; }
}

// So long a reminder waits for what her other devices wrote.
const PATIENCE = 5_000;
// Whether a diary that lives in this browser may answer, and not the server.
let isDevice = false;

async function remind(at) {
  if (isDevice) await Promise.race([wake(true), new Promise(resolve => setTimeout(resolve, PATIENCE))]);
  const notice = Number.isSafeInteger(at) && at >= 0 ? await words(at) : closed;
  const actions = notice.actions.slice(0, Notification.maxActions ?? 0);
  await self.registration.showNotification(notice.title, {
    // One that comes again takes the place of the first.
    body: notice.body, tag: notice.tag ?? `corgina-${at}`,
    icon: files.find(file => file.endsWith("/icon-180.png")),
    data: { path: notice.path, posts: Object.fromEntries(notice.actions.map(({ action, posts }) => [action, posts])) },
    actions: actions.map(({ action, title }) => ({ action, title })),
  });
}

async function words(at) {
  try {
    const answer = await post(`${reminders}/due`, { at }, AbortSignal.timeout(8_000));
    if (isDone(answer)) return await answer.json();
  } catch {}
  return closed;
}

function choose(event) {
  event.notification.close();
  const { path = "/today", posts = {} } = event.notification.data ?? {};
  event.waitUntil(event.action in posts ? act(posts[event.action], path) : open(path));
}

// What could not be sent, as where the diary is locked, she does herself on the page.
async function act(posts, path) {
  try {
    for (const { path, fields } of posts) if (!isDone(await post(path, fields))) throw new Error("refused");
  } catch {
    await open(path);
    return;
  }
  if (isDevice) await wake(true);
}

async function open(path) {
  const [page] = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  try {
    await page.focus();
    await page.navigate(path);
  } catch {
    await self.clients.openWindow(path);
  }
}

// The browser is reached elsewhere from now on.
async function renew({ oldSubscription, newSubscription }) {
  const applicationServerKey = oldSubscription?.options.applicationServerKey;
  if (!newSubscription && !applicationServerKey) return;
  const subscription = newSubscription
    ?? await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const { endpoint, keys } = subscription.toJSON();
  await post(`${reminders}/device`, { endpoint, ...keys });
}

// What a worker fetches by itself does not come to it, so it is asked here.
function post(path, fields, signal) {
  const request = new Request(path, { method: "POST", credentials: "same-origin", cache: "no-store", body: new URLSearchParams(fields) });
  const usual = () => fetch(request, { signal });
  return isDevice ? answer(request, usual) : usual();
}

// Who is not signed in is led to where she can sign in, and that is an answer too. A server's answer was followed to its end.
function isDone({ ok, status, url, headers }) {
  const { pathname } = new URL(headers.get("location") ?? url, location.origin);
  return (ok || status === 303) && !["/sign-in", "/lock"].includes(pathname);
}

// - isHome: whether diaries live in this browser.
export function listenForReminders(isHome) {
  isDevice = isHome;
  self.addEventListener("push", event => event.waitUntil(remind(minute(event.data))));
  self.addEventListener("notificationclick", choose);
  self.addEventListener("pushsubscriptionchange", event => event.waitUntil(renew(event)));
}
