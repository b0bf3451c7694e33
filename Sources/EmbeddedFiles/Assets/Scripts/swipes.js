// A row follows the finger and shows at its edge what letting go does: it presses a button or a link the row has anyway.
import { whenUnanswered } from "./busy.js";
import { FAR, edge, offsetFor, settle, swipedTo, within } from "./edges.js";
import { tick } from "./haptics.js";
import { noteSwiped } from "./hints.js";
import { isStill } from "./preferences.js";
import { Stroke } from "./stroke.js";

// Where the way back begins.
const EDGE = 24;
// A short quick flick counts like a long slow stroke: pixels, and pixels a millisecond.
const SHORT = 32, FLICK = 0.6;

export function enhanceSwipes(root) {
  for (const row of root.querySelectorAll("[data-swipe]")) followFinger(row);
}

const sideOf = offset => offset < 0 ? "left" : "right";

function followFinger(row) {
  let stroke = null;
  row.addEventListener("touchstart", event => {
    const touch = event.touches[0];
    const isTaken = row.matches(".is-swept") || event.target.closest(".menu[open], input, select, textarea");
    stroke = event.touches.length === 1 && touch.clientX > EDGE && !isTaken ? new Stroke(touch, event.timeStamp) : null;
  }, { passive: true });
  row.addEventListener("touchmove", event => {
    if (!stroke) return;
    stroke.move(event.touches[0], event.timeStamp);
    if (stroke.way === "other") stroke = null;
    if (!stroke?.isSideways) return;
    // The sheet it lies on stays where it is.
    event.stopPropagation();
    show(row, stroke.moved);
  }, { passive: true });
  row.addEventListener("touchend", event => {
    if (stroke?.isSideways) letGo(row, stroke, event.timeStamp);
    stroke = null;
  });
  row.addEventListener("touchcancel", () => {
    if (stroke?.isSideways) settle(row, 0, 0);
    stroke = null;
  });
}

function show(row, moved) {
  const side = sideOf(moved);
  const button = swipedTo[side](row);
  const act = button ? edge(row, side, button) : null;
  for (const other of row.querySelectorAll(".swipe-act")) if (other !== act) other.remove();
  row.classList.add("is-swiped");
  row.style.translate = button ? `${offsetFor(moved)}px 0` : "";
  const isArmed = Math.abs(moved) > FAR;
  if (!act || act.classList.contains("is-armed") === isArmed) return;
  act.classList.toggle("is-armed", isArmed);
  tick();
}

function letGo(row, stroke, time) {
  const { moved } = stroke;
  const side = sideOf(moved), speed = stroke.speed(time);
  // Towards the edge it came from, or back again.
  const onward = speed * Math.sign(moved);
  const acts = onward > -FLICK && (Math.abs(moved) > FAR || Math.abs(moved) > SHORT && onward > FLICK);
  const button = swipedTo[side](row);
  if (!button || !acts) { settle(row, moved, speed); return; }
  tick();
  noteSwiped();
  if (side === "left" && row.dataset.swipe === "removes") leave(row, moved, speed, button);
  else settle(row, moved, speed);
  button.click();
}

// Goes on as fast as the finger threw it, and comes back if what it did was not taken.
function leave(row, moved, speed, button) {
  row.classList.add("is-swept");
  const from = row.style.translate;
  const duration = within(110, row.clientWidth / Math.max(Math.abs(speed), 0.8), 280);
  const motion = isStill() ? null : row.animate({ translate: [from, "-100% 0"] }, { duration, easing: "ease-out", fill: "forwards" });
  whenUnanswered(button, () => {
    motion?.cancel();
    row.classList.remove("is-swept");
    settle(row, moved, 0);
  });
}
