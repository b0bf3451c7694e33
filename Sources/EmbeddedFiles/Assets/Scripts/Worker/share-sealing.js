// What a share of a sealed diary is sealed with, on both sides, to the byte as docs/end-to-end.md has it. The share's key is known to her
// devices and to one companion: it comes to the companion in the link, and from then on sealed to a key of that browser's own.
import { base64urlOf, bytesOfHex, hexOf, joined, number, numberIn, randomBytes, textOf, utf8 } from "./bytes.js";
import { hkdf, sealingKey, sha256 } from "./keys.js";
import { base64Of, bytesOf64 } from "./remote.js";
import { context, pad, seal, unpad, unseal } from "./sealing.js";

const KEY = 32, POINT = 65;
const DETAILS = 2_048, BUNDLE = 16_384, SENT = 8_192;
const CURVE = { name: "ECDH", namedCurve: "P-256" };
const OF_BUNDLE = new Uint8Array(16);

// The longest thing that can be sent, in bytes.
export const LONGEST_SENT = SENT - 4;

// What follows from the secret in a link.
export async function linkOf(secret) {
  const token = await hkdf(secret, context("corgina shared token"));
  return { token, reader: await readerOf(token), key: await sealingKey(await hkdf(secret, context("corgina shared link"))) };
}

export const readerOf = token => sha256(context("corgina shared reader", token));

// The same share has the same secret, so that it lies there once, however often its form is sent.
export const secretOf = async (keys, id) =>
  new Uint8Array(await crypto.subtle.sign("HMAC", keys.names, joined(utf8("share link"), [1], bytesOfHex(id))));

export const addressOf = async (keys, id) => `${location.origin}/shared/with#${base64urlOf(await secretOf(keys, id))}`;

const openingContext = (id, reader) => context("corgina share opening", id, reader);
const detailsContext = (id, keys) => context("corgina share details", id, keys.journal);
const sharedContext = (id, item) => context("corgina shared", id, item);

const sealedDetails = async (keys, id, key, terms) =>
  base64Of(await seal(keys.data, detailsContext(id, keys), pad(joined(key, terms), DETAILS)));

const sealedBundle = async (opens, id, facts) => base64Of(await seal(opens, sharedContext(id, OF_BUNDLE), pad(facts, BUNDLE)));

// Her side ------------------------------------------------------------------------------------------------------------

// A share that is to be made, as the server keeps it. - terms, facts: bytes, in the clear.
export async function sealedShare(keys, id, terms, facts) {
  const link = await linkOf(await secretOf(keys, id)), key = randomBytes(KEY), place = bytesOfHex(id);
  return {
    id, reader: hexOf(link.reader), opening: base64Of(await seal(link.key, openingContext(place, link.reader), key)),
    details: await sealedDetails(keys, place, key, terms), bundle: await sealedBundle(await sealingKey(key), place, facts),
  };
}

// A share as the server has it, opened; undefined where it is not of this diary, or damaged.
export async function openedShare(keys, row) {
  try {
    const id = bytesOfHex(row.id);
    const told = unpad(await unseal(keys.data, detailsContext(id, keys), bytesOf64(row.details)));
    const key = told.slice(0, KEY), terms = told.slice(KEY), opens = await sealingKey(key);
    const { name, may } = JSON.parse(textOf(terms));
    if (row.lastDay !== 0 && !(row.lastDay > 0)) return undefined;
    const mark = row.companion ? markIn(await unseal(opens, markContext(id), bytesOf64(row.companion))) : undefined;
    return { id: row.id, row, key, opens, terms, name: String(name), mark, sent: await openedSent(opens, id, row.sent, may) };
  } catch {
    return undefined;
  }
}

// What the companion sent, in the clear, without what may not be sent by the terms of now.
async function openedSent(opens, id, sent, may) {
  const things = await Promise.all(sent.map(async ({ item, sealed }) => {
    try {
      const text = textOf(unpad(await unseal(opens, sharedContext(id, bytesOfHex(item)), bytesOf64(sealed))));
      const { at, list } = JSON.parse(text);
      return may === "log" || may === "lists" && list !== undefined ? { item, text, at: Number(at?.seconds) || 0 } : undefined;
    } catch {
      return undefined;
    }
  }));
  return things.filter(Boolean);
}

// What is shared now, by the terms there are.
export const bundleOf = ({ id, opens }, facts) => sealedBundle(opens, bytesOfHex(id), facts);

// Other terms, and with `rotates` another key, which goes to the companion who joined and to nobody who had the one before.
export async function changedShare(keys, share, terms, facts, rotates) {
  const { id, mark, row } = share, place = bytesOfHex(id);
  const key = rotates && mark ? randomBytes(KEY) : share.key, opens = await sealingKey(key);
  const message = { id, state: row.state, details: await sealedDetails(keys, place, key, terms), bundle: await sealedBundle(opens, place, facts) };
  if (!rotates || !mark) return message;
  return {
    ...message, opening: base64Of(await sealedTo(mark.point, place, bytesOfHex(row.reader), key)),
    companion: base64Of(await sealedMark(opens, place, mark)),
  };
}

// The companion's -------------------------------------------------------------------------------------------------------

const markContext = id => context("corgina share companion", id);

// What she may know of the companion: `point`, the public half of the browser's key, and on which UTC days it joined and looked last.
export const sealedMark = (opens, id, { point, joined: first, seen }) =>
  seal(opens, markContext(id), joined(point, number(first, 8), number(seen, 8)));

function markIn(bytes) {
  if (bytes?.length !== POINT + 16) return undefined;
  return { point: bytes.slice(0, POINT), joined: numberIn(bytes, POINT + 2, 6), seen: numberIn(bytes, POINT + 10, 6) };
}

export const openedMark = async (opens, id, companion) => markIn(await unseal(opens, markContext(id), companion));

// A key of this browser's own, which script can use and not read.
export async function freshPair() {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(CURVE, false, ["deriveBits"]);
  return { privateKey, point: await pointOf(publicKey) };
}

const pointOf = async publicKey => new Uint8Array(await crypto.subtle.exportKey("raw", publicKey));

async function agreed(privateKey, other, ephemeral, recipient) {
  const publicKey = await crypto.subtle.importKey("raw", other, CURVE, false, []);
  const bits = await crypto.subtle.deriveBits({ name: "ECDH", public: publicKey }, privateKey, 256);
  return sealingKey(await hkdf(new Uint8Array(bits), context("corgina share agreement", ephemeral, recipient)));
}

// The share's key, for whoever has the private half of `point`.
export async function sealedTo(point, id, reader, key) {
  const { privateKey, point: ephemeral } = await freshPair();
  return joined(ephemeral, await seal(await agreed(privateKey, point, ephemeral, point), openingContext(id, reader), key));
}

// Undefined where it is for another browser, or damaged.
export async function openedBy({ privateKey, point }, id, reader, opening) {
  if (opening.length <= POINT) return undefined;
  const ephemeral = opening.slice(0, POINT);
  try {
    return await unseal(await agreed(privateKey, ephemeral, ephemeral, point), openingContext(id, reader), opening.subarray(POINT));
  } catch {
    return undefined;
  }
}

export const openedByLink = (link, id, opening) => unseal(link.key, openingContext(id, link.reader), opening);

// Undefined where there is none under that key.
export const openedBundle = async (opens, id, bundle) => unpad(await unseal(opens, sharedContext(id, OF_BUNDLE), bundle));

export const openedItem = async (opens, id, item, sealed) => unpad(await unseal(opens, sharedContext(id, item), sealed));

export const sealedItem = (opens, id, item, bytes) => seal(opens, sharedContext(id, item), pad(bytes, SENT));
