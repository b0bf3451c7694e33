// The pages about reminders of a sealed diary, and what a device that was woken asks for. Whether this device is woken, its server knows.
import { redirect, shown } from "./answers.js";
import { endWaking } from "./home.js";
import { askServer, goingOn, minutesOf, note, PLACE } from "./reminder-keeping.js";
import { field } from "./requests.js";

export const reminders = {
  [`GET ${PLACE}`]: visit => show(visit),
  [`POST ${PLACE}`]: save,
  [`POST ${PLACE}/device`]: visit => field(visit.asked, "state") === "off" ? end(visit) : begin(visit),
  [`POST ${PLACE}/test`]: test,
  [`POST ${PLACE}/later`]: postpone,
};

const UNKNOWN = { device: "unknown", key: "", outcome: "", problem: "" };

async function standing() {
  const answer = await askServer("");
  if (!answer.ok) return { ...UNKNOWN, problem: answer.error };
  const { key = "", on } = await goingOn(answer, work => work());
  return { ...UNKNOWN, key, device: key ? on ? "on" : "off" : "none" };
}

const inRooms = ({ asked, diary, surroundings }, reminders) => diary.answer(asked, { ...surroundings, home: "sealed", reminders });

// - problem: why what she asked for was not done.
async function show(visit, problem) {
  const { asked } = visit, told = await standing();
  visit.asked = { ...asked, method: "GET", path: PLACE, fields: [] };
  const answered = await inRooms(visit, { ...told, outcome: asked.changed, ...problem && { problem } });
  return shown(problem ? { ...answered, status: 422 } : answered);
}

async function save(visit) {
  const answered = await inRooms(visit, UNKNOWN);
  return answered.status === 303 ? redirect(answered.location) : shown(await inRooms(visit, await standing()));
}

const done = outcome => redirect(`${PLACE}?changed=${outcome}`);

async function begin(visit) {
  const [endpoint, p256dh, auth] = ["endpoint", "p256dh", "auth"].map(name => field(visit.asked, name));
  const { minutes } = await minutesOf(visit.diary);
  const answer = await askServer("/begin", { endpoint, p256dh, auth, minutes });
  if (!answer.ok) return show(visit, answer.error);
  await note({ device: answer.device, isNoted: false, head: undefined });
  return done("on");
}

async function end(visit) {
  const answer = await askServer("/end");
  if (!answer.ok) return show(visit, answer.error);
  await note({ device: undefined, head: undefined });
  await endWaking();
  return done("off");
}

async function test(visit) {
  const answer = await askServer("/test");
  if (!answer.ok) return show(visit, answer.error);
  if (answer.outcome === "lost") await note({ device: undefined, head: undefined });
  return done(answer.outcome);
}

// The server gets the minute it was put off to with the next exchange.
async function postpone(visit) {
  const answered = await inRooms(visit, UNKNOWN);
  if (answered.status === 200) await note({ head: undefined });
  return shown(answered);
}
