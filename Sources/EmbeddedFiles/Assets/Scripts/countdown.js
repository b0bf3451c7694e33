// Keeps days and hours to the end of the due date going while the page is open.
import { parse } from "./days.js";

const HOUR = 3_600_000;

export function enhanceCountdowns(root) {
  for (const clock of root.querySelectorAll("[data-countdown]")) {
    const due = parse(clock.dataset.countdown);
    if (due === null) continue;
    const show = () => {
      if (!clock.isConnected) { clearInterval(timer); return; }
      const now = new Date();
      const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / (24 * HOUR);
      if (due < today) return;
      put(clock, "days", due - today);
      put(clock, "hours", 23 - now.getHours());
    };
    const timer = setInterval(show, 60_000);
    show();
  }
}

function put(clock, name, value) {
  const place = clock.querySelector(`[data-output="${name}"]`);
  if (place.textContent !== String(value)) place.textContent = String(value);
}
