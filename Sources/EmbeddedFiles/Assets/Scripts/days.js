// Calendar days as whole numbers since 1970, as the server counts them.
const DAY = 86_400_000;

export const months = "January February March April May June July August September October November December".split(" ");

export function parse(text) {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text ?? "");
  if (!match) return null;
  const [, year, month, day] = match.map(Number);
  const time = Date.UTC(year, month - 1, day);
  return new Date(time).getUTCDate() === day ? time / DAY : null;
}

export const format = day => new Date(day * DAY).toISOString().slice(0, 10);

export function parts(day) {
  const date = new Date(day * DAY);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

export const daysInMonth = (year, month) => new Date(Date.UTC(year, month, 0)).getUTCDate();
export const number = (year, month, day) => Date.UTC(year, month - 1, Math.min(day, daysInMonth(year, month))) / DAY;

// The same day so many months on, or the last of that month where it has no such day.
export function addMonths(date, count) {
  const { year, month, day } = parts(date);
  const first = parts(Date.UTC(year, month - 1 + count, 1) / DAY);
  return number(first.year, first.month, day);
}
