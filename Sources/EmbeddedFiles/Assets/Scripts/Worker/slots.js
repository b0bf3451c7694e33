// How her secrets open the diary: four slots of one size, as docs/end-to-end.md has them. Slot 0 is for the passphrase, slot 1 for
// the recovery code; the others hold random bytes.
import { isSame, joined, randomBytes, utf8 } from "./bytes.js";
import { hkdf, sealingKey } from "./keys.js";
import { context, seal, unseal } from "./sealing.js";
import { scrypt } from "./scrypt.js";

export const PASSPHRASE = 0;
export const RECOVERY = 1;
const SALT = 32, COUNT = 4, WORK = 3, SEALED = 1 + 12 + 64 + 16, SIZE = WORK + SEALED;

// 2^17, 8, 1: 128 MiB and a third of a second a guess. Source: OWASP Password Storage Cheat Sheet.
export const STANDARD = { cost: 17, block: 8, parallel: 1 };

// In the one form that is hashed: keyboards differ in how they compose an é and which space they type.
export const normalized = passphrase => passphrase.normalize("NFKC").trim();
export const secretOf = passphrase => utf8(normalized(passphrase));

export function freshSlots(work = STANDARD) {
  const noise = () => joined([work.cost, work.block, work.parallel, 1], randomBytes(SEALED - 1));
  return joined(randomBytes(SALT), ...Array.from({ length: COUNT }, noise));
}

export const slotOf = (slots, place) => slots.slice(SALT + place * SIZE, SALT + (place + 1) * SIZE);

export function withSlot(slots, place, slot) {
  const changed = slots.slice();
  changed.set(slot, SALT + place * SIZE);
  return changed;
}

export const saltOf = slots => slots.subarray(0, SALT);
// What tells the keys a device had from those it has: another data key comes with another salt.
export const formerSalts = ({ former = [], slots }) => [...former, saltOf(slots).slice()];

const bound = (slots, place, work) => context("corgina sealed slot", [place], saltOf(slots), work);

// What opens a slot, and what proves to a server that she knows the secret; neither yields the other.
export async function branches(module, secret, salt, [cost, block, parallel]) {
  const root = await scrypt(module, secret, salt, { cost, block, parallel }, 32);
  const [bytes, proof] = [await hkdf(root, context("corgina wrapping")), await hkdf(root, context("corgina proof"))];
  root.fill(0);
  const key = await sealingKey(bytes);
  bytes.fill(0);
  return { key, proof };
}

// The slots, with that one opened by another secret.
export const wrap = async (...those) => (await wrapProven(...those)).slots;

// The same, with the proof of that secret.
export async function wrapProven(module, slots, place, secret, { journal, dataKey }, work = STANDARD) {
  const bytes = [work.cost, work.block, work.parallel];
  const { key, proof } = await branches(module, secret, saltOf(slots), bytes);
  const opened = joined(journal, dataKey, new Uint8Array(16));
  const sealed = await seal(key, bound(slots, place, bytes), opened);
  opened.fill(0);
  return { slots: withSlot(slots, place, joined(bytes, sealed)), proof };
}

// The journal's id, the data key and the proof; undefined where the secret does not open that slot.
export async function unwrap(module, slots, place, secret) {
  const work = slotOf(slots, place).subarray(0, WORK);
  if (!isAllowed(work)) return undefined;
  const { key, proof } = await branches(module, secret, saltOf(slots), work);
  const opened = await openSlot(slots, place, key);
  return opened && { ...opened, proof };
}

export async function openSlot(slots, place, key) {
  const slot = slotOf(slots, place), work = slot.subarray(0, WORK);
  const opened = await unseal(key, bound(slots, place, work), slot.subarray(WORK));
  return opened && { journal: opened.slice(0, 16), dataKey: opened.slice(16, 48) };
}

// Whether guessing is as dear as a device asks of a server, and no dearer than any Corgina makes it.
export const isEnough = work =>
  work[0] >= STANDARD.cost && work[1] >= STANDARD.block && work[2] >= STANDARD.parallel && isAllowed(work);

// Whether these are slots with that salt and that work.
export const isOf = (slots, salt, place, work) =>
  slots.length === SALT + COUNT * SIZE && isSame(saltOf(slots), salt) && isSame(slotOf(slots, place).subarray(0, WORK), work);

// No more than any Corgina would have written.
const isAllowed = ([cost, block, parallel]) =>
  cost >= 1 && cost <= 18 && block >= 1 && block <= 8 && parallel >= 1 && parallel <= 4 && 128 * block * 2 ** cost <= 2 ** 28;
