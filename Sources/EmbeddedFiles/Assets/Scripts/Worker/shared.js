// What somebody shares of a sealed diary, in the browser of the companion who joined. No account and no passphrase: the browser has a key
// of its own, and opens here what the server cannot. An own diary may live beside it, and neither has anything of the other's.
//
// The store has as "shared": `token` by which the share is found, its `reader`, the share's `id`, and this browser's own `privateKey`,
// which script can use and not read, with its public half `point`. "joining" has the same until it is known that the link was used up.
import { redirect } from "./answers.js";
import { bytesOfHex, hexOf, randomBytes, textOf, utf8 } from "./bytes.js";
import { dayOf, offsetAt } from "./clock.js";
import { isKept } from "./kept.js";
import { sealingKey } from "./keys.js";
import { base64Of, bytesOf64, post, UNREACHED } from "./remote.js";
import { field } from "./requests.js";
import { freshPair, linkOf, LONGEST_SENT, openedBundle, openedBy, openedByLink, openedItem, openedMark, readerOf, sealedItem, sealedMark, sealedTo } from "./share-sealing.js";
import { read, remove, write } from "./store.js";

export const WITH = "/shared/with";
const TODAY = "/shared";
const PLACE = /^\/shared(?:\/(with|say|leave|lists\/([0-9a-f]{32})))?$/;
const PATIENCE = 15_000;
const LONGEST_SENTENCE = 1_000, LONGEST_ITEM = 120;
const NOT_WHOLE = "That isn’t a whole link. Copy it again and paste it here.";
const EMPTY = "Write what to send", ROOM = "That takes too much room. Use fewer emoji or accents";
const NOT_NOW = "What is shared was changed just now, so nothing was sent. Look again before you send it.";
const SENT = "Sent. It’s checked before it’s added.";
const UNCLEAR = "The server did not answer, so nobody can say yet whether you joined. Try again: the same link works until you have.";

export const joinedShare = () => read("state", "shared");

// Whether this browser answers there by itself.
export const isSharedHere = async path => path === WITH ? isKept() : PLACE.test(path) && Boolean(await joinedShare());

// Undefined at any other place.
export async function shared(visit) {
  const [place, deed, list] = PLACE.exec(visit.asked.path) ?? [];
  if (!place || !await isSharedHere(place)) return undefined;
  const isPost = visit.asked.method === "POST";
  if (deed === "with") return isPost ? openLink(visit) : visit.page("shared-join", { hasShare: Boolean(await joinedShare()) });
  if (deed === "leave") return isPost ? leave(visit) : visit.page("shared-browser");
  if (deed) return isPost ? send(visit, list) : redirect(TODAY);
  return showToday(visit);
}

// Joining -----------------------------------------------------------------------------------------------------------------

// The secret in what was pasted: what stands last in it, behind the "#".
function secretIn(text) {
  const found = /(?:^|[#/])([\w-]{43})$/.exec(text.trim());
  try {
    const bytes = found && bytesOf64(`${found[1].replaceAll("-", "+").replaceAll("_", "/")}=`);
    return bytes?.length === 32 ? { text: found[1], bytes } : undefined;
  } catch {
    return undefined;
  }
}

async function openLink(visit) {
  const secret = secretIn(field(visit.asked, "link")), hasShare = Boolean(await joinedShare());
  if (!secret) return visit.page("shared-join", { hasShare }, { link: NOT_WHOLE });
  const link = await linkOf(secret.bytes), name = hexOf(link.reader);
  if (await isTakenUp(name)) return redirect(TODAY);
  const answer = await look(link.token);
  if (answer.code === "ended") return visit.page("shared-over");
  const ask = problem => visit.page("shared-join", { link: secret.text, hasShare, ...problem && { problem } });
  if (!answer.ok) return ask(answer.error);
  return field(visit.asked, "join") ? join(visit, link, answer, ask) : ask();
}

async function join(visit, link, { id: name, opening }, ask) {
  const id = bytesOfHex(name), key = await openedByLink(link, id, bytesOf64(opening));
  if (!key) return visit.page("shared-over");
  const pair = await freshPair(), token = randomBytes(32), reader = await readerOf(token), today = utcDay();
  const mark = await sealedMark(await sealingKey(key), id, { point: pair.point, joined: today, seen: today });
  // Kept before the link is used up: nothing that ends here costs the share.
  await write("state", "joining", { link: hexOf(link.reader), id: name, token, reader, ...pair });
  const sealed = await sealedTo(pair.point, id, reader, key);
  const answer = await post("shared/join", {
    token: hexOf(link.token), own: hexOf(token), opening: base64Of(sealed), companion: base64Of(mark),
  }, PATIENCE);
  if (answer.ok || await isTakenUp(hexOf(link.reader))) { await takeUp(); return redirect(TODAY); }
  if (answer.status >= 400 && answer.status < 500) await remove("state", "joining");
  if (answer.code === "ended") return visit.page("shared-over");
  return ask(answer.status ? answer.error : UNCLEAR);
}

// Whether this browser used that link up, and never heard so.
async function isTakenUp(link) {
  const joining = await read("state", "joining");
  if (joining?.link !== link || !(await look(joining.token)).ok) return false;
  await takeUp();
  return true;
}

async function takeUp() {
  const joining = await read("state", "joining"), former = await joinedShare();
  if (!joining) return;
  await write("state", "shared", joining);
  await remove("state", "joining");
  if (former) await post("shared/leave", { token: hexOf(former.token) }, PATIENCE);
}

const look = token => post("shared/look", { token: hexOf(token) }, PATIENCE);
const utcDay = () => Math.floor(Date.now() / 86_400_000);

// Looking -----------------------------------------------------------------------------------------------------------------

// What is shared, opened. With `page`, what to show instead.
async function opened(visit) {
  const share = await joinedShare(), answer = await look(share.token);
  if (answer.code === "ended") {
    await remove("state", "shared");
    return { page: await visit.page("shared-ended") };
  }
  if (!answer.ok) return { page: await visit.page("shared", { problem: answer.error }) };
  const id = bytesOfHex(share.id), opening = bytesOf64(answer.opening);
  const key = answer.id === share.id ? await openedBy(share, id, share.reader, opening) : undefined;
  const opens = key && await sealingKey(key);
  const facts = opens && answer.bundle && await openedBundle(opens, id, bytesOf64(answer.bundle));
  // Nothing is there until one of her devices wrote it under the key of now.
  if (!facts) return { page: await visit.page("shared") };
  return { share, answer, id, opens, facts: textOf(facts) };
}

async function showToday(visit, found, told = {}, errors = {}) {
  const looked = found ?? await opened(visit);
  if (looked.page) return looked.page;
  await noteSeen(looked).catch(() => {});
  const done = visit.asked.changed === "sent" ? { done: SENT } : {};
  return visit.page("shared", {
    facts: looked.facts, day: dayOf(), languages: (navigator.languages ?? []).join(","), waiting: await sentBefore(looked), ...done, ...told,
  }, errors);
}

async function sentBefore({ answer, opens, id }) {
  const things = await Promise.all(answer.sent.map(async ({ item, sealed }) => {
    const bytes = await openedItem(opens, id, bytesOfHex(item), bytesOf64(sealed));
    return bytes && { id: item, thing: textOf(bytes) };
  }));
  return things.filter(Boolean);
}

// Once a day, for her to see. That it fails must not keep them from reading.
async function noteSeen({ share, answer, id, opens }) {
  const mark = await openedMark(opens, id, bytesOf64(answer.companion)), today = utcDay();
  if (!mark || mark.seen === today) return;
  const companion = base64Of(await sealedMark(opens, id, { ...mark, seen: today }));
  await post("shared/seen", { token: hexOf(share.token), companion, opening: answer.opening }, PATIENCE);
}

// Sending -----------------------------------------------------------------------------------------------------------------

async function send(visit, list) {
  const looked = await opened(visit);
  if (looked.page) return looked.page;
  const name = list ? "words" : "sentence", words = field(visit.asked, name).trim();
  const seconds = Math.floor(Date.now() / 1_000), item = randomBytes(16);
  const thing = JSON.stringify({ at: { seconds, offset: offsetAt(seconds) }, words, ...list && { list } });
  const refuse = error => showToday(visit, looked, { typed: { id: hexOf(item), thing } }, { [name]: error });
  const fault = faultIn(words, list ? LONGEST_ITEM : LONGEST_SENTENCE, thing);
  if (fault) return refuse(fault);
  if (!allows(JSON.parse(looked.facts), list)) return showToday(visit, looked, { problem: NOT_NOW });
  const sealed = base64Of(await sealedItem(looked.opens, looked.id, item, utf8(thing)));
  const answer = await post("shared/send", {
    token: hexOf(looked.share.token), item: hexOf(item), sealed, opening: looked.answer.opening,
  }, PATIENCE);
  if (answer.ok) return redirect(`${TODAY}?changed=sent`);
  if (answer.code === "ended") return showToday(visit);
  return refuse(answer.code === "changed" ? NOT_NOW : answer.error ?? UNREACHED);
}

const allows = ({ may, quiet, lists }, list) =>
  !quiet && (list ? may !== "nothing" && lists.some(({ id }) => id === list) : may === "log");

function faultIn(words, longest, thing) {
  if (!words) return EMPTY;
  if ([...words].length > longest) return `Use at most ${longest} characters`;
  return utf8(thing).length > LONGEST_SENT ? ROOM : undefined;
}

async function leave(visit) {
  const { token } = await joinedShare();
  const answer = await post("shared/leave", { token: hexOf(token) }, PATIENCE);
  if (!answer.ok) return visit.page("shared-browser", { problem: answer.error });
  await remove("state", "shared");
  return visit.page("shared-ended", { left: true });
}
