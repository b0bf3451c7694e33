// A question that unfolded takes the focus; Escape folds it again and gives the focus back.
export function enhanceConfirmations(root) {
  for (const question of root.querySelectorAll("[data-confirm]")) {
    const ask = question.querySelector("summary");
    question.addEventListener("toggle", () => {
      if (!question.open) return;
      question.querySelector(".confirm__box").scrollIntoView({ block: "nearest" });
      question.querySelector("button[type=submit]").focus({ preventScroll: true });
    });
    question.addEventListener("keydown", event => {
      if (event.key !== "Escape" || !question.open) return;
      event.stopPropagation();
      question.open = false;
      ask.focus();
    });
  }
}
