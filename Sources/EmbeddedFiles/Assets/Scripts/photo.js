// A photo is made small and upright here, and loses all that its file says besides, before any of it is sent.
import { showAnswer } from "./navigation.js";

// Pixels of the longer side, and how closely each is kept.
const SIZES = [["photo", 1_600, .82], ["small", 320, .75]];

export function enhancePhotos(root) {
  for (const form of root.querySelectorAll("form[data-photo]")) takePhotos(form);
  for (const shot of root.querySelectorAll("[data-shot]")) takeTaps(shot);
}

function takePhotos(form) {
  // What is chosen is sent at once.
  form.querySelector("button[type=submit]").hidden = true;
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
    words.textContent = "Sending your photo…";
    const answer = await fetch(form.getAttribute("action"), {
      method: "POST", body, credentials: "same-origin", headers: { accept: "text/html" },
    });
    if (!answer.headers.get("content-type")?.startsWith("text/html")) throw new TypeError("not a page");
    showAnswer(await answer.text(), answer.url);
  } catch (error) {
    words.textContent = error instanceof NoPicture
      ? "This browser cannot show that file. Choose a photo as JPEG, PNG or WebP."
      : "The connection was lost. Nothing was sent. Choose the photo again.";
    for (const field of form.querySelectorAll("input[type=file]")) field.value = "";
  } finally {
    form.classList.remove("is-busy");
  }
}

class NoPicture extends Error {}

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

// A tap on a food places a mark there, to be named in the list below.
function takeTaps(shot) {
  const form = shot.closest("form");
  const button = form.querySelector("[data-mark]");
  shot.classList.add("is-tappable");
  shot.addEventListener("click", event => {
    const frame = shot.getBoundingClientRect();
    const parts = [(event.clientX - frame.left) / frame.width, (event.clientY - frame.top) / frame.height];
    button.value = parts.map(part => Math.min(1, Math.max(0, part)).toFixed(3)).join(" ");
    form.requestSubmit(button);
  });
  // The one just placed is named next.
  const fields = [...form.querySelectorAll(".photo-foods input")];
  const next = fields.at(-1);
  if (next && !next.value && fields.length > Number(shown.get(form.action) ?? 0)) next.focus();
  shown.set(form.action, fields.length);
}

// How many foods were listed when the page was shown last.
const shown = new Map();
