// Showing a passphrase while the eye is pressed in; hidden again before it is sent.
export function enhanceReveals(root) {
  for (const eye of root.querySelectorAll("[data-reveal]")) {
    const field = eye.parentElement.querySelector("input");
    const show = shown => {
      field.type = shown ? "text" : "password";
      eye.setAttribute("aria-pressed", shown);
    };
    eye.hidden = false;
    eye.addEventListener("click", () => { show(field.type === "password"); field.focus(); });
    field.form?.addEventListener("submit", () => show(false));
  }
}
