// Clocks that run on from the seconds the server counted, by her device's clock: one that slept shows the right time again.
export function enhanceRunning(root) {
  for (const clock of root.querySelectorAll("[data-clock]")) {
    const began = Date.now() - Number(clock.dataset.clock) * 1000;
    const show = () => {
      if (!clock.isConnected) {
        clearInterval(timer);
        document.removeEventListener("visibilitychange", show);
        return;
      }
      const text = words(Math.max(0, Math.floor((Date.now() - began) / 1000)));
      if (clock.textContent !== text) clock.textContent = text;
    };
    const timer = setInterval(show, 500);
    document.addEventListener("visibilitychange", show);
  }
}

// "1:10", and "1:02:10" from an hour on, as the server says it.
function words(seconds) {
  const two = value => String(value).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
