// The desk in corgina.wasm that decides how a device and the server come to have the same diary. docs/worker.md lists its events.
import { hexOf, joined } from "./bytes.js";
import { markOf } from "./remote.js";
import { Program } from "./program.js";
import { rowsAfter } from "./store.js";

const PART = 500;

export class Desk {
  // - standing: how far the server is known to have the diary; see sync.js.
  static async open(module, keys, standing) {
    const desk = new Desk();
    desk.tag = keys.tag;
    desk.program = await Program.start(module);
    desk.place = desk.program.call("sync_open");
    const { held, isWhole } = await heldRows(standing.synced.sequence);
    desk.tell("hold", { start: hexOf(standing.start), conflicts: standing.conflicts ?? [] }, [held]);
    desk.isWhole = isWhole;
    // Up to where the journal of this device is known.
    desk.added = standing.synced;
    return desk;
  }

  // What to do next, and how things stand, is in `state` from then on.
  tell(event, told = {}, parts = []) {
    this.state = this.program.ask("sync", { event, ...told }, parts, this.place).head;
    return this.state;
  }

  // Whether it stands where the store does. One that reads all anew does not, until it is through.
  fits(keys, standing) { return this.tag === keys.tag && (this.anew || this.state.head === markOf(standing.synced)); }
}

async function heldRows(through) {
  const parts = [];
  let count = 0;
  for (let from = 0; from < through; from += PART) {
    const rows = (await rowsAfter(from, PART)).filter(({ sequence }) => sequence <= through);
    parts.push(joined(...rows.flatMap(({ entry, hash }) => [entry, hash])));
    count += rows.length;
  }
  return { held: joined(...parts), isWhole: count === through };
}
