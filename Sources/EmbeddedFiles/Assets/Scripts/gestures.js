// Gestures on the page as a whole: every one of them has a button that does the same.
import { tick } from "./haptics.js";

const EDGE = 24, FAR = 84;

export function enhanceGestures() {
  listen();
  pullToRefresh();
}

// Listeners on the document outlive the pages that come and go in it.
let isListening = false;

function listen() {
  if (isListening) return;
  isListening = true;
  swipeBack();
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

const followed = new WeakSet();

// A browser tab has its own; an app on the home screen has none.
function pullToRefresh() {
  const main = document.querySelector("[data-refresh]");
  if (!main || followed.has(main) || !matchMedia("(display-mode: standalone)").matches) return;
  followed.add(main);
  let from = null, pulled = 0;
  main.addEventListener("touchstart", event => {
    // The page it holds may be another by now.
    from = main.matches("[data-refresh]") && scrollY <= 0 ? event.touches[0].clientY : null;
  }, { passive: true });
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
