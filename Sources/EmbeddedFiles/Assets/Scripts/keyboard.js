// Keys beside those every control has: / reaches the field, Ctrl+Enter or ⌘ Enter logs, and on a sheet Enter alone does while
// nothing in it has the focus.
export function listenToKeys() {
  document.addEventListener("keydown", event => {
    if (event.defaultPrevented || event.isComposing) return;
    const sheet = document.querySelector("dialog[open]");
    if (event.key === "/" && !sheet && !event.ctrlKey && !event.metaKey && !event.altKey && !isTypedInto(event.target)) {
      const field = document.getElementById("sentence");
      if (!field) return;
      event.preventDefault();
      field.focus();
    }
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey || sheet && isAtRest(sheet))) send(event, sheet);
  });
}

function send(event, sheet) {
  const form = sheet ? document.getElementById("log") : event.target.closest("form");
  if (!form?.requestSubmit || event.repeat) return;
  event.preventDefault();
  form.requestSubmit();
}

const isTypedInto = target => target.matches?.("input, textarea, select, [contenteditable]");

// A sheet that just opened has its heading focused, which she did not choose.
const isAtRest = sheet => [document.body, sheet, sheet.querySelector("h1")].includes(document.activeElement);
