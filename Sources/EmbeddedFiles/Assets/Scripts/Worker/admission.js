// How a device comes to have a sealed diary: makes one, signs in, or takes along what lives on it alone. docs/end-to-end.md.
import { photosAnew, putAnew, sealedAnew } from "./anew.js";
import { bytesOfHex, hexOf, isSame, randomBytes, utf8 } from "./bytes.js";
import { bytesOfCode, freshCode } from "./code.js";
import { noteDetails } from "./details.js";
import { openShelf, shelfName, sealShelf } from "./drafts.js";
import { admit } from "./home.js";
import { firstHead, sealEntries } from "./journal.js";
import { hkdf, keysOf } from "./keys.js";
import { base64Of, bytesOf64, markOf, post, sentRow } from "./remote.js";
import { context } from "./sealing.js";
import { dropDesk } from "./exchange.js";
import { firstEntry, isPending, keepProof, PROOFS, WAITING_CODE } from "./secrets.js";
import { branches, formerSalts, freshSlots, isEnough, isOf, openSlot, PASSPHRASE, RECOVERY, saltOf, secretOf, unwrap, wrapProven } from "./slots.js";
import { read, rowsAfter } from "./store.js";
import { settle, waitingCount } from "./sync.js";
import { isUnsealed } from "./why.js";

const LITTLE_WORK = "This server asks for so little work that guessing your passphrase would be easy. Nothing was sent. Ask whoever runs it.";
const NOT_HERS = "The server sent something else than the keys of your diary. Nothing was changed here. Ask whoever runs it.";
const OTHER = "That is another diary than the one on this device. Erase the one that is here first.";
const UNSEALED = "This diary is no longer Sealed: you chose to let the server read it. Settings, Your sealed diary, says how to go on.";
const OLDER = "The server has the keys of before a device was removed, as after an older backup was put back. Nothing was changed here. Ask whoever runs it.";
const UNLOCK_FIRST = "The diary has another key by now, and this device has entries that were never sent. Unlock it here first, with the passphrase it had here, then sign in.";

export const passOf = ({ journal, dataKey }) => hkdf(dataKey, context("corgina journal pass", journal));

// Each answers what went wrong as { problem } or { field, error }, and undefined where nothing did.
export async function create(module, { name, passphrase, invitation }) {
  const opened = { journal: randomBytes(16), dataKey: randomBytes(32) };
  const keys = await keysOf(opened.journal, opened.dataKey);
  const start = await firstHead(opened.journal);
  const { rows, head } = await sealEntries(keys, start, [await firstEntry(module)]);
  const { slots, proofs, code } = await bothSecrets(module, freshSlots(), passphrase, opened);
  const made = await makeAccount(opened, { name, invitation, slots, proofs, rows, head });
  if (!made.ok) return wrong(made, invitation);
  const shelf = await sealShelf(keys, new Map([[WAITING_CODE, utf8(code.join("-"))]]));
  await admit(opened, (state, journal, draft) => {
    state.add({ kind: "sealed", slots, lockAfter: 0 }, "home");
    state.put(head, "head");
    state.put({ start: start.hash, synced: head }, "sync");
    for (const row of rows) journal.add({ ...row, entry: hexOf(row.entry) });
    draft.put({ sealed: shelf, staged: 0 }, shelfName);
  });
  await noteDetails(keys, made.device);
  return undefined;
}

// The diary of this device goes to the server as it is, under its own key; what opens it there is her passphrase and a new code.
export async function move(module, home, diary, { name, passphrase, invitation }) {
  const found = await unwrap(module, home.slots, PASSPHRASE, secretOf(passphrase));
  if (!found) return { field: "passphrase" };
  try {
    return await moveOpened(module, found, home, diary, { name, passphrase, invitation });
  } finally {
    found.dataKey.fill(0);
  }
}

async function moveOpened(module, found, home, diary, { name, passphrase, invitation }) {
  const { slots, proofs, code } = await bothSecrets(module, freshSlots(), passphrase, found);
  const start = await firstHead(found.journal), rows = await rowsAfter(0, 1);
  const synced = rows.length ? { sequence: 1, hash: rows[0].hash } : start;
  const made = await makeAccount(found, { name, invitation, slots, proofs, rows, head: synced });
  if (!made.ok) return wrong(made, invitation);
  const shelf = await diary.sealedDrafts(new Map([[WAITING_CODE, utf8(code.join("-"))]]));
  const { pending, ...rest } = home;
  await diary.write({ rows: [] }, shelf, { also: state => {
    state.put({ ...rest, kind: "sealed", slots }, "home");
    state.put({ start: start.hash, synced }, "sync");
    state.delete("photos");
  } });
  await noteDetails(diary.keys, made.device);
  // What does not go up now goes up by and by.
  await settle({ isInTurn: true, proof: hexOf(proofs.passphrase) });
  return undefined;
}

export async function bothSecrets(module, fresh, passphrase, opened) {
  const code = freshCode();
  const first = await wrapProven(module, fresh, PASSPHRASE, secretOf(passphrase), opened);
  const second = await wrapProven(module, first.slots, RECOVERY, bytesOfCode(code.join("")), opened);
  return { slots: second.slots, proofs: { passphrase: first.proof, recovery: second.proof }, code };
}

async function makeAccount(opened, { name, invitation, slots, proofs, rows, head }) {
  const answer = await post("create", {
    name, slots: base64Of(slots), journal: hexOf(opened.journal), pass: hexOf(await passOf(opened)), rows: rows.map(sentRow),
    proofs: { passphrase: hexOf(proofs.passphrase), recovery: hexOf(proofs.recovery) }, ...invitation && { invitation },
  });
  return answer.ok && answer.head !== markOf(head) ? { ok: false, error: NOT_HERS } : answer;
}

const UNINVITED = "This server asks for an invitation code. Somebody who has an account here, or runs it, can give you one.";
const FIELDS = { name: "name", taken: "name", invitation: "invitation" };
const wrong = ({ code, error }, invitation) => code === "invitation" && !invitation ? { field: code, error: UNINVITED }
  : FIELDS[code] ? { field: FIELDS[code], error } : { problem: error };

// Signing in ----------------------------------------------------------------------------------------------------------

// - secret: the bytes of her passphrase or of her recovery code; place: whose slot.
// - home, known: what lives here already, and how it stands to the server.
// - next: another passphrase, where she comes by her code.
export async function enter(module, { name, secret, place, home, known, next }) {
  const work = await post("begin", { name });
  if (!work.ok) return { problem: work.error };
  const salt = bytesOfHex(work.salt), bytes = [work.cost, work.block, work.parallel];
  if (!isEnough(bytes)) return { problem: LITTLE_WORK };
  if (home?.former?.some(other => isSame(other, salt))) return { problem: OLDER };
  const { key, proof } = await branches(module, secret, salt, bytes);
  const slot = place === PASSPHRASE ? "passphrase" : "recovery";
  const opened = await post("open", { name, proof: hexOf(proof), slot });
  if (opened.code === "proof" && await isUnsealed()) return { problem: UNSEALED };
  if (!opened.ok) return opened.code === "proof" ? { field: place === PASSPHRASE ? "passphrase" : "code", error: opened.error } : { problem: opened.error };
  const slots = bytesOf64(opened.slots);
  const found = isOf(slots, salt, place, bytes) ? await openSlot(slots, place, key) : undefined;
  if (!found) return { problem: NOT_HERS };
  try {
    return await takeUp(module, found, { slots, salt, secret, place, slot, proof, device: opened.device, home, known, next });
  } finally {
    found.dataKey.fill(0);
  }
}

// The keys are open, and the session has no journal yet.
async function takeUp(module, found, { slots, salt, secret, place, slot, proof, device, home, known, next }) {
  const start = await firstHead(found.journal);
  const refuse = async problem => { await post("end"); return { problem }; };
  if (known && hexOf(known.start) !== hexOf(start.hash)) return refuse(OTHER);
  const isRenewed = Boolean(known) && !isSame(saltOf(home.slots), salt);
  const former = isRenewed ? await formerKeys(module, home, place, secret) : undefined;
  if (isRenewed && !former && await waitingCount()) return refuse(UNLOCK_FIRST);
  const attached = await post("attach", { journal: hexOf(found.journal), pass: hexOf(await passOf(found)) });
  if (!attached.ok) return { problem: attached.error };
  const told = { slots, start, home, known, isRenewed, former };
  if (next === undefined) {
    await letIn(found, told);
    await afterwards(device, proof);
    return undefined;
  }
  const changed = await wrapProven(module, slots, PASSPHRASE, secretOf(next), found);
  const answer = await sendSlots({ proof, slot, slots: changed.slots, proofs: { passphrase: changed.proof } });
  if (!answer.ok) return { problem: answer.error };
  await letIn(found, { ...told, slots: changed.slots });
  await afterwards(answer.device ?? device, changed.proof);
  return undefined;
}

// What opens the rows this device has, where the diary has another data key by now; undefined where that is not to be had.
async function formerKeys(module, home, place, secret) {
  const open = await read("state", "open");
  if (open) return open;
  const found = await unwrap(module, home.slots, place, secret);
  if (!found) return undefined;
  try { return await keysOf(found.journal, found.dataKey); } finally { found.dataKey.fill(0); }
}

async function letIn(found, { slots, start, home, known, isRenewed, former }) {
  if (isRenewed) return letInAnew(found, { slots, start, home, known, former });
  // The key is the one there was: another one that was made here never counted.
  const { renewing, ...rest } = home ?? {};
  const shelf = home ? undefined : await codeInDoubt(slots);
  await admit(found, (state, journal, draft) => {
    if (shelf) draft.put({ sealed: shelf, staged: 0 }, shelfName);
    state.delete("moving");
    state.put({ lockAfter: 0, ...rest, kind: "sealed", slots }, "home");
    if (!known) state.put(start, "head");
    state.put(known ? { ...known, signedOut: false, isUnsealed: false } : { start: start.hash, synced: start }, "sync");
  });
}

// The shelf with a recovery code she never saw, where this device made an account a sealed one and no answer came.
async function codeInDoubt(slots) {
  const moving = await read("state", "moving");
  return moving && isSame(saltOf(moving.slots), saltOf(slots)) ? moving.code : undefined;
}

// All this device has is sealed under the other key, and counts as not sent until all was read anew.
async function letInAnew(found, { slots, start, home, known, former }) {
  const { pending, renewing, ...rest } = home, next = await keysOf(found.journal, found.dataKey);
  // It was this device that made the key, and never heard that it counts.
  const isOwn = renewing && isSame(saltOf(renewing.slots), saltOf(slots));
  const code = isOwn ? (await openShelf(next, renewing.code)).get(WAITING_CODE) : undefined;
  const anew = await sealedAnew(former, next, new Map([[WAITING_CODE, code], [PROOFS, undefined]]));
  const names = await photosAnew(former, next, anew);
  await admit(found, (state, ...others) => {
    putAnew(anew, names, state, ...others);
    state.put({ ...rest, kind: "sealed", slots, former: formerSalts(rest) }, "home");
    state.put({ start: start.hash, synced: start, conflicts: known.conflicts ?? [], ...former && { way: "renewed" } }, "sync");
  });
  dropDesk();
}

async function afterwards(device, proof) {
  const keys = await read("state", "open");
  if (isPending(await read("state", "home"))) await keepProof(keys, proof);
  await noteDetails(keys, device);
  await settle({ isInTurn: true });
}

export const sendSlots = ({ proof, slot, slots, proofs }) => post("slots", {
  proof: hexOf(proof), slot, slots: base64Of(slots),
  proofs: Object.fromEntries(Object.entries(proofs).map(([name, proof]) => [name, hexOf(proof)])),
});
