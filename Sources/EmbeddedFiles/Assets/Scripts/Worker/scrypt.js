// scrypt (RFC 7914). PBKDF2 comes from WebCrypto; what takes the memory, the mixing, from corgina.wasm, in an instance of its own
// that is wiped and let go, because memory of WebAssembly never shrinks.
import { Program } from "./program.js";

export async function scrypt(module, secret, salt, { cost, block, parallel }, count) {
  const size = 128 * block;
  const blocks = await pbkdf2(secret, salt, size * parallel);
  const program = await Program.start(module);
  try {
    // The table of 2^cost blocks, and two blocks to mix.
    const place = program.call("allocate", size), table = program.call("allocate", size * (2 ** cost + 2));
    for (let from = 0; from < blocks.length; from += size) {
      program.bytes(place, size).set(blocks.subarray(from, from + size));
      program.call("mix", place, table, cost, block);
      blocks.set(program.bytes(place, size), from);
    }
  } finally {
    program.wipe();
  }
  const key = await pbkdf2(secret, blocks, count);
  blocks.fill(0);
  return key;
}

async function pbkdf2(secret, salt, count) {
  const key = await crypto.subtle.importKey("raw", secret, "PBKDF2", false, ["deriveBits"]);
  return new Uint8Array(await crypto.subtle.deriveBits({ name: "PBKDF2", hash: "SHA-256", salt, iterations: 1 }, key, count * 8));
}
