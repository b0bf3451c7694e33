// What an open diary is looked after with on this device: passphrase, recovery code, lock, export and import.
import { json, redirect, shown } from "./answers.js";
import { clockChanges } from "./clock.js";
import { endsWith } from "./code.js";
import { acceptOther, lookAgain } from "./editions.js";
import { keepFrom, partsOf, withPhotos } from "./photo-files.js";
import { Program } from "./program.js";
import { field } from "./requests.js";
import { changeSealedPassphrase, moving, sealedValues, sendImported } from "./sealed.js";
import { changePassphrase, confirmCode, faultIn, isPassphrase, makeCode, waitingCode } from "./secrets.js";
import { write } from "./store.js";
import { WRONG } from "./words.js";

const OTHER_GROUP = "That is not the last group. Compare it with the code above.";
const NO_FILE = "Choose the file that Export gave you";
const TOO_LONG = "The entries of the file take more than 16 MB, more than a browser takes at once. Nothing was taken from it.";
const UNFETCHED = "Not all photos are on this device yet, and the server did not send them. Try again with a connection, or export without photos.";
// Of a whole file, and of its entries.
const MEGABYTES = 400, MOST_ENTRIES = 16 * 2 ** 20;
const DONE = { lock: "Auto-lock is changed.", passphrase: "Your passphrase is changed." };

export const account = {
  "GET /recovery-code": showCode,
  "POST /recovery-code": acceptCode,
  "GET /settings/account": visit => overview(visit, "", {}, DONE[visit.asked.changed]),
  "POST /settings/account/passphrase": acceptPassphrase,
  "POST /settings/account/recovery-code": acceptNewCode,
  "POST /settings/account/lock": acceptLock,
  "POST /settings/account/export": exportDiary,
  "GET /settings/account/import": showImport,
  "POST /settings/account/import": importDiary,
  "POST /homes/edition": acceptEdition,
  "GET /about": visit => visit.page("about", { program: wasm.digest }),
  "POST /offline/key": handOverKey,
  "POST /offline/entries": () => json({}, 409),
  ...moving,
};

async function overview(visit, place = "", errors = {}, done = undefined) {
  const persistent = await navigator.storage?.persisted?.().catch(() => undefined);
  return visit.page("account", {
    entries: visit.diary.head.sequence, waitingCode: Boolean(await waitingCode(visit.diary)), place,
    ...visit.home.kind === "sealed" && await sealedValues(), ...persistent !== undefined && { persistent }, ...done && { done },
  }, errors);
}

// The code ----------------------------------------------------------------------------------------------------------

async function showCode(visit) {
  const code = await waitingCode(visit.diary);
  return code ? visit.page("code", code) : redirect("/today");
}

async function acceptCode(visit) {
  const code = await waitingCode(visit.diary);
  if (!code) return redirect("/today");
  const typed = field(visit.asked, "group");
  if (!endsWith(code.groups, typed)) return visit.page("code", { ...code, typed }, { group: OTHER_GROUP });
  await confirmCode(visit.diary);
  return redirect(code.replaces || visit.diary.head.sequence > 1 ? "/today" : "/pregnancy/new");
}

async function acceptNewCode(visit) {
  const { asked, module, home, diary } = visit;
  const isRight = await makeCode(module, home, diary, field(asked, "passphrase"));
  return isRight ? redirect("/recovery-code") : overview(visit, "recovery-code", { passphrase: WRONG });
}

// Passphrase and lock -------------------------------------------------------------------------------------------------

async function acceptPassphrase(visit) {
  const { asked, module, home } = visit;
  const next = field(asked, "newPassphrase");
  const fault = await faultIn(module, next);
  if (fault) return overview(visit, "passphrase", { newPassphrase: fault });
  if (home.kind === "sealed") {
    const wrong = await changeSealedPassphrase(visit, field(asked, "passphrase"), next);
    return wrong ? overview(visit, "passphrase", { [wrong.field]: wrong.error }) : redirect("/settings/account?changed=passphrase");
  }
  const isRight = await changePassphrase(module, home, field(asked, "passphrase"), next);
  return isRight ? redirect("/settings/account?changed=passphrase") : overview(visit, "passphrase", { passphrase: WRONG });
}

async function acceptLock(visit) {
  const { asked, module, home } = visit;
  const minutes = [0, 5, 10, 30].find(minutes => String(minutes) === field(asked, "minutes")) ?? home.lockAfter;
  const isLater = home.lockAfter > 0 && (minutes === 0 || minutes > home.lockAfter);
  // A lock that comes later, or never, takes the passphrase; one that comes sooner does not.
  if (isLater && !await isPassphrase(module, home, field(asked, "passphrase"))) return overview(visit, "lock", { passphrase: WRONG });
  await write("state", "home", { ...home, lockAfter: minutes });
  return redirect("/settings/account?changed=lock");
}

// Files ---------------------------------------------------------------------------------------------------------------

async function exportDiary(visit) {
  const { asked, module, home, diary } = visit;
  if (!await isPassphrase(module, home, field(asked, "passphrase"))) return overview(visit, "export", { passphrase: WRONG });
  const now = Math.floor(Date.now() / 1_000);
  const kind = field(asked, "kind") === "csv" ? "csv" : "json";
  const program = await Program.start(module);
  const { head, parts: [body] } = program.ask("export", { kind, now, zone: clockChanges(now) }, await diary.entries());
  program.wipe();
  const { file, error } = kind === "json" && field(asked, "photos") ? await withPhotos(diary, diary.photos().named, body) : { file: body };
  if (error) return overview(visit, "export", { photos: UNFETCHED });
  return shown({ status: 200, type: head.type, file: head.name, body: file });
}

function showImport(visit) {
  const counts = visit.asked.changed.match(/^(\d{1,8})\.(\d{1,8})$/);
  return visit.page("import", { megabytes: MEGABYTES, ...counts && { added: Number(counts[1]), known: Number(counts[2]) } });
}

async function importDiary(visit) {
  const { asked, module, home, diary } = visit;
  const refuse = errors => visit.page("import", { megabytes: MEGABYTES }, errors);
  if (!await isPassphrase(module, home, field(asked, "passphrase"))) return refuse({ passphrase: WRONG });
  if (!asked.files.file) return refuse({ file: NO_FILE });
  const { entries, photos } = await partsOf(asked.files.file);
  if (entries.size > MOST_ENTRIES) return refuse({ file: TOO_LONG });
  const program = await Program.start(module);
  const { head: { fault, photos: named }, parts } = program.ask("import", {}, [new Uint8Array(await entries.arrayBuffer())]);
  program.wipe();
  const wrong = fault || photos && await keepFrom(photos, named, { module, keys: diary.keys });
  if (wrong) return refuse({ file: wrong });
  const { added, known } = await diary.add(parts);
  if (home.kind === "sealed") await sendImported(visit, field(asked, "passphrase"));
  return redirect(`/settings/account/import?changed=${added}.${known}`);
}

// What pages seal what is being typed with, when the diary locks.
function handOverKey({ diary: { keys, head } }) {
  return json({ diary: keys.tag, key: keys.device, former: [], mark: "device", holds: true, entries: head.sequence });
}

// An update that was not taken -------------------------------------------------------------------------------------------

async function acceptEdition({ asked }) {
  for (const reason of ["otherKey", "unchecked"]) await acceptOther(reason, field(asked, reason));
  await lookAgain();
  return redirect("/settings/account");
}
