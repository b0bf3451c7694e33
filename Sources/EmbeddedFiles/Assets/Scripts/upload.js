// A file is sent with its progress shown. Without this the browser sends it just the same, and shows its own.
import { isHealth, pickedOut } from "./health.js";
import { showAnswer } from "./navigation.js";

const sizes = new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 });

export function enhanceUploads(root) {
  for (const form of root.querySelectorAll("form[data-upload]")) {
    const file = form.querySelector("input[type=file]");
    file.addEventListener("change", () => refuseLargeFile(file));
    form.addEventListener("submit", event => {
      event.preventDefault();
      if (!form.querySelector(".is-busy")) void prepare(form, file);
    });
  }
}

// Said before megabytes are on their way for nothing. Of Apple Health's file only a part is sent.
async function refuseLargeFile(field) {
  const file = field.files[0];
  field.setCustomValidity("");
  if (!file || isSmallEnough(field, file)) return;
  if ("uploadHealth" in field.dataset && (await isHealth(file))) return;
  field.setCustomValidity(tooLarge(field, file));
  field.reportValidity();
}

const isSmallEnough = (field, file) => file.size / 2 ** 20 <= Number(field.dataset.uploadLimit);
const tooLarge = (field, file) =>
  `This file has ${sizes.format(file.size / 2 ** 20)} MB, and Corgina takes ${field.dataset.uploadLimit} MB at once.`;

async function prepare(form, field) {
  const file = field.files[0];
  if (!file || isSmallEnough(field, file)) return send(form, file);
  const part = form.querySelector(".upload");
  const bar = part.querySelector("progress");
  const button = form.querySelector("button[type=submit]");
  button.classList.add("is-busy");
  part.hidden = false;
  const words = part.querySelector("[role=status]");
  words.textContent = "Picking out what a diary keeps…";
  let smaller;
  try {
    smaller = await pickedOut(file, share => (bar.value = share));
  } catch {
    words.textContent = "The file could not be read. Choose it again.";
    return;
  } finally {
    button.classList.remove("is-busy");
  }
  if (isSmallEnough(field, smaller)) return send(form, smaller);
  field.setCustomValidity(tooLarge(field, smaller));
  field.reportValidity();
}

function send(form, file) {
  const part = form.querySelector(".upload");
  const bar = part.querySelector("progress");
  const words = part.querySelector("[role=status]");
  const button = form.querySelector("button[type=submit]");
  const request = new XMLHttpRequest();
  request.upload.addEventListener("progress", ({ loaded, total }) => {
    bar.value = loaded / total;
    words.textContent = `${sizes.format(loaded / 2 ** 20)} of ${sizes.format(total / 2 ** 20)} MB sent`;
  });
  request.upload.addEventListener("load", () => {
    bar.removeAttribute("value");
    words.textContent = form.dataset.uploadSent ?? "Adding it to your diary…";
  });
  request.addEventListener("load", () => {
    if (request.getResponseHeader("content-type")?.startsWith("text/html")) showAnswer(request.responseText, request.responseURL);
    else giveUp();
  });
  request.addEventListener("error", giveUp);
  function giveUp() {
    button.classList.remove("is-busy");
    bar.value = 0;
    words.textContent = "The connection was lost. Nothing was added. Try again.";
  }
  button.classList.add("is-busy");
  part.hidden = false;
  bar.value = 0;
  words.textContent = file ? `Sending ${file.name}` : "";
  request.open("POST", form.getAttribute("action"));
  const sent = new FormData(form);
  if (file) sent.set(form.querySelector("input[type=file]").name, file, file.name);
  request.send(sent);
}
