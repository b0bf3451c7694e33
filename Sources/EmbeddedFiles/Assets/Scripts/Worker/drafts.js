// What waits: a row each, and the shelf, one row of one size for all that goes on. docs/storage.md, Drafts.
import { bytesOfHex, hexOf, isSame, joined, number, numberIn } from "./bytes.js";
import { rowName } from "./keys.js";
import { context, pad, seal, unpad, unseal } from "./sealing.js";
import { pairs } from "./store.js";

export const MOST = 20;
const SMALLEST = 4_096, SHELF_SIZE = 16_384;
const SHELF = new Uint8Array(16);
const NOBODY = "0".repeat(16);

export const shelfName = hexOf(SHELF);
export const isOnShelf = id => id.startsWith(NOBODY);
export const draftName = async (keys, id) => hexOf(await rowName(keys, "draft", bytesOfHex(id)));

const bound = (keys, name) => context("corgina draft", keys.journal, bytesOfHex(name));

export const sealDraft = async (keys, id, name, bytes) =>
  seal(keys.data, bound(keys, name), pad(joined(bytesOfHex(id), bytes), SMALLEST));

// Undefined where it was damaged.
export async function openDraft(keys, id, name, sealed) {
  const bytes = unpad(await unseal(keys.data, bound(keys, name), sealed));
  return bytes && isSame(bytes.subarray(0, 16), bytesOfHex(id)) ? bytes.subarray(16) : undefined;
}

export async function sealShelf(keys, shelf) {
  const parts = [...shelf].sort(([id], [other]) => id < other ? -1 : 1)
    .map(([id, bytes]) => joined(bytesOfHex(id).subarray(8), number(bytes.length, 4), bytes));
  return seal(keys.data, bound(keys, shelfName), pad(joined(...parts), SHELF_SIZE));
}

// By the whole id. A damaged shelf is an empty one: what stands there is made anew.
export async function openShelf(keys, sealed) {
  const shelf = new Map();
  let rest = sealed && unpad(await unseal(keys.data, bound(keys, shelfName), sealed));
  while (rest?.length >= 12) {
    const count = numberIn(rest, 8, 4);
    shelf.set(NOBODY + hexOf(rest.subarray(0, 8)), rest.slice(12, 12 + count));
    rest = rest.subarray(12 + count);
  }
  return shelf;
}

// All that waits here, as rows by their names under other keys of the same diary, and what each row was named. One that was damaged stays
// behind.
// - from: undefined where nothing can be opened any more. changes: what the shelf has from now on; undefined ends one.
export async function movedDrafts(from, to, changes) {
  const moved = new Map(), names = new Map();
  let shelf = new Map();
  for (const [name, { sealed, staged }] of from ? await pairs("draft") : []) {
    if (name === shelfName) { shelf = await openShelf(from, sealed); continue; }
    const bytes = unpad(await unseal(from.data, bound(from, name), sealed));
    if (!bytes) continue;
    const id = hexOf(bytes.subarray(0, 16)), fresh = await draftName(to, id);
    names.set(name, fresh);
    moved.set(fresh, { sealed: await sealDraft(to, id, fresh, bytes.subarray(16)), staged });
  }
  for (const [id, bytes] of changes) if (bytes) shelf.set(id, bytes); else shelf.delete(id);
  if (shelf.size) moved.set(shelfName, { sealed: await sealShelf(to, shelf), staged: 0 });
  return { moved, names };
}
