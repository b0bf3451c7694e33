// Answers every page and form from the diary on this device. One request after another, in this worker and in one that takes over
// from it, so that nothing comes between what is read and what is written.
import { account } from "./account.js";
import { json, lastResort, redirect, shown } from "./answers.js";
import { beginnings, door } from "./door.js";
import { drop, home, noteUse, openDiary } from "./home.js";
import { compiled, isKept } from "./kept.js";
import { links } from "./links.js";
import { forgetPhotos, isPicture, pictureIn, showPicture, takesPhoto } from "./photos.js";
import { reminders } from "./reminder-rooms.js";
import { requested } from "./requests.js";
import { sealed } from "./sealed.js";
import { sentCount } from "./share-keeping.js";
import { isSharedHere, shared, WITH } from "./shared.js";
import { shares } from "./shares.js";
import { encoded, mayWait, Visit } from "./visit.js";

// What is the server's in every home.
const SERVERS = /^\/(service-worker\.js|health|assets\/|sealed\/|worker\/|api\/|calendar\/|clinic(\/|$))/;
// What an account of the server is needed for, whether the diary here is open or not.
const SHARED = /^\/shared(\/|$)/;
// What a script asks a server for, which is not here.
const SCRIPTS = ["/speech", "/foods/scan", "/foods/label"];
// What a device asks for by itself keeps no diary from locking.
const NO_USE = new Set(["/lock/awake", "/settings/reminders/due", "/settings/reminders/later"]);

export const isServers = path => SERVERS.test(path);

// - usual: answers where no diary lives here.
export async function answer(request, usual) {
  const { pathname } = new URL(request.url);
  let asked;
  try {
    // A link of a share has a key in it, which goes to no server: where the program is not here, the page is shown that gets it.
    if (pathname === WITH && request.method === "POST" && !await isKept()) return redirect(WITH);
    if (!(SHARED.test(pathname) && await isSharedHere(pathname)) && !await home() && !(`GET ${pathname}` in beginnings && await isKept())) return usual();
    asked = await requested(request);
    return await (isPicture(asked) ? picture(asked) : inTurn(asked));
  } catch (error) {
    return failed(asked ?? { method: "GET", path: pathname, fields: [], held: "" }, error);
  }
}

const inTurn = asked => navigator.locks.request("corgina diary", async () => represented(await reply(asked), asked));

// It may come from the server, for which nothing else waits.
async function picture({ path }) {
  const diary = await navigator.locks.request("corgina diary", async () => {
    const current = await home();
    return current && openDiary(await compiled(), current);
  });
  return showPicture(diary?.keys, path);
}

async function reply(asked) {
  const module = await compiled(), current = await home();
  const visit = new Visit(asked, { module, home: current });
  const joined = SHARED.test(asked.path) && await shared(visit);
  if (joined) return joined;
  if (!current) return beginnings[`${asked.method} ${asked.path}`]?.(visit) ?? redirect("/");
  visit.diary = await openDiary(module, current);
  // A link has a secret, which is not to wait in the address of the lock.
  if (SHARED.test(asked.path)) return visit.page("shared-elsewhere");
  const own = door[`${asked.method} ${asked.path}`];
  if (own) return own(visit, reply);
  if (!visit.diary) return askFirst(visit);
  if (!NO_USE.has(asked.path)) await noteUse();
  const place = `${asked.method} ${asked.path}`;
  const link = current.kind === "sealed" && (await links(visit) || await shares(visit));
  return link || (current.kind === "sealed" && (sealed[place] || reminders[place]) || account[place] || fromRooms)(visit);
}

// What she sent waits on the page that asks for her passphrase, and nowhere else.
async function askFirst(visit) {
  const { method, path, fields } = visit.asked;
  if (method === "POST" && mayWait(path)) {
    const { body, headers } = await visit.page("lock", { then: path, form: encoded(fields) });
    // RFC 4918, section 11.3.
    return new Response(body, { status: 423, headers });
  }
  return redirect(method === "GET" && path !== "/today" ? `/lock?then=${encodeURIComponent(path)}` : "/lock");
}

async function fromRooms(visit) {
  const { asked, diary, surroundings, home: { kind } } = visit;
  const sent = kind === "sealed" ? { sent: await sentCount() } : {};
  const taken = asked.method === "POST" && takesPhoto(asked.path) ? await pictureIn(asked, visit.module) : undefined;
  const photo = taken && { photo: taken.fault };
  const answered = await diary.answer(asked, { ...surroundings, home: kind, ...sent, ...photo }, { picture: taken?.picture });
  // What could not be let go of today goes tomorrow.
  if (kind === "device" && asked.path === "/today") await forgetPhotos(diary).catch(() => {});
  if (answered.status === 303) return redirect(answered.location);
  if (answered.status !== 421) return shown(answered);
  if (SCRIPTS.includes(asked.path)) return json({ error: "This needs a server that reads your diary, and yours opens on your devices only." }, 503);
  return visit.page("not-here");
}

// The page an answer leads to instead of its address, for a script that prefers it: one round trip less.
async function represented(response, asked) {
  if (!asked.wantsPage || response.status !== 303) return response;
  const { pathname, search, searchParams } = new URL(response.headers.get("location"));
  const next = await reply({
    ...asked, method: "GET", path: pathname, changed: searchParams.get("changed") ?? "", then: searchParams.get("then") ?? "", fields: [],
  });
  if (next.status !== 200 || !next.headers.get("content-type")?.startsWith("text/html")) return response;
  next.headers.set("content-location", pathname + search);
  return next;
}

// Failures ------------------------------------------------------------------------------------------------------------

// An honest page, with what she sent to be sent again.
async function failed(asked, error) {
  console.error(error?.name ?? "Error");
  const notice = noticeOf(error);
  if (notice === "ended") drop();
  const retry = asked.method === "POST" && mayWait(asked.path) ? { retry: asked.path, fields: asked.fields } : {};
  try {
    return await new Visit(asked, { module: await compiled(), home: await home().catch(() => undefined) }).page(notice, retry);
  } catch {
    return lastResort();
  }
}

function noticeOf(error) {
  if (error instanceof DOMException) return error.name === "QuotaExceededError" ? "full" : "unwritten";
  return "ended";
}
