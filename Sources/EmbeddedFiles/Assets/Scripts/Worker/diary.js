// An open diary: its keys, and the rooms with its entries folded in. One request after another; the host sees to that.
import { hexOf, isSame, randomBytes } from "./bytes.js";
import { clockChanges } from "./clock.js";
import { draftName, isOnShelf, MOST, openDraft, openShelf, sealDraft, sealShelf, shelfName } from "./drafts.js";
import { firstHead, idOf, openRows, sealEntries } from "./journal.js";
import { rowName } from "./keys.js";
import { sealPhoto } from "./photo-sealing.js";
import { endWaiting, rowOf } from "./photo-store.js";
import { Program } from "./program.js";
import { known, read, rowsAfter, transact } from "./store.js";

// So many entries are read, opened and folded at a time.
const PART = 500;

export class Diary {
  constructor(keys, program, place, head) { Object.assign(this, { keys, program, place, head }); }

  // Undefined where the tables carried are damaged.
  static async open(module, keys) {
    const program = await Program.start(module);
    const place = program.call("open", 0);
    if (!place) return undefined;
    const diary = new Diary(keys, program, place, await firstHead(keys.journal));
    await diary.catchUp();
    return diary;
  }

  get mark() { return `${this.keys.tag} ${this.head.sequence}.${hexOf(this.head.hash)}`; }

  // Folds in what the store has and this has not. Answers whether the store still has what this has.
  async catchUp() {
    const end = await read("state", "head") ?? this.head;
    if (!await this.isIn(end)) return false;
    while (this.head.sequence < end.sequence) await this.takePart(end);
    return true;
  }

  async isIn(end) {
    const { sequence, hash } = this.head;
    if (sequence === end.sequence) return isSame(hash, end.hash);
    if (sequence > end.sequence) return false;
    const row = sequence && (await rowsAfter(sequence - 1, 1))[0];
    // One that is missing was not read either.
    return !row || isSame(hash, row.hash);
  }

  async takePart(end) {
    const upTo = Math.min(this.head.sequence + PART, end.sequence);
    const rows = await rowsAfter(this.head.sequence, PART);
    this.take(await openRows(this.keys, this.head, rows, upTo));
    const last = rows.find(({ sequence }) => sequence === upTo);
    // Without its row nothing says which hash follows; but the end of all is known.
    this.head = { sequence: upTo, hash: last?.hash ?? (upTo === end.sequence ? end.hash : new Uint8Array(32)) };
  }

  take(entries) { this.program.ask("take", { after: this.head.sequence }, entries, this.place); }

  // All entries, in their order; an empty one is missing or damaged.
  entries() { return textsThrough(this.keys, this.head); }

  // - surroundings: assets, lockAfter, held, home. Answers the head of the answer and its body, once all effects are kept.
  // - also: what waits elsewhere than in the store, each as { id, bytes }. picture: a photo that was taken in, with its small copy.
  async answer({ method, path, changed = "", fields = [] }, surroundings, { also = [], picture } = {}) {
    const waiting = [...await this.waitingAt(path), ...also];
    const now = Math.floor(Date.now() / 1_000);
    const { head, parts: [body, ...parts] } = this.program.ask("answer", {
      method, path, changed, fields, now, zone: clockChanges(now), seed: hexOf(randomBytes(16)),
      waiting: waiting.map(({ id }) => id), diary: this.mark, ...surroundings,
    }, waiting.map(({ bytes }) => bytes), this.place);
    if (head.effects.length) {
      const kept = this.perform(head.effects, parts, picture);
      // Where nothing more can be kept her diary can still be read.
      await (method === "GET" ? kept.catch(() => {}) : kept);
    }
    return { ...head, body };
  }

  // What a link for the clinic is to hold, as she asks for it in a form: with `errors`, or with `files` in the clear.
  clinicFiles({ path, fields }, surroundings) {
    const now = Math.floor(Date.now() / 1_000);
    const { head, parts } = this.program.ask("clinic", {
      method: "POST", path, changed: "", fields, now, zone: clockChanges(now), seed: hexOf(randomBytes(16)), waiting: [], diary: this.mark,
      ...surroundings,
    }, [], this.place);
    return { ...head, files: parts, now };
  }

  // What shares show by their terms, each as { id, bytes }: by their ids, in the clear.
  shared(shares) {
    const { head, parts } = this.askShares("GET", [], shares);
    return new Map(head.ids.map((id, place) => [id, parts[place]]));
  }

  // The terms in a form, and what is shared by them. - share: the one whose terms change.
  sharedBy({ fields }, share) {
    const { head: { errors, more, less }, parts: [terms, facts] } = this.askShares("POST", fields, share ? [share] : []);
    return { errors: Object.fromEntries(errors), more, less, terms, facts };
  }

  askShares(method, fields, shares) {
    const now = Math.floor(Date.now() / 1_000);
    return this.program.ask("share", {
      method, path: "/settings/sharing", changed: "", fields, now, zone: clockChanges(now), seed: hexOf(randomBytes(16)),
      waiting: shares.map(({ id }) => id), diary: this.mark, assets: edition, lockAfter: 0, held: "", home: "sealed",
    }, shares.map(({ bytes }) => bytes), this.place);
  }

  async page(page, values, errors, surroundings) {
    const { head, parts: [body] } = this.program.ask(
      "page", { page, values, errors, diary: this.mark, ...surroundings }, [], this.place);
    return { ...head, body };
  }

  // What waits --------------------------------------------------------------------------------------------------------

  // The ids of the photos that it shows, or let go of within a day, and of all that it ever named.
  photos() {
    const now = Math.floor(Date.now() / 1_000);
    return this.program.ask("photos", { now, zone: clockChanges(now) }, [], this.place).head;
  }

  async shelf() { return openShelf(this.keys, (await read("draft", shelfName))?.sealed); }

  async waitingAt(path) {
    const { head: { waiting } } = this.program.ask("waiting", { path });
    const found = [];
    const shelf = waiting.some(isOnShelf) ? await this.shelf() : new Map();
    for (const id of waiting) {
      if (isOnShelf(id)) {
        if (shelf.has(id)) found.push({ id, bytes: shelf.get(id) });
        continue;
      }
      const name = await draftName(this.keys, id);
      const row = await read("draft", name);
      // An empty part says that it was damaged.
      if (row) found.push({ id, bytes: await openDraft(this.keys, id, name, row.sealed) ?? new Uint8Array() });
    }
    return found;
  }

  // Effects -----------------------------------------------------------------------------------------------------------

  // All of them in their order and in one transaction, or none. Nothing is shown before they are on the disk.
  async perform(effects, parts, picture) {
    const entries = [], drafts = new Map(), photos = { fresh: [], ended: new Map() };
    let rest = parts;
    for (const { append, keep, drop, photo, draft } of effects) {
      if (append !== undefined) { entries.push(...rest.slice(0, append)); rest = rest.slice(append); }
      if (keep !== undefined) { drafts.set(keep, rest[0]); rest = rest.slice(1); }
      if (drop) drafts.set(drop, null);
      if (drop && !isOnShelf(drop)) photos.ended.set(await draftName(this.keys, drop), append !== undefined);
      if (photo) photos.fresh.push(await this.sealedPhoto(photo, draft, picture));
    }
    const journal = await sealEntries(this.keys, this.head, entries);
    await this.write(journal, await this.sealedDrafts(drafts), { photos });
    this.takeWritten(journal.head, entries);
  }

  async sealedPhoto(id, draft, picture) {
    const { name, ...row } = await sealPhoto(this.keys, id, picture);
    return [name, rowOf(row, draft && await draftName(this.keys, draft))];
  }

  // Entries of a file: those whose ids the journal has are passed over. Answers how many were added, and how many it had.
  async add(entries) {
    const names = await Promise.all(entries.map(async text => hexOf(await rowName(this.keys, "entry", idOf(text)))));
    const had = await known(new Set(names));
    const fresh = entries.filter((_, place) => !had.has(names[place]) && names.indexOf(names[place]) === place);
    const journal = await sealEntries(this.keys, this.head, fresh);
    await this.write(journal, []);
    this.takeWritten(journal.head, fresh);
    return { added: fresh.length, known: had.size };
  }

  // They are kept already: where the program ends over them, another reads them.
  takeWritten(head, entries) {
    if (!entries.length) return;
    try { this.take(entries); } catch { this.isOver = true; }
    this.head = head;
  }

  // By the names of their rows; undefined ends one.
  async sealedDrafts(drafts) {
    const rows = new Map();
    let shelf = null;
    for (const [id, bytes] of drafts) {
      if (isOnShelf(id)) {
        shelf ??= await this.shelf();
        if (bytes?.length) shelf.set(id, bytes); else shelf.delete(id);
      } else {
        const name = await draftName(this.keys, id);
        rows.set(name, bytes && await sealDraft(this.keys, id, name, bytes));
      }
    }
    if (shelf) rows.set(shelfName, await sealShelf(this.keys, shelf));
    return rows;
  }

  // - also: what else changes in that transaction. photos: the fresh ones by their names; what others waited with, and whether they stay.
  async write({ rows, head }, drafts, { also = () => {}, photos = { fresh: [], ended: new Map() } } = {}) {
    await transact(["state", "journal", "draft", "photo"], "readwrite", (state, journal, draft, photo, transaction) => {
      if (rows.length) {
        const before = state.get("head");
        before.onsuccess = () => {
          // Another worker was quicker, as while an update takes over.
          if ((before.result?.sequence ?? 0) !== this.head.sequence || before.result && !isSame(before.result.hash, this.head.hash)) { transaction.abort(); return; }
          for (const row of rows) journal.add({ ...row, entry: hexOf(row.entry) });
          state.put(head, "head");
        };
      }
      for (const [name, sealed] of drafts) if (!sealed) draft.delete(name);
      const staged = [...drafts].filter(([, sealed]) => sealed);
      if (staged.length) stage(draft, staged, photo);
      for (const [name, row] of photos.fresh) photo.put(row, name);
      for (const [name, isKept] of photos.ended) endWaiting(photo, name, isKept);
      also(state);
    });
  }
}

// The texts of all entries up to a head, in their order; an empty one is missing or damaged.
export async function textsThrough(keys, end) {
  const texts = [];
  let head = await firstHead(keys.journal);
  while (head.sequence < end.sequence) {
    const upTo = Math.min(head.sequence + PART, end.sequence);
    const rows = await rowsAfter(head.sequence, PART);
    texts.push(...await openRows(keys, head, rows, upTo));
    head = { sequence: upTo, hash: rows.find(({ sequence }) => sequence === upTo)?.hash ?? new Uint8Array(32) };
  }
  return texts;
}

// The newest stay; the shelf is none of them.
function stage(store, staged, photos) {
  const request = store.getAll();
  const names = store.getAllKeys();
  names.onsuccess = () => {
    const others = names.result.map((name, place) => ({ name, staged: request.result[place].staged }))
      .filter(({ name }) => name !== shelfName && !staged.some(([fresh]) => fresh === name))
      .sort((one, other) => other.staged - one.staged);
    let count = others[0]?.staged ?? 0;
    for (const [name, sealed] of staged) store.put({ sealed, staged: name === shelfName ? 0 : ++count }, name);
    const fresh = staged.filter(([name]) => name !== shelfName).length;
    for (const { name } of others.slice(Math.max(0, MOST - fresh))) {
      store.delete(name);
      endWaiting(photos, name, false);
    }
  };
}
