// Where the clocks of this device stand, from instant to instant, as a request tells the rooms: seconds, and seconds east of UTC.
const DAY = 86_400;
const FIRST = Date.UTC(2000, 0, 1) / 1_000, AHEAD = 2 * 366 * DAY, STEP = 7 * DAY;

// The day on this device's clock, as it is written in ISO 8601.
export function dayOf(now = new Date()) {
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map(part => String(part).padStart(2, "0")).join("-");
}

let known = { zone: null, until: 0, changes: [] };

export const offsetAt = instant => -60 * new Date(instant * 1_000).getTimezoneOffset();

// - zone: the name of the device's zone, which may be another after a journey.
export function clockChanges(now, zone = Intl.DateTimeFormat().resolvedOptions().timeZone) {
  if (known.zone !== zone || known.until < now + AHEAD / 2) known = { zone, until: now + AHEAD, changes: changesUntil(now + AHEAD) };
  return known.changes;
}

function changesUntil(end) {
  const changes = [[0, offsetAt(FIRST)]];
  for (let from = FIRST; from < end; from += STEP) {
    if (offsetAt(from) === offsetAt(from + STEP)) continue;
    changes.push(changeBetween(from, from + STEP));
  }
  return changes;
}

// One change at most is looked for in a week.
function changeBetween(before, after) {
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (offsetAt(middle) === offsetAt(before)) before = middle; else after = middle;
  }
  return [after, offsetAt(after)];
}
