// The signed list of what this server sends: fetched, read and checked. docs/decisions/0043-signed-editions.md has its form.
import { hexOf, joined, textOf, utf8 } from "./bytes.js";
import { sha256 } from "./keys.js";
import { bytesOf64 } from "./remote.js";

const ADDRESS = "/worker/release.json", LONGEST = 256 * 1_024, PATIENCE = 10_000;
const MARK = joined(utf8("corgina release"), [1]);

// Says why an edition is not taken; the reasons are those of KeptEditions in the rooms.
export class Refusal extends Error {
  constructor(reason, more = {}) {
    super(reason);
    Object.assign(this, { reason, ...more });
  }
}

// { key, isChecked, number, edition, files }, of which isChecked says whether this browser could check the signature; undefined where
// the server has none. Throws a Refusal for one that is damaged or forged, and any other error where no answer came.
export async function published() {
  const response = await fetch(ADDRESS, {
    credentials: "omit", cache: "no-store", redirect: "error", signal: AbortSignal.timeout(PATIENCE),
  });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new TypeError("No list came.");
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes.length > LONGEST) throw new Refusal("broken");
  return read(bytes);
}

async function read(bytes) {
  const broken = () => { throw new Refusal("broken"); };
  let list, key, signature;
  try {
    const envelope = JSON.parse(textOf(bytes));
    [list, key, signature] = [envelope.list, envelope.key, envelope.signature].map(bytesOf64);
  } catch { broken(); }
  if (key.length !== 32) broken();
  const isRight = await isSigned(list, key, signature);
  if (isRight === false) broken();
  const said = valuesIn(list);
  if (!said) broken();
  return { ...said, key: envelopeKey(key), isChecked: isRight === true };
}

const envelopeKey = bytes => btoa(String.fromCharCode(...bytes));

function valuesIn(list) {
  try {
    const { number, edition, files } = JSON.parse(textOf(list));
    const isWhole = Number.isSafeInteger(number) && number > 0 && typeof edition === "string" && typeof files === "object" && files !== null;
    return isWhole ? { number, edition, files: new Map(Object.entries(files)) } : undefined;
  } catch {
    return undefined;
  }
}

// Undefined where this browser has no Ed25519: WebCrypto says so by this error before it looks at the key.
async function isSigned(list, key, signature) {
  try {
    const usable = await crypto.subtle.importKey("raw", key, { name: "Ed25519" }, false, ["verify"]);
    return await crypto.subtle.verify({ name: "Ed25519" }, usable, signature, joined(MARK, list));
  } catch (error) {
    return error?.name === "NotSupportedError" ? undefined : false;
  }
}

// What people compare a key by.
export async function fingerprintOf(key) {
  const digest = hexOf((await sha256(bytesOf64(key))).subarray(0, 16));
  return digest.match(/.{4}/g).join(" ");
}

// The bytes at an address, if they have the digest the list says. What an earlier try left in the browser's own cache is passed over.
export async function listed(address, list, init = {}) {
  for (const cache of ["default", "reload"]) {
    const response = await fetch(address, { credentials: "omit", redirect: "error", cache, ...init });
    if (!response.ok) throw new TypeError("A file did not come.");
    const bytes = await response.arrayBuffer();
    const type = response.headers.get("content-type") ?? "application/octet-stream";
    if (hexOf(await sha256(bytes)) === list.files.get(address)) return { bytes, type };
  }
  throw new Refusal("changed");
}
