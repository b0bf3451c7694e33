// Replaces the page that is shown by a new one, and leaves the parts in place that the server sent unchanged: laying out a whole page
// takes a phone a third of a second. It compares what the server sent, not what scripts changed since.
import { isTouched } from "./held.js";

// The parts of a page's frame: their children are compared one by one. Everything else is taken whole.
const FRAME = ":is(body, body > div[id], .page, main, .columns, main .stack, .daycard):not(form, [data-ready])";

// What the server sent for each part that is shown: its markup, or its own tag for a part of the frame.
const sent = new WeakMap();

// Remembers a page as it was sent. To be called before anything changes it.
export function remember(part) {
  const isFrame = part.matches(FRAME) && !hasText(part);
  sent.set(part, isFrame ? part.cloneNode(false) : part.outerHTML);
  if (isFrame) for (const child of part.children) remember(child);
}

// Answers the parts that are new.
export function morph(shown, next) {
  remember(next);
  const fresh = adopted(shown, next);
  if (isSameFrame(shown, next)) merge(shown, next, fresh);
  else { shown.replaceWith(next); fresh.push(next); }
  return new Parts(fresh);
}

// A modal sheet that was opened while an answer was awaited becomes the sheet of that answer. Closing it and opening another would make
// a phone compute the styles of the whole page beneath twice more.
function adopted(shown, next) {
  const awaited = shown.querySelector(":scope > dialog[data-awaited]:modal"), sheet = next.querySelector(":scope > dialog[data-sheet]");
  if (!awaited || !sheet) return [];
  sent.set(awaited, sent.get(sheet));
  sheet.open = true;
  copyAttributes(awaited, sheet);
  awaited.replaceChildren(...sheet.childNodes);
  return [awaited];
}

// The part of the page that the server can leave out of an answer because it is shown here.
const reusable = () => document.querySelector("[data-digest]");

// Its digest, for the server to know it by; `null` where it has to come again.
export const held = () => reusable() && !isTouched(reusable()) ? reusable().dataset.digest : null;

// Whether what the server left out of an answer is what is shown here.
export const isWhole = page =>
  [...page.querySelectorAll("[data-held]")].every(part => part.dataset.digest === reusable()?.dataset.digest);

function merge(shown, next, fresh) {
  if (next.matches("[data-held]")) return;
  copyAttributes(shown, next);
  sent.set(shown, sent.get(next));
  const rest = [...shown.children];
  let place = shown.firstChild;
  for (const part of [...next.children]) {
    const found = rest.findIndex(old => isSame(old, part));
    const old = found < 0 ? null : rest[found];
    // In their order: what was passed over is gone.
    if (old) rest.splice(0, found + 1);
    if (old && sent.get(part) instanceof Element) merge(old, part, fresh);
    if (!old) fresh.push(part);
    while (old && place && place !== old) place = removed(place, shown);
    if (old) place = old.nextSibling;
    else shown.insertBefore(part, place);
  }
  while (place) place = removed(place, shown);
}

// By its parent: a form with a field named "remove" answers that field in the place of its own function.
function removed(node, parent) {
  const next = node.nextSibling;
  parent.removeChild(node);
  return next;
}

// Whether what is shown can stay for a part: sent alike, and nothing typed, chosen or under way in it since.
function isSame(shown, next) {
  if (sent.get(next) instanceof Element) return isSameFrame(shown, next);
  if (sent.get(shown) !== sent.get(next) || shown.matches(".is-busy") || shown.querySelector(".is-busy")) return false;
  // What is in the composer then was not sent, and she goes on with it.
  return !isTouched(shown) || shown.matches(".composer");
}

function isSameFrame(shown, next) {
  const [before, now] = [sent.get(shown), sent.get(next)];
  return before instanceof Element && now instanceof Element && before.localName === now.localName
    && before.id === now.id && before.className === now.className;
}

// What scripts set on the frame goes, as it would with a page of its own: a list that was narrowed is whole again.
function copyAttributes(shown, next) {
  for (const { name } of [...shown.attributes]) if (!next.hasAttribute(name)) shown.removeAttribute(name);
  for (const { name, value } of next.attributes) if (shown.getAttribute(name) !== value) shown.setAttribute(name, value);
}

const hasText = part => [...part.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.data.trim());

// Several parts of a page, searched as one.
class Parts {
  constructor(elements) { this.elements = elements; }

  querySelectorAll(selector) {
    return this.elements.flatMap(part => [...part.matches(selector) ? [part] : [], ...part.querySelectorAll(selector)]);
  }

  querySelector(selector) { return this.querySelectorAll(selector)[0] ?? null; }
}
