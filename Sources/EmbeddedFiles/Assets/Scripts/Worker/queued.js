// What was said without a connection while the server read the diary, in this browser: ../queue.js keeps and sends it.
const NAME = "corgina";

// How many wait for the diary that is open here.
export async function queuedCount() {
  const db = await opened();
  if (!db) return 0;
  try {
    if (!["diary", "queue"].every(name => db.objectStoreNames.contains(name))) return 0;
    const transaction = db.transaction(["diary", "queue"]);
    const diary = await result(transaction.objectStore("diary").get("current"));
    const records = await result(transaction.objectStore("queue").getAll());
    return records.filter(({ tag, isRefused }) => tag === diary?.tag && !isRefused).length;
  } finally {
    db.close();
  }
}

const result = request => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});

// Undefined where there is none; it is not made.
function opened() {
  const request = indexedDB.open(NAME);
  request.onupgradeneeded = () => request.transaction.abort();
  return new Promise(resolve => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => resolve(undefined);
  });
}
