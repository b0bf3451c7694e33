// A diary that lives on this device: gets the browser ready for one, and keeps the worker that answers for it.
import { wipeDevice } from "./diary.js";
import { sayOnPage } from "./toast.js";

const HOME = "corgina.home", TRIED = "corgina.home.tried", DEVICE = "device";
// Whether this browser opens what somebody shares of a sealed diary, by the same worker.
const SHARED = "corgina.shared";
const USUAL = "/service-worker.js", KEEPING = "/service-worker.js?home=device";

// The worker that answers here. Only its address tells it, before it has looked at anything, that pages are its own.
export const workerAddress = () => isKept() ? KEEPING : USUAL;

const isKept = () => localStorage.getItem(HOME) === DEVICE || localStorage.getItem(SHARED) !== null;

// Whether that worker answers for this page.
export const isAnsweredHere = () => Boolean(navigator.serviceWorker?.controller?.scriptURL.endsWith(KEEPING));

// A page of a diary that its device answers for; "device" or "sealed".
export const isKeptHere = () => document.documentElement.dataset.home !== undefined;

let isListening = false;

export function enhanceKeeping(root) {
  if (isKeptHere()) listenForEditions();
  if (isKeptHere() && !document.querySelector("[data-device]")) localStorage.setItem(HOME, DEVICE);
  // A diary that the server reads by now.
  else if (!isKeptHere() && document.documentElement.dataset.diary) localStorage.removeItem(HOME);
  for (const part of root.querySelectorAll("[data-device=ready]")) getReady(part);
  for (const form of root.querySelectorAll("[data-device=new]")) form.addEventListener("submit", guard, true);
  if (document.querySelector("[data-device=shared]")) localStorage.setItem(SHARED, "yes");
  if (document.querySelector("[data-device=unshared]")) localStorage.removeItem(SHARED);
  const erased = document.querySelector("[data-device=erased]");
  if (erased) leave(erased);
  else if (!isKeptHere() && document.querySelector("[data-signed-out]")) comeBack().catch(() => {});
}

// What the worker says of an update it did not take.
function listenForEditions() {
  if (isListening) return;
  isListening = true;
  navigator.serviceWorker?.addEventListener("message", ({ data }) => {
    if (data?.isEdition) sayOnPage("editions-said", data.words, "status");
  });
}

// A page of the server though a diary lives here: the browser let go of the worker, or was told to pass it over. Tried once.
async function comeBack() {
  if (!isKept() || sessionStorage.getItem(TRIED)) return;
  sessionStorage.setItem(TRIED, "yes");
  if (await ask(await worker(KEEPING)) === "kept") location.replace(localStorage.getItem(HOME) === DEVICE ? "/" : "/shared");
}

// A passphrase for this device goes to nobody else: without the worker the form stays where it is.
function guard(event) {
  if (isAnsweredHere()) { askToPersist(); return; }
  event.preventDefault();
  event.stopImmediatePropagation();
  location.reload();
}

const askToPersist = () => navigator.storage?.persist?.().catch(() => {});

// The page goes on once the usual worker has taken over: see service-worker.js.
function leave(page) {
  const left = moveOut().catch(() => {});
  for (const link of page.querySelectorAll("a")) link.addEventListener("click", event => {
    event.preventDefault();
    left.then(() => location.assign(link.href));
  });
}

async function moveOut() {
  localStorage.removeItem(HOME);
  await wipeDevice().catch(() => {});
  await worker(workerAddress());
}

// Getting ready -------------------------------------------------------------------------------------------------------

const canKeep = () => isSecureContext && navigator.serviceWorker && navigator.locks && globalThis.WebAssembly && globalThis.indexedDB
  && globalThis.crypto?.subtle;

async function getReady(part) {
  const state = part.querySelector("[data-device=state]"), again = part.querySelector("[data-device=again]");
  if (!canKeep()) {
    state.textContent = isSecureContext
      ? "This browser cannot keep a diary by itself. Use a newer one, or make an account."
      : "A browser keeps a diary only from an address that begins with https. Ask whoever runs this server, or make an account.";
    return;
  }
  again.hidden = true;
  state.textContent = "Getting Corgina. On a slow connection this takes a minute.";
  try {
    const words = await ask(await worker(KEEPING));
    if (words !== "kept") throw new Error(words);
    // With what stands behind its "#" an address would only be scrolled in.
    if (location.hash) location.reload(); else location.replace(location.pathname);
  } catch {
    state.textContent = "That did not work. Check your connection and the room that is left on this device.";
    again.hidden = false;
  }
}

// The worker of this address, once it answers for the site in place of the other.
async function worker(address) {
  const registration = await navigator.serviceWorker.register(address, { updateViaCache: "none" });
  for (;;) {
    const { installing, waiting, active } = registration;
    const found = [active, waiting, installing].filter(worker => worker?.scriptURL.endsWith(address));
    const ready = found.find(({ state }) => state === "activated");
    if (ready) return ready;
    const coming = found.at(-1) ?? installing ?? waiting ?? active;
    if (coming.state === "installed") coming.postMessage("take over");
    await changed(coming);
    if (coming.state === "redundant") throw new Error("The worker could not be installed.");
  }
}

// Looks again after a while as well: a browser says what became of a worker, and where a registration has it, at two moments.
function changed(worker) {
  return new Promise(resolve => {
    worker.addEventListener("statechange", resolve, { once: true });
    setTimeout(resolve, 500);
  });
}

function ask(worker) {
  const { port1, port2 } = new MessageChannel();
  const told = new Promise(resolve => { port1.onmessage = event => resolve(event.data); });
  worker.postMessage("keep program", [port2]);
  return told;
}
