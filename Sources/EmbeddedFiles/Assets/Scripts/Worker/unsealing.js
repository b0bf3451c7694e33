// A sealed diary becomes one the server reads while she is signed in. docs/end-to-end.md, To an account the server reads.
import { sealedAnew } from "./anew.js";
import { redirect } from "./answers.js";
import { hexOf, randomBytes } from "./bytes.js";
import { note, standing } from "./exchange.js";
import { eraseHome, home, openDiary } from "./home.js";
import { keysOf } from "./keys.js";
import { stagePhotos } from "./photo-exchange.js";
import { markOf, post } from "./remote.js";
import { field } from "./requests.js";
import { PASSPHRASE, secretOf, unwrap } from "./slots.js";
import { stage } from "./staging.js";
import { read } from "./store.js";
import { settle, waitingCount } from "./sync.js";
import { BUSY, UNSURE, WRONG } from "./words.js";

const ROUNDS = 3;
const DAMAGED = "An entry of this diary cannot be opened, so it cannot go along. Export what there is, and keep the file. Nothing was changed.";
const MAYBE = "No answer came, so your diary is Sealed as it was, or the server reads it by now: one or the other, and whole. Once there is a connection, open Settings, Your sealed diary: it says how to go on.";
const CHANGED = "Something was logged on another device meanwhile. Nothing was changed: your diary is Sealed, as it was. Try again.";

// The browser is signed in to the server then, whose page with the new recovery code comes next.
export async function letServerRead(visit) {
  const { asked, module } = visit;
  const refuse = ({ problem, field: name, error }) => visit.page("unseal", problem ? { problem } : {}, name ? { [name]: error } : {});
  if (!field(asked, "sure")) return refuse({ field: "sure", error: UNSURE });
  const wrong = await unseal(module, visit.home, field(asked, "passphrase"));
  // What came meanwhile is folded in.
  visit.diary = wrong ? await openDiary(module, await home()) : undefined;
  return wrong ? refuse(wrong) : redirect("/recovery-code");
}

// Holds the diary. Answers what went wrong as { problem } or { field, error }; undefined where the server reads the diary, and this browser
// is signed in to it.
async function unseal(module, home, passphrase) {
  const found = await unwrap(module, home.slots, PASSPHRASE, secretOf(passphrase));
  if (!found) return { field: "passphrase", error: WRONG };
  found.dataKey.fill(0);
  for (let round = 0; round < ROUNDS; round += 1) {
    const isSettled = await settle({ isInTurn: true, proof: hexOf(found.proof) });
    if (isSettled === false || isSettled === undefined && await waitingCount()) return { problem: BUSY };
    const answer = await copyAndUse(module, passphrase);
    if (answer.ok) return undefined;
    if (answer.code !== "changed") return wrongOf(answer);
  }
  return { problem: CHANGED };
}

// The whole diary, sealed under a key that the server gets with the one message that puts the copy to use.
async function copyAndUse(module, passphrase) {
  const next = { journal: randomBytes(16), dataKey: randomBytes(32) };
  try {
    const { keys, shown } = await opened(module), keysOfCopy = await keysOf(next.journal, next.dataKey);
    const copy = await sealedAnew(keys, keysOfCopy, new Map());
    if (!copy.isWhole) return { ok: false, error: DAMAGED };
    const staged = await stage("unseal/rows", copy.start, copy.rows);
    if (!staged.ok) return staged;
    const photos = await stagePhotos(keys, shown, keysOfCopy, "photos/stage");
    return photos.ok ? await use({ ...copy, photos: photos.count }, next, passphrase) : photos;
  } finally {
    next.dataKey.fill(0);
  }
}

async function opened(module) {
  const diary = await openDiary(module, await home());
  return { keys: diary.keys, shown: diary.photos().shown };
}

const wrongOf = ({ code, error }) => code === "proof" ? { field: "passphrase", error: WRONG } : { problem: error };

// Until it is known which of the two counts, nothing is sent from here.
async function use({ head, photos }, next, passphrase) {
  const before = await read("state", "head"), known = await standing();
  await note({ signedOut: true });
  const answer = await post("unseal/use", {
    passphrase, head: markOf(before), moved: markOf(head), journal: hexOf(next.journal), key: hexOf(next.dataKey), photos,
  });
  if (answer.ok) await eraseHome();
  else if (answer.status < 400 || answer.status >= 500) return { ok: false, error: MAYBE };
  else await note({ signedOut: known.signedOut ?? false });
  return answer;
}
