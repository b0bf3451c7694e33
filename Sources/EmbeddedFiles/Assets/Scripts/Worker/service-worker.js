// Answers for Corgina in the browser: the site's files from what is kept, and a page that says so when there is no connection.
// Nothing of a diary passes into what it keeps. What waits to be sent is elsewhere, and no update of this touches it.
const shell = "/offline";
const name = `corgina ${edition}`;

self.addEventListener("install", event => {
  event.waitUntil(keepFiles().then(() => self.skipWaiting()));
});

async function keepFiles() {
  const cache = await caches.open(name);
  // Asked for as nobody, so that the page is nobody's.
  await cache.add(new Request(shell, { credentials: "omit", cache: "no-store" }));
  await cache.addAll(files);
}

self.addEventListener("activate", event => {
  event.waitUntil(dropOlder().then(() => self.clients.claim()));
});

async function dropOlder() {
  for (const key of await caches.keys()) if (key !== name) await caches.delete(key);
}

self.addEventListener("fetch", event => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin) return;
  if (address.pathname.startsWith("/assets/")) event.respondWith(file(request));
  else if (request.mode === "navigate") event.respondWith(page(request));
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
