// A sheet becomes modal: focus stays within, Escape, a tap beside it and a swipe down use its own close control.
let opener = null;

export const rememberOpener = element => { opener = element?.id || element?.getAttribute?.("aria-label") || null; };

export function enhanceSheets(root) {
  const sheet = document.querySelector("dialog[data-sheet]");
  if (!sheet) { giveFocusBack(); return; }
  takeStandInsAway(document);
  // The page beneath changed, and the sheet stays.
  if (root.querySelector("dialog[data-sheet]") !== sheet) return;
  // The height is set first: the sheet is laid out when the heading takes the focus, and then only once.
  const heights = detents(sheet);
  if (!sheet.matches(":modal")) sheet.showModal();
  sheet.querySelector("h1")?.focus({ preventScroll: true });
  const close = () => sheet.querySelector("[data-close]")?.click();
  sheet.addEventListener("cancel", event => { event.preventDefault(); close(); });
  sheet.addEventListener("click", event => { if (event.target === sheet && isBeside(event, sheet)) close(); });
  drag(sheet, heights, close);
}

// Takes away what stands in for a modal sheet on a page without script. On a page that is not shown yet this costs no layout.
export function takeStandInsAway(page) {
  for (const scrim of page.querySelectorAll(".scrim")) scrim.hidden = true;
  for (const layer of page.querySelectorAll("body > [inert]")) layer.inert = false;
  page.querySelector("dialog[data-sheet]:not(:modal)")?.removeAttribute("open");
}

function isBeside(event, sheet) {
  const box = sheet.getBoundingClientRect();
  return event.clientY < box.top || event.clientX < box.left || event.clientX > box.right || event.clientY > box.bottom;
}

function giveFocusBack() {
  if (!opener) return;
  const element = document.getElementById(opener) ?? document.querySelector(`[aria-label="${CSS.escape(opener)}"]`);
  // A field that gets the focus back raises the keyboard of a phone over what has just arrived.
  const isTyped = element?.matches("textarea, input") && matchMedia("(pointer: coarse)").matches;
  (isTyped ? document.getElementById("main") : element)?.focus({ preventScroll: true });
  opener = null;
}

// Where she left the sheet of this address, so that a changed amount does not fold it again.
let left = { path: null, detent: null };

// Two heights on a phone, medium and large. What fits into the medium one has only that.
function detents(sheet) {
  const grabber = sheet.querySelector("[data-grabber]");
  const heights = {
    get isLarge() { return sheet.dataset.detent === "large"; },
    get areTwo() { return !grabber.inert; },
    set(detent) {
      sheet.dataset.detent = detent;
      left = { path: location.pathname, detent };
      grabber.setAttribute("aria-expanded", String(detent === "large"));
    },
    change(detent) {
      this.set(detent);
      if (detent === "medium") sheet.scrollTop = 0;
    },
    toggle() { this.change(this.isLarge ? "medium" : "large"); },
  };
  heights.set(left.path === location.pathname ? left.detent : sheet.dataset.detent);
  sheet.classList.add("has-detents");
  grabber.addEventListener("click", () => heights.toggle());
  const medium = () => parseFloat(getComputedStyle(sheet).getPropertyValue("--medium")) / 100 * innerHeight;
  // Nothing to choose where everything fits: the grabber then only shows that the sheet can be swiped away.
  new ResizeObserver(() => { grabber.inert = sheet.scrollHeight <= medium() + 1; }).observe(sheet.querySelector(".sheet__body"));
  return heights;
}

const FAR = 110, NEAR = 32, STILL = 6;
// Pixels a millisecond from which a downward stroke closes the sheet however short it is.
const FLICK = 0.7;

function drag(sheet, heights, close) {
  let start = null, moved = 0, began = 0;
  sheet.addEventListener("touchstart", event => {
    const isGrabbed = event.target.closest(".grabber, .sheet__head");
    const isFree = (isGrabbed || sheet.scrollTop <= 0) && event.touches.length === 1 && !event.target.closest("input, textarea, select");
    start = isFree ? event.touches[0].clientY : null;
    moved = 0;
    began = event.timeStamp;
  }, { passive: true });
  sheet.addEventListener("touchmove", event => {
    if (start === null) return;
    moved = event.touches[0].clientY - start;
    if (moved < -NEAR && heights.areTwo && !heights.isLarge) { heights.change("large"); start = null; moved = 0; }
    sheet.style.translate = moved > 0 ? `0 ${moved}px` : "";
    sheet.classList.toggle("is-dragged", moved > 0);
  }, { passive: true });
  for (const end of ["touchend", "touchcancel"]) {
    sheet.addEventListener(end, event => {
      sheet.classList.remove("is-dragged");
      sheet.style.translate = "";
      const isFlicked = moved > NEAR && moved / (event.timeStamp - began) > FLICK && !(heights.areTwo && heights.isLarge);
      const isFar = isFlicked || moved > (heights.areTwo && heights.isLarge ? sheet.clientHeight / 2 : FAR);
      if (start !== null && end === "touchend") {
        if (isFar) close();
        else if (Math.abs(moved) < STILL && event.target.closest(".grabber")) {
          // Browsers may swallow the click of a tap that follows a drag at once; so it is not waited for.
          event.preventDefault();
          heights.toggle();
        }
        else if (moved > NEAR && heights.areTwo && heights.isLarge) heights.change("medium");
      }
      start = null;
    });
  }
}
