// Calculated Information while she chooses a date. The server calculates again; this only shows.
import { parse } from "./days.js";

const TERM = 280;

// Days from the date entered back to the first day of the last period, as in the server's DatingMethod.
const offsets = {
  "due-date": () => TERM,
  "last-period": form => 28 - Number(form.elements.cycleLength.value || 28),
  "conception": () => 14,
  "embryo-transfer": form => 14 + Number(form.elements.embryoDay.value || 5),
  "ultrasound": form => form.elements.weeks.value === "" ? NaN : Number(form.elements.weeks.value) * 7 + Number(form.elements.days.value),
};

export function enhanceDating(root) {
  for (const form of root.querySelectorAll("form[data-calculate]")) {
    const update = () => show(form, parse(form.elements.date.value), parse(form.dataset.today));
    form.addEventListener("input", update);
    form.addEventListener("change", update);
    update();
  }
}

// A form is about one method, or lets her choose among all.
const methodOf = form => form.dataset.calculate === "any" ? form.elements.method.value : form.dataset.calculate;

function show(form, date, today) {
  const method = methodOf(form);
  const days = date === null ? null : today - (date - offsets[method](form));
  const problem = date === null ? "" : problemWith(method, date, today, days);
  const isShown = Number.isFinite(days) && !problem && days >= 0;
  const put = (name, words) => {
    const place = form.querySelector(`[data-output="${name}"]`);
    if (place && place.textContent !== words) place.textContent = words;
  };
  put("week", isShown ? `${Math.floor(days / 7)}w ${days % 7}d` : "–");
  put("days", isShown ? String(Math.max(0, TERM - days)) : "–");
  put("trimester", isShown ? (days < 98 ? "1st" : days < 196 ? "2nd" : "3rd") : "–");
  const alert = form.querySelector('[data-output="problem"]');
  if (alert) { alert.hidden = !problem; put("problem", problem); }
}

function problemWith(method, date, today, days) {
  if (method === "due-date") {
    if (date - today > 294) return "Due date cannot be more than 42 weeks in the future";
    return days > 308 ? "Due date cannot be more than 4 weeks in the past" : "";
  }
  const name = { "last-period": "Last period", "conception": "Conception date", "embryo-transfer": "Transfer date", "ultrasound": "Scan date" }[method];
  if (date > today) return `${name} cannot be in the future`;
  return days > 308 ? `${name}${method === "last-period" ? " date" : ""} seems too far in the past` : "";
}
