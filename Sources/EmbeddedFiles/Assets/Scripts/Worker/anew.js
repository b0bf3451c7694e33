// What this device has of a diary, sealed under another data key of it. docs/end-to-end.md, Another data key.
import { hexOf } from "./bytes.js";
import { textsThrough } from "./diary.js";
import { movedDrafts } from "./drafts.js";
import { firstHead, sealEntries } from "./journal.js";
import { openPhoto, sealPhoto } from "./photo-sealing.js";
import { allNames, photoAt, rowOf } from "./photo-store.js";
import { read, write } from "./store.js";

// - from: the keys until now; undefined where nobody has them any more. shelf: what waits from now on; undefined ends one.
// Answers the rows, the heads before and after them, what waits, and whether every entry there is could be opened.
export async function sealedAnew(from, to, shelf) {
  const texts = from ? await textsThrough(from, await read("state", "head")) : [];
  const whole = texts.filter(text => text.length), start = await firstHead(to.journal);
  const { rows, head } = await sealEntries(to, start, whole);
  const { moved, names } = await movedDrafts(from, to, shelf);
  return { start, rows, head, drafts: moved, names, isWhole: whole.length === texts.length };
}

// The photos of this device, sealed under another data key beside those that are there, one at a time. Should the key never count, what no
// entry shows under its own goes by and by. Answers the names of before.
export async function photosAnew(from, to, { names }) {
  const former = await allNames(), made = new Set();
  for (const name of from ? former : []) {
    const row = await photoAt(name), opened = row && await openPhoto(from, name, row), draft = row?.draft && names.get(row.draft);
    if (!opened || row.draft && !draft) continue;
    const { name: fresh, ...sealed } = await sealPhoto(to, opened.id, opened);
    await write("photo", fresh, rowOf(sealed, draft));
    made.add(fresh);
  }
  return former.filter(name => !made.has(name));
}

// In the transaction in which the other key is kept as well: the store has the one key and its rows, or the other.
// - former: the names of photos under the key of before.
export function putAnew({ rows, head, drafts }, former, state, journal, draft, photo) {
  journal.clear();
  draft.clear();
  for (const row of rows) journal.add({ ...row, entry: hexOf(row.entry) });
  for (const [name, row] of drafts) draft.put(row, name);
  for (const name of former) photo.delete(name);
  state.delete("photos");
  state.put(head, "head");
}
