// Photos of a sealed diary and its server. A photo is sent once the entry that names it is there, and goes from there once no entry has
// shown it for a day; any device fetches one when it is looked at. docs/end-to-end.md, Photos.
import { dayOf } from "./clock.js";
import { home, openDiary } from "./home.js";
import { openPhoto, photoName, sealPhoto } from "./photo-sealing.js";
import { keepPhoto, photoAt, removePhotos, stayingNames } from "./photo-store.js";
import { bytesOf64, markOf, post, sentPhoto } from "./remote.js";
import { patiently } from "./staging.js";
import { read, transact, write } from "./store.js";

// So many are sent before what she wrote meanwhile is.
const MOST_AT_ONCE = 5;
const NO_ROOM = "Not all photos of this diary fit on this device, so nothing was changed. Make room on it, then try again.";

// What the store has as "photos": for which `head` of the diary and which `day` all was as it should be on the server; `waiting`, how
// many were not sent; `isFull`; `taken` and `most`, bytes.
export const standingOfPhotos = async () => await read("state", "photos") ?? {};

// - turn: does something while nobody else has the diary. Answers whether there is more to send at once.
export async function keepPhotos(module, turn) {
  try {
    const due = await turn(() => dueAt(module));
    if (!due) return false;
    const listed = await post("photos");
    if (!listed.ok) return false;
    const there = new Set(listed.photos), missing = due.here.filter(name => due.shown.has(name) && !there.has(name));
    const { sent, isFull } = await sendSome(missing);
    const surplus = listed.photos.filter(name => !due.shown.has(name));
    const left = !surplus.length || (await post("photos/remove", { photos: surplus, head: due.head })).ok;
    const waiting = missing.length - sent, isWhole = left && !waiting;
    await turn(() => note(due, { waiting, isFull, taken: listed.taken, most: listed.most, ...isWhole && { head: due.head, day: dayOf() } }));
    return sent > 0 && waiting > 0 && !isFull;
  } catch (error) {
    console.error(error?.name ?? "Error");
    return false;
  }
}

// Undefined where nothing is to be done, the diary is locked, or it goes on from what the server has.
async function dueAt(module) {
  const [current, synced] = [await home(), await read("state", "sync")];
  const diary = current?.kind === "sealed" && synced && !synced.signedOut && await openDiary(module, current);
  if (!diary || markOf(diary.head) !== markOf(synced.synced)) return undefined;
  const last = await standingOfPhotos(), head = markOf(diary.head);
  if (last.head === head && last.day === dayOf()) return undefined;
  return { head, shown: await namesOf(diary.keys, diary.photos().shown), here: await stayingNames() };
}

export const namesOf = async (keys, ids) => new Set(await Promise.all(ids.map(id => photoName(keys, id))));

async function sendSome(names) {
  let sent = 0;
  for (const name of names.slice(0, MOST_AT_ONCE)) {
    const row = await photoAt(name);
    if (!row) continue;
    const { ok, code } = await post("photos/put", sentPhoto({ name, ...row }));
    if (!ok) return { sent, isFull: code === "full" };
    sent += 1;
  }
  return { sent, isFull: false };
}

// What no entry shows goes from here too, unless something was written meanwhile.
async function note({ head, shown, here }, known) {
  const now = await read("state", "head");
  if (!now || markOf(now) !== head) return;
  await removePhotos(here.filter(name => !shown.has(name)));
  await write("state", "photos", known);
}

// All is looked at again.
export const lookAtPhotosAgain = async () => transact(["state"], "readwrite", state => state.delete("photos"));

// One photo -----------------------------------------------------------------------------------------------------------

const underway = new Map();

// The row of a photo, from here or from the server, which is then kept: { row }, { gone: true }, or { problem }, a sentence.
export async function rowOfPhoto(keys, name) {
  const row = await photoAt(name);
  if (row) return { row };
  if ((await home())?.kind !== "sealed") return { gone: true };
  const asked = underway.get(name) ?? fetched(keys, name).finally(() => underway.delete(name));
  underway.set(name, asked);
  return asked;
}

async function fetched(keys, name) {
  const answer = await patiently(() => post("photos/get", { photo: name }));
  if (answer.code === "photo") return { gone: true };
  if (!answer.ok) return { problem: answer.error };
  const row = { sealed: bytesOf64(answer.sealed), small: bytesOf64(answer.small) };
  // What does not open is none of hers.
  if (!await openPhoto(keys, name, row)) return { gone: true };
  // Where there is no room it is shown all the same.
  if ((await read("state", "open"))?.tag === keys.tag) await keepPhoto({ name, ...row }).catch(() => {});
  return { row };
}

// What of these is to be had, one after the other; `work` gets { id, photo, small } and answers as `post` does. Answers the first that went
// wrong, or `ok` and how many there were.
export async function eachPhoto(keys, ids, work) {
  let count = 0;
  for (const id of ids) {
    const name = await photoName(keys, id), { row, problem } = await rowOfPhoto(keys, name);
    if (problem) return { ok: false, status: 0, error: problem };
    const opened = row && await openPhoto(keys, name, row);
    if (!opened) continue;
    const answer = await work(opened);
    if (!answer.ok) return answer;
    count += 1;
  }
  return { ok: true, count };
}

// Whether all of them are on this device, as `post` answers.
export function bringPhotos(keys, ids) {
  return eachPhoto(keys, ids, async ({ id }) => await photoAt(await photoName(keys, id)) ? { ok: true } : { ok: false, error: NO_ROOM });
}

// Photos under another key, beside those that are there, until all of them are put to use.
export function stagePhotos(keys, ids, next, place) {
  return eachPhoto(keys, ids, async ({ id, ...picture }) => {
    const row = await sealPhoto(next, id, picture);
    return patiently(() => post(place, sentPhoto(row)));
  });
}
