// Fields that grow with what is written; Enter sends the one sentence.
const growsByItself = CSS.supports("field-sizing", "content");

export function enhanceComposer(root) {
  for (const field of root.querySelectorAll("textarea[data-grow]")) {
    if (!growsByItself) {
      const grow = () => { field.style.height = "auto"; field.style.height = `${field.scrollHeight}px`; };
      field.addEventListener("input", grow);
      grow();
    }
    if (field.name !== "sentence") continue;
    field.addEventListener("keydown", event => {
      if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
      event.preventDefault();
      if (field.value.trim()) field.form.requestSubmit();
    });
  }
}
