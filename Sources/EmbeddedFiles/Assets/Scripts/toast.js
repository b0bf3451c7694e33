// A toast disappears by itself, but not while a pointer is over it or the focus is in it.
const SHOWN_FOR = 8000;

// Words of the page's own, said once at a time.
export function sayOnPage(id, text, role) {
  document.getElementById(id)?.remove();
  const place = document.createElement("div");
  place.id = id;
  place.className = "toast-place";
  const words = document.createElement("p");
  words.className = "toast glass";
  words.setAttribute("role", role);
  words.textContent = text;
  place.append(words);
  // Above an open sheet, and within it, since all else is out of reach.
  place.popover = "manual";
  (document.querySelector("dialog[open]") ?? document.body).append(place);
  place.showPopover?.();
  setTimeout(() => place.remove(), SHOWN_FOR);
}

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
