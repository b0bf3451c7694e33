// Fills the list of sentences that wait for a connection, on pages that have one.
import { putBack } from "./edited.js";
import { discard, tryAgain, waiting } from "./queue.js";

// Answers how many entries wait on this device, for any diary.
export async function showWaiting() {
  const { entries, count } = await waiting();
  for (const section of document.querySelectorAll("[data-offline=waiting]")) fill(section, entries);
  return count;
}

function fill(section, entries) {
  section.hidden = entries.length === 0;
  section.querySelector("[data-offline=count]").textContent = heading(entries);
  const list = section.querySelector("[data-offline=entries]");
  const [pattern, ...rows] = list.children;
  for (const row of rows) row.remove();
  list.append(...entries.map(entry => row(pattern, entry)));
}

function heading(entries) {
  const count = entries.length;
  if (entries.every(entry => entry.isRefused)) return count === 1 ? "1 entry needs another look" : `${count} entries need another look`;
  return count === 1 ? "1 entry will be added when you’re back online" : `${count} entries will be added when you’re back online`;
}

function row(pattern, entry) {
  const row = pattern.cloneNode(true);
  row.hidden = false;
  const words = entry.said?.sentence ?? "An entry that cannot be opened here any more";
  row.querySelector(".waiting__said").textContent = words;
  const time = row.querySelector("time");
  if (entry.said) {
    const at = new Date(entry.said.at * 1000);
    time.dateTime = at.toISOString();
    time.textContent = timeOf(at);
  }
  const button = (name, label, act) => {
    const button = row.querySelector(`[data-offline=${name}]`);
    button.hidden = false;
    button.setAttribute("aria-label", `${label}: ${words}`);
    button.addEventListener("click", act);
  };
  if (entry.isRefused) {
    const reason = row.querySelector("[data-offline=reason]");
    reason.hidden = false;
    reason.textContent = `Not logged. ${entry.said?.reason ?? "The server could not take this one."}`;
    if (entry.said) button("edit", "Edit", () => putBack(entry));
    if (entry.said?.mayPass) button("again", "Try again", async () => { await tryAgain(entry.place); dispatchEvent(new Event("online")); });
  }
  button("remove", "Remove", async () => {
    const next = row.nextElementSibling ?? row.previousElementSibling;
    await discard(entry.place);
    (next?.hidden === false ? next.querySelector("[data-offline=remove]") : document.getElementById("sentence"))?.focus();
    await showWaiting();
  });
  return row;
}

// As the server writes it for her region and her clock: "14:30" or "2:30 pm" today, "Sat 21 Nov, 14:30" before.
export function timeOf(date) {
  const { lang, dataset } = document.documentElement;
  const region = lang.includes("-") ? lang : "en-GB";
  const isShort = dataset.hours === "12";
  const time = date.toLocaleTimeString(region, { hour: isShort ? "numeric" : "2-digit", minute: "2-digit", hourCycle: isShort ? "h12" : "h23" })
    .toLowerCase();
  if (date.toDateString() === new Date().toDateString()) return time;
  return `${date.toLocaleDateString(region, { weekday: "short", day: "numeric", month: "short" })}, ${time}`;
}
