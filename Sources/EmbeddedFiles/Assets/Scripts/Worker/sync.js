// Brings the diary of this device and the sealed one on the server together. What she did is in the journal of this device at once,
// behind the rows the server is known to have; where others wrote meanwhile, it is sealed anew behind theirs. So nothing she was told
// is kept is ever anywhere but on the disk, whatever ends.
//
// The store has as "sync": `start`, the hash of an empty journal; `synced`, how far the server is known to have it; `trouble`, why
// nothing is sent; `way`, how she wants to go on; `signedOut`; `conflicts`.
import { bytesOfHex, hexOf } from "./bytes.js";
import { Desk } from "./desk.js";
import { forget, home } from "./home.js";
import { checkedRows, openRows, sealEntries, idOf } from "./journal.js";
import { compiled } from "./kept.js";
import { bytesOf64, post, sentRow } from "./remote.js";
import { read, rowsAfter, transact, write } from "./store.js";

const MOST_STEPS = 400;
// What is left of a message of 4 MiB once it is written in base 64.
const MOST_BYTES = 2_500_000;
const SHORTEST = 2_000, LONGEST = 300_000;

let desk = null;
let wait = SHORTEST, notBefore = 0, hasNews = false, isWanted = false;

export const standing = () => read("state", "sync");

const inTurn = work => navigator.locks.request("corgina diary", work);
const atOnce = work => work();

// Sends and reads until nothing is left to do, or something is in the way. Answers whether all is as it is on the server; undefined
// where another of this is under way.
// - isInTurn: whether the diary is held already.
// - proof: that of her passphrase, with which what is sent is not counted by the day.
export function settle({ isInTurn = false, proof } = {}) {
  return navigator.locks.request("corgina sync", { ifAvailable: true }, async lock => {
    if (!lock) return undefined;
    const turn = isInTurn ? atOnce : inTurn;
    try {
      const isSettled = await steps(turn, proof);
      // The page that comes next has it.
      if (isInTurn) hasNews = false;
      return isSettled;
    } catch (error) {
      desk = null;
      throw error;
    }
  });
}

async function steps(turn, proof) {
  const module = await compiled();
  desk?.tell("look");
  for (let count = 0; count < MOST_STEPS; count++) {
    const step = await turn(() => prepare(module));
    if (!step?.place) return Boolean(step?.isSettled);
    const answer = await post(step.place, { ...step.message, ...proof && step.place === "append" && { proof, slot: "passphrase" } });
    const goesOn = await turn(() => take(step, answer));
    if (!goesOn) return false;
  }
  return false;
}

// What to send ------------------------------------------------------------------------------------------------------

async function prepare(module) {
  const [current, keys, known] = [await home(), await read("state", "open"), await standing()];
  if (current?.kind !== "sealed" || !keys || !known || known.signedOut) return undefined;
  await seat(module, keys, known);
  if (known.way && (desk.state.step === "halt" || !desk.isWhole)) await goOn(keys, known);
  const { step, after, count, isSettled } = desk.state;
  const told = { keys, after };
  if (!desk.isWhole) { await note({ trouble: "past" }); return undefined; }
  if (step === "read") { desk.tell("reading"); return { ...told, place: "read", message: { after } }; }
  if (step === "append" || step === "putBack") {
    const rows = fitting(await rowsAfter(Number(after.split(".")[0]), count));
    if (step === "append") desk.tell("sending", { hashes: rows.map(({ hash }) => hexOf(hash)) });
    else desk.tell("puttingBack", { through: rows.at(-1).sequence });
    return { ...told, rows, isAppend: step === "append", place: "append", message: { head: after, rows: rows.map(sentRow) } };
  }
  await note({ trouble: step === "halt" ? desk.state.trouble : "", way: undefined });
  return { isSettled };
}

async function seat(module, keys, known) {
  if (!desk?.fits(keys, known)) desk = await Desk.open(module, keys, known);
  // Whatever was under way is over.
  if (desk.state.step === "await") desk.tell("failed");
  if (desk.anew) return;
  const waiting = await waitingRows(keys, known);
  if (waiting.length) desk.tell("add", {}, waiting.map(({ text }) => text));
}

// The rows behind what the server is known to have, with their texts.
async function waitingRows(keys, { synced }) {
  const found = [], end = await read("state", "head");
  let head = synced;
  while (head.sequence < end.sequence) {
    const rows = await rowsAfter(head.sequence, 500);
    if (!rows.length) break;
    const texts = await openRows(keys, head, rows, rows.at(-1).sequence);
    for (const [place, row] of rows.entries()) if (texts[place].length) found.push({ ...row, text: texts[place] });
    head = rows.at(-1);
  }
  return found;
}

function fitting(rows) {
  let bytes = 0;
  const count = rows.findIndex(({ sealed }) => (bytes += sealed.length) > MOST_BYTES);
  return count < 0 ? rows : rows.slice(0, Math.max(1, count));
}

// What was answered -------------------------------------------------------------------------------------------------

// Answers whether to go on.
async function take({ keys, place, rows, isAppend, after }, answer) {
  if (answer.ok) {
    wait = SHORTEST;
    if (place === "read") await received(keys, answer);
    else if (desk.tell("appended", { head: answer.head }).kept && isAppend) await note({ synced: endOf(rows) });
    return true;
  }
  const { code, head } = answer;
  if (code === "moved") { desk.tell("moved", { head }); return true; }
  if (code === "past") { desk.tell("less", { head }); return true; }
  desk.tell("failed");
  if (code === "signed-out" || code === "attach") await note({ signedOut: true });
  comeBackIn(answer.after * 1_000);
  return false;
}

function comeBackIn(least = 0) {
  notBefore = Date.now() + Math.max(wait, least);
  wait = Math.min(wait * 2, LONGEST);
}

const endOf = rows => ({ sequence: rows.at(-1).sequence, hash: rows.at(-1).hash });

async function received(keys, { rows: told, head }) {
  const [sequence, hash] = desk.state.head.split(".");
  const before = { sequence: Number(sequence), hash: bytesOfHex(hash) };
  const rows = told.map(({ sequence, entry, sealed, hash }) =>
    ({ sequence, entry: bytesOfHex(entry), sealed: bytesOf64(sealed), hash: bytesOfHex(hash) }));
  const checked = await checkedRows(keys, before, rows);
  const list = rows.map((row, place) => [row.sequence, hexOf(row.hash), hexOf(checked[place].computed)]);
  const { kept } = desk.tell("received", { head, rows: list }, checked.map(({ text }) => text));
  const fresh = rows.slice(0, kept);
  if (!desk.anew) { if (kept) await rebase(keys, fresh); return; }
  desk.anew.rows.push(...fresh);
  if (!["read", "halt", "await"].includes(desk.state.step)) await replaceAll(keys);
}

// Rows of others are in front now; what waits is sealed anew behind them. In one transaction: the disk has the one or the other.
async function rebase(keys, fresh) {
  const known = await standing();
  const waiting = await waitingRows(keys, known), synced = endOf(fresh);
  const names = new Set(fresh.map(({ entry }) => hexOf(entry)));
  const rest = waiting.filter(({ entry }) => !names.has(hexOf(entry)));
  const sealed = await sealEntries(keys, synced, rest.map(({ text }) => text));
  await replace(known.synced.sequence, [...fresh, ...sealed.rows], sealed.head, { ...known, synced, conflicts: desk.state.conflicts });
  // What was folded already stands elsewhere now.
  if (waiting.length) forget();
}

async function replace(after, rows, head, known) {
  await transact(["state", "journal"], "readwrite", (state, journal) => {
    journal.delete(IDBKeyRange.lowerBound(after, true));
    for (const row of rows) journal.add({ ...row, entry: hexOf(row.entry) });
    state.put(head, "head");
    state.put(known, "sync");
  });
  hasNews = true;
}

// How she goes on -----------------------------------------------------------------------------------------------------

async function goOn(keys, known) {
  if (known.way === "startOver") {
    const texts = (await waitingRows(keys, { synced: { sequence: 0, hash: known.start } })).map(({ text }) => text);
    desk.anew = { rows: [], texts: new Map(texts.map(text => [hexOf(idOf(text)), text])) };
    desk.isWhole = true;
    desk.tell("startOver", {}, texts);
  } else if (known.way === "again") {
    desk = await Desk.open(await compiled(), keys, known);
    for (const { text } of await waitingRows(keys, known)) desk.tell("add", {}, [text]);
  } else {
    desk.tell(known.way);
  }
  await note({ way: undefined });
}

// All was read anew, and nothing of it was kept so far.
async function replaceAll(keys) {
  const { rows, texts } = desk.anew, known = await standing();
  const synced = rows.length ? endOf(rows) : { sequence: 0, hash: known.start };
  const waiting = desk.tell("list").ids.map(id => texts.get(id)).filter(Boolean);
  const sealed = await sealEntries(keys, synced, waiting);
  await replace(0, [...rows, ...sealed.rows], sealed.head, { ...known, synced, trouble: "", conflicts: desk.state.conflicts });
  desk.anew = null;
  forget();
}

export async function choose(way) {
  if (way === "looked") {
    desk?.tell("looked");
    return note({ conflicts: [] });
  }
  return ["putBack", "startOver", "bringBack", "again"].includes(way) ? note({ way }) : undefined;
}

async function note(values) {
  const known = await standing();
  if (!known) return;
  const next = { ...known, ...values, conflicts: values.conflicts ?? desk?.state?.conflicts ?? known.conflicts ?? [] };
  if (Object.keys(next).every(name => JSON.stringify(next[name]) === JSON.stringify(known[name]))) return;
  await write("state", "sync", next);
}

// What pages are told -------------------------------------------------------------------------------------------------

export async function waitingCount() {
  const [known, head] = [await standing(), await read("state", "head")];
  return known && head ? Math.max(0, head.sequence - known.synced.sequence) : 0;
}

async function tellPages() {
  const known = await standing(), waiting = await waitingCount();
  // A page that asks for her passphrase says nothing of what is behind it.
  const words = !await read("state", "open") ? "" : known?.signedOut ? "Saved on this device. Sign in to the server again to send it: Settings, Sealed."
    : known?.trouble ? "What the server has does not fit this device. Nothing is lost: see Settings, Sealed."
    : waiting ? "Saved on this device. Not yet on the server." : "";
  const again = words && !known?.signedOut && !known?.trouble ? Math.max(0, notBefore - Date.now()) : 0;
  const told = { isSync: true, waiting, words, again, hasNews };
  hasNews = false;
  for (const page of await self.clients.matchAll({ type: "window" })) page.postMessage(told);
}

// - isUrgent: whether there is a connection again, so that waiting is of no use.
export async function wake(isUrgent = false) {
  if ((await home())?.kind !== "sealed") return;
  if (isUrgent || Date.now() >= notBefore) {
    isWanted = true;
    while (isWanted) {
      isWanted = false;
      // Under way already: that one looks once more when it is through.
      if (await settle().catch(broken) === undefined) { isWanted = true; return; }
    }
  }
  if (await waitingCount()) await self.registration.sync?.register("corgina").catch(() => {});
  await tellPages();
}

function broken(error) {
  console.error(error?.name ?? "Error");
  comeBackIn();
  return false;
}

export function listenForSync() {
  self.addEventListener("message", event => {
    if (event.data === "sync" || event.data === "sync now") event.waitUntil(wake(event.data === "sync now"));
  });
  // The browser says that there is a connection, whether a page is open or not.
  self.addEventListener("sync", event => {
    if (event.tag === "corgina") event.waitUntil(wake(true));
  });
}
