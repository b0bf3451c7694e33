// What this device keeps of a diary that lives on it, in IndexedDB. Everything she wrote is sealed before it gets here.
//   state    "home": how it is opened; "open": its keys while it is not locked; "head"; "used"; "sync": see exchange.js;
//            "links": links for the clinic, as the server last had them; "shares": see share-keeping.js; "reminders": see reminder-keeping.js; "shared", "joining": what somebody
//            else shares with this browser, see shared.js; "release", "refused": see editions.js
//   journal  the rows of the journal by their sequence, and by the name of their entry in hexadecimal digits
//   draft    what waits, by its name
//   photo    the photos, by their names: see photo-store.js
// An update adds stores and never takes one away. One that is missing is added when it is first asked for: by then no older worker answers
// any more, which could not open what it does not know.
import { bytesOfHex } from "./bytes.js";

const NAME = "corgina-diary";
let opening = null;

const MADE = {
  state: db => db.createObjectStore("state"),
  draft: db => db.createObjectStore("draft"),
  journal: db => db.createObjectStore("journal", { keyPath: "sequence" }).createIndex("entry", "entry", { unique: true }),
  photo: db => {
    const photos = db.createObjectStore("photo");
    photos.createIndex("draft", "draft");
    photos.createIndex("size", "size");
  },
};

async function database(stores = []) {
  const pending = opening ??= connection(), db = await pending;
  if (stores.every(name => db.objectStoreNames.contains(name))) return db;
  if (opening === pending) {
    db.close();
    opening = connection(db.version + 1);
  }
  return opening;
}

// - version: undefined for the one there is.
function connection(version) {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, version);
    request.onupgradeneeded = () => {
      for (const [name, make] of Object.entries(MADE)) if (!request.result.objectStoreNames.contains(name)) make(request.result);
    };
    request.onerror = () => { opening = null; reject(request.error); };
    request.onsuccess = () => {
      const close = () => { request.result.close(); opening = null; };
      request.result.onversionchange = close;
      request.result.onclose = close;
      resolve(request.result);
    };
  });
}

// Does everything of `work` in one transaction, or nothing, and resolves once it is on the disk, not merely accepted. `work` gets
// the stores and answers a request whose result is wanted.
export async function transact(stores, mode, work) {
  const db = await database(stores);
  return new Promise((resolve, reject) => {
    const transaction = db.transaction(stores, mode, { durability: "strict" });
    const request = work(...stores.map(name => transaction.objectStore(name)), transaction);
    transaction.oncomplete = () => resolve(request?.result);
    transaction.onerror = transaction.onabort = event =>
      reject(transaction.error ?? event.target.error ?? new DOMException("The store gave up", "AbortError"));
  });
}

export const read = (store, key) => transact([store], "readonly", records => records.get(key));
export const write = (store, key, value) => transact([store], "readwrite", records => records.put(value, key));
export const remove = (store, key) => transact([store], "readwrite", records => records.delete(key));

export async function rowsAfter(sequence, count) {
  const range = IDBKeyRange.bound(sequence + 1, sequence + count);
  const rows = await transact(["journal"], "readonly", rows => rows.getAll(range));
  return rows.map(row => ({ ...row, entry: bytesOfHex(row.entry) }));
}

// Everything in a store, as names and values.
export async function pairs(store) {
  const found = [];
  await transact([store], "readonly", records => {
    const values = records.getAll(), names = records.getAllKeys();
    // It is answered after the one before it.
    names.onsuccess = () => names.result.forEach((name, place) => found.push([name, values.result[place]]));
  });
  return found;
}

// Those of the names that the journal has.
export async function known(names) {
  const found = new Set();
  await transact(["journal"], "readonly", rows => {
    for (const name of names) {
      const request = rows.index("entry").getKey(name);
      request.onsuccess = () => { if (request.result !== undefined) found.add(name); };
    }
  });
  return found;
}

// Nothing is left.
export async function erase() {
  (await database()).close();
  opening = null;
  await new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(NAME);
    request.onsuccess = resolve;
    request.onerror = () => reject(request.error);
    // A connection that is still open closes itself when it is told; then this goes on.
  });
}
