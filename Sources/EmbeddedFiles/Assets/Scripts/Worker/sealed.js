// What a sealed diary is asked for beside what any diary of a device is: docs/end-to-end.md says what goes to the server.
import { create, enter, move, sendSlots } from "./admission.js";
import { redirect } from "./answers.js";
import { hexOf } from "./bytes.js";
import { bytesOfCode, endsWith } from "./code.js";
import { listDevices } from "./details.js";
import { standing } from "./exchange.js";
import { endWaking, eraseHome, home, openDiary } from "./home.js";
import { bringPhotos } from "./photo-exchange.js";
import { post } from "./remote.js";
import { renewKey } from "./renewal.js";
import { field } from "./requests.js";
import { confirmCode, faultIn, isPending, keepProof, pendingProofs, waitingCode } from "./secrets.js";
import { PASSPHRASE, RECOVERY, secretOf, unwrap, withSlot, wrapProven } from "./slots.js";
import { remove, transact, write } from "./store.js";
import { goOn, settle, waitingCount } from "./sync.js";
import { takeOver } from "./taking-over.js";
import { letServerRead } from "./unsealing.js";
import { isUnsealed } from "./why.js";
import { BUSY, MISTYPED, UNSURE, WRONG } from "./words.js";

const UNCHOSEN = "Choose a device.";
const OTHER_GROUP = "That is not the last group. Compare it with the code above.";

// Where no diary lives here yet, and for one that the server signed out.
export const sealedBeginnings = {
  "GET /homes/sealed": visit => form(visit, "new"),
  "POST /homes/sealed": createDiary,
  "GET /homes/sealed/sign-in": visit => form(visit, "signIn"),
  "POST /homes/sealed/sign-in": signIn,
  "GET /homes/sealed/recover": visit => form(visit, "recover"),
  "POST /homes/sealed/recover": recoverDiary,
  "GET /homes/sealed/from-account": visit => form(visit, "seal"),
  "POST /homes/sealed/from-account": sealAccount,
};

// For a diary that is open.
export const sealed = {
  "POST /recovery-code": acceptCode,
  "GET /homes/sealed/leave": visit => visit.page("leave"),
  "POST /homes/sealed/leave": leave,
  "GET /homes/sealed/to-account": visit => visit.page("unseal"),
  "POST /homes/sealed/to-account": letServerRead,
  "GET /homes/sealed/devices": visit => showDevices(visit),
  "POST /homes/sealed/devices/end": removeDevice,
  "POST /homes/sealed/sync": acceptWay,
};

// For one on this device only.
export const moving = {
  "GET /homes/sealed/move": visit => form(visit, "move"),
  "POST /homes/sealed/move": moveDiary,
};

const typed = (visit, ...names) => Object.fromEntries(names.map(name => [name, field(visit.asked, name)]));

function form(visit, purpose, { problem, field: name, error } = {}) {
  const values = { purpose, again: visit.home?.kind === "sealed", name: field(visit.asked, "name"), ...problem && { problem } };
  return visit.page("sealed", values, name ? { [name]: error ?? WRONG } : {});
}

async function createDiary(visit) {
  const told = typed(visit, "name", "passphrase", "invitation");
  const fault = await faultIn(visit.module, told.passphrase);
  if (fault) return form(visit, "new", { field: "passphrase", error: fault });
  const wrong = await create(visit.module, told);
  return wrong ? form(visit, "new", wrong) : redirect("/recovery-code");
}

async function moveDiary(visit) {
  const wrong = await move(visit.module, visit.home, visit.diary, typed(visit, "name", "passphrase", "invitation"));
  return wrong ? form(visit, "move", wrong) : redirect("/recovery-code");
}

async function sealAccount(visit) {
  const wrong = await takeOver(visit.module, field(visit.asked, "passphrase"));
  return wrong ? form(visit, "seal", wrong) : redirect("/recovery-code");
}

async function signIn(visit) {
  const { name, passphrase } = typed(visit, "name", "passphrase");
  const { module, home } = visit;
  const wrong = await enter(module, { name, secret: secretOf(passphrase), place: PASSPHRASE, home, known: await standing() });
  if (wrong) return form(visit, "signIn", wrong);
  if (home) return redirect("/settings/account");
  return redirect(await codeWaits(module) ? "/recovery-code" : "/today");
}

// Where no answer came when an account was made a sealed one, she never saw the code.
async function codeWaits(module) {
  const diary = await openDiary(module, await home());
  return Boolean(diary && await waitingCode(diary));
}

async function recoverDiary(visit) {
  const { name, code, passphrase: next } = typed(visit, "name", "code", "passphrase");
  const { module, home } = visit;
  const fault = await faultIn(module, next);
  if (fault) return form(visit, "recover", { field: "passphrase", error: fault });
  const secret = bytesOfCode(code);
  if (!secret) return form(visit, "recover", { field: "code", error: MISTYPED });
  const wrong = await enter(module, { name, secret, place: RECOVERY, home, known: await standing(), next });
  return wrong ? form(visit, "recover", wrong) : redirect("/today");
}

// Secrets of an open diary --------------------------------------------------------------------------------------------

// Each answers what is wrong, as { field, error }; undefined where nothing is.
export async function changeSealedPassphrase({ module, home, diary }, passphrase, next) {
  const found = await unwrap(module, home.slots, PASSPHRASE, secretOf(passphrase));
  if (!found) return { field: "passphrase", error: WRONG };
  const { slots, proof } = await wrapProven(module, home.slots, PASSPHRASE, secretOf(next), found)
    .finally(() => found.dataKey.fill(0));
  const answer = await sendSlots({ proof: found.proof, slot: "passphrase", slots, proofs: { passphrase: proof } });
  if (!answer.ok) return { field: "newPassphrase", error: wordsOf(answer) };
  await write("state", "home", { ...home, slots });
  // They ended with it.
  await remove("state", "links");
  if (isPending(home)) await keepProof(diary.keys, proof);
  return undefined;
}

const wordsOf = ({ code, error }) => ["changed", "slots", "proof"].includes(code)
  ? "Your passphrase or code was changed on another device. Reload the page, sign in to the server again and repeat this."
  : error;

// She has it on paper: from now on it counts at the server too.
async function acceptCode(visit) {
  const { home, diary, asked } = visit;
  const code = await waitingCode(diary);
  if (!code) return redirect("/today");
  const group = field(asked, "group");
  const refuse = error => visit.page("code", { ...code, typed: group }, { group: error });
  if (!endsWith(code.groups, group)) return refuse(OTHER_GROUP);
  if (isPending(home)) {
    const { passphrase, recovery } = await pendingProofs(diary);
    const slots = withSlot(home.slots, RECOVERY, home.pending);
    const answer = await sendSlots({ proof: passphrase, slot: "passphrase", slots, proofs: { recovery } });
    if (!answer.ok) return refuse(answer.error);
  }
  await confirmCode(diary);
  return redirect(code.replaces || diary.head.sequence > 1 ? "/today" : "/pregnancy/new");
}

// Devices, and the end ------------------------------------------------------------------------------------------------

async function showDevices(visit, { problem, chosen = "" } = {}, errors = {}) {
  const { ok, devices, error } = await listDevices(visit.diary.keys);
  const said = problem ?? (ok ? undefined : error);
  return visit.page("devices", { ...ok && { devices }, chosen, ...said && { problem: said } }, errors);
}

// It is signed out at once, and what it knows opens nothing that is written from then on.
async function removeDevice(visit) {
  const { asked, module } = visit, device = field(asked, "device"), passphrase = field(asked, "passphrase");
  if (!device) return showDevices(visit, {}, { device: UNCHOSEN });
  const found = await unwrap(module, visit.home.slots, PASSPHRASE, secretOf(passphrase));
  if (!found) return showDevices(visit, { chosen: device }, { passphrase: WRONG });
  found.dataKey.fill(0);
  const ended = await post("devices/end", { device });
  if (!ended.ok && ended.code !== "device") return showDevices(visit, { chosen: device, problem: ended.error });
  const wrong = await renewKey(module, passphrase, found.proof);
  if (!wrong) return redirect("/recovery-code");
  // What came meanwhile is folded in.
  visit.home = await home();
  visit.diary = await openDiary(module, visit.home);
  return showDevices(visit, { problem: `That device is signed out, but your diary still has the key it knows. ${wrong}` });
}

async function acceptWay(visit) {
  // The server has all of it, and reads it: she goes on there.
  if (field(visit.asked, "way") === "leave" && await isUnsealed() && !await waitingCount()) {
    await eraseHome();
    visit.diary = undefined;
    return redirect("/sign-in");
  }
  await goOn(field(visit.asked, "way"));
  return redirect("/settings/account");
}

// Everything is here first; then the server has nothing of it any more.
async function leave(visit) {
  const { asked, module, home } = visit;
  const refuse = (problem, errors = {}) => visit.page("leave", problem ? { problem } : {}, errors);
  if (!field(asked, "sure")) return refuse("", { sure: UNSURE });
  const proof = await proofOf(module, home, field(asked, "passphrase"));
  if (!proof) return refuse("", { passphrase: WRONG });
  if (!await settle({ isInTurn: true, proof })) return refuse(BUSY);
  // It may have come with what others wrote, and goes on from there.
  const diary = await openDiary(module, home);
  const brought = await bringPhotos(diary.keys, diary.photos().shown);
  if (!brought.ok) return refuse(brought.error);
  const { ok, error } = await post("erase", { proof, slot: "passphrase" });
  if (!ok) return refuse(error);
  await transact(["state"], "readwrite", state => {
    state.put({ ...home, kind: "device" }, "home");
    state.delete("sync");
    state.delete("links");
    state.delete("shares");
    state.delete("reminders");
    state.delete("photos");
  });
  await endWaking();
  return redirect("/settings/account");
}

async function proofOf(module, home, passphrase) {
  const found = await unwrap(module, home.slots, PASSPHRASE, secretOf(passphrase));
  found?.dataKey.fill(0);
  return found && hexOf(found.proof);
}

// What a file brought is not counted by the day. What does not go up now goes up by and by.
export async function sendImported({ module, home }, passphrase) {
  await settle({ isInTurn: true, proof: await proofOf(module, home, passphrase) });
}

export async function showSealedErase(visit, values = {}, errors = {}) {
  return visit.page("erase", { locked: !visit.diary, waiting: await waitingCount(), unsealed: await isUnsealed(), ...values }, errors);
}

export async function eraseSealed(visit) {
  const { asked, module, home } = visit;
  const everywhere = Boolean(field(asked, "everywhere"));
  const refuse = (errors, problem) => showSealedErase(visit, { everywhere, ...problem && { problem } }, errors);
  if (!field(asked, "sure")) return refuse({ sure: UNSURE });
  if (everywhere) {
    const proof = await proofOf(module, home, field(asked, "passphrase"));
    if (!proof) return refuse({ passphrase: WRONG });
    const { ok, error } = await post("erase", { proof, slot: "passphrase" });
    if (!ok) return refuse({}, error);
  } else {
    // The server forgets this device by itself where it cannot be told.
    await post("end");
  }
  await eraseHome();
  visit.diary = undefined;
  return visit.page("erased");
}

// What the page about an open diary says of the server.
export async function sealedValues() {
  const known = await standing();
  if (!known) return {};
  const { synced: { sequence, hash }, trouble = "", signedOut = false, conflicts = [] } = known;
  return {
    waiting: await waitingCount(), compare: `${sequence} · ${hexOf(hash).slice(0, 8)}`, signedOut, unsealed: await isUnsealed(), conflicts: conflicts.length,
    ...trouble && { trouble },
  };
}
