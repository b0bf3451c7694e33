// At which minutes the server of a sealed diary is to wake her devices. Once all of the diary is there, and in each new hour, this device
// works the minutes out and tells the server, but only if she wanted to be woken on a device of hers: what a server says of that is not
// enough. What the minutes are for stays here.
import { base64urlOf } from "./bytes.js";
import { clockChanges } from "./clock.js";
import { isAnyReminded, noteReminded } from "./details.js";
import { home, openDiary } from "./home.js";
import { markOf, post } from "./remote.js";
import { read, write } from "./store.js";

const PATIENCE = 8_000, HOUR = 3_600_000;
export const PLACE = "/settings/reminders";

// What the store has as "reminders": `device`, the session in which she switched them on here, if she did; `isNoted`, whether her other
// devices can read that; for which `head`, `hour` and `zone` the server has the minutes.
const known = async () => await read("state", "reminders") ?? {};

export const note = async values => write("state", "reminders", { ...await known(), ...values });

export const askServer = (place, message = {}) => post(`reminders${place}`, message, PATIENCE);

// The minutes that follow from the diary, and those that something was put off to on this device.
export async function minutesOf(diary) {
  const now = Math.floor(Date.now() / 1_000), [postponed] = await diary.waitingAt(`${PLACE}/later`);
  return diary.program.ask("reminders", { now, zone: clockChanges(now) }, [postponed?.bytes ?? new Uint8Array()], diary.place).head;
}

// - turn: does something while nobody else has the diary.
export async function keepReminders(module, turn) {
  try {
    const due = await turn(() => dueAt(module));
    if (!due) return;
    const answer = await askServer("");
    if (!answer.ok) return;
    const { devices } = await goingOn(answer, turn);
    if (!await isNoted(turn)) return;
    if (devices && await isWanted()) {
      const made = await turn(() => minutesAt(module, due.head));
      if (!made || !(await askServer("/minutes", { head: due.head, ...made })).ok) return;
    }
    await turn(() => note(due));
  } catch (error) {
    console.error(error?.name ?? "Error");
  }
}

// Whether her other devices can read how she wants it here.
async function isNoted(turn) {
  const { device, isNoted = false } = await known(), keys = await read("state", "open");
  if (Boolean(device) === isNoted) return true;
  if (!keys || !await noteReminded(keys, Boolean(device))) return false;
  await turn(() => note({ isNoted: Boolean(device) }));
  return true;
}

async function isWanted() {
  const { device } = await known(), keys = await read("state", "open");
  return Boolean(device || keys && await isAnyReminded(keys));
}

async function dueAt(module) {
  const diary = await settledDiary(module);
  if (!diary) return undefined;
  const due = { head: markOf(diary.head), hour: Math.floor(Date.now() / HOUR), zone: Intl.DateTimeFormat().resolvedOptions().timeZone };
  const last = await known();
  return Object.keys(due).every(name => last[name] === due[name]) ? undefined : due;
}

async function minutesAt(module, head) {
  const diary = await settledDiary(module);
  return diary && markOf(diary.head) === head ? minutesOf(diary) : undefined;
}

// Undefined where the diary is locked, or goes on from what the server has.
async function settledDiary(module) {
  const [current, synced] = [await home(), await read("state", "sync")];
  const diary = current?.kind === "sealed" && synced && !synced.signedOut && await openDiary(module, current);
  return diary && markOf(diary.head) === markOf(synced.synced) ? diary : undefined;
}

// Another key, another passphrase and signing in again begin another session, and what the server woke is forgotten with the one before.
// What she switched on here goes on all the same. Answers what the server says from then on.
export async function goingOn(answer, turn) {
  const { device } = await known();
  if (!device || answer.on || !answer.key) return answer;
  const subscription = device !== answer.device && await subscriptionFor(answer.key);
  const begun = subscription && await begin(subscription);
  // One that its push service no longer knows does not come back by itself.
  if (!begun || begun.status >= 400 && begun.status < 500) await turn(() => note({ device: undefined }));
  if (!begun?.ok) return answer;
  await turn(() => note({ device: begun.device, isNoted: false, head: undefined }));
  return { ...answer, on: true, device: begun.device, devices: answer.devices + 1 };
}

function begin(subscription) {
  const { endpoint, keys: { p256dh, auth } } = subscription.toJSON();
  // Its minutes follow.
  return askServer("/begin", { endpoint, p256dh, auth, minutes: [] });
}

// The one there is, if it was made for this key of the server's.
async function subscriptionFor(key) {
  const subscription = await self.registration.pushManager?.getSubscription();
  const made = subscription?.options?.applicationServerKey;
  return made && base64urlOf(new Uint8Array(made)) === key ? subscription : undefined;
}
