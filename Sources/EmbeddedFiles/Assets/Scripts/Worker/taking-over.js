// An account the server reads becomes a sealed one. docs/end-to-end.md, From an account the server reads.
import { bothSecrets, passOf } from "./admission.js";
import { hexOf, randomBytes, utf8 } from "./bytes.js";
import { noteDetails } from "./details.js";
import { sealShelf, shelfName } from "./drafts.js";
import { admit } from "./home.js";
import { firstHead, sealEntries } from "./journal.js";
import { keysOf } from "./keys.js";
import { sealPhoto } from "./photo-sealing.js";
import { Program } from "./program.js";
import { queuedCount } from "./queued.js";
import { base64Of, markOf, post, sentPhoto, UNREACHED } from "./remote.js";
import { WAITING_CODE } from "./secrets.js";
import { freshSlots } from "./slots.js";
import { patiently, stage } from "./staging.js";
import { read, remove, write } from "./store.js";
import { WRONG } from "./words.js";

const ROUNDS = 3;
const BUSY = "Something was logged on another device while your diary was being copied. Nothing was changed. Try again in a moment.";
const NOT_GIVEN = "The server did not hand over your diary, so nothing was changed. Wait a moment, then try again.";
const NOT_ALL = "Not every entry could be copied, so nothing was changed. Your diary is as it was.";
const NO_PHOTO = "A photo could not be copied, so nothing was changed. Check your connection and try again. If it goes on, open your photos and remove the one that is not shown.";
const MAYBE = "No answer came, so your diary is Sealed by now or as it was: one or the other, and whole. Open Corgina again. If it asks you to sign in and your passphrase is not taken there, choose “Open a sealed diary” with the same name and passphrase.";

// Answers what went wrong as { problem } or { field, error }; undefined where the diary is sealed and opens here.
export async function takeOver(module, passphrase) {
  const count = await queuedCount();
  if (count) return { problem: queued(count) };
  const opened = { journal: randomBytes(16), dataKey: randomBytes(32) };
  try {
    const keys = await keysOf(opened.journal, opened.dataKey), start = await firstHead(opened.journal);
    const secrets = await bothSecrets(module, freshSlots(), passphrase, opened);
    const shelf = await sealShelf(keys, new Map([[WAITING_CODE, utf8(secrets.code.join("-"))]]));
    for (let round = 0; round < ROUNDS; round += 1) {
      const copy = await copied(module, keys, start, passphrase);
      if (copy.wrong) return copy.wrong;
      const answer = await use(copy, opened, secrets, passphrase, shelf);
      if (answer.ok) return await keep(opened, keys, secrets.slots, shelf, copy, answer);
      if (answer.code !== "changed") return wrongOf(answer);
    }
    return { problem: BUSY };
  } finally {
    opened.dataKey.fill(0);
  }
}

const queued = count => `${count === 1 ? "1 sentence" : `${count} sentences`} you said without a connection ${count === 1 ? "waits" : "wait"} in this browser. Open Today with a connection, so that ${count === 1 ? "it is" : "they are"} sent, then come back. Nothing was changed.`;

const wrongOf = ({ code, error }) => code === "proof" ? { field: "passphrase", error: WRONG } : { problem: error };

// The whole diary, sealed by this device and kept beside the one there is. It counts for nothing yet.
async function copied(module, keys, start, passphrase) {
  const begun = await post("move", { passphrase });
  // She tries again where no answer came, and the account is a sealed one already.
  if (begun.code === "signed-out" && await read("state", "moving")) return { wrong: { problem: MAYBE } };
  if (!begun.ok) return { wrong: wrongOf(begun) };
  const file = await exported(passphrase);
  if (file.wrong) return file;
  const program = await Program.start(module);
  const { head: { fault, photos: ids }, parts } = program.ask("import", {}, [file.bytes]);
  program.wipe();
  if (fault) return { wrong: { problem: NOT_ALL } };
  const { rows, head } = await sealEntries(keys, start, parts);
  const staged = await stage("move/rows", start, rows);
  if (!staged.ok) return { wrong: wrongOf(staged) };
  const photos = await stagePictures(keys, ids);
  return photos.ok ? { before: begun.head, rows, head, photos: photos.count } : { wrong: wrongOf(photos) };
}

// The photos that entries name and that are still there, one after the other.
async function stagePictures(keys, ids) {
  let count = 0;
  for (const id of ids) {
    const photo = await patiently(() => picture(id)), copy = photo.ok && await patiently(() => picture(`${id}/small`));
    if (photo.status === 404) continue;
    if (!photo.ok || !copy.ok) return { ok: false, error: NO_PHOTO };
    // One without a small copy is shown in its place.
    const small = copy.bytes.length < photo.bytes.length ? copy.bytes : new Uint8Array();
    const row = await sealPhoto(keys, id, { photo: photo.bytes, small });
    const staged = await patiently(() => post("move/photos", sentPhoto(row)));
    if (!staged.ok) return staged;
    count += 1;
  }
  return { ok: true, count };
}

async function picture(place) {
  try {
    const response = await fetch(`/photos/${place}`, { credentials: "same-origin", cache: "no-store", redirect: "error" });
    const { ok, status, headers } = response, isPicture = headers.get("content-type")?.startsWith("image/");
    return { ok: ok && isPicture, status, after: Number(headers.get("retry-after")) || 0, ...ok && { bytes: new Uint8Array(await response.arrayBuffer()) } };
  } catch {
    return { ok: false, status: 0, after: 0 };
  }
}

// The bytes of her export, in the memory of this worker only.
async function exported(passphrase) {
  try {
    const response = await fetch("/settings/account/export", {
      method: "POST", credentials: "same-origin", cache: "no-store", redirect: "error",
      body: new URLSearchParams({ passphrase, kind: "json" }),
    });
    if (response.status === 422) return { wrong: { field: "passphrase", error: WRONG } };
    if (!response.ok || !response.headers.get("content-type")?.startsWith("application/json")) return { wrong: { problem: NOT_GIVEN } };
    return { bytes: new Uint8Array(await response.arrayBuffer()) };
  } catch {
    return { wrong: { problem: UNREACHED } };
  }
}

// What opens it is noted before: should no answer come, signing in finds the recovery code that she never saw.
async function use({ before, head, photos }, opened, { slots, proofs }, passphrase, code) {
  await write("state", "moving", { slots, code });
  const answer = await post("move/use", {
    passphrase, head: before, moved: markOf(head), journal: hexOf(opened.journal), slots: base64Of(slots),
    proofs: { passphrase: hexOf(proofs.passphrase), recovery: hexOf(proofs.recovery) }, pass: hexOf(await passOf(opened)), photos,
  });
  if (answer.ok) return answer.head === markOf(head) ? answer : { ok: false, error: MAYBE };
  if (answer.status < 400 || answer.status >= 500) return { ok: false, error: MAYBE };
  await remove("state", "moving");
  return answer;
}

async function keep(opened, keys, slots, shelf, { rows, head }, answer) {
  const start = await firstHead(opened.journal);
  await admit(opened, (state, journal, draft) => {
    state.add({ kind: "sealed", slots, lockAfter: 0 }, "home");
    state.put(head, "head");
    state.put({ start: start.hash, synced: head }, "sync");
    for (const row of rows) journal.add({ ...row, entry: hexOf(row.entry) });
    draft.put({ sealed: shelf, staged: 0 }, shelfName);
    state.delete("moving");
  });
  await noteDetails(keys, answer.device);
  return undefined;
}
