// A photo of a diary, sealed as docs/storage.md has it: under a name that tells nothing, in sizes that tell little.
import { bytesOfHex, hexOf, joined, number } from "./bytes.js";
import { rowName } from "./keys.js";
import { context, seal, unpad, unseal } from "./sealing.js";

const STEP = 65_536, SMALL_STEP = 16_384;

export const photoName = async (keys, id) => hexOf(await rowName(keys, "photo", bytesOfHex(id)));

const bound = (keys, size, name) => context(`corgina photo ${size}`, keys.journal, bytesOfHex(name));

function padded(bytes, step) {
  const whole = new Uint8Array(Math.ceil((bytes.length + 4) / step) * step);
  whole.set(number(bytes.length, 4));
  whole.set(bytes, 4);
  return whole;
}

// - small: empty where nobody made one.
export async function sealPhoto(keys, id, { photo, small }) {
  const name = await photoName(keys, id);
  return {
    name,
    sealed: await seal(keys.data, bound(keys, "full", name), padded(joined(bytesOfHex(id), photo), STEP)),
    small: small.length ? await seal(keys.data, bound(keys, "small", name), padded(small, SMALL_STEP)) : new Uint8Array(),
  };
}

// Undefined where it was damaged, or is another photo than it is named.
export async function openPhoto(keys, name, { sealed, small }) {
  const bytes = unpad(await unseal(keys.data, bound(keys, "full", name), sealed));
  if (!bytes || bytes.length < 16) return undefined;
  const id = hexOf(bytes.subarray(0, 16)), copy = small.length ? await openSmall(keys, name, small) : new Uint8Array();
  return copy && await photoName(keys, id) === name ? { id, photo: bytes.subarray(16), small: copy } : undefined;
}

export const openSmall = async (keys, name, small) => unpad(await unseal(keys.data, bound(keys, "small", name), small));
