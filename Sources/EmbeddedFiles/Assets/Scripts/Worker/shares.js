// What she shares of a sealed diary. Her device works out what each companion sees, and seals it with a key of that share's own; the
// server keeps it, hands it to the companion's browser, and can open none of it.
import { redirect } from "./answers.js";
import { hexOf, randomBytes, textOf, utf8 } from "./bytes.js";
import { dayOf } from "./clock.js";
import { openDiary } from "./home.js";
import { markOf, post } from "./remote.js";
import { field } from "./requests.js";
import { isPassphrase } from "./secrets.js";
import { addressOf, changedShare, openedShare, sealedShare } from "./share-sealing.js";
import { knownRows, noteRows } from "./share-keeping.js";
import { settle, waitingCount } from "./sync.js";
import { BUSY, WRONG } from "./words.js";

const LIST = "/settings/sharing";
const PLACE = /^\/settings\/sharing(?:\/(?:(sent)|new\/([0-9a-f]{32})|([0-9a-f]{32})(?:\/(preview|end|sent\/([0-9a-f]{32})\/(take|drop)))?))?$/;
const PATIENCE = 8_000;
const NOT_REACHED = "Nothing was changed, because the server did not answer. Check your connection and try again.";
const UNKNOWN = "The server did not answer, so nobody can say yet whether it was shared. Send it again: the link is made once, however often you send it.";
const ENDED = "The share that this form made was ended. Send it again to make another one.";
const MOVED = "One of your devices wrote something meanwhile, so nothing was changed. Send it again.";

// Answers at the places of sharing; undefined at any other.
export async function shares(visit) {
  const found = PLACE.exec(visit.asked.path);
  if (!found) return undefined;
  const [, sent, made, id, deed, item, way] = found;
  if (visit.asked.method === "POST") {
    if (made) return redirect(LIST);
    if (sent || deed === "preview") return undefined;
    if (!id) return make(visit);
    if (item) return way === "take" ? take(visit, id, item) : drop(visit, id, item);
    return deed === "end" ? end(visit, id) : change(visit, id);
  }
  if (sent) return showSent(visit, await known(visit));
  if (made) return showLink(visit, made);
  if (!id) return showAll(visit, await known(visit));
  if (deed && deed !== "preview") return undefined;
  return deed ? preview(visit, id) : showOne(visit, id);
}

// Those of this diary by name: as the server has them now, or as this device last saw them.
async function known({ diary: { keys } }) {
  const answer = await post("shares", {}, PATIENCE);
  if (answer.ok) await noteRows(answer.shares);
  const rows = answer.ok ? answer.shares : await knownRows();
  const opened = (await Promise.all(rows.map(row => openedShare(keys, row)))).filter(Boolean);
  opened.sort((one, other) => one.name.toLowerCase() < other.name.toLowerCase() ? -1 : 1);
  return { shares: opened, isReached: answer.ok, ...!answer.ok && answer.status && { problem: answer.error } };
}

const one = async (visit, id) => {
  const found = await known(visit);
  return { ...found, share: found.shares.find(({ id: other }) => other === id) };
};

// A day by its number since 1970, as pages take it.
const written = day => new Date(day * 86_400_000).toISOString().slice(0, 10);

const told = ({ id, name, row: { lastDay }, mark }) => ({
  id, name, ...lastDay > 0 && { lastDay: written(lastDay) }, ...lastDay === 0 && mark && { seen: written(mark.seen) },
});

const fresh = () => hexOf(randomBytes(16));
const kept = fields => fields.filter(([name]) => name !== "passphrase");

// Pages -----------------------------------------------------------------------------------------------------------------

function showAll(visit, { shares: opened, isReached, problem }, { attempt = fresh(), fields, errors = {}, said = problem } = {}) {
  return visit.page("shares", {
    shares: opened.map(told), sent: opened.reduce((count, { sent }) => count + sent.length, 0), attempt,
    // A form that was sent is there to be sent again.
    reached: isReached || Boolean(fields), ...fields && { fields: kept(fields) }, ...said && { problem: said },
  }, errors);
}

async function showOne(visit, id, { found, fields, errors = {}, said } = {}) {
  const { share, isReached, problem } = found ?? await one(visit, id);
  if (!share) return redirect(LIST);
  const words = said ?? problem;
  return visit.page("share", {
    share: told(share), terms: textOf(share.terms), attempt: id, reached: isReached || Boolean(fields), ...fields && { fields: kept(fields) },
    ...visit.asked.changed === "terms" && { done: "Saved." }, ...words && { problem: words },
  }, errors);
}

async function showLink(visit, id) {
  const { share } = await one(visit, id);
  if (!share || !(share.row.lastDay > 0)) return redirect(LIST);
  return visit.page("share-link", {
    id, address: await addressOf(visit.diary.keys, id), encrypted: location.protocol === "https:", lastDay: written(share.row.lastDay),
  });
}

async function preview(visit, id) {
  const { share } = await one(visit, id);
  if (!share) return redirect(LIST);
  const facts = visit.diary.shared([{ id, bytes: share.terms }]).get(id);
  return visit.page("share-preview", { id, facts: textOf(facts), day: dayOf() });
}

function showSent(visit, { shares: opened, problem }, said = problem) {
  const rows = opened.flatMap(({ id, name, sent }) => sent.map(({ item, text, at }) => ({ at, row: { share: id, item, name, thing: text } })));
  rows.sort((one, other) => one.at - other.at || (one.row.item < other.row.item ? -1 : 1));
  return visit.page("sent", { rows: rows.map(({ row }) => row), ...said && { problem: said } });
}

// Making and changing ---------------------------------------------------------------------------------------------------

// Everything is on the server first: what a companion sees is worked out from all of the diary, or not at all.
async function settled(visit) {
  await settle({ isInTurn: true });
  if (await waitingCount()) return false;
  visit.diary = await openDiary(visit.module, visit.home) ?? visit.diary;
  return true;
}

async function make(visit) {
  const { asked, asked: { fields }, module, home } = visit;
  const sent = field(asked, "attempt"), attempt = /^[0-9a-f]{32}$/.test(sent) ? sent : fresh();
  const isWhole = await settled(visit), before = await known(visit);
  const refuse = more => showAll(visit, before, { attempt, fields, ...more });
  const { errors, terms, facts } = visit.diary.sharedBy(asked);
  if (!Object.keys(errors).length && !await isPassphrase(module, home, field(asked, "passphrase"))) errors.passphrase = WRONG;
  if (Object.keys(errors).length) return refuse({ errors });
  if (before.shares.some(({ id }) => id === attempt)) return redirect(`${LIST}/new/${attempt}`);
  if (!before.isReached) return refuse({ said: before.problem ?? NOT_REACHED });
  if (!isWhole) return refuse({ said: BUSY });
  const { keys, head } = visit.diary;
  const answer = await post("shares/new", { ...await sealedShare(keys, attempt, terms, facts), head: markOf(head) });
  if (answer.ok) return redirect(`${LIST}/new/${attempt}`);
  if (answer.code === "changed") return refuse({ said: MOVED });
  if (answer.code === "rows") return refuse({ attempt: fresh(), said: ENDED });
  if (answer.status >= 400 && answer.status < 500) return refuse({ said: answer.error });
  const after = await known(visit);
  return after.shares.some(({ id }) => id === attempt) ? redirect(`${LIST}/new/${attempt}`) : refuse({ said: UNKNOWN });
}

// Somebody else's hands on her phone must not show more: that takes her passphrase.
async function change(visit, id) {
  const { asked, asked: { fields }, module, home } = visit;
  const isWhole = await settled(visit), found = await one(visit, id), { share } = found;
  if (!share) return redirect(LIST);
  const refuse = more => showOne(visit, id, { found, fields, ...more });
  const { errors, more, less, terms, facts } = visit.diary.sharedBy(asked, { id, bytes: share.terms });
  if (!Object.keys(errors).length && more && !await isPassphrase(module, home, field(asked, "passphrase"))) errors.passphrase = WRONG;
  if (Object.keys(errors).length) return refuse({ errors });
  if (!found.isReached) return refuse({ said: found.problem ?? NOT_REACHED });
  if (!isWhole) return refuse({ said: BUSY });
  const { keys, head } = visit.diary;
  const answer = await post("shares/change", { ...await changedShare(keys, share, terms, facts, less), head: markOf(head) });
  if (!answer.ok) return refuse({ said: answer.code === "changed" ? MOVED : answer.status ? answer.error : NOT_REACHED });
  return redirect(`${LIST}/${id}?changed=terms`);
}

async function end(visit, id) {
  const found = await one(visit, id);
  if (!found.share) return redirect(LIST);
  const answer = await post("shares/end", { id });
  if (!answer.ok) return showOne(visit, id, { found, said: answer.status ? answer.error : NOT_REACHED });
  return redirect(LIST);
}

// What was sent -----------------------------------------------------------------------------------------------------------

async function take(visit, id, item) {
  const { asked, surroundings, diary, home: { kind } } = visit;
  const found = await one(visit, id), thing = found.share?.sent.find(({ item: other }) => other === item);
  if (!thing) return redirect(`${LIST}/sent`);
  if (!found.isReached) return showSent(visit, found, NOT_REACHED);
  const answered = await diary.answer(asked, { ...surroundings, home: kind }, { also: [{ id: item, bytes: utf8(thing.text) }] });
  if (answered.status !== 303) return showSent(visit, found, answered.status === 422 ? textOf(answered.body) : undefined);
  await letGo(id, item);
  return redirect(answered.location);
}

async function drop(visit, id, item) {
  if (await letGo(id, item)) return redirect(`${LIST}/sent`);
  return showSent(visit, await known(visit), NOT_REACHED);
}

async function letGo(id, item) {
  const { ok } = await post("shares/drop", { id, item });
  if (ok) await noteRows((await knownRows()).map(row => row.id === id ? { ...row, sent: row.sent.filter(({ item: other }) => other !== item) } : row));
  return ok;
}
