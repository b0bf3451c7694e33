// What a device says to the server of a sealed diary. docs/end-to-end.md has every message. Nothing goes there that the server could
// read: rows are sealed, and of her passphrase only a proof.
import { hexOf, joined, textOf } from "./bytes.js";

export const UNREACHED = "The server did not answer. Check your connection and try again.";
const TOO_LONG = "The server sent more than it may, so nothing of it was taken. Ask whoever runs it.";
const PATIENCE = 60_000;
// Of an answer, which has 2 MiB of rows at most, in base 64.
const LONGEST = 4 * 2 ** 20;
// The same of a photo.
const LONGEST_PHOTO = 12 * 2 ** 20;
// Of rows in one message: what is left of 4 MiB once it is written in base 64.
const MOST_BYTES = 2_500_000, MOST_ROWS = 500;

// What was answered, with `ok`, its `status` (0 where no answer came) and after how many seconds to come again. An error has its
// sentence as `error` and its word as `code`.
export async function post(place, message = {}, patience = PATIENCE) {
  try {
    const response = await fetch(`/sealed/${place}`, {
      method: "POST", credentials: "same-origin", cache: "no-store", redirect: "error", signal: AbortSignal.timeout(patience),
      headers: { "content-type": "application/json" }, body: JSON.stringify(message),
    });
    const { ok, status, headers } = response;
    const after = Number(headers.get("retry-after")) || 0;
    const bytes = await bodyOf(response, place === "photos/get" ? LONGEST_PHOTO : LONGEST);
    if (!bytes) return { ok: false, status, after, error: TOO_LONG };
    return { error: UNREACHED, ...valuesIn(bytes), ok, status, after };
  } catch {
    return { ok: false, status: 0, after: 0, error: UNREACHED };
  }
}

// Undefined where there is more than an answer may have: a server must not be able to fill the memory of a device.
async function bodyOf(response, longest) {
  const reader = response.body?.getReader();
  if (!reader) return new Uint8Array();
  const parts = [];
  let count = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return joined(...parts);
    count += value.length;
    if (count > longest) { reader.cancel().catch(() => {}); return undefined; }
    parts.push(value);
  }
}

function valuesIn(bytes) {
  try { return JSON.parse(textOf(bytes)); } catch { return {}; }
}

export const base64Of = bytes => {
  let letters = "";
  for (let from = 0; from < bytes.length; from += 4_096) letters += String.fromCharCode(...bytes.subarray(from, from + 4_096));
  return btoa(letters);
};
export const bytesOf64 = text => Uint8Array.from(atob(text), letter => letter.charCodeAt(0));

export const markOf = ({ sequence, hash }) => `${sequence}.${hexOf(hash)}`;

export const sentPhoto = ({ name, sealed, small }) => ({ photo: name, sealed: base64Of(sealed), small: base64Of(small) });

export const sentRow = ({ entry, sealed }) => ({ entry: hexOf(entry), sealed: base64Of(sealed) });

// The first rows of these that go into one message.
export function fitting(rows) {
  let bytes = 0;
  const count = rows.findIndex(({ sealed }, place) => place >= MOST_ROWS || (bytes += sealed.length) > MOST_BYTES);
  return count < 0 ? rows : rows.slice(0, Math.max(1, count));
}
