// A check answers at once with a tick; the day's last dose with a success, what is still missed with a warning, each once.
import { success, tick, warning } from "./haptics.js";

let wasDone;
let hasWarned = false;

export function enhanceSupplements(root) {
  for (const form of root.querySelectorAll("form[data-dose]")) form.addEventListener("submit", tick);
  const isDone = root.querySelector("[data-doses-done]") !== null;
  if (isDone && wasDone === false) success();
  // A page that shows no doses says nothing about them.
  if (isDone || root.querySelector("form[data-dose]")) wasDone = isDone;
  if (hasWarned || !root.querySelector("[data-missed]")) return;
  hasWarned = true;
  warning();
}
