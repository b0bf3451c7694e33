// What she said without a connection: sealed on the device, sent in order, and taken off it once the server has logged it.
// Each has an id made here; the server logs an id once, however often it arrives.
import { all, append, read, remove, write } from "./device.js";
import { seal, unseal } from "./seal.js";

const purpose = (tag, id) => `queue ${tag} ${id}`;
const current = () => read("diary", "current");

// Answers whether it is kept, on the disk.
export async function keep(sentence, day) {
  const diary = await current();
  if (!diary) return false;
  const now = new Date();
  const id = [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, "0")).join("");
  const said = { sentence, day, at: Math.floor(now / 1000), offset: -now.getTimezoneOffset() };
  await append("queue", { tag: diary.tag, id, sealed: await seal(diary.key, purpose(diary.tag, id), said) });
  return true;
}

// What waits for the diary that is open here, in the order it was said, and how many wait for any.
export async function waiting() {
  const [diary, records] = [await current(), await all("queue")];
  const entries = [];
  for (const { place, record } of records) {
    if (record.tag !== diary?.tag) continue;
    const said = await unseal(diary.key, purpose(record.tag, record.id), record.sealed);
    const { id, isRefused = false, tries = 0 } = record;
    entries.push({ place, id, isRefused, tries, said });
  }
  return { entries, count: records.length };
}

export const discard = place => remove("queue", place);

// What was sealed with a key the diary had before is sealed with the one it has.
export async function resealQueue(former, to) {
  for (const { place, record } of await all("queue")) {
    if (record.tag !== to.tag) continue;
    const name = purpose(record.tag, record.id);
    if (await unseal(to.key, name, record.sealed)) continue;
    for (const key of former) {
      const said = await unseal(key, name, record.sealed);
      if (said) { await write("queue", place, { ...record, sealed: await seal(to.key, name, said) }); break; }
    }
  }
}

// How often the server may fail at one sentence before those behind it go first.
const MOST_TRIES = 5;

// Sends what waits, one after the other. Answers the journal entries made, and whether to try again later.
export async function deliver() {
  const outcome = { logged: [], retry: false };
  // One page at a time: two would send the same one twice, for nothing.
  await navigator.locks.request("corgina delivery", { ifAvailable: true }, async lock => {
    if (!lock) { outcome.retry = true; return; }
    for (const entry of (await waiting()).entries) {
      if (entry.isRefused || !entry.said) continue;
      const answer = await send(entry);
      if (answer === "later") { outcome.retry = true; return; }
      if (answer === "signed out") return;
      if (answer.failure && entry.tries + 1 < MOST_TRIES) {
        await change(entry.place, { tries: entry.tries + 1 });
        outcome.retry = true;
        return;
      }
      if (answer.failure || answer.refusal) { await setAside(entry, answer); continue; }
      outcome.logged.push(...answer.entries);
      await discard(entry.place);
    }
  });
  return outcome;
}

async function send({ id, said }) {
  const diary = await current();
  if (!diary) return "signed out";
  const body = new URLSearchParams({ diary: diary.tag, id, sentence: said.sentence, at: said.at, offset: said.offset });
  if (said.day) body.set("day", said.day);
  try {
    const response = await fetch("/offline/entries", {
      method: "POST", credentials: "same-origin", redirect: "manual", signal: AbortSignal.timeout(30_000), body,
    });
    if (response.type === "opaqueredirect" || response.status === 409 || response.status === 423) return "signed out";
    if (response.ok) return await response.json();
    const { error } = await response.json().catch(() => ({}));
    const reason = error ?? "The server could not take this one.";
    if ([400, 413, 422].includes(response.status)) return { refusal: reason };
    // Only this one says that the sentence may be at fault. The others come from a server that is busy, starting or behind a proxy.
    return response.status === 500 ? { failure: reason } : "later";
  } catch {
    return "later";
  }
}

// One the server does not take must not hold up those behind it. It stays to be seen, with the reason, sealed like its words.
async function setAside({ place, id, said }, { refusal, failure }) {
  const diary = await current();
  if (!diary) return;
  const sealed = await seal(diary.key, purpose(diary.tag, id), { ...said, reason: refusal ?? failure, mayPass: !refusal });
  await change(place, { isRefused: true, sealed });
}

// It is sent once more, in its place.
export const tryAgain = place => change(place, { isRefused: false, tries: MOST_TRIES - 1 });

async function change(place, values) {
  const record = await read("queue", place);
  if (record) await write("queue", place, { ...record, ...values });
}
