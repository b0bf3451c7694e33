// Without a connection Today is shown as it was seen last, and what she says is kept and sent later. Nothing else needs this, so a
// failure here breaks nothing else.
import { currentDiary, forgetDiary, meet, savedToday, saveToday, wipeDevice } from "./diary.js";
import { noteKept } from "./edited.js";
import { success } from "./haptics.js";
import { fillHeld } from "./held.js";
import { isKeptHere, workerAddress } from "./keeping.js";
import { lockKept } from "./lock.js";
import { deliver, keep } from "./queue.js";
import { canSeal } from "./seal.js";
import { fillTyped, forgetTyped } from "./typed.js";
import { showWaiting, timeOf } from "./waiting.js";

const LEAVING = "corgina.leaving";
const LEAVES = ["/session/end", "/settings/account/sessions", "/settings/account/erase"];
const SOON = 2_000, LATE = 60_000;

let count = 0;
let isListening = false;
// One page after the other, in the order they were shown.
let turn = Promise.resolve();

export function enhanceOffline() {
  if (!canSeal) return;
  const mark = document.documentElement.dataset.diary;
  if (isKeptHere()) { enhanceKept(mark); return; }
  listen();
  // What she sees is copied now; what follows takes its time.
  const page = mark && location.pathname === "/today" && !document.querySelector("dialog[open]") ? copyToday() : null;
  if (mark || isShell()) navigator.serviceWorker?.register(workerAddress(), { updateViaCache: "none" }).catch(() => {});
  turn = turn.then(async () => {
    if (mark) await signedIn(mark, page);
    else if (isShell()) await openShell();
    else if (document.querySelector("[data-signed-out]")) await signedOut();
  }).catch(() => {});
}

// A diary that lives here is never without its connection: there is nothing to send, and no Today of before. What was being typed
// when it locked is filled in all the same, and a newer edition of the worker is looked for.
function enhanceKept(mark) {
  turn = turn.then(async () => {
    if (mark) { await meet(mark); await fillHeld(); await fillTyped(); }
    else if (document.querySelector("[data-signed-out]")) await forgetDiary();
    if (!document.querySelector("[data-device]")) await navigator.serviceWorker.register(workerAddress(), { updateViaCache: "none" });
  }).catch(() => {});
}

function listen() {
  if (isListening) return;
  isListening = true;
  addEventListener("online", () => { wait = SOON; sendWaiting(); });
  document.addEventListener("visibilitychange", () => { if (!document.hidden) sendWaiting(); });
  document.addEventListener("submit", askBeforeLeaving, true);
}

async function signedIn(mark, page) {
  sessionStorage.removeItem(LEAVING);
  const loss = await meet(mark);
  if (loss) showLoss(loss);
  await fillHeld();
  await fillTyped();
  if (page) await saveToday(page);
  await sendWaiting();
}

async function signedOut() {
  if (sessionStorage.getItem(LEAVING)) { sessionStorage.removeItem(LEAVING); await wipeDevice(); }
  else await forgetDiary();
}

// Today ---------------------------------------------------------------------------------------------------------------

// What is only of use with a connection.
const UNREAD = "form, button, nav, a.link, a.chip, a.round, a.btn:not([href^='tel:']), [data-offline], .arrivals, [data-menu], .week__hint, .care__stays, .swipe-tip, .swipe-act, [hidden]";

// What is there to be read.
function copyToday() {
  const main = document.querySelector("#today main").cloneNode(true);
  for (const pip of main.querySelectorAll(".pip")) pip.form.replaceWith(stillDose(pip));
  for (const part of main.querySelectorAll(UNREAD)) part.remove();
  for (const link of main.querySelectorAll("a[href]:not([href^='tel:'])")) {
    if (!link.textContent.trim()) { link.remove(); continue; }
    for (const name of ["href", "aria-label"]) link.removeAttribute(name);
  }
  for (const part of main.querySelectorAll("[id], [data-navigate], [data-swipe]")) {
    if (!main.querySelector(`[aria-labelledby="${CSS.escape(part.id)}"]`)) part.removeAttribute("id");
    part.removeAttribute("data-navigate");
    part.removeAttribute("data-swipe");
  }
  const time = document.querySelector(".head time");
  for (const list of ["li:empty", "ul:empty, ol:empty"]) for (const part of main.querySelectorAll(list)) part.remove();
  for (const section of main.querySelectorAll("section")) {
    if (section.textContent.trim() === section.querySelector("h2")?.textContent.trim()) section.remove();
  }
  const { theme = "", trimester = "" } = document.documentElement.dataset;
  return {
    at: Date.now(), theme, trimester, markup: main.innerHTML,
    day: time.textContent, isoDay: time.dateTime,
    weekmark: document.querySelector(".weekpill")?.textContent.trim() ?? "Corgina",
  };
}

// A dose as it stands, without what marks it.
function stillDose(pip) {
  const dose = document.createElement("span");
  dose.className = pip.className;
  dose.append(...pip.childNodes);
  const words = document.createElement("span");
  words.className = "vh";
  words.textContent = pip.getAttribute("aria-label");
  dose.append(words);
  return dose;
}

async function openShell() {
  const shell = document.querySelector("[data-offline=shell]");
  const part = name => shell.querySelector(`[data-offline=${name}]`);
  if (!await lockKept() && await currentDiary()) {
    shell.classList.add("is-open");
    const page = await savedToday();
    part("heading").textContent = page ? "Today" : "No connection";
    part("state").hidden = false;
    part("seen").textContent = page
      ? `You are offline. This is as it was at ${timeOf(new Date(page.at))}.`
      : "You are offline. You can log; it waits here until there is a connection.";
    if (page) fillShell(part, page);
    await fillTyped();
  }
  await sendWaiting();
}

function fillShell(part, page) {
  for (const name of ["theme", "trimester"]) if (page[name]) document.documentElement.dataset[name] = page[name];
  const now = new Date();
  const isToday = page.isoDay === [now.getFullYear(), now.getMonth() + 1, now.getDate()].map(n => String(n).padStart(2, "0")).join("-");
  part("day").textContent = isToday ? page.day : "Seen last";
  part("heading").textContent = isToday ? "Today" : page.day;
  part("weekmark").querySelector("span").textContent = page.weekmark;
  // Made by this server, and sealed: nobody else can have put it there.
  part("saved").replaceChildren(...new DOMParser().parseFromString(page.markup, "text/html").body.childNodes);
}

// What waits ------------------------------------------------------------------------------------------------------------

// Keeps the sentence of that form until there is a connection. Answers whether it is kept; a diary that lives here has none to wait
// for.
export async function keepForLater(form) {
  if (isKeptHere()) return false;
  const fields = new FormData(form);
  const sentence = String(fields.get("sentence") ?? "").trim();
  if (!canSeal || !sentence || !await keep(sentence, fields.get("day") ?? undefined)) return false;
  await noteKept(form);
  forgetTyped(form);
  form.reset();
  const field = form.querySelector("textarea");
  field.value = "";
  field.style.height = "";
  success();
  count = await showWaiting();
  document.querySelector("[data-offline=waiting]")?.scrollIntoView({ block: "nearest" });
  retry();
  return true;
}

let wait = SOON, timer;

function retry() {
  clearTimeout(timer);
  timer = setTimeout(sendWaiting, wait);
  wait = Math.min(wait * 2, LATE);
}

async function sendWaiting() {
  clearTimeout(timer);
  count = await showWaiting();
  const outcome = await deliver();
  count = await showWaiting();
  if (outcome.retry && count > 0) { retry(); return; }
  if (isShell() && !await isReachable()) { retry(); return; }
  wait = SOON;
  connected(outcome.logged);
}

const isShell = () => document.querySelector("[data-offline=shell]") !== null;

// What was logged is shown at once, but never in place of something she is writing.
function connected(logged) {
  if (!isShell() && (!logged.length || !document.getElementById("today"))) return;
  if (document.querySelector("dialog[open]") || document.getElementById("sentence")?.value) return;
  if (logged.length) location.assign(`/today?changed=${logged.slice(-40).join(".")}`);
  else if (location.pathname !== "/offline") location.reload();
}

const isReachable = () => fetch("/service-worker.js", { method: "HEAD", cache: "no-store" }).then(answer => answer.ok, () => false);

// Leaving ---------------------------------------------------------------------------------------------------------------

function askBeforeLeaving(event) {
  const form = event.target;
  if (!LEAVES.includes(form.getAttribute("action"))) return;
  if (count > 0 && !form.dataset.asked) {
    event.preventDefault();
    event.stopPropagation();
    form.dataset.asked = "yes";
    form.before(question());
    form.previousElementSibling.scrollIntoView({ block: "center" });
    return;
  }
  sessionStorage.setItem(LEAVING, "yes");
}

function question() {
  const notice = document.createElement("p");
  notice.className = "notice h-sym leaving";
  notice.setAttribute("role", "alert");
  notice.textContent = count === 1
    ? "1 entry on this device was not sent yet. If you go on, it is deleted here. Press again to go on."
    : `${count} entries on this device were not sent yet. If you go on, they are deleted here. Press again to go on.`;
  return notice;
}

function showLoss({ seen, here, accept }) {
  for (const notice of document.querySelectorAll("[data-offline=behind]")) {
    notice.hidden = false;
    notice.querySelector("[data-offline=counts]").textContent = here < seen
      ? `This device saw ${seen} changes; the server has ${here}.`
      : `This device saw ${seen} changes; some of them are not what the server has now.`;
    notice.querySelector("[data-offline=accept]").addEventListener("click", async () => { await accept(); notice.hidden = true; });
  }
}
