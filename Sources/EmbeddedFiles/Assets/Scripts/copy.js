// Copying and printing the recovery code.
export function enhanceCopies(root) {
  for (const button of root.querySelectorAll("[data-copy]")) {
    if (!navigator.clipboard) { button.hidden = true; continue; }
    button.addEventListener("click", async () => {
      const words = button.querySelector("span");
      const groups = [...document.getElementById(button.dataset.copy).children];
      try {
        await navigator.clipboard.writeText(groups.map(group => group.textContent).join(" "));
        words.textContent = "Copied";
      } catch {
        words.textContent = "Could not copy";
      }
      setTimeout(() => { words.textContent = "Copy"; }, 2500);
    });
  }
  for (const button of root.querySelectorAll("[data-print]")) button.addEventListener("click", () => print());
}
