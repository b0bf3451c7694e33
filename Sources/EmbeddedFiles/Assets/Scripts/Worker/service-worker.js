// Answers for Corgina in the browser: the site's files from what is kept, and a page that says so when there is no connection.
// Where a diary lives on this device alone, host.js answers every page and form from it, and those of what somebody shares with this
// browser; the address this was registered by says so.
// Nothing of a diary passes into the cache. What waits to be sent is elsewhere, and no update of this touches it.
import { admit, keepAll, refusedBy, take, watchEditions } from "./editions.js";
import { answer, isServers } from "./host.js";
import { home } from "./home.js";
import { keepProgram } from "./kept.js";
import { listenForReminders } from "./reminders.js";
import { joinedShare } from "./shared.js";
import { listenForSync } from "./sync.js";

const shell = "/offline";
const name = `corgina ${edition}`;
const isDevice = new URL(location.href).searchParams.get("home") === "device";

// A new edition waits until no page is open, as browsers do by themselves. Chromium can leave a page that is being loaded without an
// answer when one worker replaces another meanwhile. Only keeping.js asks for it sooner, from a page that waits until it is done.
self.addEventListener("install", event => event.waitUntil(keepFiles()));

async function keepFiles() {
  if (isDevice && await home()) return keepAdmitted();
  const cache = await caches.open(name);
  await cache.add(nobodys());
  await cache.addAll(files);
  // Of what is shared with this browser too, the program is needed.
  if (isDevice && await joinedShare()) await keepProgram();
}

// Asked for as nobody, so that the page is nobody's.
const nobodys = () => new Request(shell, { credentials: "omit", cache: "no-store" });

// Where a diary lives here, an edition takes the place of the one that opens it only if the signed list says so, and with all of its
// program. Else the installation fails, and the browser goes on with the one there is.
async function keepAdmitted() {
  try {
    const list = await admit();
    await keepAll(name, list);
    await (await caches.open(name)).add(nobodys());
    await keepProgram();
    await take(list);
  } catch (error) {
    await refusedBy(error);
    throw error;
  }
}

self.addEventListener("activate", event => {
  event.waitUntil(dropOlder().then(() => self.clients.claim()));
});

async function dropOlder() {
  for (const key of await caches.keys()) if (key !== name) await caches.delete(key);
}

self.addEventListener("fetch", event => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  const isPage = request.method === "GET" && request.mode === "navigate";
  if (request.method === "GET" && pathname.startsWith("/assets/")) event.respondWith(file(request));
  else if (isDevice && !isServers(pathname)) event.respondWith(answer(request, () => isPage ? page(request) : fetch(request)));
  else if (isPage) event.respondWith(page(request));
});

async function file(request) {
  const cache = await caches.open(name);
  return await cache.match(request) ?? fetch(request);
}

async function page(request) {
  try {
    const response = await fetch(request);
    // A proxy that cannot reach the server is no connection either.
    if (response.status !== 502 && response.status !== 504) return response;
  } catch {}
  const cache = await caches.open(name);
  return await cache.match(shell) ?? Response.error();
}

// A page that gets this device ready asks for the program, and is told once it is here, or why not.
self.addEventListener("message", event => {
  if (event.data === "take over") event.waitUntil(self.skipWaiting());
  if (event.data !== "keep program" || !event.ports[0]) return;
  const told = keepProgram().then(() => "kept", error => error instanceof Error ? error.message : "It could not be kept.");
  event.waitUntil(told.then(words => event.ports[0].postMessage(words)));
});

listenForReminders(isDevice);
if (isDevice) {
  listenForSync();
  watchEditions();
}
