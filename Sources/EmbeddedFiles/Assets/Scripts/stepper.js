import { tick } from "./haptics.js";

// Steps an amount up and down; understands what the field allows: 2, 1.5, 1,5, 1/2, 1 1/2.
export function enhanceSteppers(root) {
  for (const stepper of root.querySelectorAll("[data-stepper]")) {
    const field = stepper.querySelector("input");
    for (const button of stepper.querySelectorAll("[data-step]")) {
      button.hidden = false;
      button.addEventListener("click", () => {
        field.value = text(next(read(field.value) ?? 1, button.dataset.step === "+", unitOf(field.form)?.value));
        tick();
        field.dispatchEvent(new Event("change", { bubbles: true }));
      });
    }
  }
  for (const form of root.querySelectorAll("form[data-amount]")) enhanceAmount(form);
}

// A changed amount is sent at once, and its calories follow before the answer is there.
function enhanceAmount(form) {
  form.querySelector("button[type=submit]").hidden = true;
  const { amount, portion } = form.elements;
  let grams = weight(form);
  portion.addEventListener("change", event => {
    // A weight in another unit is the same food; so many of another piece are not.
    if (grams > 0 && weight(form) > 0 && (isMeasured(portion.value) || isMeasured(form.dataset.unit))) {
      const converted = (read(amount.value) ?? 1) * grams / weight(form);
      const grain = ["g", "ml"].includes(portion.value) && converted >= 1 ? 1 : 0.25;
      amount.value = text(Math.max(grain, Math.round(converted / grain) * grain));
    }
    event.stopPropagation();
    changed();
  });
  amount.addEventListener("change", changed);
  form.dataset.unit = portion.value;

  function changed() {
    form.dataset.unit = portion.value;
    grams = weight(form);
    const quantity = read(amount.value);
    const figure = form.closest("details").querySelector("[data-output=energy]");
    if (quantity && figure) figure.textContent = Math.round(quantity * (grams || 1) * form.dataset.amount).toLocaleString("en-US");
    form.requestSubmit();
  }
}

const unitOf = form => form?.elements.portion;
const weight = form => Number(unitOf(form).selectedOptions[0]?.dataset.grams ?? 0);

// Units of mass and volume, as the server calls them; the rest are pieces and portions.
const measures = new Set(["g", "oz", "ml", "fl oz", "cup", "glass", "tablespoon", "teaspoon"]);
const isMeasured = unit => measures.has(unit);

// A tap moves a weight by what shows, a portion by a half, and by a quarter below one.
function stepFrom(amount, unit) {
  if (unit === "g") return amount < 20 ? 1 : amount < 100 ? 5 : 10;
  if (unit === "ml") return amount < 100 ? 10 : 50;
  return amount < 1 ? 0.25 : 0.5;
}

function next(amount, isMore, unit) {
  // Down from 100 is a step of those below it.
  const step = stepFrom(isMore ? amount : amount - 1e-9, unit);
  const steps = isMore ? Math.floor(amount / step + 1e-9) + 1 : Math.ceil(amount / step - 1e-9) - 1;
  return Math.max(step, steps * step);
}

const text = amount => String(Math.round(amount * 100) / 100);

export function read(text) {
  const match = text.trim().replace(",", ".").match(/^(?:(\d+)\s+)?(\d+(?:\.\d+)?)(?:\s*\/\s*(\d+))?$/);
  if (!match) return null;
  const [, whole, number, divisor] = match;
  if (divisor === "0" || (whole && !divisor)) return null;
  return Number(whole ?? 0) + Number(number) / Number(divisor ?? 1);
}
