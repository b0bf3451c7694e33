// How her secrets open the diary: four slots of one size, as docs/end-to-end.md has them. Slot 0 is for the passphrase, slot 1 for
// the recovery code; the others hold random bytes.
import { joined, randomBytes, utf8 } from "./bytes.js";
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

const saltOf = slots => slots.subarray(0, SALT);
const bound = (slots, place, work) => context("corgina sealed slot", [place], saltOf(slots), work);

async function wrapping(module, secret, slots, [cost, block, parallel]) {
  const root = await scrypt(module, secret, saltOf(slots), { cost, block, parallel }, 32);
  const bytes = await hkdf(root, context("corgina wrapping"));
  root.fill(0);
  const key = await sealingKey(bytes);
  bytes.fill(0);
  return key;
}

// The slots, with that one opened by another secret.
export async function wrap(module, slots, place, secret, { journal, dataKey }, work = STANDARD) {
  const bytes = [work.cost, work.block, work.parallel];
  const key = await wrapping(module, secret, slots, bytes);
  const opened = joined(journal, dataKey, new Uint8Array(16));
  const sealed = await seal(key, bound(slots, place, bytes), opened);
  opened.fill(0);
  return withSlot(slots, place, joined(bytes, sealed));
}

// The journal's id and the data key; undefined where the secret does not open that slot.
export async function unwrap(module, slots, place, secret) {
  const slot = slotOf(slots, place), work = slot.subarray(0, WORK);
  if (!isAllowed(work)) return undefined;
  const key = await wrapping(module, secret, slots, work);
  const opened = await unseal(key, bound(slots, place, work), slot.subarray(WORK));
  return opened && { journal: opened.slice(0, 16), dataKey: opened.slice(16, 48) };
}

// No more than any Corgina would have written.
const isAllowed = ([cost, block, parallel]) =>
  cost >= 1 && cost <= 18 && block >= 1 && block <= 8 && parallel >= 1 && parallel <= 4 && 128 * block * 2 ** cost <= 2 ** 28;
