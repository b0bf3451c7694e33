// Bytes as docs/storage.md writes them: numbers with the most significant byte first, text in UTF-8.
const encoder = new TextEncoder(), decoder = new TextDecoder();

export const utf8 = text => encoder.encode(text);
export const textOf = bytes => decoder.decode(bytes);

export function joined(...parts) {
  const whole = new Uint8Array(parts.reduce((count, part) => count + part.length, 0));
  let place = 0;
  for (const part of parts) { whole.set(part, place); place += part.length; }
  return whole;
}

export function number(value, count) {
  const bytes = new Uint8Array(count);
  for (let place = count - 1, rest = BigInt(value); place >= 0; place--, rest >>= 8n) bytes[place] = Number(rest & 255n);
  return bytes;
}

// At most 6 bytes: what a number of JavaScript holds.
export const numberIn = (bytes, from, count) => bytes.subarray(from, from + count).reduce((value, byte) => value * 256 + byte, 0);

export const hexOf = bytes => Array.from(bytes, byte => byte.toString(16).padStart(2, "0")).join("");
export const bytesOfHex = text => Uint8Array.from(text.match(/../g) ?? [], pair => parseInt(pair, 16));

export const base64urlOf = bytes =>
  btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

export const randomBytes = count => crypto.getRandomValues(new Uint8Array(count));

export const isSame = (bytes, others) => bytes.length === others.length && bytes.every((byte, place) => byte === others[place]);
