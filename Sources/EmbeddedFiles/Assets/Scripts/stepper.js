import { tick } from "./haptics.js";

// Steps an amount up and down; understands what the field allows: 2, 1.5, 1,5, 1/2, 1 1/2.
export function enhanceSteppers(root) {
  for (const stepper of root.querySelectorAll("[data-stepper]")) {
    const field = stepper.querySelector("input");
    const size = Number(stepper.dataset.stepper) || 1;
    for (const button of stepper.querySelectorAll("[data-step]")) {
      button.hidden = false;
      button.addEventListener("click", () => {
        const amount = read(field.value) ?? 1;
        const step = isGrams(stepper) ? 10 : size;
        const next = button.dataset.step === "+" ? Math.floor(amount / step + 1e-9) * step + step : Math.ceil(amount / step - 1e-9) * step - step;
        field.value = String(Math.max(step, Math.round(next * 100) / 100));
        tick();
      });
    }
  }
}

const isGrams = stepper => stepper.closest("form")?.elements.portion?.value === "g";

export function read(text) {
  const match = text.trim().replace(",", ".").match(/^(?:(\d+)\s+)?(\d+(?:\.\d+)?)(?:\s*\/\s*(\d+))?$/);
  if (!match) return null;
  const [, whole, number, divisor] = match;
  if (divisor === "0" || (whole && !divisor)) return null;
  return Number(whole ?? 0) + Number(number) / Number(divisor ?? 1);
}
