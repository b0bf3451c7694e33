// Keeps days and hours to the end of the due date going while the page is open, by her clock and not by the browser's.
const HOUR = 3_600_000;

export function enhanceCountdowns(root) {
  for (const clock of root.querySelectorAll("[data-countdown]")) {
    const end = Date.parse(clock.dataset.countdown);
    if (Number.isNaN(end)) continue;
    const show = () => {
      if (!clock.isConnected) { clearInterval(timer); return; }
      // Whole hours after the one that is running, as the server counts them.
      const hours = Math.ceil((end - Date.now()) / HOUR) - 1;
      if (hours < 0) return;
      put(clock, "days", Math.floor(hours / 24));
      put(clock, "hours", hours % 24);
    };
    const timer = setInterval(show, 60_000);
    show();
  }
}

function put(clock, name, value) {
  const place = clock.querySelector(`[data-output="${name}"]`);
  if (place.textContent !== String(value)) place.textContent = String(value);
}
