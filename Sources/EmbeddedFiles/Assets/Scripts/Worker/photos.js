// Photos of a diary on this device: taken in, shown, and let go of.
import { shown } from "./answers.js";
import { utf8 } from "./bytes.js";
import { dayOf } from "./clock.js";
import { namesOf, rowOfPhoto, standingOfPhotos } from "./photo-exchange.js";
import { openPhoto, openSmall, photoName } from "./photo-sealing.js";
import { photoBytes, removePhotos, stayingNames } from "./photo-store.js";
import { Program } from "./program.js";
import { read, write } from "./store.js";

// As much as a server keeps of a diary that it reads, unless the one of a sealed diary keeps less.
const ROOM = 256 * 2 ** 20;
const LONGEST = 9 * 2 ** 20;
const PICTURE = /^\/photos\/([0-9a-f]{32})(\/small)?$/;
const TAKES = /^\/photos\/(new(\/[0-9-]{1,16})?|entry\/[0-9a-f]{32}|bump\/new)$/;
const TOO_LONG = "This photo takes more than 8 MB. Choose a smaller one.";
const FULL = "The photos of a diary take at most # MB, and this one would be more. Remove photos you no longer need. A photo you remove makes room after a day.";

export const isPicture = ({ method, path }) => method === "GET" && PICTURE.test(path);
export const takesPhoto = path => TAKES.test(path);

// The picture in a form and its small copy, without whatever else their files held; or the `fault`, a sentence.
export async function pictureIn({ files }, module) {
  const [file, copy] = [files.camera ?? files.photo, files.small];
  if ((file?.size ?? 0) + (copy?.size ?? 0) > LONGEST) return { fault: TOO_LONG };
  const program = await Program.start(module);
  const found = pictureOf(program, await bytesOf(file), await bytesOf(copy));
  program.wipe();
  if (found.fault) return found;
  const full = await fullAt(found.picture.photo.length + found.picture.small.length);
  return full ? { fault: full } : found;
}

const bytesOf = async file => file ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array();

export function pictureOf(program, file, copy) {
  const { head: { fault }, parts } = program.ask("photo", {}, [file, copy]);
  const [photo, small] = parts;
  return fault ? { fault } : { fault: "", picture: { photo, small } };
}

// Why so many bytes more have no room; undefined where they have.
export async function fullAt(bytes) {
  const { taken = 0, most = ROOM } = await standingOfPhotos();
  const room = Math.min(most, ROOM);
  return Math.max(taken, await photoBytes()) + bytes > room ? FULL.replace("#", room >> 20) : undefined;
}

// - keys: of the open diary; undefined while it is locked.
export async function showPicture(keys, path) {
  const [, id, wantsSmall] = path.match(PICTURE), missing = { status: 404, type: "text/plain; charset=utf-8", body: "" };
  if (!keys) return shown(missing);
  const name = await photoName(keys, id), { row, problem } = await rowOfPhoto(keys, name);
  if (!row) return shown(problem ? { ...missing, status: 503 } : missing);
  const bytes = wantsSmall && row.small.length ? await openSmall(keys, name, row.small) : (await openPhoto(keys, name, row))?.photo;
  return shown(bytes ? { status: 200, type: kindOf(bytes), body: bytes } : missing);
}

const begins = (bytes, text) => utf8(text).every((byte, place) => bytes[place] === byte);
const kindOf = bytes => begins(bytes, "RIFF") ? "image/webp" : bytes[0] === 0x89 ? "image/png" : "image/jpeg";

// What no entry has shown for a day goes, the first time the diary is used on another day. A sealed one does it with its server.
export async function forgetPhotos(diary) {
  const day = dayOf();
  if (await read("state", "photosLooked") === day) return;
  const names = await namesOf(diary.keys, diary.photos().shown);
  await removePhotos((await stayingNames()).filter(name => !names.has(name)));
  await write("state", "photosLooked", day);
}
