// A wheel in front of the native date field. What the form sends is still the native field.
import { tick } from "./haptics.js";
import { isStill } from "./preferences.js";
import { addMonths, daysInMonth, format, months, number, parse, parts } from "./days.js";

export function enhanceWheels(root) {
  for (const host of root.querySelectorAll("[data-wheel]")) {
    const field = host.querySelector("input[type=date]");
    const start = parse(field.value);
    if (start === null) continue;
    new Wheel(host, field, start);
  }
}

// Day, month and year in the order of her region, which the page's language names. Where no region is known the pages write the day first.
const language = () => document.documentElement.lang === "en" ? "en-GB" : document.documentElement.lang;
const order = () =>
  new Intl.DateTimeFormat(language()).formatToParts().map(part => part.type).filter(type => ["day", "month", "year"].includes(type));

class Wheel {
  constructor(host, field, start) {
    this.field = field;
    [this.first, this.last] = [parse(field.min), parse(field.max)];
    const years = range(parts(this.first).year, parts(this.last).year);
    const now = parts(start);
    const changed = () => this.changed();
    this.days = new Column("Day", range(1, 31), now.day, String, changed, step => this.go(this.day + step));
    this.months = new Column("Month", range(1, 12), now.month, value => months[value - 1], changed, step => this.go(addMonths(this.day, step)));
    this.years = new Column("Year", years, now.year, String, changed, step => this.go(addMonths(this.day, 12 * step)));
    const wheel = document.createElement("div");
    wheel.className = "wheel";
    wheel.setAttribute("role", "group");
    wheel.setAttribute("aria-label", document.querySelector(`label[for="${field.id}"]`)?.textContent ?? "Date");
    const lens = document.createElement("div");
    lens.className = "wheel__lens";
    lens.setAttribute("aria-hidden", "true");
    const columns = { day: this.days, month: this.months, year: this.years };
    wheel.append(lens, ...order().map(part => columns[part].element));
    host.append(wheel);
    host.classList.add("has-wheel");
    for (const column of [this.days, this.months, this.years]) column.settle();
    this.limit();
    field.addEventListener("change", () => this.follow());
  }

  get day() { return number(this.years.value, this.months.value, this.days.value); }

  // The keys move through the calendar, so that the day after the last of a month is the first of the next.
  go(day) {
    this.show(Math.min(Math.max(day, this.first), this.last));
    this.changed();
  }

  show(date) {
    const { year, month, day } = parts(date);
    this.years.turn(year); this.months.turn(month); this.days.turn(day);
  }

  changed() {
    this.limit();
    const value = format(this.day);
    if (value === this.field.value) return;
    this.field.value = value;
    this.field.dispatchEvent(new Event("input", { bubbles: true }));
    tick();
  }

  // The native field, too, may be used: by keyboard, by voice, by a browser's own picker.
  follow() {
    const day = parse(this.field.value);
    if (day === null) return;
    this.show(day);
    this.limit();
  }

  limit() {
    const last = daysInMonth(this.years.value, this.months.value);
    this.days.items.forEach((item, index) => item.classList.toggle("is-out", index + 1 > last));
    if (this.days.value > last) this.days.turn(last);
  }
}

class Column {
  constructor(name, values, start, words, changed, step) {
    this.values = values;
    this.words = words;
    this.step = step;
    this.value = values.includes(start) ? start : values[0];
    this.element = document.createElement("div");
    this.element.className = `wheel__col wheel__col--${name.toLowerCase()}`;
    this.element.tabIndex = 0;
    for (const [key, value] of [["role", "spinbutton"], ["aria-label", name], ["aria-valuemin", values[0]], ["aria-valuemax", values.at(-1)]]) this.element.setAttribute(key, value);
    const list = document.createElement("ul");
    list.setAttribute("role", "presentation");
    this.items = values.map(value => {
      const item = document.createElement("li");
      item.setAttribute("role", "presentation");
      item.textContent = words(value);
      list.append(item);
      return item;
    });
    this.element.append(list);
    this.changed = changed;
    // Whether she turns it. What passes under the lens while it turns by itself, or while the text grows, she did not choose.
    this.isHers = false;
    this.element.addEventListener("scroll", () => this.scrolled(), { passive: true });
    for (const touch of ["pointerdown", "wheel", "touchstart"]) this.element.addEventListener(touch, () => { this.isHers = true; }, { passive: true });
    this.element.addEventListener("scrollend", () => { if (!this.isHers) this.element.scrollTop = this.index * this.row; });
    this.element.addEventListener("keydown", event => this.key(event));
    list.addEventListener("click", event => { const index = this.items.indexOf(event.target); if (index >= 0) this.choose(values[index]); });
    // A larger text makes taller rows under the same scroll position.
    new ResizeObserver(() => this.settle()).observe(this.items[0]);
    this.tell();
  }

  get row() { return this.items[0].offsetHeight || 1; }
  get index() { return this.values.indexOf(this.value); }

  settle() {
    this.settledRow = this.row;
    this.isHers = false;
    this.element.scrollTop = this.index * this.row;
    this.scrolled();
  }

  // Takes the value at once and rolls to it.
  turn(value) {
    if (!this.values.includes(value)) return;
    this.value = value;
    this.tell();
    this.isHers = false;
    this.element.scrollTo({ top: this.index * this.row, behavior: isStill() ? "auto" : "smooth" });
  }

  choose(value) {
    if (value === this.value) return;
    this.turn(value);
    this.changed();
  }

  scrolled() {
    // Where the text has just grown, another row lies under the lens, and nobody chose it.
    if (this.row !== this.settledRow) { this.settle(); return; }
    this.paint();
    if (this.isHers && this.read()) this.changed();
  }

  // Whether the row under the lens is another than before.
  read() {
    const index = Math.min(Math.max(Math.round(this.element.scrollTop / this.row), 0), this.values.length - 1);
    if (this.values[index] === this.value) return false;
    this.value = this.values[index];
    this.tell();
    return true;
  }

  tell() {
    this.element.setAttribute("aria-valuenow", this.value);
    this.element.setAttribute("aria-valuetext", this.words(this.value));
  }

  key(event) {
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 5, PageUp: -5 }[event.key];
    if (!step) return;
    event.preventDefault();
    this.step(step);
  }

  paint() {
    const at = this.element.scrollTop / this.row, flat = isStill();
    this.items.forEach((item, index) => {
      const away = index - at;
      item.classList.toggle("on", Math.abs(away) < .5);
      item.style.transform = flat || Math.abs(away) > 4 ? "" : `rotateX(${-away * 17}deg) scale(${1 - Math.min(.16, Math.abs(away) * .05)})`;
    });
  }
}

const range = (from, to) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
