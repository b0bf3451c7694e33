// Sealing and padding, to the byte as docs/storage.md has them and the server does them.
import { joined, number, numberIn, randomBytes, utf8 } from "./bytes.js";

const FORMAT = 1, NONCE = 12, TAG = 16;
const SMALLEST = 256;

// What ties sealed bytes to their purpose and place.
export const context = (purpose, ...parts) => joined(utf8(purpose), [FORMAT], ...parts);

export async function seal(key, bound, bytes) {
  const iv = randomBytes(NONCE);
  const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv, additionalData: bound }, key, bytes);
  return joined([FORMAT], iv, new Uint8Array(sealed));
}

// Undefined where the key, the place or a single bit is another.
export async function unseal(key, bound, sealed) {
  if (sealed.length < 1 + NONCE + TAG || sealed[0] !== FORMAT) return undefined;
  const iv = sealed.subarray(1, 1 + NONCE);
  try {
    const opened = await crypto.subtle.decrypt({ name: "AES-GCM", iv, additionalData: bound }, key, sealed.subarray(1 + NONCE));
    return new Uint8Array(opened);
  } catch {
    return undefined;
  }
}

// The bytes with their count in front, and zeros up to a few sizes, so that the length does not tell a loss from a glass of water.
export function pad(bytes, smallest = SMALLEST) {
  let size = smallest;
  while (size < bytes.length + 4) size *= 2;
  const padded = new Uint8Array(size);
  padded.set(number(bytes.length, 4));
  padded.set(bytes, 4);
  return padded;
}

export function unpad(padded) {
  if (!padded || padded.length < 4) return undefined;
  const count = numberIn(padded, 0, 4);
  return count <= padded.length - 4 ? padded.subarray(4, 4 + count) : undefined;
}
