// What opens the diary of this device: her passphrase and her recovery code. docs/end-to-end.md has the slots.
import { hexOf, joined, randomBytes, textOf, utf8 } from "./bytes.js";
import { clockChanges } from "./clock.js";
import { bytesOfCode, freshCode } from "./code.js";
import { openShelf, sealShelf, shelfName } from "./drafts.js";
import { admit, home } from "./home.js";
import { firstHead, sealEntries } from "./journal.js";
import { keysOf } from "./keys.js";
import { Program } from "./program.js";
import { freshSlots, normalized, PASSPHRASE, RECOVERY, secretOf, slotOf, unwrap, withSlot, wrap, wrapProven } from "./slots.js";
import { read, write } from "./store.js";

// On the shelf, as a server has it: the code, and a word where it replaces one that counts until its end was typed back.
export const WAITING_CODE = "0".repeat(31) + "1";
// Beside it in a sealed diary: the proofs of her passphrase and of that code, with which the code is brought to the server.
export const PROOFS = "0".repeat(30) + "40";
const NEW = "new";

// A sentence that says what is wrong with a new passphrase; empty where nothing is.
export async function faultIn(module, passphrase) {
  const program = await Program.start(module);
  const { head: { fault } } = program.ask("check", {}, [utf8(normalized(passphrase))]);
  program.wipe();
  return fault;
}

// A new diary, open, with its profile as its first entry and a recovery code that waits to be written down.
export async function create(module, passphrase) {
  const opened = { journal: randomBytes(16), dataKey: randomBytes(32) };
  const code = freshCode();
  let slots = await wrap(module, freshSlots(), PASSPHRASE, secretOf(passphrase), opened);
  slots = await wrap(module, slots, RECOVERY, bytesOfCode(code.join("")), opened);
  const keys = await keysOf(opened.journal, opened.dataKey);
  const { rows, head } = await sealEntries(keys, await firstHead(keys.journal), [await firstEntry(module)]);
  const shelf = await sealShelf(keys, new Map([[WAITING_CODE, utf8(code.join("-"))]]));
  await admit(opened, (state, journal, draft) => {
    // Refused where a diary lives here already.
    state.add({ kind: "device", slots, lockAfter: 0 }, "home");
    state.put(head, "head");
    for (const row of rows) journal.add({ ...row, entry: hexOf(row.entry) });
    draft.put({ sealed: shelf, staged: 0 }, shelfName);
  });
}

export async function firstEntry(module) {
  const now = Math.floor(Date.now() / 1_000);
  const program = await Program.start(module);
  const { parts: [entry] } = program.ask("begin", {
    languages: (navigator.languages ?? []).join(","), timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone ?? "UTC",
    now, zone: clockChanges(now), seed: hexOf(randomBytes(16)),
  });
  return entry;
}

// The journal's id and the data key; undefined for another passphrase.
const opened = (module, { slots }, passphrase) => unwrap(module, slots, PASSPHRASE, secretOf(passphrase));

export async function isPassphrase(module, home, passphrase) {
  const found = await opened(module, home, passphrase);
  found?.dataKey.fill(0);
  return Boolean(found);
}

// Each answers whether the secret was right.
export async function unlock(module, home, passphrase) {
  const found = await opened(module, home, passphrase);
  if (found) await admit(found);
  return Boolean(found);
}

export async function changePassphrase(module, home, passphrase, next) {
  const found = await opened(module, home, passphrase);
  if (!found) return false;
  const slots = await wrap(module, home.slots, PASSPHRASE, secretOf(next), found);
  found.dataKey.fill(0);
  await write("state", "home", { ...home, slots });
  return true;
}

// The code that waits to be written down, in its groups, and whether it replaces one; undefined where none waits.
export async function waitingCode(diary) {
  const bytes = (await diary.shelf()).get(WAITING_CODE);
  if (!bytes) return undefined;
  const [text, word] = textOf(bytes).split(" ");
  return { groups: text.split("-"), replaces: word === NEW };
}

export async function makeCode(module, home, diary, passphrase) {
  const found = await opened(module, home, passphrase);
  if (!found) return false;
  const { code, pending, proof } = await codeInWaiting(module, home.slots, found);
  found.dataKey.fill(0);
  const proofs = home.kind === "sealed" ? [[PROOFS, joined(found.proof, proof)]] : [];
  const shelf = await diary.sealedDrafts(new Map([[WAITING_CODE, code], ...proofs]));
  await diary.write({ rows: [] }, shelf, { also: state => state.put({ ...home, pending }, "home") });
  return true;
}

// Another code, and its slot, which takes the place of the one there is once she has the code on paper.
async function codeInWaiting(module, slots, found) {
  const code = freshCode();
  const { slots: next, proof } = await wrapProven(module, slots, RECOVERY, bytesOfCode(code.join("")), found);
  return { code: utf8(`${code.join("-")} ${NEW}`), pending: slotOf(next, RECOVERY), proof };
}

export const isPending = home => Boolean(home?.pending);

export async function pendingProofs(diary) {
  const bytes = (await diary.shelf()).get(PROOFS);
  return { passphrase: bytes.slice(0, 32), recovery: bytes.slice(32) };
}

// Another passphrase proves her now.
export async function keepProof(keys, proof) {
  const shelf = await openShelf(keys, (await read("draft", shelfName))?.sealed);
  const bytes = shelf.get(PROOFS);
  if (!bytes) return;
  const sealed = await sealShelf(keys, shelf.set(PROOFS, joined(proof, bytes.slice(32))));
  await write("draft", shelfName, { sealed, staged: 0 });
}

// She has it on paper.
export async function confirmCode(diary) {
  const { pending, ...rest } = await home();
  const shelf = await diary.sealedDrafts(new Map([[WAITING_CODE, null], [PROOFS, null]]));
  const slots = pending ? withSlot(rest.slots, RECOVERY, pending) : rest.slots;
  await diary.write({ rows: [] }, shelf, { also: state => state.put({ ...rest, slots }, "home") });
}

// By the recovery code: another passphrase, and another code that waits. Answers whether the code was right; undefined where it is
// none at all.
export async function recover(module, home, typed, next) {
  const secret = bytesOfCode(typed);
  if (!secret) return undefined;
  const found = await unwrap(module, home.slots, RECOVERY, secret);
  if (!found) return false;
  const slots = await wrap(module, home.slots, PASSPHRASE, secretOf(next), found);
  const { code, pending } = await codeInWaiting(module, slots, found);
  const keys = await keysOf(found.journal, found.dataKey);
  const shelf = await openShelf(keys, (await read("draft", shelfName))?.sealed);
  const sealed = await sealShelf(keys, shelf.set(WAITING_CODE, code));
  await admit(found, (state, journal, draft) => {
    state.put({ ...home, slots, pending }, "home");
    draft.put({ sealed, staged: 0 }, shelfName);
  });
  return true;
}
