// Photos in the file that Export gives, each a line behind the entries, and out of one. docs/storage.md, Exports.
import { textOf, utf8 } from "./bytes.js";
import { eachPhoto, lookAtPhotosAgain } from "./photo-exchange.js";
import { sealPhoto } from "./photo-sealing.js";
import { keepPhoto } from "./photo-store.js";
import { fullAt, pictureOf } from "./photos.js";
import { Program } from "./program.js";
import { base64Of, bytesOf64 } from "./remote.js";

const BEGIN = ",\"photos\":[\n", END = "}\n";
const PART = 2 ** 20;
// Of letters: no photo with its small copy takes more.
const LONGEST = 23 * 2 ** 20;
const BAD = number => `Photo ${number} of the file cannot be read. Export it again; no entry was taken from it.`;

// A file of entries with the diary's photos behind them, or the `error`, a sentence, where some could not be fetched.
// The browser may keep a blob on the disk, so that not all of them are in memory.
export async function withPhotos({ keys }, ids, entries) {
  const lines = [];
  const { ok, error } = await eachPhoto(keys, ids, async ({ id, photo, small }) => {
    const members = { id, photo: base64Of(photo), ...small.length && { small: base64Of(small) } };
    lines.push(new Blob([lines.length ? ",\n" : BEGIN, JSON.stringify(members)]));
    return { ok: true };
  });
  if (!ok) return { error };
  return { file: lines.length ? new Blob([entries.subarray(0, entries.length - END.length), ...lines, `\n]${END}`]) : new Blob([entries]) };
}

// The part of a file that has entries, and the part that has photos, undefined where there is none.
export async function partsOf(file) {
  const at = await placeOf(BEGIN, file);
  if (at < 0) return { entries: file };
  return { entries: new Blob([file.slice(0, at), END]), photos: file.slice(at + BEGIN.length) };
}

// A line that is broken there stands in no text of an entry.
async function placeOf(words, file) {
  const latin = new TextDecoder("latin1");
  for (let from = 0; from < file.size; from += PART) {
    const part = latin.decode(await file.slice(from, from + PART + words.length).arrayBuffer()), place = part.indexOf(words);
    if (place >= 0) return from + place;
  }
  return -1;
}

// Keeps those of the photos that entries name. Answers what is wrong, as a sentence. Those before it are kept then, and go within a day
// if no entry names them.
export async function keepFrom(photos, ids, { module, keys }) {
  const program = await Program.start(module);
  const fault = await keepNamed(photos, new Set(ids), program, keys);
  program.wipe();
  await lookAtPhotosAgain();
  return fault;
}

async function keepNamed(photos, named, program, keys) {
  let number = 0;
  for await (const line of linesOf(photos)) {
    number += 1;
    const exported = line && memberOf(line);
    if (!exported) return BAD(number);
    if (!named.has(exported.id) || !exported.photo) continue;
    const { fault, picture } = pictureOf(program, exported.photo, exported.small);
    if (fault) return BAD(number);
    const full = await fullAt(picture.photo.length + picture.small.length);
    if (full) return full;
    await keepPhoto(await sealPhoto(keys, exported.id, picture));
  }
  return undefined;
}

function memberOf(line) {
  try {
    const { id, photo, small } = JSON.parse(line);
    if (!/^[0-9a-f]{32}$/.test(id)) return undefined;
    return { id, photo: photo && bytesOf64(photo), small: small ? bytesOf64(small) : new Uint8Array() };
  } catch {
    return undefined;
  }
}

// Each without the comma at its end, up to the bracket that ends the list. Undefined for one that is too long or never ends.
async function* linesOf(file) {
  let rest = "";
  for (let from = 0; from < file.size; from += PART) {
    // Nothing but letters of ASCII stands in them.
    rest += textOf(new Uint8Array(await file.slice(from, from + PART).arrayBuffer()));
    const lines = rest.split("\n");
    rest = lines.pop();
    for (const line of lines) {
      if (line.startsWith("]")) return;
      yield line.replace(/,$/, "");
    }
    if (rest.length > LONGEST) break;
  }
  yield undefined;
}
