// What a device says to the server of a sealed diary. docs/end-to-end.md has every message. Nothing goes there that the server could
// read: rows are sealed, and of her passphrase only a proof.
import { hexOf } from "./bytes.js";

export const UNREACHED = "The server did not answer. Check your connection and try again.";
const PATIENCE = 60_000;

// What was answered, with `ok`, its `status` (0 where no answer came) and after how many seconds to come again. An error has its
// sentence as `error` and its word as `code`.
export async function post(place, message = {}) {
  try {
    const response = await fetch(`/sealed/${place}`, {
      method: "POST", credentials: "same-origin", cache: "no-store", redirect: "error", signal: AbortSignal.timeout(PATIENCE),
      headers: { "content-type": "application/json" }, body: JSON.stringify(message),
    });
    const { ok, status, headers } = response;
    const told = await response.json().catch(() => ({}));
    return { error: UNREACHED, ...told, ok, status, after: Number(headers.get("retry-after")) || 0 };
  } catch {
    return { ok: false, status: 0, after: 0, error: UNREACHED };
  }
}

export const base64Of = bytes => {
  let letters = "";
  for (let from = 0; from < bytes.length; from += 4_096) letters += String.fromCharCode(...bytes.subarray(from, from + 4_096));
  return btoa(letters);
};
export const bytesOf64 = text => Uint8Array.from(atob(text), letter => letter.charCodeAt(0));

export const markOf = ({ sequence, hash }) => `${sequence}.${hexOf(hash)}`;

export const sentRow = ({ entry, sealed }) => ({ entry: hexOf(entry), sealed: base64Of(sealed) });
