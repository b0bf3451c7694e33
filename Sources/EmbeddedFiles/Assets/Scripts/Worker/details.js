// What is kept about a device of a sealed diary, which her devices alone can read. docs/end-to-end.md, Messages.
import { bytesOfHex, textOf, utf8 } from "./bytes.js";
import { base64Of, bytesOf64, post } from "./remote.js";
import { context, pad, seal, unpad, unseal } from "./sealing.js";

const bound = (keys, device) => context("corgina device details", bytesOfHex(device), keys.journal);

const today = () => {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map(part => String(part).padStart(2, "0")).join("-");
};

// What the browser says of itself, in two words.
function ownName() {
  const { userAgent } = navigator;
  const kinds = ["iPhone", "iPad", "Android", "Windows", "Macintosh", "CrOS", "Linux"];
  const kind = kinds.find(word => userAgent.includes(word)) ?? "Device";
  const browser = [["Edg/", "Edge"], ["Firefox/", "Firefox"], ["Chrome/", "Chrome"], ["Safari/", "Safari"]]
    .find(([mark]) => userAgent.includes(mark))?.[1];
  return [kind === "Macintosh" ? "Mac" : kind, browser].filter(Boolean).join(", ");
}

// Of this device, once it is let in. Whether the server took it does not matter to anything else.
export async function noteDetails(keys, device, known = {}) {
  const told = { name: ownName(), made: today(), ...known, seen: today() };
  const details = base64Of(await seal(keys.data, bound(keys, device), pad(utf8(JSON.stringify(told)))));
  return post("devices/details", { details });
}

// All of hers, as pages show them; the answer itself where there is none.
export async function listDevices(keys) {
  const answer = await post("devices");
  if (!answer.ok) return answer;
  const devices = await Promise.all(answer.devices.map(async device => ({ ...await detailsOf(keys, device), id: device.id, this: device.this })));
  const own = devices.find(device => device.this);
  if (own && own.seen !== today()) await noteDetails(keys, own.id, lasting(own));
  return { ok: true, devices: devices.map(({ made, seen, reminded, ...rest }) => ({ ...rest, made: shownDay(made), seen: shownDay(seen) })) };
}

// What stays of the device that asks.
const lasting = ({ made, reminded }) => ({ ...made && { made }, ...reminded && { reminded } });

// Whether she switched reminders on on any device of hers. The device itself says so: a server cannot.
export async function isAnyReminded(keys) {
  const { devices = [] } = await post("devices");
  return (await Promise.all(devices.map(device => detailsOf(keys, device)))).some(({ reminded }) => reminded);
}

// Answers whether the server took it.
export async function noteReminded(keys, reminded) {
  const { devices = [] } = await post("devices"), own = devices.find(device => device.this);
  return Boolean(own) && (await noteDetails(keys, own.id, lasting({ ...await detailsOf(keys, own), reminded }))).ok;
}

async function detailsOf(keys, { id, details }) {
  try {
    const { name = "", made = "", seen = "", reminded = false } = JSON.parse(textOf(unpad(await unseal(keys.data, bound(keys, id), bytesOf64(details)))));
    return { name, made, seen, reminded };
  } catch {
    return { name: "", made: "", seen: "" };
  }
}

function shownDay(day) {
  const date = new Date(`${day}T12:00:00`);
  return Number.isNaN(date.getTime()) ? "" : date.toLocaleDateString(navigator.language, { day: "numeric", month: "long", year: "numeric" });
}
