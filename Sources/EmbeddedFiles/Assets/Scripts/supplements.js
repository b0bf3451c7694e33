// A check answers at once with a tick; the day's last dose with a success, what is still missed with a warning, each once.
import { success, tick, warning } from "./haptics.js";

let wasDone;
let hasWarned = false;

export function enhanceSupplements(root) {
  for (const form of root.querySelectorAll("form[data-dose]")) {
    form.addEventListener("submit", tick);
    coverWithSwitch(form);
  }
  const isDone = document.querySelector("[data-doses-done]") !== null;
  if (isDone && wasDone === false) success();
  // A page that shows no doses says nothing about them.
  if (isDone || document.querySelector("form[data-dose]")) wasDone = isDone;
  if (hasWarned || !document.querySelector("[data-missed]")) return;
  hasWarned = true;
  warning();
}

// Safari gives a tap on a switch the phone's own haptic and nothing else any: one lies unseen over the check, which stays what is
// named, focused and pressed.
function coverWithSwitch(form) {
  const button = form.querySelector("button[type=submit]");
  if (!("switch" in HTMLInputElement.prototype) || !button || form.querySelector(".touch-switch")) return;
  const cover = document.createElement("input");
  cover.type = "checkbox";
  cover.setAttribute("switch", "");
  cover.className = "touch-switch";
  cover.tabIndex = -1;
  cover.setAttribute("aria-hidden", "true");
  cover.addEventListener("change", () => form.requestSubmit(button));
  form.append(cover);
}
