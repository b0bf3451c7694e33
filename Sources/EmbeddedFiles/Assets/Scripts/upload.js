// A file is sent with its progress shown. Without this the browser sends it just the same, and shows its own.
import { showAnswer } from "./navigation.js";

const sizes = new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 });

export function enhanceUploads(root) {
  for (const form of root.querySelectorAll("form[data-upload]")) {
    const file = form.querySelector("input[type=file]");
    file.addEventListener("change", () => refuseLargeFile(file));
    form.addEventListener("submit", event => {
      event.preventDefault();
      if (!form.querySelector(".is-busy")) send(form, file.files[0]);
    });
  }
}

// Said before megabytes are on their way for nothing.
function refuseLargeFile(field) {
  const limit = Number(field.dataset.uploadLimit);
  const megabytes = (field.files[0]?.size ?? 0) / 2 ** 20;
  field.setCustomValidity(
    megabytes > limit ? `This file has ${sizes.format(megabytes)} MB, and Corgina takes ${limit} MB at once.` : "");
  if (megabytes > limit) field.reportValidity();
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
    words.textContent = "Adding it to your diary…";
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
  request.send(new FormData(form));
}
