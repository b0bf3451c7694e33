// An entry that was deleted is seen to go: its row shrinks where it stood, and those below it make way.
import { isStill } from "./preferences.js";

const ROW = ".timeline > li";
// More than that is another list.
const MOST = 2;
const DURATION = 260;

const idOf = row => row?.querySelector("a[id]")?.id;
const shownIn = page => page.querySelector(".day-nav time")?.dateTime ?? page.querySelector("h1")?.textContent;

// The rows of this page that the next one has no more. To be called while they stand where they do.
export function rowsLeaving(page) {
  if (isStill() || page.querySelector("[data-held]") || shownIn(page) !== shownIn(document)) return [];
  const gone = [...document.querySelectorAll(ROW)].filter(row => idOf(row) && !page.getElementById(idOf(row)));
  return gone.length > MOST ? [] : gone.map(row => ({
    row, height: row.offsetHeight, above: idOf(row.previousElementSibling), below: idOf(row.nextElementSibling),
  }));
}

// Lets them go, on the next page.
export function letGo(leaving) {
  for (const { row, height, above, below } of leaving) {
    const ghost = row.cloneNode(true);
    for (const part of ghost.querySelectorAll("[id]")) part.removeAttribute("id");
    ghost.classList.add("is-gone");
    ghost.inert = true;
    ghost.ariaHidden = "true";
    const after = above && document.getElementById(above)?.closest("li");
    const before = below && document.getElementById(below)?.closest("li");
    if (after) after.after(ghost); else if (before) before.before(ghost); else continue;
    // A swipe has carried it away already.
    const opacity = row.matches(".is-swept") ? 0 : 1;
    const motion = ghost.animate(
      [{ height: `${height}px`, opacity }, { height: 0, paddingBlock: 0, opacity: 0 }], { duration: DURATION, easing: "ease-out" });
    motion.finished.catch(() => {}).finally(() => ghost.remove());
  }
}
