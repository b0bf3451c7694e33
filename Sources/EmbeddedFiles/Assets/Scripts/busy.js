// Buttons whose answer is there and about to be shown: what stands for it stays until then, and becomes it where it can.
export const answered = new WeakSet();

// A button is busy while what it sent is answered. An answer brings a new page; without one the button is there again.
export function whenUnanswered(button, undo) {
  let wasBusy = false;
  const watch = new MutationObserver(() => {
    const isBusy = button.classList.contains("is-busy");
    if (wasBusy && !isBusy) {
      watch.disconnect();
      undo();
    }
    wasBusy = isBusy;
  });
  watch.observe(button, { attributeFilter: ["class"] });
}
