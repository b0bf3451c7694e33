// Another data key for a sealed diary, once a device is removed that knows the one there is. docs/end-to-end.md, Another data key.
import { bothSecrets, passOf } from "./admission.js";
import { photosAnew, putAnew, sealedAnew } from "./anew.js";
import { hexOf, randomBytes, utf8 } from "./bytes.js";
import { noteDetails } from "./details.js";
import { sealShelf } from "./drafts.js";
import { dropDesk, standing } from "./exchange.js";
import { admit, home, openDiary } from "./home.js";
import { keysOf } from "./keys.js";
import { stagePhotos } from "./photo-exchange.js";
import { base64Of, markOf, post } from "./remote.js";
import { PROOFS, WAITING_CODE } from "./secrets.js";
import { formerSalts, freshSlots } from "./slots.js";
import { stage } from "./staging.js";
import { read, transact } from "./store.js";
import { settle, waitingCount } from "./sync.js";
import { BUSY } from "./words.js";

const DAMAGED = "An entry of this diary cannot be opened, so the others cannot be sealed under another key. Export what there is.";
const MAYBE = "The server may have changed the key or not. Nothing is lost: sign in to the server again, under Settings, Your sealed diary.";

// Holds the diary. Answers why nothing was changed, as a sentence; undefined where the diary has another key, another recovery code that
// waits to be written down, and this device the only session.
// - proof: that of her passphrase as it is.
export async function renewKey(module, passphrase, proof) {
  const isSettled = await settle({ isInTurn: true, proof: hexOf(proof) });
  // Another round is under way; what it finds that others wrote meanwhile, the server will say as well.
  if (isSettled === false || isSettled === undefined && await waitingCount()) return BUSY;
  const keys = await read("state", "open"), opened = { journal: keys.journal, dataKey: randomBytes(32) };
  try {
    const next = await keysOf(opened.journal, opened.dataKey);
    const secrets = await bothSecrets(module, freshSlots(), passphrase, opened);
    const code = utf8(secrets.code.join("-"));
    const anew = await sealedAnew(keys, next, new Map([[WAITING_CODE, code], [PROOFS, undefined]]));
    if (!anew.isWhole) return DAMAGED;
    const diary = await openDiary(module, await home());
    const photos = () => stagePhotos(keys, diary.photos().shown, next, "photos/stage");
    const answer = await send({ ...anew, photos }, opened, secrets, { proof, code: await sealShelf(next, new Map([[WAITING_CODE, code]])) });
    if (!answer.ok) return answer.code === "changed" ? BUSY : answer.error;
    await keep(anew, await photosAnew(keys, next, anew), opened, secrets.slots);
    await noteDetails(next, answer.device);
    return undefined;
  } finally {
    opened.dataKey.fill(0);
  }
}

async function send({ start, rows, head, photos }, opened, { slots, proofs }, { proof, code }) {
  const before = await read("state", "head"), staged = await stage("renewal", start, rows);
  if (!staged.ok) return staged;
  const { ok, count, ...wrong } = await photos();
  if (!ok) return wrong;
  const message = {
    proof: hexOf(proof), slot: "passphrase", head: markOf(before), renewed: markOf(head), slots: base64Of(slots),
    proofs: { passphrase: hexOf(proofs.passphrase), recovery: hexOf(proofs.recovery) }, pass: hexOf(await passOf(opened)), photos: count,
  };
  return withDoubt({ slots, code }, async () => {
    const answer = await post("renewal/use", message);
    if (answer.ok) return answer.head === markOf(head) ? answer : { ok: false, status: 0, error: MAYBE };
    return answer.status >= 400 && answer.status < 500 ? answer : { ...answer, status: 0, error: MAYBE };
  });
}

// While nobody knows which key counts, nothing is sent: signing in again tells. By the slots this device then finds its code again.
async function withDoubt(renewing, work) {
  const [current, known] = [await home(), await standing()];
  const note = (home, sync) => transact(["state"], "readwrite", state => { state.put(home, "home"); state.put(sync, "sync"); });
  await note({ ...current, renewing }, { ...known, signedOut: true });
  const answer = await work();
  if (!answer.ok && answer.status) await note(current, known);
  return answer;
}

async function keep(anew, photos, opened, slots) {
  const { pending, renewing, ...rest } = await home(), { conflicts = [] } = await standing();
  await admit(opened, (state, ...others) => {
    putAnew(anew, photos, state, ...others);
    state.put({ ...rest, slots, former: formerSalts(rest) }, "home");
    state.put({ start: anew.start.hash, synced: anew.head, conflicts }, "sync");
  });
  dropDesk();
}
