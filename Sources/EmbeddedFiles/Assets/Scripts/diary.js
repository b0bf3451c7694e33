// The diary this device may open without a connection, and how far it went when it was seen last.
import { clear, read, remove, write } from "./device.js";
import { importKey, seal, unseal } from "./seal.js";
import { resealQueue } from "./queue.js";

const MET = "corgina.met";

// { tag, key }: what is sealed with and what it belongs to; undefined while nobody is signed in on this device.
export const currentDiary = () => read("diary", "current");

// A page of a diary was opened. Answers what to say of an older state the server was put back to, if it was.
export async function meet(mark) {
  const [tag, head] = mark.split(" ");
  const known = await currentDiary();
  const seen = await read("diary", `head ${tag}`);
  const isNew = known?.tag !== tag || sessionStorage.getItem(MET) !== tag;
  // A page made before one that was seen already is no sign of anything: the server is asked.
  if (isNew || seen && (seen.isLost || !follows(head, seen.head))) {
    const answer = await ask(tag, seen);
    if (!answer) return undefined;
    await take(answer, known);
    const here = { head, mark: answer.mark };
    if (!answer.holds) {
      await write("diary", `head ${tag}`, { ...seen, isLost: true });
      return { seen: count(seen.head), here: answer.entries, accept: () => write("diary", `head ${tag}`, here) };
    }
    const isOlder = seen && !seen.isLost && count(head) < count(seen.head);
    if (!isOlder) await write("diary", `head ${tag}`, here);
    return undefined;
  }
  await write("diary", `head ${tag}`, { head, mark: seen?.mark });
  return undefined;
}

const count = head => Number(head.split(".")[0]);
const follows = (head, seen) => count(head) > count(seen) || head === seen;

async function ask(tag, seen) {
  const body = new URLSearchParams(seen ? { diary: tag, head: seen.head, mark: seen.mark ?? "" } : {});
  try {
    const response = await fetch("/offline/key", { method: "POST", credentials: "same-origin", redirect: "manual", body });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}

// The same diary has another key once its owner changed it: what waits is sealed anew before the old one goes.
async function take(answer, known) {
  const key = await importKey(answer.key);
  const former = await Promise.all(answer.former.map(importKey));
  await resealQueue(former, { tag: answer.diary, key });
  if (known?.tag !== answer.diary) await clear("page");
  await write("diary", "current", { tag: answer.diary, key });
  sessionStorage.setItem(MET, answer.diary);
}

// Nobody is signed in: nothing here opens any more. What waits stays, sealed, until its owner is back.
export async function forgetDiary() {
  sessionStorage.removeItem(MET);
  await remove("diary", "current");
  await clear("page");
}

// Nothing is left.
export async function wipeDevice() {
  sessionStorage.removeItem(MET);
  for (const store of ["diary", "page", "queue"]) await clear(store);
}

const OLDEST = 7 * 86_400_000;

// Today as it is, for when there is no connection.
export async function saveToday(page) {
  const diary = await currentDiary();
  if (diary) await write("page", "today", { tag: diary.tag, sealed: await seal(diary.key, `today ${diary.tag}`, page) });
}

export async function savedToday() {
  const diary = await currentDiary();
  const saved = diary && await read("page", "today");
  if (!saved || saved.tag !== diary.tag) return undefined;
  const page = await unseal(diary.key, `today ${diary.tag}`, saved.sealed);
  if (page && Date.now() - page.at < OLDEST) return page;
  await clear("page");
  return undefined;
}
