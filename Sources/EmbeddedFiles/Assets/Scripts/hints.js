// Tells her once on each device that rows can be swiped and held: a visible row moves a little, and a line under it says so until she
// has swiped or dismissed it. With a mouse nothing is told.
import { edge, settle, swipedTo } from "./edges.js";
import { isStill } from "./preferences.js";

const STORE = "corgina.swipes";
const NUDGE = 26;

const isTouched = () => matchMedia("(hover: none) and (pointer: coarse)").matches;
const told = () => { try { return localStorage.getItem(STORE); } catch { return "known"; } };
const tell = how => { try { localStorage.setItem(STORE, how); } catch { /* Then it is told again. */ } };

export function enhanceHints(root) {
  if (!isTouched() || told() === "known" || document.querySelector(".swipe-tip")) return;
  // Not on a sheet, where she is in the middle of something.
  const row = [...root.querySelectorAll("[data-swipe]")].find(row => !row.closest("dialog, [inert]") && swipedTo.left(row));
  const group = row?.closest(".group");
  if (!group) return;
  addTip(group);
  if (!told() && !isStill()) nudgeWhenSeen(row);
}

export function noteSwiped() {
  if (told() === "known") return;
  tell("known");
  document.querySelector(".swipe-tip")?.remove();
}

function addTip(group) {
  const tip = document.createElement("div");
  tip.className = "swipe-tip";
  const words = document.createElement("p");
  words.textContent = "Swipe rows left or right, or hold them.";
  const button = document.createElement("button");
  button.type = "button";
  button.className = "link";
  button.textContent = "Got it";
  button.addEventListener("click", () => { tell("known"); tip.remove(); });
  tip.append(words, button);
  group.after(tip);
}

function nudgeWhenSeen(row) {
  const seen = new IntersectionObserver(([sight]) => {
    if (!sight.isIntersecting || told()) return;
    seen.disconnect();
    tell("nudged");
    edge(row, "left", swipedTo.left(row));
    row.classList.add("is-swiped");
    const motion = row.animate({ translate: ["0 0", `${-NUDGE}px 0`, "0 0"] }, { duration: 900, delay: 400, easing: "ease-in-out" });
    motion.finished.then(() => settle(row, 0, 0), () => settle(row, 0, 0));
  }, { threshold: 1 });
  seen.observe(row);
}
