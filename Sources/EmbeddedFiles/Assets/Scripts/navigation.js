// HTML over the wire: marked forms and links are fetched, and what changed is put in place.
// The server answers as it always does; without this the browser does the same with a whole new page.
import { answered } from "./busy.js";
import { refreshClocks } from "./clock.js";
import { noteLogged, noteSent, noteShown } from "./edited.js";
import { failure, success } from "./haptics.js";
import { isKeptHere } from "./keeping.js";
import { letGo, rowsLeaving } from "./leaving.js";
import { held, isWhole, morph } from "./morph.js";
import { keepForLater } from "./offline.js";
import { isStill } from "./preferences.js";
import { takeStandInsAway, rememberOpener } from "./sheet.js";
import { sayOnPage } from "./toast.js";
import { forgetTyped } from "./typed.js";

// What the root says of the page and of her.
const rootAttributes = [
  "lang", "data-hours", "data-theme", "data-transparency", "data-motion", "data-contrast", "data-trimester", "data-lock-after", "data-diary", "data-home", "data-no-photos",
];

let enhance = () => {};
// The address of the request whose answer is on its way; `null` while none is.
let underway = null;

// How long an answer may take before there is said to be no connection, in milliseconds. A sentence can wait on the device, and is
// kept there sooner.
const LONGEST = 30_000, LONGEST_OF_SENTENCE = 15_000;

// What was sent while an answer was on its way, by address: the last of each, in their order. Nothing tapped is lost.
const waiting = new Map();

// Words typed in a sheet but not yet sent, by field name, for as long as a sheet is open.
const kept = new Map();

// Which way a page turns that a link leads to, if it does.
let turn = null;

export function enhanceNavigation(enhanceRoot) {
  enhance = enhanceRoot;
  document.addEventListener("submit", event => {
    const form = event.target;
    if (event.defaultPrevented || !form.matches("form[data-navigate]")) return;
    event.preventDefault();
    refreshClocks(form);
    send(form, event.submitter);
  });
  document.addEventListener("click", event => {
    const anchor = event.target.closest("a[data-navigate]");
    if (!anchor || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    // What opens a sheet gets the focus back when it closes.
    if (!anchor.closest("dialog")) rememberOpener(anchor);
    turn = anchor.dataset.turn ?? null;
    visit({ request: pageRequest(anchor.href) }, () => location.assign(anchor.href));
  });
  addEventListener("popstate", () => visit({ request: pageRequest(location.href) }, () => location.reload(), false));
}

function send(form, submitter) {
  if (form.classList.contains("composer")) {
    rememberOpener(form.querySelector("textarea"));
    noteSent(form);
  }
  const isLogging = form.id === "log";
  const fields = new URLSearchParams(new FormData(form, submitter));
  const request = pageRequest(form.getAttribute("action"), { method: "POST", body: fields });
  // A second tap on the same button is ignored as a mistake, except for an amount: there the last value counts.
  if (request.url === underway && !form.matches("[data-amount]")) return;
  submitter?.classList.add("is-busy");
  const rest = () => submitter?.classList.remove("is-busy");
  const longest = form.matches(".composer") ? LONGEST_OF_SENTENCE : LONGEST;
  visit({ request, longest }, async error => {
    rest();
    failure();
    endWait();
    // A plain submission would lose nothing: it shows the same page, or the browser's own error.
    if (!(error instanceof NoConnection)) HTMLFormElement.prototype.submit.call(form);
    else if (!form.matches(".composer") || !await keepForLater(form).catch(() => false)) sayUnsent();
  }, true, (answer, page) => {
    if (submitter) answered.add(submitter);
    // A page that asks who she is has not taken it.
    if (page.documentElement.dataset.diary) forgetTyped(form);
    rest();
    if (form.hasAttribute("data-submitted")) success();
    if (isLogging && new URL(answer).searchParams.has("changed")) return noteLogged();
  });
}

// The dialog that shows what she said until its answer is there, if one does.
function endWait() {
  const dialog = document.querySelector("dialog[data-waits]");
  delete dialog?.dataset.waits;
  dialog?.close();
  return Boolean(dialog);
}

class NoConnection extends Error {}

// Where there is no connection the browser has nothing to show either; the page and what is typed in it stay.
const sayUnsent = () =>
  sayOnPage("unsent", "No connection. What you typed is still here; try again in a moment.", "alert");

// The headers belong here: given to fetch they would replace the content type of a form.
function pageRequest(address, options) {
  // The page a form leads to comes with the answer, where the server can: one round trip less.
  const headers = { accept: "text/html", prefer: "return=representation" };
  return new Request(address, { credentials: "same-origin", headers, ...options });
}

// Sends it and answers with the response and its page. A connection can be open and bring nothing: that is none either.
async function exchange(request, longest) {
  const end = new AbortController();
  // What a diary on this device takes to answer is work, and no connection.
  const timer = isKeptHere() ? undefined : setTimeout(() => end.abort(), longest);
  const connected = promise => promise.catch(() => { throw new NoConnection(); });
  try {
    const response = await connected(fetch(request, { signal: end.signal }));
    if (!response.headers.get("content-type")?.startsWith("text/html")) throw new TypeError("not a page");
    return { response, text: await connected(response.text()) };
  } finally {
    clearTimeout(timer);
  }
}

// `settle` is told where the answer came from and its page, before it is shown.
async function visit({ request, longest = LONGEST }, fallBack, isNew = true, settle = () => {}) {
  if (underway) {
    waiting.delete(request.url);
    waiting.set(request.url, [{ request, longest }, fallBack, isNew, settle]);
    return;
  }
  underway = request.url;
  let isRefused = false;
  try {
    // Read now and not when the request was made: another answer may have arrived meanwhile.
    const shown = held();
    if (shown) request.headers.set("corgina-held", shown);
    const { response, text } = await exchange(request, longest);
    const page = new DOMParser().parseFromString(text, "text/html");
    const { href, pathname } = new URL(response.headers.get("content-location") ?? response.url, location);
    isRefused = !response.ok;
    if (isRefused) failure();
    else await Promise.resolve(settle(href, page)).catch(() => {});
    const stays = pathname === location.pathname;
    if (!isWhole(page)) { location.assign(href); return; }
    // When another tap waits already, the page of the first is not shown unless it says what is wrong: it would only flicker.
    if (waiting.size && !isRefused) return;
    if (isNew && href !== location.href) history.pushState(null, "", pathname);
    show(page, stays);
  } catch (error) {
    isRefused = true;
    fallBack(error);
  } finally {
    underway = null;
    if (isRefused) waiting.clear();
    const [next] = waiting;
    if (next) {
      waiting.delete(next[0]);
      visit(...next[1]);
    }
  }
}

// The page that answered a form which was not sent by fetch.
export function showAnswer(text, address) {
  const page = new DOMParser().parseFromString(text, "text/html");
  const { pathname } = new URL(address);
  const stays = pathname === location.pathname;
  if (!stays) history.pushState(null, "", pathname);
  show(page, stays);
}

function show(page, stays) {
  const way = turn;
  turn = null;
  if (!way || isStill() || !document.startViewTransition) { put(page, stays); return; }
  document.documentElement.dataset.turn = way;
  const turning = document.startViewTransition(() => put(page, stays));
  turning.finished.finally(() => { delete document.documentElement.dataset.turn; });
}

function put(page, stays) {
  document.documentElement.dataset.shown = "";
  for (const field of document.querySelectorAll("dialog [data-keep]")) kept.set(field.name, field.value);
  const sheetScroll = document.querySelector("dialog[data-sheet]")?.scrollTop ?? 0;
  const wasSheet = document.querySelector("dialog[data-sheet] h1")?.textContent;
  const scroll = scrollY;
  const hasWaited = endWait();
  // A button that comes back with the page keeps the focus it had.
  const button = document.activeElement?.closest("button[id], select[id], input[id]");
  const unfolded = stays ? [...document.querySelectorAll("details[id][open]")].map(({ id }) => id) : [];
  const isDose = button?.closest("form[data-dose]");
  // The page a sheet lies over, or lay over.
  const below = document.querySelector("#today, #week, #supplement, #supplements, #entries")?.id;
  document.title = page.title;
  for (const name of rootAttributes) copyAttribute(page.documentElement, name);
  takeStandInsAway(page);
  const leaving = rowsLeaving(page);
  const fresh = morph(document.body, page.body);
  letGo(leaving);
  for (const id of unfolded) document.getElementById(id)?.setAttribute("open", "");
  for (const field of document.querySelectorAll("dialog [data-keep]")) {
    if (field.value || !kept.get(field.name)) continue;
    field.value = kept.get(field.name);
    field.closest("details")?.setAttribute("open", "");
  }
  enhance(fresh);
  const sheet = document.querySelector("dialog[data-sheet]");
  const isSameSheet = sheet && sheet.querySelector("h1")?.textContent === wasSheet;
  if (isSameSheet || hasWaited) sheet?.classList.add("is-settled");
  if (isSameSheet) sheet.scrollTop = sheetScroll;
  const pressed = (isDose ? !sheet : stays) && button && document.getElementById(button.id);
  // What should not wait stands at the top and is looked at first.
  const isUrgent = document.querySelector("main .care[role=alert]");
  const stands = pressed || below && document.getElementById(below);
  scrollTo({ top: !isUrgent && stands ? scroll : 0, behavior: "instant" });
  if (pressed) {
    pressed.classList.add("is-changed");
    pressed.focus({ preventScroll: true });
  }
  // What was logged is seen to arrive.
  else if (!isUrgent && !sheet) document.querySelector("[data-fresh]")?.scrollIntoView({ block: "nearest", behavior: "instant" });
  if (!sheet) {
    kept.clear();
    noteShown();
    focusStart();
  }
}

function copyAttribute(from, name) {
  const value = from.getAttribute(name);
  if (value === null) document.documentElement.removeAttribute(name);
  else document.documentElement.setAttribute(name, value);
}

function focusStart() {
  if (document.activeElement !== document.body) return;
  (document.querySelector("[aria-invalid=true]") ?? document.getElementById("main"))?.focus({ preventScroll: true });
}
