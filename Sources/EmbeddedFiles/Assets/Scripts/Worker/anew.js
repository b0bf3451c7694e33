// What this device has of a diary, sealed under another data key of it. docs/end-to-end.md, Another data key.
import { hexOf } from "./bytes.js";
import { textsThrough } from "./diary.js";
import { movedDrafts } from "./drafts.js";
import { firstHead, sealEntries } from "./journal.js";
import { read } from "./store.js";

// - from: the keys until now; undefined where nobody has them any more. shelf: what waits from now on; undefined ends one.
// Answers the rows, the heads before and after them, what waits, and whether every entry there is could be opened.
export async function sealedAnew(from, to, shelf) {
  const texts = from ? await textsThrough(from, await read("state", "head")) : [];
  const whole = texts.filter(text => text.length), start = await firstHead(to.journal);
  const { rows, head } = await sealEntries(to, start, whole);
  return { start, rows, head, drafts: await movedDrafts(from, to, shelf), isWhole: whole.length === texts.length };
}

// In the transaction in which the other key is kept as well: the store has the one key and its rows, or the other.
export function putAnew({ rows, head, drafts }, state, journal, draft) {
  journal.clear();
  draft.clear();
  for (const row of rows) journal.add({ ...row, entry: hexOf(row.entry) });
  for (const [name, row] of drafts) draft.put(row, name);
  state.put(head, "head");
}
