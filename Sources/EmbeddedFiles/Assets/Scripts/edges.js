// A row that is being swiped: what shows at its edges, and how it moves back.
import { isStill } from "./preferences.js";

// So many pixels from its place, letting go of a row does what the edge says.
export const FAR = 84;

export const within = (least, value, most) => Math.min(Math.max(value, least), most);

// The button or link that a swipe to that side presses.
export const swipedTo = {
  left: row => row.querySelector("[data-swipe-left]"),
  right: row => row.querySelector("[data-swipe-right]"),
};

// Beyond that point it follows the finger at a third of its speed.
export function offsetFor(moved) {
  const far = Math.abs(moved);
  return Math.sign(moved) * (far > FAR ? FAR + (far - FAR) / 3 : far);
}

// What stands beyond the row's edge, in words and with the button's own sign.
export function edge(row, side, button) {
  const there = row.querySelector(`.swipe-act--${side}`);
  if (there) return there;
  const act = document.createElement("span");
  act.className = `swipe-act swipe-act--${side}`;
  if (side === "left" && row.dataset.swipe === "removes") act.classList.add("swipe-act--removes");
  act.setAttribute("aria-hidden", "true");
  const sign = button.querySelector("svg")?.cloneNode(true);
  const words = document.createElement("b");
  words.textContent = button.dataset[side === "left" ? "swipeLeft" : "swipeRight"];
  act.append(...[sign, words].filter(Boolean));
  row.append(act);
  return act;
}

// Springs back, the quicker the finger was.
export function settle(row, moved, speed) {
  const done = () => {
    row.classList.remove("is-swiped");
    for (const act of row.querySelectorAll(".swipe-act")) act.remove();
  };
  const from = row.style.translate;
  row.style.translate = "";
  if (!from || isStill()) { done(); return; }
  const duration = within(180, Math.abs(offsetFor(moved)) / Math.max(Math.abs(speed), 0.3), 340);
  row.animate({ translate: [from, "0 0"] }, { duration, easing: "cubic-bezier(.2, .9, .3, 1.08)" }).finished.then(done, done);
}
