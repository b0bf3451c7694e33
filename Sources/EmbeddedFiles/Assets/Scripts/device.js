// What Corgina keeps in this browser. Everything she wrote is sealed before it gets here: seal.js does that.
//   diary  "current": the diary this device may open; "head …": how far a diary went when it was seen last; "form": what
//          was being typed when the page locked, sealed; "sentence …": what a diary's composer has that was not sent, sealed
//   page   "today": Today as it was seen last, sealed
//   queue  what waits to be sent, sealed, in the order it was said
// An update adds stores and never takes one away, so that nothing that waits is lost.
const NAME = "corgina", VERSION = 1;
let opening = null;

function database() {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      for (const store of ["diary", "page"]) request.result.createObjectStore(store);
      request.result.createObjectStore("queue", { autoIncrement: true });
    };
    request.onerror = () => { opening = null; reject(request.error); };
    request.onsuccess = () => {
      const close = () => { request.result.close(); opening = null; };
      request.result.onversionchange = close;
      request.result.onclose = close;
      resolve(request.result);
    };
  });
  return opening;
}

// Resolves once what was written is on the disk, not merely accepted.
async function run(store, mode, work, durability = "strict") {
  const db = await database();
  return new Promise((resolve, reject) => {
    const transaction = db.transaction(store, mode, { durability });
    const request = work(transaction.objectStore(store));
    transaction.oncomplete = () => resolve(request?.result);
    transaction.onerror = transaction.onabort = () => reject(transaction.error);
  });
}

export const read = (store, key) => run(store, "readonly", records => records.get(key));
export const write = (store, key, value) => run(store, "readwrite", records => records.put(value, key));
// For what is written at every key: it is on the disk a little later.
export const jot = (store, key, value) => run(store, "readwrite", records => records.put(value, key), "relaxed");
export const append = (store, value) => run(store, "readwrite", records => records.add(value));
export const remove = (store, key) => run(store, "readwrite", records => records.delete(key));
export const clear = store => run(store, "readwrite", records => records.clear());

// Every record with its key, in the order of the keys.
export async function all(store) {
  const db = await database();
  return new Promise((resolve, reject) => {
    const found = [];
    const transaction = db.transaction(store, "readonly");
    const request = transaction.objectStore(store).openCursor();
    request.onsuccess = () => {
      const cursor = request.result;
      if (!cursor) return;
      found.push({ place: cursor.key, record: cursor.value });
      cursor.continue();
    };
    transaction.oncomplete = () => resolve(found);
    transaction.onerror = transaction.onabort = () => reject(transaction.error);
  });
}
