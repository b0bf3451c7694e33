// The photos on this device, each by its name in hexadecimal digits: `sealed` and `small` as docs/storage.md has them; `draft`, the name of
// what it waits with, empty for one that stays; `size`, of both together.
import { read, transact } from "./store.js";

export const photoAt = name => read("photo", name);

export const rowOf = ({ sealed, small }, draft = "") => ({ sealed, small, draft, size: sealed.length + small.length });

// One that stays. One of that name stays as it is.
export function keepPhoto({ name, ...row }) {
  return transact(["photo"], "readwrite", photos => {
    const there = photos.getKey(name);
    there.onsuccess = () => { if (there.result === undefined) photos.put(rowOf(row), name); };
  });
}

export const stayingNames = () => transact(["photo"], "readonly", photos => photos.index("draft").getAllKeys(""));

export const allNames = () => transact(["photo"], "readonly", photos => photos.getAllKeys());

export const removePhotos = names => transact(["photo"], "readwrite", photos => { for (const name of names) photos.delete(name); });

// How many bytes they take, without reading any.
export async function photoBytes() {
  let count = 0;
  await transact(["photo"], "readonly", photos => {
    const sizes = photos.index("size").openKeyCursor();
    sizes.onsuccess = () => {
      if (!sizes.result) return;
      count += sizes.result.key;
      sizes.result.continue();
    };
  });
  return count;
}

// In the transaction in which what a photo waits with ends: it stays where that became entries, and goes with it otherwise.
export function endWaiting(photos, draft, isKept) {
  if (isKept) {
    const waiting = photos.index("draft").openCursor(draft);
    waiting.onsuccess = () => {
      if (!waiting.result) return;
      waiting.result.update({ ...waiting.result.value, draft: "" });
      waiting.result.continue();
    };
  } else {
    const names = photos.index("draft").getAllKeys(draft);
    names.onsuccess = () => { for (const name of names.result) photos.delete(name); };
  }
}
