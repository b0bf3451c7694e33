// Links for the clinic in a sealed diary. The report is made and encrypted on this device. The server keeps, counts and ends what it gets
// as it does any other link, and can open none of it.
import { redirect } from "./answers.js";
import { hexOf, randomBytes } from "./bytes.js";
import { offsetAt } from "./clock.js";
import { addressOf, isAsked, isReadable, openedLink, sealedLink } from "./health-link.js";
import { post } from "./remote.js";
import { field } from "./requests.js";
import { isPassphrase } from "./secrets.js";
import { read, write } from "./store.js";
import { WRONG } from "./words.js";

const PLACE = /^\/visit\/links(?:\/([0-9a-f]{32})(\/end)?)?$/;
// A list is looked at where somebody waits for the code.
const PATIENCE = 8_000;
const MOST = 10;
const LONG_NAME = "The name of this server is too long for a link that clinics can read. Open Corgina by a shorter name.";
const TOO_LARGE = "This is too much for one link. Leave the data for programs out and try again.";
const NOT_REACHED = "No link was made, because the server did not answer. Check your connection and send it again.";
const UNKNOWN = "The server did not answer, so nobody can say yet whether the link was made. Send it again: it is made once, however often you send it.";
const OTHERS = "The link you sent first was made after all, with what you had chosen then. It is among your links. Send this again to make another one.";
const NOT_ENDED = "The link was not ended, because the server did not answer. Check your connection and try again.";

// Answers at the places of links; undefined at any other.
export async function links(visit) {
  const [place, id, end] = PLACE.exec(visit.asked.path) ?? [];
  if (!place) return undefined;
  if (visit.asked.method === "POST") return id ? end && endLink(visit, id) : makeLink(visit);
  if (end) return undefined;
  return id ? showLink(visit, id) : showLinks(visit, await known(visit));
}

// Those of this diary, the newest first: as the server has them now, or as this device last saw them.
async function known({ diary: { keys } }) {
  const answer = await post("links", {}, PATIENCE);
  if (answer.ok) await write("state", "links", answer.links);
  const rows = answer.ok ? answer.links : await read("state", "links") ?? [];
  const now = Date.now() / 1_000;
  const opened = (await Promise.all(rows.map(row => openedLink(keys, row)))).filter(link => link && link.ends > now);
  opened.sort((one, other) => other.made - one.made || (one.id < other.id ? 1 : -1));
  return { links: opened, count: rows.length, isReached: answer.ok, ...!answer.ok && answer.status && { problem: answer.error } };
}

const moment = seconds => [seconds, offsetAt(seconds)];

const told = ({ id, meals, data, made, offset, ends, opened, most, lastOpened, mark, isBlocked }) => ({
  id, meals, data, made: [made, offset], ends: moment(ends), opened, most, pin: Boolean(mark), blocked: isBlocked,
  ...lastOpened !== undefined && { lastOpened: moment(lastOpened) },
});

const fresh = () => hexOf(randomBytes(16));

function showLinks(visit, { links: opened, count, isReached, problem }, { attempt = fresh(), fields, errors = {}, said = problem } = {}) {
  return visit.page("clinic-links", {
    // A form that was sent is there to be sent again.
    links: opened.map(told), full: count >= MOST, attempt, reached: isReached || Boolean(fields),
    ...fields && { fields: fields.filter(([name]) => name !== "passphrase") }, ...said && { problem: said },
  }, errors);
}

async function showLink(visit, id, said) {
  const { links: opened, isReached, problem = said } = await known(visit);
  const link = opened.find(({ id: other }) => other === id);
  if (!link) return redirect("/visit/links");
  const address = addressOf(link);
  return visit.page("clinic-link", {
    link: told(link), attempt: id, reached: isReached, encrypted: location.protocol === "https:", ...address && { address },
    ...problem && { problem },
  });
}

// Making one ------------------------------------------------------------------------------------------------------------

async function makeLink(visit) {
  const { asked: { fields }, asked, diary: { keys } } = visit;
  const { wanted, hours, files, errors } = await wish(visit);
  const before = await known(visit), sent = field(asked, "attempt");
  const attempt = /^[0-9a-f]{32}$/.test(sent) ? sent : fresh();
  const refuse = (more, found = before) => showLinks(visit, found, { attempt, fields, ...more });
  if (Object.keys(errors).length) return refuse({ errors });
  if (!before.isReached) return refuse({ said: before.problem ?? NOT_REACHED });
  const earlier = before.links.find(({ id }) => id === attempt);
  if (earlier) return await isAsked(earlier, wanted) ? redirect(`/visit/links/${attempt}`) : refuse({ attempt: fresh(), said: OTHERS });
  const answer = await post("links/new", { hours, ...await sealedLink(keys, attempt, wanted, files) });
  if (answer.ok) return redirect(`/visit/links/${attempt}`);
  if (answer.code === "large") return refuse({ errors: { contents: TOO_LARGE } });
  if (answer.status >= 400 && answer.status < 500) return refuse({ said: answer.error });
  const after = await known(visit);
  return after.links.some(({ id }) => id === attempt) ? redirect(`/visit/links/${attempt}`) : refuse({ said: UNKNOWN }, after);
}

// What she asks for, with the files in the clear, and what is wrong with it. Her passphrase is looked at once the rest is right.
async function wish({ asked, module, home, diary, surroundings }) {
  const { errors: wrong, hours, openings, pin, meals, data, files: [report, record], now } =
    diary.clinicFiles(asked, { ...surroundings, home: home.kind });
  const errors = Object.fromEntries(wrong);
  if (!isReadable()) errors.contents = LONG_NAME;
  if (!Object.keys(errors).length && !await isPassphrase(module, home, field(asked, "passphrase"))) errors.passphrase = WRONG;
  const files = [
    { type: "text/html;charset=utf-8", content: "text/html", bytes: report },
    ...record ? [{ type: "application/fhir+json;fhirVersion=4.0.1", content: "application/fhir+json", bytes: record }] : [],
  ];
  return { errors, hours, files, wanted: { openings, pin, meals, data, made: now, offset: offsetAt(now) } };
}

async function endLink(visit, id) {
  const { links: opened, isReached } = await known(visit);
  const link = opened.find(({ id: other }) => other === id);
  if (link && !(isReached && (await post("links/end", { id: link.row })).ok)) return showLink(visit, id, NOT_ENDED);
  return redirect("/visit/links");
}
