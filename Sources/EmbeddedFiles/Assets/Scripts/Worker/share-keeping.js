// What companions see of a sealed diary, kept as the diary is: once all of it is on the server, and on each new day, this device works out
// what each share shows and sends it, sealed. The server refuses what was worked out from an older diary.
import { hexOf, joined, utf8 } from "./bytes.js";
import { dayOf } from "./clock.js";
import { home, openDiary } from "./home.js";
import { rowName } from "./keys.js";
import { markOf, post } from "./remote.js";
import { bundleOf, openedShare } from "./share-sealing.js";
import { read, write } from "./store.js";

const PATIENCE = 15_000;
// What was sent is looked for as often as that, while the diary stays as it is.
const SELDOM = 60_000;

// What the store has as "shares": `rows` as the server last had them; for which `head` of the diary and which `day` they show it; `at`,
// when that was asked; `kept`, what this device sent of each last, as a mark that tells nothing.
const known = () => read("state", "shares");

export async function noteRows(rows) {
  await write("state", "shares", { kept: {}, ...await known(), rows, at: Date.now() });
}

// How many things wait for her, as far as this device knows.
export async function sentCount() {
  const rows = (await known())?.rows ?? [];
  return rows.reduce((count, { sent }) => count + sent.length, 0);
}

export const knownRows = async () => (await known())?.rows ?? [];

// - turn: does something while nobody else has the diary.
export async function keepShares(module, turn) {
  try {
    if (!await turn(isDue)) return;
    const answer = await post("shares", {}, PATIENCE);
    if (!answer.ok) return;
    const made = await turn(() => worked(module, answer.shares));
    if (!made) return;
    let isWhole = true;
    for (const { message, mark } of made.changes) {
      const kept = await post("shares/change", message, PATIENCE);
      if (kept.ok) made.kept[message.id] = mark; else isWhole = false;
    }
    // What did not get there is tried again with the next look.
    await turn(() => write("state", "shares", { rows: answer.shares, kept: made.kept, at: Date.now(), ...isWhole && { head: made.head, day: made.day } }));
  } catch (error) {
    console.error(error?.name ?? "Error");
  }
}

async function isDue() {
  const [current, keys, synced] = [await home(), await read("state", "open"), await read("state", "sync")];
  if (current?.kind !== "sealed" || !keys || !synced || synced.signedOut) return false;
  const last = await known();
  if (!last || last.head !== markOf(synced.synced) || last.day !== dayOf()) return true;
  return last.rows.length > 0 && !(Date.now() - last.at < SELDOM && Date.now() >= last.at);
}

// What is to be sent; undefined where the diary is locked, or goes on from what the server has.
async function worked(module, rows) {
  const current = await home(), { synced } = await read("state", "sync") ?? {};
  const diary = current?.kind === "sealed" && await openDiary(module, current);
  if (!diary || !synced || markOf(diary.head) !== markOf(synced)) return undefined;
  const shares = (await Promise.all(rows.map(row => openedShare(diary.keys, row)))).filter(Boolean);
  const before = (await known())?.kept ?? {}, kept = {}, changes = [], head = markOf(diary.head);
  const shown = shares.length ? diary.shared(shares.map(({ id, terms }) => ({ id, bytes: terms }))) : new Map();
  for (const share of shares) {
    const facts = shown.get(share.id);
    const mark = hexOf(await rowName(diary.keys, "share bundle", joined(utf8(share.row.state), facts)));
    if (before[share.id] === mark) kept[share.id] = mark;
    else changes.push({ mark, message: { id: share.id, state: share.row.state, head, bundle: await bundleOf(share, facts) } });
  }
  return { head, day: dayOf(), kept, changes };
}

