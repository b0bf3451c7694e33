// Gestures that press what is already on the page: every one of them has a button that does the same.
import { tick } from "./haptics.js";

const EDGE = 24, FAR = 84, LONG = 500;

export function enhanceGestures(root) {
  listen();
  pullToRefresh();
  for (const row of root.querySelectorAll("[data-swipe]")) swipeRow(row);
  for (const menu of root.querySelectorAll("[data-menu]")) longPress(menu);
}

// Listeners on the document outlive the pages that come and go in it.
let isListening = false;

function listen() {
  if (isListening) return;
  isListening = true;
  swipeBack();
  document.addEventListener("click", closeMenus);
  document.addEventListener("keydown", event => { if (event.key === "Escape") closeMenus(event); });
}

function swipeBack() {
  let start = null;
  document.addEventListener("touchstart", event => {
    const touch = event.touches[0];
    start = event.touches.length === 1 && touch.clientX < EDGE && !document.querySelector("dialog[open]") ? touch : null;
  }, { passive: true });
  document.addEventListener("touchend", event => {
    const touch = event.changedTouches[0];
    if (start && touch.clientX - start.clientX > FAR && Math.abs(touch.clientY - start.clientY) < FAR) {
      document.querySelector('.topbar a[aria-label^="Back"]')?.click();
    }
    start = null;
  });
}

// A browser tab has its own; an app on the home screen has none.
function pullToRefresh() {
  const main = document.querySelector("[data-refresh]");
  if (!main || main.dataset.refresh || !matchMedia("(display-mode: standalone)").matches) return;
  main.dataset.refresh = "on";
  let from = null, pulled = 0;
  main.addEventListener("touchstart", event => { from = scrollY <= 0 ? event.touches[0].clientY : null; }, { passive: true });
  main.addEventListener("touchmove", event => {
    if (from === null) return;
    pulled = Math.max(0, event.touches[0].clientY - from);
    main.style.translate = `0 ${Math.min(pulled / 3, 40)}px`;
  }, { passive: true });
  main.addEventListener("touchend", () => {
    main.style.translate = "";
    if (from !== null && pulled > FAR * 1.5) { tick(); location.reload(); }
    from = null;
    pulled = 0;
  });
}

// A short quick flick counts like a long slow drag.
const FLICK = 0.6, SHORT = 32;

function swipeRow(row) {
  let start = null, moved = 0, began = 0;
  row.addEventListener("touchstart", event => { start = event.touches[0]; moved = 0; began = event.timeStamp; }, { passive: true });
  row.addEventListener("touchmove", event => {
    if (!start) return;
    const touch = event.touches[0];
    if (Math.abs(touch.clientY - start.clientY) > 24) { start = null; row.style.translate = ""; return; }
    moved = Math.min(0, touch.clientX - start.clientX);
    // Past the point where letting go acts it follows the finger at a third.
    const pulled = moved < -FAR ? -FAR + (moved + FAR) / 3 : moved;
    row.style.translate = moved < -8 ? `${pulled}px 0` : "";
    row.classList.toggle("is-swiped", moved < -8);
  }, { passive: true });
  for (const end of ["touchend", "touchcancel"]) {
    row.addEventListener(end, event => {
      const isFlicked = moved < -SHORT && -moved / (event.timeStamp - began) > FLICK;
      row.style.translate = "";
      row.classList.remove("is-swiped");
      if (start && end === "touchend" && (moved < -FAR || isFlicked)) {
        tick();
        row.classList.add("is-leaving");
        row.querySelector("[data-swiped]")?.form.requestSubmit();
      }
      start = null;
    });
  }
}

function longPress(menu) {
  const host = menu.closest(".row, .card") ?? menu.parentElement;
  let timer, hasOpened = false;
  const open = () => { menu.open = hasOpened = true; tick(); };
  host.addEventListener("touchstart", () => { hasOpened = false; timer = setTimeout(open, LONG); }, { passive: true });
  for (const name of ["touchmove", "touchcancel"]) host.addEventListener(name, () => clearTimeout(timer), { passive: true });
  // The finger that opened the menu does not also tap what lies under it.
  host.addEventListener("touchend", event => { clearTimeout(timer); if (hasOpened) event.preventDefault(); hasOpened = false; });
}

function closeMenus(event) {
  for (const menu of document.querySelectorAll("[data-menu][open]")) {
    if (event.type === "click" && menu.contains(event.target)) continue;
    menu.open = false;
    if (event.type === "keydown") menu.querySelector("summary").focus();
  }
}
