// The hint about the home screen, until it is followed or put away.
const STORE = "corgina.install";

export function enhanceInstall(root) {
  for (const hint of root.querySelectorAll("[data-install]")) {
    hint.hidden = localStorage.getItem(STORE) !== null || matchMedia("(display-mode: standalone)").matches || navigator.standalone === true;
    hint.querySelector("button").addEventListener("click", () => {
      localStorage.setItem(STORE, "seen");
      hint.hidden = true;
      document.getElementById("main")?.focus({ preventScroll: true });
    });
  }
}
