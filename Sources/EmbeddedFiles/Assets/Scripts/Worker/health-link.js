// A link for the clinic as this device makes it, to the byte as docs/storage.md has it: its address carries a secret by which it is found,
// and a key that opens the files. Here both are known; the server gets neither before somebody opens the link, and never the key.
import { bytesOfHex, hexOf, isSame, joined, number, numberIn, randomBytes, textOf, utf8 } from "./bytes.js";
import { hkdf, sealingKey, sha256 } from "./keys.js";
import { base64Of, bytesOf64 } from "./remote.js";
import { context, pad, seal, unpad, unseal } from "./sealing.js";

const DETAILS = 1_024, FILES_STEP = 32_768;
const TALLY = 28, MARK = 32, NEVER = 1n << 63n;
const MOST_WRONG = 5;
// Of the address that is in the link. Source: HL7, SMART Health Cards and Links 1.0.0.
const LONGEST_URL = 128;
const LABEL = "Report for a visit";
const HMAC = { name: "HMAC", hash: "SHA-256" };

const base64url = bytes => base64Of(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
const bytesOfBase64url = text => bytesOf64(text.replaceAll("-", "+").replaceAll("_", "/"));

// What follows from the secret.
async function link(secret) {
  const derived = purpose => hkdf(secret, utf8(purpose));
  return {
    id: await sha256(joined(utf8("corgina clinic hash"), secret)),
    key: await sealingKey(await derived("corgina clinic key")),
    marking: await crypto.subtle.importKey("raw", await derived("corgina clinic pin"), HMAC, false, ["sign"]),
  };
}

const markOfPIN = async ({ marking }, pin) => new Uint8Array(await crypto.subtle.sign("HMAC", marking, utf8(pin)));
const tallyContext = ({ id }) => context("corgina clinic tally", id);
const detailsContext = ({ id }, keys) => context("corgina clinic details", id, keys.journal);

// A link that is to be made, as the server keeps it. The same attempt has the same secret, so that it lies there once.
// - attempt: 32 hexadecimal digits. wanted: { openings, pin, meals, data, made, offset }. files: [{ type, content, bytes }].
export async function sealedLink(keys, attempt, wanted, files) {
  const secret = new Uint8Array(await crypto.subtle.sign("HMAC", keys.names, joined(utf8("clinic link"), [1], bytesOfHex(attempt))));
  const made = await link(secret), key = randomBytes(32), opens = await sealingKey(key);
  const { openings, pin, ...told } = wanted;
  const listed = await Promise.all(files.map(async ({ type, content, bytes }) => ({ type, sealed: await encrypted(opens, content, bytes) })));
  const details = { id: attempt, secret: base64url(secret), key: base64url(key), ...told };
  key.fill(0);
  const tally = joined(number(openings, 4), number(0, 8), number(NEVER, 8), number(0, 8), pin ? await markOfPIN(made, pin) : []);
  return {
    id: hexOf(made.id),
    tally: base64Of(await seal(made.key, tallyContext(made), pad(tally))),
    files: base64Of(await seal(made.key, context("corgina clinic files", made.id), padded(utf8(JSON.stringify(listed))))),
    details: base64Of(await seal(keys.data, detailsContext(made, keys), pad(utf8(JSON.stringify(details)), DETAILS))),
  };
}

const padded = bytes => pad(bytes, Math.ceil((bytes.length + 4) / FILES_STEP) * FILES_STEP);

// Compact JWE (RFC 7516) with the key itself. The part between the first two points is for a wrapped key, and there is none.
async function encrypted(key, cty, bytes) {
  const header = base64url(utf8(JSON.stringify({ alg: "dir", enc: "A256GCM", cty }))), iv = randomBytes(12);
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: "AES-GCM", iv, additionalData: utf8(header) }, key, bytes));
  const end = sealed.length - 16;
  return [header, "", base64url(iv), base64url(sealed.subarray(0, end)), base64url(sealed.subarray(end))].join(".");
}

// A link as the server has it, opened; undefined where it is not of this diary, or damaged.
export async function openedLink(keys, { id, ends, tally, details }) {
  try {
    const told = unpad(await unseal(keys.data, detailsContext({ id: bytesOfHex(id) }, keys), bytesOf64(details)));
    const known = JSON.parse(textOf(told)), found = await link(bytesOfBase64url(known.secret));
    if (hexOf(found.id) !== id || !Number.isSafeInteger(ends)) return undefined;
    const counted = unpad(await unseal(found.key, tallyContext(found), bytesOf64(tally)));
    return { ...known, row: id, ends, link: found, ...countsIn(counted) };
  } catch {
    return undefined;
  }
}

// One whose count is damaged opens nothing, and is shown as one that ended.
function countsIn(bytes) {
  if (bytes?.length !== TALLY && bytes?.length !== TALLY + MARK) return { most: 0, opened: 0, mark: null, isBlocked: false };
  const mark = bytes.length > TALLY ? bytes.slice(TALLY) : null;
  return {
    most: numberIn(bytes, 0, 4), opened: numberIn(bytes, 4, 4), mark, isBlocked: Boolean(mark) && numberIn(bytes, 8, 4) >= MOST_WRONG,
    ...bytes[12] < 128 && { lastOpened: numberIn(bytes, 14, 6) },
  };
}

// Whether that link is what she asks for now.
export async function isAsked({ meals, data, most, mark, link: found }, { openings, pin, meals: withMeals, data: withData }) {
  if (meals !== withMeals || data !== withData || most !== openings || Boolean(mark) !== Boolean(pin)) return false;
  return !pin || isSame(mark, await markOfPIN(found, pin));
}

const urlOf = secret => `${location.origin}/clinic/${secret}`;

// Whether readers take links of a server of this name: a secret has 43 characters.
export const isReadable = () => urlOf("x".repeat(43)).length <= LONGEST_URL;

// What is shown and photographed; undefined where the name of this server is too long for such a link.
export function addressOf({ secret, key, ends, mark }) {
  if (!isReadable()) return undefined;
  const payload = { url: urlOf(secret), key, exp: ends, ...mark && { flag: "P" }, label: LABEL, v: 1 };
  return `${location.origin}/clinic#shlink:/${base64url(utf8(JSON.stringify(payload)))}`;
}
