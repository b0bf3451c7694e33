// An empty field for a date or a time shows in WebKit what day and time it is, only paler, as if it were filled in. There it is
// marked as empty, and words stand in it until it is entered or has a value.
const isWebKit = navigator.vendor.startsWith("Apple");

export function enhanceDates(root) {
  if (!isWebKit) return;
  for (const field of root.querySelectorAll("input:is([type=date], [type=time])")) {
    const mark = () => {
      field.toggleAttribute("data-empty", !field.value);
      if (field.value) field.removeAttribute("aria-description"); else field.setAttribute("aria-description", "Not set");
    };
    for (const name of ["input", "change"]) field.addEventListener(name, mark);
    mark();
  }
}
