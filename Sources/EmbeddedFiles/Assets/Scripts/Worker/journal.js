// The rows of a journal: each sealed to its place and to the hash of all before it.
import { bytesOfHex, joined, number, textOf, utf8 } from "./bytes.js";
import { rowName, sha256 } from "./keys.js";
import { context, pad, seal, unpad, unseal } from "./sealing.js";

export const firstHead = async journal => ({ sequence: 0, hash: await sha256(context("corgina journal", journal)) });

const bound = (keys, sequence, before, entry) => context("corgina entry", keys.journal, number(sequence, 8), before, entry);

const hashAfter = (before, { sequence, entry, sealed }) => sha256(joined(before, number(sequence, 8), entry, sealed));

export const idOf = text => bytesOfHex(JSON.parse(textOf(text)).id);

// Rows for entries that follow a head, and the head after them.
export async function sealEntries(keys, head, entries) {
  const rows = [];
  let { sequence, hash } = head;
  for (const text of entries) {
    sequence += 1;
    const entry = await rowName(keys, "entry", idOf(text));
    const sealed = await seal(keys.data, bound(keys, sequence, hash, entry), pad(text));
    const row = { sequence, entry, sealed };
    hash = await hashAfter(hash, row);
    rows.push({ ...row, hash });
  }
  return { rows, head: { sequence, hash } };
}

// Rows as a server sent them, from the one after a head on: the hash each has by itself, and its text, empty where it does not open.
export async function checkedRows(keys, head, rows) {
  const checked = [];
  let before = head.hash;
  for (const row of rows) {
    const computed = await hashAfter(before, row);
    const text = unpad(await unseal(keys.data, bound(keys, row.sequence, before, row.entry), row.sealed)) ?? utf8("");
    checked.push({ computed, text });
    before = row.hash;
  }
  return checked;
}

// The texts of rows that follow a head. An entry that is missing, was changed or follows another past is empty: pages then say so.
// Each is bound to the hash stored with the one before it, so they are opened side by side.
export async function openRows(keys, head, rows, upTo) {
  const at = new Map(rows.map(row => [row.sequence, row]));
  const sequences = Array.from({ length: upTo - head.sequence }, (_, place) => head.sequence + 1 + place);
  return Promise.all(sequences.map(async sequence => {
    const row = at.get(sequence);
    const before = sequence === head.sequence + 1 ? head.hash : at.get(sequence - 1)?.hash;
    if (!row || !before) return utf8("");
    const hash = await hashAfter(before, row);
    if (hash.some((byte, place) => byte !== row.hash[place])) return utf8("");
    return unpad(await unseal(keys.data, bound(keys, sequence, before, row.entry), row.sealed)) ?? utf8("");
  }));
}
