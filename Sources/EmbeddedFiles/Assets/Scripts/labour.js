// A tap on the contraction timer counts from when it was made. Without a connection it is kept on the device, and sent later with how
// long ago it was. A second tap right after the first does not stop what the first began.
import { success } from "./haptics.js";

const STORE = "contraction-tap";
const RETRY = 3000;
const SAME_HAND = 700;

export function enhanceLabour(root) {
  for (const form of root.querySelectorAll("form[data-labour]")) follow(form);
}

function follow(form) {
  // A tap on a button that has only just appeared is not meant.
  let shown = Infinity;
  requestAnimationFrame(now => { shown = now; });
  const button = form.querySelector("button");
  const waiting = form.closest("section").querySelector("[data-part=waiting]");
  let isSending = false;

  // A tap counts from when the hand made it, however late the page hears of it.
  button.addEventListener("click", event => {
    if (event.detail > 1 || event.timeStamp - shown < SAME_HAND) event.preventDefault();
  });
  form.addEventListener("submit", event => {
    event.preventDefault();
    if (isSending || localStorage.getItem(STORE)) return;
    success();
    send({ action: form.getAttribute("action"), began: form.elements.began?.value ?? "", tapped: Date.now() });
  });
  addEventListener("online", sendKept);
  sendKept();

  function sendKept() {
    const kept = localStorage.getItem(STORE);
    if (kept && form.isConnected) send(JSON.parse(kept));
  }

  async function send(tap) {
    if (isSending) return;
    isSending = true;
    button.classList.add("is-busy");
    const ago = String(Math.max(0, Math.round((Date.now() - tap.tapped) / 1000)));
    try {
      const response = await fetch(tap.action, {
        method: "POST", credentials: "same-origin", keepalive: true, headers: { accept: "text/html" },
        body: new URLSearchParams({ began: tap.began, ago }),
      });
      if (!response.ok) throw new Error(`answered ${response.status}`);
      // Read to its end, so that the connection is free for the next.
      await response.text();
      // Signed out meanwhile: the tap stays until she is back.
      if (new URL(response.url).pathname === location.pathname) localStorage.removeItem(STORE);
      else localStorage.setItem(STORE, JSON.stringify(tap));
      location.assign(response.url);
    } catch {
      localStorage.setItem(STORE, JSON.stringify(tap));
      if (!form.isConnected) return;
      waiting.hidden = false;
      setTimeout(sendKept, RETRY);
    } finally {
      isSending = false;
      button.classList.remove("is-busy");
    }
  }
}
