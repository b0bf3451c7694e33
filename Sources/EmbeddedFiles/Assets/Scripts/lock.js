// Locks the page when nobody has used it for as long as she chose. The server locks by itself; this removes what is on the screen, at
// the same time or when the phone wakes up, and tells the server while she is still using the page. Pressing Shift three times locks at
// once, on any page.
import { forgetDiary } from "./diary.js";
import { hold } from "./held.js";

const quiet = 20_000;
let last = Date.now();
let told = Date.now();

const minutes = () => Number(document.documentElement.dataset.lockAfter ?? 0);

// When the device was used last, for the next time it is opened without a connection. It tells of no diary.
const LOCK = "corgina.lock", USED = "corgina.used";

function noteLock() {
  if (!minutes()) { for (const name of [LOCK, USED]) localStorage.removeItem(name); return; }
  localStorage.setItem(LOCK, minutes());
  localStorage.setItem(USED, last);
}

// What is kept for lack of a connection locks as the pages do. Answers whether it did.
export async function lockKept() {
  const after = Number(localStorage.getItem(LOCK) ?? 0);
  if (!after) return false;
  if (Date.now() - Number(localStorage.getItem(USED) ?? 0) < after * 60_000) {
    document.documentElement.dataset.lockAfter = after;
    noteLock();
    return false;
  }
  await forgetDiary();
  return true;
}

export const enhanceLock = () => { if (document.documentElement.dataset.diary) noteLock(); };

for (const event of ["pointerdown", "keydown", "wheel", "touchmove", "input"]) {
  addEventListener(event, noteUse, { capture: true, passive: true });
}
addEventListener("visibilitychange", look);
addEventListener("pageshow", look);
setInterval(look, 1_000);

function noteUse() {
  if (!minutes() || isOver()) return;
  last = Date.now();
  if (last - told < quiet) return;
  told = last;
  noteLock();
  fetch("/lock/awake", { method: "POST", credentials: "same-origin" }).catch(() => {});
}

function isOver() { return Date.now() - last >= minutes() * 60_000; }

let isLeaving = false;

async function look() {
  if (minutes() && isOver()) await leave();
}

// First the page is hidden, then its contents are removed, then its place in the history.
async function leave(before = () => {}) {
  if (isLeaving) return;
  isLeaving = true;
  document.body.classList.add("is-covered");
  const isHeld = await hold().catch(() => false);
  const then = isHeld ? location.pathname : await kept() ?? location.pathname;
  await before();
  await forgetDiary().catch(() => {});
  location.replace(`/lock?then=${encodeURIComponent(then)}`);
}

const together = 1_500, presses = 3;
let shifts = [];

addEventListener("keydown", event => {
  if (event.key !== "Shift") { shifts = []; return; }
  if (event.repeat || !document.documentElement.dataset.diary) return;
  shifts = [...shifts, Date.now()].filter(at => Date.now() - at < together);
  if (shifts.length >= presses) lockNow();
}, { capture: true });

function lockNow() {
  const lock = () => fetch("/lock/now", { method: "POST", credentials: "same-origin", redirect: "manual", keepalive: true });
  // Without a connection what the device keeps goes all the same, and the server locks by itself where she chose that.
  return leave(() => lock().catch(() => {}));
}

// Where nothing can be sealed on the device, a sentence that was begun waits as a draft, if the server is still open for it.
async function kept() {
  const sentence = document.querySelector("form.composer textarea[name=sentence]");
  if (!sentence?.value.trim()) return null;
  try {
    const fields = new URLSearchParams(new FormData(sentence.form));
    const response = await fetch(sentence.form.getAttribute("action"), { method: "POST", body: fields, credentials: "same-origin" });
    return response.ok && response.redirected ? new URL(response.url).pathname : null;
  } catch {
    return null;
  }
}
