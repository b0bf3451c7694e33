// A photo is made small and upright here, and loses all that its file says besides, before any of it is sent.
import { showAnswer } from "./navigation.js";
import { sayOnPage } from "./toast.js";

// Pixels of the longer side, and how closely each is kept.
const SIZES = [["photo", 1_600, .82], ["small", 320, .75]];

export function enhancePhotos(root) {
  for (const form of root.querySelectorAll("form[data-photo]")) takePhotos(form);
  for (const shot of root.querySelectorAll("[data-shot]")) takeTaps(shot);
  for (const form of root.querySelectorAll("form[data-look]")) haveLookedAt(form);
  for (const part of root.querySelectorAll("[data-label-photo]")) showLabel(part);
}

// A photo of a label stays beside the fields while she types from it. It is sent only to be read, and only when she taps for that.
function showLabel(part) {
  const field = part.querySelector("input[type=file]");
  const frame = part.querySelector(".label-photo__frame");
  const reader = part.querySelector("[data-read]");
  const words = part.querySelector("[role=status]");
  part.classList.add("has-picks");
  reader?.querySelector("button").addEventListener("click", event => {
    if (field.files[0]) readLabel(field.files[0], event.currentTarget, words);
  });
  field.addEventListener("change", async () => {
    if (!field.files[0]) return;
    const address = URL.createObjectURL(field.files[0]);
    const image = Object.assign(new Image(), { src: address, alt: "" });
    try {
      await image.decode();
      frame.replaceChildren(image);
      frame.hidden = false;
      if (reader) reader.hidden = false;
      words.textContent = "Scroll the photo to see all of it.";
    } catch {
      words.textContent = "This browser cannot show that file. Take the photo again, or choose another.";
    } finally {
      URL.revokeObjectURL(address);
    }
  });
}

function takePhotos(form) {
  // What is chosen is sent at once.
  form.querySelector("button[type=submit]").hidden = true;
  form.classList.add("has-picks");
  for (const field of form.querySelectorAll("input[type=file]")) {
    // Whatever the browser can show it can make a JPEG of.
    field.accept = "image/*";
    field.addEventListener("change", () => { if (field.files[0]) send(form, field.files[0]); });
  }
  form.addEventListener("submit", event => event.preventDefault());
}

async function send(form, file) {
  const words = form.querySelector("[role=status]");
  if (form.classList.contains("is-busy")) return;
  form.classList.add("is-busy");
  words.textContent = "Preparing your photo…";
  try {
    const body = await shrunk(file).catch(() => { throw new NoPicture(); });
    for (const field of form.querySelectorAll("input[type=date]")) body.append(field.name, field.value);
    words.textContent = isHere() ? "Saving your photo…" : "Sending your photo…";
    const answer = await fetch(form.getAttribute("action"), {
      method: "POST", body, credentials: "same-origin", headers: { accept: "text/html" },
    });
    if (!answer.headers.get("content-type")?.startsWith("text/html")) throw new TypeError("not a page");
    showAnswer(await answer.text(), answer.url);
  } catch (error) {
    words.textContent = error instanceof NoPicture
      ? "This browser cannot show that file. Choose a photo as JPEG, PNG or WebP."
      : isHere() ? "Your photo could not be saved. Choose it again." : "The connection was lost. Nothing was sent. Choose the photo again.";
    for (const field of form.querySelectorAll("input[type=file]")) field.value = "";
  } finally {
    form.classList.remove("is-busy");
  }
}

class NoPicture extends Error {}

// Whether the diary lives on this device, which keeps the photo itself.
const isHere = () => "home" in document.documentElement.dataset;

async function shrunk(file) {
  const picture = await bitmap(file);
  const body = new FormData();
  for (const [name, side, closeness] of SIZES) body.append(name, await jpeg(picture, side, closeness), `${name}.jpg`);
  picture.close();
  return body;
}

// Some browsers turn a picture as it says by themselves, and do not know the word for it.
const bitmap = file => createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => createImageBitmap(file));

function jpeg(picture, side, closeness) {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext("2d");
  // A JPEG has no see-through parts; black is what they would become.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((made, failed) =>
    canvas.toBlob(blob => { if (blob) made(blob); else failed(new NoPicture()); }, "image/jpeg", closeness));
}

async function readLabel(file, button, words) {
  if (button.classList.contains("is-busy")) return;
  button.classList.add("is-busy");
  words.textContent = "Reading the label…";
  try {
    const picture = await bitmap(file);
    const [, side, closeness] = SIZES[0];
    const body = await jpeg(picture, side, closeness).finally(() => picture.close());
    const answer = await fetch("/foods/label", {
      method: "POST", body, credentials: "same-origin", headers: { accept: "application/json" },
    });
    const { fields, error } = await answer.json();
    if (fields) fillIn(fields);
    words.textContent = error ?? "Filled in from the photo. Check each figure before you log it.";
  } catch {
    words.textContent = "The photo could not be sent. Type the figures, or try again.";
  } finally {
    button.classList.remove("is-busy");
  }
}

// What she typed herself stays.
function fillIn(fields) {
  const form = document.querySelector('form[action="/foods/new"]');
  for (const [name, value] of Object.entries(fields)) {
    const field = form?.elements[name];
    if (field && !field.value) field.value = value;
  }
}

// The picture server is asked at once, the first time. She need not wait for it: what she names herself counts.
function haveLookedAt(form) {
  form.addEventListener("submit", event => { event.preventDefault(); ask(form); });
  if (form.dataset.look === "now" && !declined.has(form.action)) ask(form);
}

// Where she cancelled it.
const declined = new Set();

async function ask(form) {
  const stop = new AbortController();
  const cancel = form.querySelector("button[type=button]");
  cancel.onclick = () => { declined.add(form.action); stop.abort(); };
  showBusy(form, true);
  try {
    const answer = await fetch(form.action, {
      method: "POST", credentials: "same-origin", headers: { accept: "text/html" }, signal: stop.signal,
    });
    const page = await answer.text();
    if (!form.isConnected) return;
    if (!answer.ok && answer.status !== 422) throw new TypeError("no answer to her");
    keepTyping(() => showAnswer(page, answer.ok ? answer.url : location.href));
  } catch {
    if (form.isConnected && !stop.signal.aborted)
      sayOnPage("unlooked", "Your photo could not be sent. Name the foods yourself, or try again.", "alert");
  } finally {
    showBusy(form, false);
  }
}

function showBusy(form, isBusy) {
  const [offer, meanwhile] = form.children;
  const hadFocus = form.contains(document.activeElement);
  offer.hidden = isBusy;
  meanwhile.hidden = !isBusy;
  meanwhile.querySelector("[role=status] span:last-child").textContent = isBusy ? "Analyzing your meal…" : "";
  if (hadFocus) (isBusy ? meanwhile : offer).querySelector("button").focus();
}

// Shows a page, and keeps what she typed about the photo meanwhile.
function keepTyping(show) {
  const typed = document.getElementById("sentence");
  const [words, isTyping] = [typed?.value, document.activeElement === typed];
  show();
  const field = document.getElementById("sentence");
  if (!typed || !field || field === typed) return;
  field.value ||= words;
  if (isTyping) field.focus({ preventScroll: true });
}

// A tap on a box leads to its name, and one beside them places a mark there, to be named in the list below.
function takeTaps(shot) {
  const form = shot.closest("form");
  const button = form.querySelector("[data-mark]");
  shot.classList.add("is-tappable");
  shot.addEventListener("click", event => {
    const frame = shot.getBoundingClientRect();
    const parts = [(event.clientX - frame.left) / frame.width, (event.clientY - frame.top) / frame.height];
    const tapped = foodAt(shot, parts);
    if (tapped) { form.elements[`food-${tapped - 1}`]?.focus(); return; }
    button.value = parts.map(part => Math.min(1, Math.max(0, part)).toFixed(3)).join(" ");
    form.requestSubmit(button);
  });
  // The one just placed is named next.
  const fields = [...form.querySelectorAll(".photo-foods input")];
  const next = fields.at(-1);
  if (next && !next.value && fields.length > Number(shown.get(form.action) ?? 0)) next.focus();
  shown.set(form.action, fields.length);
}

// The number of the food whose box holds a point; of several, of the smallest.
function foodAt(shot, [x, y]) {
  const numbers = [...shot.querySelectorAll(".shot__number text")].map(text => Number(text.textContent));
  const boxes = [...shot.querySelectorAll(".shot__box")].map((box, index) => {
    const [left, top, width, height] = ["x", "y", "width", "height"].map(name => box.getAttribute(name) / 1_000);
    return { number: numbers[index], isHit: x >= left && x <= left + width && y >= top && y <= top + height, size: width * height };
  });
  return boxes.filter(box => box.isHit).sort((one, other) => one.size - other.size)[0]?.number;
}

// How many foods were listed when the page was shown last.
const shown = new Map();
