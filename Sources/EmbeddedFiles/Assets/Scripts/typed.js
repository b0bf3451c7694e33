// What she types into the composer stays until it is sent or cleared: through a reload, a link and a way back. The device keeps it
// sealed, so that nothing of it can be read there once the diary is locked.
import { jot, read, remove } from "./device.js";
import { canSeal, seal, unseal } from "./seal.js";

const FIELD = "form.composer textarea[name=sentence]";
const name = tag => `sentence ${tag}`;

// By the past day it is for; "" is today.
const typed = new Map();
// The days she typed for on this page: what the device has of them is older.
const fresh = new Set();
let isRead = false, isBehind = false, isKeeping = false;

const dayOf = form => form.elements.day?.value ?? "";

export function listenToTyping() {
  document.addEventListener("input", event => { if (event.target.matches?.(FIELD)) note(event.target); });
}

function note(field) {
  const day = dayOf(field.form);
  fresh.add(day);
  if (field.value.trim() && field.value !== field.defaultValue) typed.set(day, field.value); else typed.delete(day);
  keep();
}

// A composer that comes with a page gets back what was typed in the one before it.
export function enhanceTyped(root) {
  for (const field of root.querySelectorAll(FIELD)) fill(field);
}

// The same with what the device kept, once the diary is open.
export async function fillTyped() {
  const diary = await opened();
  if (!diary) return;
  await readKept(diary);
  for (const field of document.querySelectorAll(FIELD)) fill(field);
}

function fill(field) {
  const day = dayOf(field.form), words = typed.get(day);
  if (words === undefined || field.value !== field.defaultValue) return;
  if (words !== field.value) {
    field.value = words;
    // For whoever makes the field fit; it is no typing.
    field.dispatchEvent(new Event("input"));
  } else if (field.getAttribute("aria-invalid") !== "true") {
    // The diary keeps it now, until she logs or clears it.
    typed.delete(day);
    keep();
  }
}

// What a form sent is the diary's, or cleared.
export function forgetTyped(form) {
  if (!form.matches(".composer, #clear-sentence")) return;
  const day = dayOf(form), field = form.matches(".composer") ? form.elements.sentence : null;
  fresh.add(day);
  typed.delete(day);
  keep();
  if (!field) return;
  field.value = field.defaultValue;
  field.dispatchEvent(new Event("input"));
}

const opened = async () => canSeal ? read("diary", "current") : undefined;

async function readKept({ tag, key }) {
  if (isRead) return;
  const sealed = await read("diary", name(tag));
  if (isRead) return;
  isRead = true;
  const kept = sealed ? await unseal(key, name(tag), sealed) : undefined;
  for (const [day, words] of kept ?? []) if (!fresh.has(day)) typed.set(day, words);
}

// One after the other; what is typed meanwhile is kept with the next.
async function keep() {
  isBehind = true;
  if (isKeeping) return;
  isKeeping = true;
  try {
    while (isBehind) {
      isBehind = false;
      await keepAll();
    }
  } catch { /* It stays on the page, as without a device that can keep it. */ } finally { isKeeping = false; }
}

async function keepAll() {
  const diary = await opened();
  if (!diary) return;
  await readKept(diary);
  const { tag, key } = diary;
  if (typed.size) await jot("diary", name(tag), await seal(key, name(tag), [...typed])); else await remove("diary", name(tag));
}
