// AES-256-GCM with a key script can use and not read. What is sealed is padded, so that its length says little, and bound to
// what it is for, so that it opens nowhere else.
const encoder = new TextEncoder(), decoder = new TextDecoder();
const SMALLEST = 256;

// Browsers offer neither over plain HTTP from another machine; then nothing is kept, and all else works.
export const canSeal = Boolean(globalThis.crypto?.subtle && globalThis.indexedDB);

export function importKey(text) {
  const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), letter => letter.charCodeAt(0));
  return crypto.subtle.importKey("raw", bytes, "AES-GCM", false, ["encrypt", "decrypt"]);
}

export async function seal(key, purpose, value) {
  const text = encoder.encode(JSON.stringify(value));
  let size = SMALLEST;
  while (size < text.length) size *= 2;
  const padded = new Uint8Array(size).fill(32);
  padded.set(text);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const bytes = await crypto.subtle.encrypt({ name: "AES-GCM", iv, additionalData: encoder.encode(purpose) }, key, padded);
  return { iv, bytes };
}

// Undefined when it was sealed with another key or for another purpose.
export async function unseal(key, purpose, sealed) {
  try {
    const bytes = await crypto.subtle.decrypt(
      { name: "AES-GCM", iv: sealed.iv, additionalData: encoder.encode(purpose) }, key, sealed.bytes);
    return JSON.parse(decoder.decode(bytes));
  } catch {
    return undefined;
  }
}
