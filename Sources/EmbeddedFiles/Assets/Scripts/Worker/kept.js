// corgina.wasm, kept with the site's files. It is taken only if it is what the worker's first line names.
import { hexOf } from "./bytes.js";
import { sha256 } from "./keys.js";

const cacheName = `corgina ${edition}`;

let compiling = null;

export const isOffered = wasm !== null;

export const isKept = async () => isOffered && Boolean(await (await caches.open(cacheName)).match(wasm.address));

// Gets it where it is not there yet, from an earlier edition's files or from the server.
export async function keepProgram() {
  if (!isOffered) throw new Error("This server does not offer it.");
  if (await isKept()) return;
  const response = await caches.match(wasm.address) ?? await fetch(wasm.address);
  if (!response.ok) throw new Error("The server did not send it.");
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (hexOf(await sha256(bytes)) !== wasm.digest) throw new Error("What came is not what was named.");
  const kept = new Response(bytes, { headers: { "content-type": "application/wasm", "content-length": bytes.length } });
  await (await caches.open(cacheName)).put(wasm.address, kept);
}

// Compiled once for each life of the worker.
export function compiled() {
  compiling ??= compile().catch(error => { compiling = null; throw error; });
  return compiling;
}

async function compile() {
  await keepProgram();
  return WebAssembly.compileStreaming(await (await caches.open(cacheName)).match(wasm.address));
}
