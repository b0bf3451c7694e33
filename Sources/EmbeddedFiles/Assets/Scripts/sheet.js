// A sheet becomes modal: focus stays within, Escape, a tap beside it and a swipe down use its own close control.
let opener = null;

export const rememberOpener = element => { opener = element?.id || element?.getAttribute?.("aria-label") || null; };

export function enhanceSheets(root) {
  const sheet = root.querySelector("dialog[data-sheet]");
  if (!sheet) { giveFocusBack(); return; }
  for (const scrim of document.querySelectorAll(".scrim")) scrim.hidden = true;
  for (const layer of document.querySelectorAll("[inert]")) layer.inert = false;
  sheet.close();
  sheet.showModal();
  sheet.querySelector("h1")?.focus({ preventScroll: true });
  const close = () => sheet.querySelector("[data-close]")?.click();
  sheet.addEventListener("cancel", event => { event.preventDefault(); close(); });
  sheet.addEventListener("click", event => { if (event.target === sheet && isBeside(event, sheet)) close(); });
  swipeDown(sheet, close);
}

function isBeside(event, sheet) {
  const box = sheet.getBoundingClientRect();
  return event.clientY < box.top || event.clientX < box.left || event.clientX > box.right || event.clientY > box.bottom;
}

function giveFocusBack() {
  if (!opener) return;
  const element = document.getElementById(opener) ?? document.querySelector(`[aria-label="${CSS.escape(opener)}"]`);
  element?.focus({ preventScroll: true });
  opener = null;
}

function swipeDown(sheet, close) {
  let start = null, moved = 0;
  sheet.addEventListener("touchstart", event => {
    const isAtTop = sheet.scrollTop <= 0 && event.touches.length === 1 && !event.target.closest("input, textarea, select");
    start = isAtTop ? event.touches[0].clientY : null;
    moved = 0;
  }, { passive: true });
  sheet.addEventListener("touchmove", event => {
    if (start === null) return;
    moved = event.touches[0].clientY - start;
    if (sheet.scrollTop > 0) { start = null; moved = 0; }
    sheet.style.translate = moved > 0 ? `0 ${moved}px` : "";
    sheet.classList.toggle("is-dragged", moved > 0);
  }, { passive: true });
  sheet.addEventListener("touchend", () => {
    sheet.classList.remove("is-dragged");
    if (start !== null && moved > 110) close();
    else sheet.style.translate = "";
    start = null;
  });
}
