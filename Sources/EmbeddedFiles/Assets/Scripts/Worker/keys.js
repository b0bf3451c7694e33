// What follows from the key of a diary. A key is handed around as WebCrypto's, which script can use and not read.
import { base64urlOf, hexOf, joined, utf8 } from "./bytes.js";
import { context } from "./sealing.js";

export const sha256 = async bytes => new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));

export async function hkdf(secret, info, count = 32) {
  const key = await crypto.subtle.importKey("raw", secret, "HKDF", false, ["deriveBits"]);
  const bits = await crypto.subtle.deriveBits({ name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info }, key, count * 8);
  return new Uint8Array(bits);
}

export const sealingKey = bytes => crypto.subtle.importKey("raw", bytes, "AES-GCM", false, ["encrypt", "decrypt"]);

// Everything an open diary needs, of its journal's id and its data key, neither of which is among it in a form that can be read.
// It can be kept in IndexedDB. `device` is what the pages seal what is being typed with; it opens nothing else.
export async function keysOf(journal, dataKey) {
  const names = await hkdf(dataKey, context("corgina row names", journal));
  const keys = {
    journal,
    data: await sealingKey(dataKey),
    names: await crypto.subtle.importKey("raw", names, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]),
    tag: hexOf((await sha256(context("corgina offline diary", journal))).subarray(0, 16)),
    device: base64urlOf(await hkdf(dataKey, context("corgina device key", journal))),
  };
  names.fill(0);
  return keys;
}

// What a row is called outside its seal.
export async function rowName(keys, kind, id) {
  const code = await crypto.subtle.sign("HMAC", keys.names, joined(utf8(kind), [1], id));
  return new Uint8Array(code).slice(0, 16);
}
