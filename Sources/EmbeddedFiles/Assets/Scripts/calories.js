// Figures roll from the old value to the new one, choosing a bar vibrates, and a tap anywhere on the calorie card unfolds its meals.
import { tick } from "./haptics.js";
import { isStill } from "./preferences.js";

const DURATION = 620;
// What each figure showed last, for as long as this page lives. Nothing is kept beyond it.
const shown = new Map();

export function enhanceCalories(root) {
  for (const figure of root.querySelectorAll("[data-roll]")) roll(figure);
  for (const card of root.querySelectorAll("[data-unfold]")) unfold(card);
  for (const bar of root.querySelectorAll(".week__days a")) bar.addEventListener("click", tick);
}

function roll(figure) {
  const words = figure.textContent;
  const name = `${location.pathname} ${figure.dataset.roll}`;
  const goal = number(words);
  const start = shown.get(name);
  shown.set(name, goal);
  if (start === undefined || start === goal || !Number.isFinite(goal) || isStill()) return;
  const unit = words.replace(/^[\d,]+/, "");
  const began = performance.now();
  const frame = now => {
    const share = Math.min((now - began) / DURATION, 1);
    // Settles without passing the goal: a figure must never show more than there is.
    const eased = 1 - (1 - share) ** 4;
    figure.textContent = share < 1 ? grouped(Math.round(start + (goal - start) * eased)) + unit : words;
    if (share < 1 && figure.isConnected) requestAnimationFrame(frame);
  };
  figure.textContent = grouped(start) + unit;
  requestAnimationFrame(frame);
}

const number = words => Number(words.match(/^[\d,]+/)?.[0].replaceAll(",", "") ?? NaN);
const grouped = value => String(value).replace(/\B(?=(\d{3})+$)/g, ",");

function unfold(card) {
  const meals = card.querySelector("details");
  if (!meals) return;
  meals.addEventListener("toggle", tick);
  card.addEventListener("click", event => {
    if (event.target.closest("a, button, summary, .cal__meals") || String(getSelection())) return;
    meals.open = !meals.open;
  });
}
