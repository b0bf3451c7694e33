// When a sealed diary and its server are brought together, and what pages are told of it.
import { choose, dropDesk, lookAgain, prepare, standing, take, takeNews } from "./exchange.js";
import { home } from "./home.js";
import { compiled } from "./kept.js";
import { keepPhotos, standingOfPhotos } from "./photo-exchange.js";
import { keepReminders } from "./reminder-keeping.js";
import { post } from "./remote.js";
import { keepShares } from "./share-keeping.js";
import { read } from "./store.js";
import { isUnsealed } from "./why.js";

const MOST_STEPS = 400;
const SHORTEST = 2_000, LONGEST = 300_000;
// However long a server asks for: a page's timer of more than 24 days would end at once, again and again.
const LONGEST_ASKED = 86_400_000;

let wait = SHORTEST, notBefore = 0, isWanted = false, hasNewMinutes = false;

const inTurn = work => navigator.locks.request("corgina diary", work);
const atOnce = work => work();

// Sends and reads until nothing is left to do, or something is in the way. Answers whether all is as it is on the server; undefined
// where another of this is under way.
// - isInTurn: whether the diary is held already.
// - proof: that of her passphrase, with which what is sent is not counted by the day.
export function settle({ isInTurn = false, proof } = {}) {
  return navigator.locks.request("corgina sync", { ifAvailable: true }, async lock => {
    if (!lock) return undefined;
    try {
      const turn = isInTurn ? atOnce : inTurn, isSettled = await steps(turn, proof);
      // A page does not wait for any of it.
      if (isSettled && !isInTurn) await keepShares(await compiled(), turn);
      if (isSettled && !isInTurn && await keepPhotos(await compiled(), turn)) isWanted = true;
      return isSettled;
    } catch (error) {
      dropDesk();
      comeBackIn(0);
      console.error(error?.name ?? "Error");
      return false;
    } finally {
      // The page that comes next has it.
      if (isInTurn) takeNews();
    }
  });
}

async function steps(turn, proof) {
  const module = await compiled();
  await turn(lookAgain);
  for (let count = 0; count < MOST_STEPS; count++) {
    const step = await turn(() => prepare(module));
    if (!step.place) return Boolean(step.isSettled);
    const proven = proof && step.place === "append" ? { proof, slot: "passphrase" } : {};
    const answer = await post(step.place, { ...step.message, ...proven });
    if (!await turn(() => take(step, answer))) { comeBackIn(answer.after * 1_000); return false; }
    wait = SHORTEST;
  }
  return false;
}

function comeBackIn(least) {
  notBefore = Date.now() + Math.max(wait, Math.min(least, LONGEST_ASKED));
  wait = Math.min(wait * 2, LONGEST);
}

// How she wants to go on where the server has something else.
export async function goOn(way) {
  await choose(way);
  return settle({ isInTurn: true });
}

// What pages are told ---------------------------------------------------------------------------------------------------

export async function waitingCount() {
  const [known, head] = [await standing(), await read("state", "head")];
  return known && head ? Math.max(0, head.sequence - known.synced.sequence) : 0;
}

async function wordsOfNow(waiting) {
  const known = await standing();
  // A page that asks for her passphrase says nothing of what is behind it.
  if (!known || !await read("state", "open")) return {};
  if (known.isUnsealed) return { words: "This diary is no longer Sealed, so nothing more is sent from here: see Settings, Sealed." };
  if (known.signedOut) return { words: "Saved on this device. Sign in to the server again to send it: Settings, Sealed." };
  if (known.trouble) return { words: "What the server has does not fit this device. Nothing is lost: see Settings, Sealed." };
  const again = Math.max(0, notBefore - Date.now());
  if (waiting) return { words: "Saved on this device. Not yet on the server.", again };
  const photos = await standingOfPhotos();
  if (photos.isFull) return { words: "The server has no room for more photos. The newest are on this device only: remove some you no longer need." };
  return photos.waiting ? { words: "Saved on this device. Not all photos are on the server yet.", again: Math.max(again, SHORTEST) } : {};
}

async function tellPages(waiting) {
  const { words = "", again = 0 } = await wordsOfNow(waiting);
  const told = { isSync: true, words, waiting, again, hasNews: takeNews() };
  for (const page of await self.clients.matchAll({ type: "window" })) page.postMessage(told);
}

// - isUrgent: whether there is a connection again, so that waiting is of no use.
export async function wake(isUrgent = false) {
  if ((await home())?.kind !== "sealed") return;
  if (isUrgent || Date.now() >= notBefore) {
    isWanted = true;
    while (isWanted) {
      isWanted = false;
      // Under way already: that one looks once more when it is through.
      if (await settle() === undefined) { isWanted = true; return; }
    }
  }
  await isUnsealed();
  const waiting = await waitingCount();
  if (waiting) await self.registration.sync?.register("corgina").catch(() => {});
  await tellPages(waiting);
  await tellMinutes();
}

// Behind the exchange, so that nothing that waits for that waits for this. Where it is under way already, that one goes on once more.
async function tellMinutes() {
  hasNewMinutes = true;
  await navigator.locks.request("corgina reminders", { ifAvailable: true }, async lock => {
    while (lock && hasNewMinutes) {
      hasNewMinutes = false;
      await keepReminders(await compiled(), inTurn);
    }
  });
}

export function listenForSync() {
  self.addEventListener("message", event => {
    if (event.data === "sync" || event.data === "sync now") event.waitUntil(wake(event.data === "sync now"));
  });
  // The browser says that there is a connection, whether a page is open or not.
  self.addEventListener("sync", event => {
    if (event.tag === "corgina") event.waitUntil(wake(true));
  });
}
