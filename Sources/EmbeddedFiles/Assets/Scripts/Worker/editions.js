// Which editions of Corgina this device takes where a diary lives on it.
//   state  "release": { key, number, canCheck, accepted }: the key it keeps to, the highest number it took, whether this browser can check,
//         and the script she took where it cannot
//          "refused": { reason, key, script }: the edition that was not taken last
import { hexOf } from "./bytes.js";
import { sha256 } from "./keys.js";
import { fingerprintOf, listed, published, Refusal } from "./release.js";
import { read, remove, write } from "./store.js";

const SCRIPT = "/service-worker.js";
const NOT_TAKEN = "An update of Corgina was not taken. The page of your diary in Settings says why.";
const UNLISTED = "Be careful: your browser took a script that is not in the signed list. The page of your diary in Settings says what to do.";
const PATIENCE = 20_000;

// For an edition that is being installed: the list its files must be in; undefined where nothing was ever signed here. Throws a Refusal.
export async function admit() {
  const kept = await read("state", "release");
  if (!kept) {
    const list = await first();
    // A key is kept from the first edition on that its list fits.
    return list && isListed(list) && list.files.get(SCRIPT) === await scriptDigest() ? list : undefined;
  }
  const list = await signed(kept);
  if (!isListed(list)) throw new Refusal("notListed");
  return list;
}

const isListed = list => list.edition === edition && wasm && list.files.get(wasm.address) === wasm.digest;

// The server's list, where it and the worker the server sends now are such as this device takes.
async function signed(kept) {
  const list = await published();
  if (!list) throw new Refusal("unsigned");
  if (list.key !== kept.key) throw new Refusal("otherKey", { key: list.key });
  if (list.isChecked && list.number < kept.number) throw new Refusal("lower");
  const script = await scriptDigest();
  if (list.files.get(SCRIPT) !== script) throw new Refusal("changed");
  if (!list.isChecked && kept.accepted !== script) throw new Refusal("unchecked", { key: list.key, script });
  return list;
}

// The browser takes another worker by itself, and one that was made to harm would not check anything. So the one there is looks too, and
// says so at least. It can neither stop the other nor is it always awake.
export function watchEditions() {
  self.registration.addEventListener("updatefound", () => watch(self.registration.installing));
}

async function watch(coming) {
  const kept = await read("state", "release");
  if (!kept || !coming) return;
  const isWrong = await signed(kept).then(() => false, error => error instanceof Refusal);
  // One that refuses itself has said why.
  if (isWrong && await isTaken(coming)) await refusedBy(new Refusal("unlisted"));
}

async function isTaken(coming) {
  while (coming.state === "installing") await changed(coming);
  return coming.state !== "redundant";
}

const changed = worker => new Promise(resolve => worker.addEventListener("statechange", resolve, { once: true }));

// The first list that a device sees names the key it keeps to.
async function first() {
  try {
    return await published();
  } catch (error) {
    // One that is damaged is as good as none: there is no key yet that could be missed.
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

// What the browser got as this worker, or would get now.
async function scriptDigest() {
  const response = await fetch(SCRIPT, { credentials: "omit", cache: "no-store", redirect: "error" });
  if (!response.ok) throw new TypeError("The script did not come.");
  return hexOf(await sha256(await response.arrayBuffer()));
}

// Puts the site's files into a cache once all are as the list says; without one as they come.
export async function keepAll(name, list) {
  if (!list) return (await caches.open(name)).addAll(files);
  const kept = await Promise.all(files.map(address => listed(address, list)));
  const cache = await caches.open(name);
  for (const [place, { bytes, type }] of kept.entries()) {
    const headers = { "content-type": type, "content-length": bytes.byteLength };
    await cache.put(files[place], new Response(bytes, { headers }));
  }
}

export async function take(list) {
  if (list) await write("state", "release", { ...await read("state", "release"), key: list.key, number: list.number, canCheck: list.isChecked });
  await remove("state", "refused");
}

// Notes why, and says it once on the pages there are. A connection that failed is no reason.
export async function refusedBy(error) {
  if (!(error instanceof Refusal)) return;
  const { reason, key, script } = error, before = await read("state", "refused");
  await write("state", "refused", { reason, key, script });
  if (before && before.reason === reason && before.key === key && before.script === script) return;
  for (const page of await self.clients.matchAll({ type: "window", includeUncontrolled: true })) {
    page.postMessage({ isEdition: true, words: reason === "unlisted" ? UNLISTED : NOT_TAKEN });
  }
}

// What pages say of it. Before a diary lives here, the key is the one that the server's list has now.
export async function editionValues(home) {
  if (!home) await begin().catch(() => {});
  const kept = await read("state", "release"), refused = home && await read("state", "refused");
  return {
    ...kept && { signer: await fingerprintOf(kept.key), canCheck: kept.canCheck },
    ...refused && {
      refused: refused.reason, answer: refused.reason === "unchecked" ? refused.script : refused.key ?? "",
      ...refused.key && { otherSigner: await fingerprintOf(refused.key) },
    },
  };
}

async function begin() {
  const list = await first();
  if (!list) return remove("state", "release");
  // The number as well: from here on no lower one counts.
  return write("state", "release", { key: list.key, number: list.number, canCheck: list.isChecked });
}

// She takes what she was shown, and no other. With another key the numbers begin anew.
export async function acceptOther(reason, answer) {
  const refused = await read("state", "refused");
  if (!answer || refused?.reason !== reason) return;
  const kept = await read("state", "release");
  if (reason === "otherKey" && refused.key === answer) await write("state", "release", { ...kept, key: answer, number: 0 });
  if (reason === "unchecked" && refused.script === answer) await write("state", "release", { ...kept, accepted: answer });
}

// Asks the server for its edition, and waits until it is installed or refused. One that is being installed already may have looked
// before she agreed, so that one ends first.
export async function lookAgain() {
  await installed();
  await remove("state", "refused");
  await self.registration.update().catch(() => {});
  if (self.registration.installing) await installed();
  else await watch(self.registration.waiting);
}

async function installed() {
  const { installing } = self.registration;
  if (installing) await Promise.race([changed(installing), new Promise(resolve => setTimeout(resolve, PATIENCE))]);
}
