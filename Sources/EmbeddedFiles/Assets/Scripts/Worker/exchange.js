// One step of a sealed diary towards its server, and what follows from the answer. What she did is in the journal of this device at
// once, behind the rows the server is known to have; where others wrote meanwhile, it is sealed anew behind theirs. So nothing she was
// told is kept is ever anywhere but on the disk, whatever ends. Whoever calls this holds the diary.
//
// The store has as "sync": `start`, the hash of an empty journal; `synced`, how far the server is known to have it; `trouble`, why
// nothing is sent; `way`, how she wants to go on, or "renewed" where all is to be read anew because the diary has another data key;
// `signedOut`; `conflicts`.
import { bytesOfHex, hexOf } from "./bytes.js";
import { Desk } from "./desk.js";
import { forget, home } from "./home.js";
import { checkedRows, openRows, sealEntries } from "./journal.js";
import { bytesOf64, fitting, sentRow } from "./remote.js";
import { read, rowsAfter, transact, write } from "./store.js";

let desk = null, hasNews = false;

export const standing = () => read("state", "sync");

// It is made anew from what the disk has.
export const dropDesk = () => { desk = null; };

export const lookAgain = () => desk?.tell("look");

// Whether rows came since this was asked.
export function takeNews() {
  const had = hasNews;
  hasNews = false;
  return had;
}

export async function note(values) {
  const known = await standing();
  if (!known) return;
  const next = { ...known, ...values, conflicts: values.conflicts ?? desk?.state.conflicts ?? known.conflicts ?? [] };
  if (Object.keys(next).every(name => JSON.stringify(next[name]) === JSON.stringify(known[name]))) return;
  await write("state", "sync", next);
}

export async function choose(way) {
  if (way === "looked") desk?.tell("looked");
  if (way === "looked") return note({ conflicts: [] });
  return ["putBack", "startOver", "bringBack", "again"].includes(way) ? note({ way }) : undefined;
}

// What to send --------------------------------------------------------------------------------------------------------

// A `place` and a `message` for it; without them there is nothing to do, and `isSettled` says whether all is as on the server.
export async function prepare(module) {
  const [current, keys, known] = [await home(), await read("state", "open"), await standing()];
  if (current?.kind !== "sealed" || !keys || !known || known.signedOut) return {};
  await seat(module, keys, known);
  // A row that is missing here is on the server.
  if (!desk.isWhole && !desk.anew && known.way !== "startOver") { await note({ trouble: "past" }); return {}; }
  if (known.way === "renewed" && !desk.anew) await readAnew(keys, known);
  else if (known.way && (desk.state.step === "halt" || !desk.isWhole)) await goOn(module, keys, known);
  const { step, after, isSettled } = desk.state;
  if (step === "read") { desk.tell("reading"); return { keys, place: "read", message: { after } }; }
  if (step === "append" || step === "putBack") return sending(desk.state);
  await note({ trouble: step === "halt" ? desk.state.trouble : "", way: undefined });
  return { isSettled };
}

async function sending({ step, after, count }) {
  const rows = fitting(await rowsAfter(Number(after.split(".")[0]), count));
  const isAppend = step === "append";
  if (isAppend) desk.tell("sending", { hashes: rows.map(({ hash }) => hexOf(hash)) });
  else desk.tell("puttingBack", { through: rows.at(-1).sequence });
  return { rows, isAppend, place: "append", message: { head: after, rows: rows.map(sentRow) } };
}

// The desk knows what the disk has.
async function seat(module, keys, known) {
  if (!desk?.fits(keys, known)) desk = await Desk.open(module, keys, known);
  // Whatever was under way is over.
  if (desk.state.step === "await") desk.tell("failed");
  // What is here is told when all is read anew.
  if (desk.anew || known.way === "renewed") return;
  const { rows, isWhole } = await rowsBehind(keys, desk.added);
  // One that does not open never will, and nobody else has it.
  if (!isWhole) { await rebase(keys, []); return; }
  if (rows.length) add(rows, endOf(rows));
}

function add(rows, head) {
  desk.tell("add", {}, rows.map(({ text }) => text));
  desk.added = head;
}

// With their texts; and whether all of them open.
async function rowsBehind(keys, from) {
  const rows = [], end = await read("state", "head");
  let head = from, isWhole = true;
  while (head.sequence < end.sequence) {
    const part = await rowsAfter(head.sequence, 500);
    if (!part.length) break;
    const texts = await openRows(keys, head, part, part.at(-1).sequence);
    const opened = part.map(row => ({ ...row, text: texts[row.sequence - head.sequence - 1] }));
    rows.push(...opened.filter(({ text }) => text.length));
    isWhole &&= opened.every(({ text }) => text.length);
    head = endOf(part);
  }
  return { rows, isWhole };
}

const endOf = rows => ({ sequence: rows.at(-1).sequence, hash: rows.at(-1).hash });

// What was answered -----------------------------------------------------------------------------------------------------

// Answers whether to go on.
export async function take({ keys, place, rows, isAppend }, answer) {
  if (answer.ok && place === "read") { await received(keys, answer); return true; }
  if (answer.ok) {
    if (desk.tell("appended", { head: answer.head }).kept && isAppend) await note({ synced: endOf(rows) });
    return true;
  }
  const { code, head } = answer;
  if (code === "moved") { desk.tell("moved", { head }); return true; }
  if (code === "past") { desk.tell("less", { head }); return true; }
  desk.tell("failed");
  if (code === "signed-out" || code === "attach") await note({ signedOut: true });
  return false;
}

async function received(keys, { rows: told, head }) {
  const [sequence, hash] = desk.state.head.split(".");
  const before = { sequence: Number(sequence), hash: bytesOfHex(hash) };
  const rows = told.map(({ sequence, entry, sealed, hash }) =>
    ({ sequence, entry: bytesOfHex(entry), sealed: bytesOf64(sealed), hash: bytesOfHex(hash) }));
  const checked = await checkedRows(keys, before, rows);
  const own = checked.every(({ text }) => text.length) ? new Set() : await ownNames(keys);
  // A row that does not open must not take the place of one that is here and does: it counts as one that does not fit.
  const fits = (row, { text }) => text.length || !own.has(hexOf(row.entry));
  const list = rows.map((row, place) => [row.sequence, hexOf(row.hash), fits(row, checked[place]) ? hexOf(checked[place].computed) : ""]);
  const { kept, step } = desk.tell("received", { head, rows: list }, checked.map(({ text }) => text));
  const fresh = rows.slice(0, kept);
  if (!desk.anew) { if (kept) await rebase(keys, fresh); return; }
  desk.anew.push(...fresh);
  if (step === "append" || step === "rest") await replaceAll(keys);
}

// Of the entries that the server is not known to have, or of all where all is read anew.
async function ownNames(keys) {
  const known = await standing();
  const { rows } = await rowsBehind(keys, desk.anew ? { sequence: 0, hash: known.start } : known.synced);
  return new Set(rows.map(({ entry }) => hexOf(entry)));
}

// Rows of others are in front now; what waits is sealed anew behind them.
async function rebase(keys, fresh) {
  const known = await standing(), synced = fresh.length ? endOf(fresh) : known.synced;
  const { rows } = await rowsBehind(keys, known.synced);
  await putInPlace(keys, known.synced.sequence, fresh, without(fresh, rows), { ...known, synced });
  // What was folded already stands elsewhere now.
  if (rows.length || !fresh.length) forget();
}

// All was read anew, and nothing of it was kept so far.
async function replaceAll(keys) {
  const fresh = desk.anew, known = await standing(), first = { sequence: 0, hash: known.start };
  const { rows } = await rowsBehind(keys, first);
  desk.anew = null;
  await putInPlace(keys, 0, fresh, without(fresh, rows), { ...known, synced: fresh.length ? endOf(fresh) : first, trouble: "", way: undefined });
  forget();
}

function without(fresh, rows) {
  const names = new Set(fresh.map(({ entry }) => hexOf(entry)));
  return rows.filter(({ entry }) => !names.has(hexOf(entry)));
}

// In one transaction: the disk has the one or the other.
async function putInPlace(keys, after, fresh, rest, known) {
  const sealed = await sealEntries(keys, known.synced, rest.map(({ text }) => text));
  await transact(["state", "journal"], "readwrite", (state, journal) => {
    journal.delete(IDBKeyRange.lowerBound(after, true));
    for (const row of [...fresh, ...sealed.rows]) journal.add({ ...row, entry: hexOf(row.entry) });
    state.put(sealed.head, "head");
    state.put({ ...known, conflicts: desk.state.conflicts }, "sync");
  });
  add(rest, sealed.head);
  hasNews = true;
}

// How she goes on -------------------------------------------------------------------------------------------------------

async function goOn(module, keys, known) {
  if (known.way === "startOver") await readAnew(keys, known);
  else if (known.way === "again") {
    desk = null;
    await seat(module, keys, known);
  } else desk.tell(known.way);
  await note({ way: undefined });
}

// What is here and not there is sent once all was read.
async function readAnew(keys, known) {
  const { rows } = await rowsBehind(keys, { sequence: 0, hash: known.start });
  Object.assign(desk, { anew: [], isWhole: true });
  desk.tell("startOver", {}, rows.map(({ text }) => text));
}
