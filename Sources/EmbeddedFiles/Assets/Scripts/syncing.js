// A sealed diary and its server: asks the worker to bring them together, and says so where something is on this device alone.
import { sayOnPage } from "./toast.js";

// What goes up within this time is not worth a word.
const PATIENCE = 1_500;

let isListening = false, said = "", saidOf = 0, timer, patience;

const isSealed = () => document.documentElement.dataset.home === "sealed";

const ask = words => navigator.serviceWorker?.controller?.postMessage(words);

export function enhanceSyncing() {
  if (!isSealed()) return;
  listen();
  ask("sync");
}

function listen() {
  if (isListening) return;
  isListening = true;
  navigator.serviceWorker?.addEventListener("message", ({ data }) => { if (data?.isSync) show(data); });
  addEventListener("online", () => ask("sync now"));
  document.addEventListener("visibilitychange", () => { if (!document.hidden) ask("sync"); });
}

function show({ words, waiting, again, hasNews }) {
  clearTimeout(timer);
  clearTimeout(patience);
  if (again) timer = setTimeout(() => ask("sync"), again);
  // Once, and again for what she logs afterwards: the words go by themselves.
  if (words !== said || words && waiting > saidOf) patience = setTimeout(say, words ? PATIENCE : 0, words, waiting);
  if (hasNews) showNews();
}

function say(words, waiting) {
  [said, saidOf] = [words, waiting];
  if (words) sayOnPage("syncing", words, "status"); else document.getElementById("syncing")?.remove();
}

// What came from another device is shown at once, but never in place of something she is writing.
function showNews() {
  if (!document.getElementById("today") || document.querySelector("dialog[open]") || document.getElementById("sentence")?.value) return;
  location.reload();
}
