// The recovery code: 16 bytes as 26 letters of Crockford's base 32 and a check letter. docs/storage.md, Accounts.
import { number, randomBytes } from "./bytes.js";

const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LETTERS = 26;

// In GF(2^5) with x^5 + x^2 + 1.
const double = value => (value << 1) & 32 ? ((value << 1) ^ 0b100101) & 31 : value << 1;
const check = values => values.reduce((sum, value) => double(sum ^ value), 0);

export const freshCode = () => codeOf(randomBytes(16));

// In nine groups of three letters.
export function codeOf(bytes) {
  let rest = bytes.reduce((value, byte) => value << 8n | BigInt(byte), 0n);
  const values = Array.from({ length: LETTERS }, () => { const value = Number(rest & 31n); rest >>= 5n; return value; }).reverse();
  const letters = [...values, check(values)].map(value => ALPHABET[value]).join("");
  return letters.match(/.{3}/g);
}

// The bytes of a code as people type it; undefined where a letter is missing, added or wrong.
export function bytesOfCode(text) {
  const letters = text.toUpperCase().replaceAll(/[\s-]/g, "").replaceAll("O", "0").replaceAll(/[IL]/g, "1");
  const values = Array.from(letters, letter => ALPHABET.indexOf(letter));
  const sum = values.pop();
  // 26 letters hold 130 bits, so the first one stands for three alone.
  if (values.length !== LETTERS || values.some(value => value < 0) || values[0] > 7 || check(values) !== sum) return undefined;
  return number(values.reduce((value, five) => value << 5n | BigInt(five), 0n), 16);
}

export const endsWith = (groups, typed) => typed.toUpperCase().replaceAll(/[\s-]/g, "") === groups.at(-1);
