// What is waited for longer than a moment shows its shape where it will stand: foods that are searched, a sheet, another day.
import { answered, whenUnanswered } from "./busy.js";

const PATIENCE = 300;
// A sheet opens sooner: a phone has to style all of the page beneath a modal one, and does that while the net is slow.
const SHEET_PATIENCE = 120;
// A page that did not come, because she stopped it or it was a file, leaves nothing behind.
const FORGOTTEN = 20_000;

const SHEETS = "a.event__link, a.row[data-navigate], a.day[data-navigate], .dose a[data-navigate], a.dose-day__link";
const DAYS = ".day-picker__form, a.day-step";

let timer;
let isListening = false;
let put = () => {};

// Runs on every page that comes: what was waited for is there.
export function enhancePlaceholders() {
  clearTimeout(timer);
  put();
  if (isListening) return;
  isListening = true;
  document.addEventListener("submit", event => { if (!event.defaultPrevented) sent(event.target, event.submitter); });
  document.addEventListener("click", event => {
    const link = event.target.closest("a");
    if (!link || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    if (link.matches(SHEETS)) soon(() => sheet(link), SHEET_PATIENCE);
    else if (link.matches(DAYS)) soon(day);
  });
  addEventListener("pageshow", event => { if (event.persisted) put(); });
}

function sent(form, button) {
  if (form.matches(".search")) soon(() => rows(form));
  else if (form.matches(".composer")) soon(() => sheet(form, form.elements.sentence?.value), SHEET_PATIENCE);
  else if (form.matches(DAYS)) soon(day);
  if (!button) return;
  whenUnanswered(button, () => {
    clearTimeout(timer);
    if (!answered.delete(button)) put();
  });
  // A form that leads to a whole new page is sent by the browser, which says so only in its own bar.
  if (form.matches("[data-navigate]")) return;
  button.classList.add("is-busy");
  setTimeout(() => button.classList.remove("is-busy"), FORGOTTEN);
}

function soon(show, patience = PATIENCE) {
  clearTimeout(timer);
  put();
  timer = setTimeout(show, patience);
}

// In place of what the host shows, or over all of it.
function stand(shape, host, place) {
  if (host !== document.body) host.classList.add("is-awaited");
  host.setAttribute("aria-busy", "true");
  place(shape);
  const forget = setTimeout(() => put(), FORGOTTEN);
  put = () => {
    clearTimeout(forget);
    // A sheet that has come since stays where the shape stood.
    if (!shape.matches("[data-sheet]")) {
      shape.close?.();
      shape.remove();
    }
    host.classList.remove("is-awaited");
    host.removeAttribute("aria-busy");
    put = () => {};
  };
}

function rows(form) {
  stand(shapeOf("Searching", group(4)), form.parentElement, shape => form.after(shape));
}

// Over the page; on a sheet that is open, within it.
function sheet(from, sentence) {
  const open = from.closest("dialog")?.querySelector(".sheet__body");
  if (open) { stand(shapeOf("Opening", group(3)), open, shape => open.append(shape)); return; }
  // What she said shows by itself that it is being read.
  if (document.querySelector("dialog:modal")) return;
  const words = sentence ? "Reading what you wrote" : "Opening";
  const dialog = document.createElement("dialog");
  dialog.className = "sheet sheet--awaited has-detents glass glass--thick";
  dialog.dataset.awaited = "";
  dialog.dataset.detent = "medium";
  dialog.setAttribute("aria-label", `${words}…`);
  if (sentence) {
    const quote = document.createElement("p");
    quote.className = "quote";
    quote.dir = "auto";
    quote.textContent = `“${sentence}”`;
    dialog.append(quote);
  }
  dialog.append(shapeOf(words, group(2), part("placeholder__bar", 1)));
  stand(dialog, document.body, () => { document.body.append(dialog); dialog.showModal(); });
}

function day() {
  const main = document.getElementById("main");
  stand(shapeOf("Opening the day", part("placeholder__card", 1), group(3)), main, shape => main.append(shape));
  document.querySelector(".day-picker")?.removeAttribute("open");
}

function shapeOf(words, ...parts) {
  const shape = document.createElement("div");
  shape.className = "placeholder";
  shape.setAttribute("role", "status");
  const said = document.createElement("span");
  said.className = "vh";
  said.textContent = `${words}…`;
  shape.append(said, ...parts);
  return shape;
}

function group(count) {
  const group = document.createElement("div");
  group.className = "group";
  group.append(...Array.from({ length: count }, () => part("placeholder__row", 4)));
  return group;
}

function part(name, count) {
  const part = document.createElement("div");
  part.className = name;
  part.append(...Array.from({ length: count }, () => document.createElement("i")));
  return part;
}
