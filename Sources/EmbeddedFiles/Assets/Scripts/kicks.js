// Counts a movement as soon as she taps, and sends it in the background. Every message carries all movements of the count, so that
// one that was lost comes with the next. Without a connection they are kept on the device until there is one.
import { success, tick } from "./haptics.js";

const TARGET = 10;
// After so many seconds the server has advice to show, so the page is loaded anew.
const LIMIT = 7200;
const RETRY = 4000;

export function enhanceKicks(root) {
  for (const form of root.querySelectorAll("form[data-kicks]")) follow(form);
}

function follow(form) {
  const began = Date.now() - Number(form.dataset.kicks) * 1000;
  const counter = form.closest("section");
  const session = form.elements.session.value;
  const store = `kicks-${session}`;
  let kicks = read(form.elements.kicks.value);
  let isSending = false;

  form.addEventListener("submit", event => {
    event.preventDefault();
    if (kicks.length >= TARGET) return;
    kicks.push(Math.max(kicks.at(-1) ?? 0, Math.floor((Date.now() - began) / 1000)));
    show();
    if (kicks.length < TARGET) tick(); else success();
    send();
  });
  addEventListener("online", () => { if (form.isConnected) send(); });
  const left = LIMIT * 1000 - (Date.now() - began);
  if (left > 0) setTimeout(() => { if (form.isConnected && kicks.length < TARGET) location.reload(); }, left + 1000);

  const kept = read(localStorage.getItem(store) ?? "");
  if (kept.length > kicks.length) kicks = kept;
  show();
  if (kept.length) send();

  function show() {
    part("count").textContent = String(kicks.length);
    part("spoken").textContent = `${kicks.length} of ${TARGET}`;
    counter.querySelectorAll(".pad__part").forEach((mark, index) => mark.classList.toggle("is-on", index < kicks.length));
    for (const other of counter.querySelectorAll("form")) {
      if (!other.elements.session) continue;
      other.elements.count.value = String(kicks.length);
      const list = other.elements.kicks ?? other.appendChild(Object.assign(document.createElement("input"), { type: "hidden", name: "kicks" }));
      list.disabled = false;
      list.value = kicks.join(",");
    }
  }

  function part(name) { return counter.querySelector(`[data-part="${name}"]`); }

  async function send() {
    if (isSending) return;
    isSending = true;
    const sent = kicks.length;
    try {
      const response = await fetch(form.getAttribute("action"), {
        method: "POST", credentials: "same-origin", keepalive: true, headers: { accept: "text/html" },
        body: new URLSearchParams({ session, count: String(sent), kicks: kicks.join(",") }),
      });
      if (!response.ok) throw new Error(`answered ${response.status}`);
      // Read to its end, so that the connection is free for the next.
      await response.text();
      // Signed out meanwhile: the movements stay until she is back.
      const isHere = new URL(response.url).pathname === location.pathname;
      if (!isHere) localStorage.setItem(store, kicks.join(","));
      else localStorage.removeItem(store);
      part("waiting").hidden = true;
      if (!isHere || sent >= TARGET) location.assign(response.url);
    } catch {
      if (!form.isConnected) return;
      localStorage.setItem(store, kicks.join(","));
      part("waiting").hidden = false;
      setTimeout(() => { if (form.isConnected) send(); }, RETRY);
    } finally {
      isSending = false;
    }
    if (kicks.length > sent && form.isConnected) send();
  }
}

function read(text) { return text.split(",").filter(Boolean).map(Number); }
