// The diary of this device: whether it is open, and since when nobody used it.
import { Diary } from "./diary.js";
import { keysOf } from "./keys.js";
import { erase, read, remove, transact, write } from "./store.js";

const MINUTE = 60_000;
// Where uses follow one another the time is not written each time.
const SELDOM = 5_000;

// The diary that is open in this worker. Another worker, or this one later, opens it again from what the store has.
let open = null;
let noted = 0;

// How it is opened: { kind, slots, lockAfter, pending, former, renewing }; the kind is "device" or "sealed"; `former` has the salts of keys
// it had before, `renewing` what another key was made with of which it is not known whether it counts. Undefined where no diary lives here.
export const home = () => read("state", "home");

export async function noteUse() {
  if (Date.now() - noted < SELDOM) return;
  noted = Date.now();
  await write("state", "used", noted);
}

// The open diary with all entries there are; undefined while it is locked. What nobody used for too long is locked first.
export async function openDiary(module, { lockAfter }) {
  const keys = await read("state", "open");
  if (!keys) { forget(); return undefined; }
  const idle = Date.now() - Math.max(noted, await read("state", "used") ?? 0);
  // A clock that was put back tells nothing; to ask for the passphrase is safe.
  if (lockAfter && (idle >= lockAfter * MINUTE || idle < -MINUTE)) { await lock(); return undefined; }
  // Where another worker put other rows in the place of some, all is folded anew.
  if (open?.keys.tag !== keys.tag || open.isOver || !await open.catchUp()) open = await Diary.open(module, keys);
  return open;
}

// From now on the diary is open, until it is locked. The data key is gone from here then.
export async function admit({ journal, dataKey }, also = () => {}) {
  const keys = await keysOf(journal, dataKey);
  dataKey.fill(0);
  forget();
  noted = Date.now();
  await transact(["state", "journal", "draft", "photo"], "readwrite", (state, ...others) => {
    state.put(keys, "open");
    state.put(noted, "used");
    also(state, ...others);
  });
}

// Drops an instance that ended in the middle of something. The store has everything.
export function drop() { open = null; }

// What was folded is no longer what the store has, or nobody may see it any more.
export function forget() {
  open?.program.wipe();
  open = null;
}

export async function lock() {
  await remove("state", "open");
  forget();
}

// No push service wakes this browser any more, whether the server heard of it or not.
export async function endWaking() {
  await self.registration.pushManager?.getSubscription().then(subscription => subscription?.unsubscribe()).catch(() => {});
}

export async function eraseHome() {
  forget();
  noted = 0;
  await endWaking();
  // What somebody else shares with this browser is no part of the diary, and has an end of its own.
  const joined = await read("state", "shared");
  await erase();
  if (joined) await write("state", "shared", joined);
}
