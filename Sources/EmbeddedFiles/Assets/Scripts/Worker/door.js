// What is answered whether the diary is open or not: the lock, what opens it, and erasing.
import { nothing, redirect } from "./answers.js";
import { eraseHome, lock, noteUse } from "./home.js";
import { field } from "./requests.js";
import { create, faultIn, recover, unlock } from "./secrets.js";
import { sealedBeginnings, eraseSealed, showSealedErase } from "./sealed.js";
import { decoded, mayWait } from "./visit.js";
import { MISTYPED, UNSURE, WRONG } from "./words.js";

const OTHER_CODE = "That recovery code does not open this diary. Check it and try again.";

// By method and path; each gets the visit, and what answers another request in its place.
export const door = {
  "GET /": visit => visit.start(),
  "GET /lock": showLock,
  "POST /lock": openLock,
  "POST /lock/now": lockNow,
  "POST /session/end": lockNow,
  "POST /lock/awake": stayAwake,
  "GET /recover": visit => isSealed(visit) ? sealedBeginnings["GET /homes/sealed/recover"](visit) : visit.page("recover"),
  "POST /recover": recoverDiary,
  "GET /settings/account/erase": visit => isSealed(visit) ? showSealedErase(visit) : visit.page("erase", { locked: !visit.diary }),
  "POST /settings/account/erase": eraseDiary,
  "GET /privacy": visit => visit.page("privacy"),
};
// The way in of a server leads into the diary that is here.
for (const path of ["/welcome", "/sign-in", "/account/new", "/homes", "/homes/device"]) door[`GET ${path}`] = visit => visit.start();
// A sealed one may have to be signed in again.
for (const [place, answer] of Object.entries(sealedBeginnings)) door[place] = visit => isSealed(visit) ? answer(visit) : visit.start();
for (const place of ["/homes/sealed", "/homes/sealed/from-account"]) door[`GET ${place}`] = door[`POST ${place}`] = visit => visit.start();

const isSealed = ({ home }) => home?.kind === "sealed";

function showLock(visit) {
  const { then } = visit.asked;
  if (visit.diary) return isPlace(then) ? redirect(then) : visit.start();
  return visit.page("lock", isPlace(then) ? { then } : {});
}

const isPlace = text => /^\/(?!\/)[a-z0-9./_-]*$/.test(text);

async function openLock(visit, goOn) {
  const { asked, module, home } = visit;
  const then = field(asked, "then"), form = field(asked, "form");
  if (!visit.diary && !await unlock(module, home, field(asked, "passphrase"))) {
    const values = { ...isPlace(then) && { then }, ...form && { form } };
    return visit.page("lock", values, { passphrase: WRONG });
  }
  if (form && isPlace(then) && mayWait(then)) return goOn({ ...asked, method: "POST", path: then, fields: decoded(form) });
  return redirect(isPlace(then) ? then : "/");
}

async function lockNow() {
  await lock();
  return redirect("/lock");
}

async function stayAwake(visit) {
  if (!visit.diary) return redirect("/lock");
  await noteUse();
  return nothing();
}

async function recoverDiary(visit) {
  const { asked, module, home } = visit;
  const fault = await faultIn(module, field(asked, "passphrase"));
  if (fault) return visit.page("recover", {}, { passphrase: fault });
  const isRight = await recover(module, home, field(asked, "code"), field(asked, "passphrase"));
  return isRight ? redirect("/recovery-code") : visit.page("recover", {}, { code: isRight === undefined ? MISTYPED : OTHER_CODE });
}

async function eraseDiary(visit) {
  const { asked } = visit;
  if (isSealed(visit)) return eraseSealed(visit);
  if (!field(asked, "sure")) return visit.page("erase", { locked: !visit.diary }, { sure: UNSURE });
  await eraseHome();
  visit.diary = undefined;
  return visit.page("erased");
}

// Where no diary lives yet.
export const beginnings = {
  "GET /homes/device": visit => visit.page("new"),
  "POST /homes/device": begin,
  ...sealedBeginnings,
};

async function begin(visit) {
  const { asked, module } = visit;
  const passphrase = field(asked, "passphrase");
  const fault = await faultIn(module, passphrase);
  if (fault) return visit.page("new", {}, { passphrase: fault });
  await create(module, passphrase);
  return redirect("/recovery-code");
}

