// Why the server ended this device's session, where it can tell.
import { hexOf } from "./bytes.js";
import { note, standing } from "./exchange.js";
import { post } from "./remote.js";
import { read } from "./store.js";

// A page waits for it.
const PATIENCE = 5_000;

// Asks whether the diary became one the server reads. Answers whether it did.
export async function isUnsealed() {
  const known = await standing(), keys = await read("state", "open");
  if (known?.isUnsealed) return true;
  if (!known?.signedOut || !keys) return false;
  const { ok, unsealed } = await post("unsealed", { journal: hexOf(keys.journal) }, PATIENCE);
  if (!ok || unsealed !== true) return false;
  await note({ isUnsealed: true });
  return true;
}
