// Her time zone and offset, so that "today" and "at noon" are hers.
export function enhanceClocks(root) {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone ?? "";
  for (const field of root.querySelectorAll("[data-zone]")) field.value = zone;
  for (const field of root.querySelectorAll("[data-offset]")) field.value = String(-new Date().getTimezoneOffset());
}

// The offset of the moment a form is sent, not of the moment its page was opened.
export function refreshClocks(form) { enhanceClocks(form); }
