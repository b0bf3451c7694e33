// Symptoms are found as she types; without script the same field is sent and answered.
export function enhanceFilters(root) {
  for (const field of root.querySelectorAll("[data-filter]")) {
    const list = document.querySelector("[data-filtered]");
    if (!list) continue;
    field.addEventListener("input", () => filter(list, words(field.value)));
    // A field that comes anew may stand over a list that was narrowed before.
    if (root !== document) filter(list, []);
  }
}

function filter(list, wanted) {
  for (const group of list.querySelectorAll("section")) {
    const heading = words(group.querySelector("h2").textContent);
    let shown = 0;
    for (const item of group.querySelectorAll("li")) {
      const own = [...words(item.textContent), ...heading];
      item.hidden = !wanted.every(word => own.some(each => each.startsWith(word)));
      if (!item.hidden) shown += 1;
    }
    group.hidden = shown === 0;
  }
}

function words(text) {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}
