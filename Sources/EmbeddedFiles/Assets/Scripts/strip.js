// Scrolls a strip, such as the weeks, to the place it is about. The page itself does not move.
export function enhanceStrips(root) {
  for (const strip of root.querySelectorAll("[data-here]")) {
    const place = strip.querySelector(".is-shown") ?? strip.querySelector(".is-here");
    if (!place) continue;
    strip.scrollLeft = place.offsetLeft - strip.offsetLeft - (strip.clientWidth - place.offsetWidth) / 2;
  }
}
