// A toast goes by itself, but never while it is read: a pointer over it or focus within stops the clock.
const SHOWN_FOR = 8000;

export function enhanceToasts(root) {
  for (const toast of root.querySelectorAll("[data-toast]")) {
    let timer;
    const leave = () => {
      toast.classList.add("is-leaving");
      setTimeout(() => toast.remove(), 400);
    };
    const start = () => { clearTimeout(timer); timer = setTimeout(leave, SHOWN_FOR); };
    const stop = () => clearTimeout(timer);
    toast.addEventListener("pointerenter", stop);
    toast.addEventListener("pointerleave", start);
    toast.addEventListener("focusin", stop);
    toast.addEventListener("focusout", start);
    start();
  }
}
