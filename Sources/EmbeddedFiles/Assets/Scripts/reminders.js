// Switches reminders on for this device: asks the browser for permission, and subscribes at its push service.
import { workerAddress } from "./keeping.js";
import { showAnswer } from "./navigation.js";

export function enhanceReminders(root) {
  for (const part of root.querySelectorAll("[data-push]")) show(part).catch(() => {});
}

async function show(part) {
  const button = part.querySelector("[data-when=able]");
  if (!button) {
    if (!await isSubscribed()) say(part, "lost");
    return;
  }
  if (!canBeReminded()) return;
  say(part, "able");
  button.addEventListener("click", () => { if (!button.classList.contains("is-busy")) switchOn(part, button); });
}

const canBeReminded = () => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

async function isSubscribed() {
  if (!canBeReminded() || Notification.permission !== "granted") return false;
  const worker = await navigator.serviceWorker.getRegistration("/");
  return Boolean(await worker?.pushManager.getSubscription());
}

// Shows of that part only the button, and what went wrong last.
function say(part, ...states) {
  for (const words of part.querySelectorAll("[data-when]")) words.hidden = !states.includes(words.dataset.when);
}

async function switchOn(part, button) {
  say(part, "able");
  button.classList.add("is-busy");
  try {
    if (await Notification.requestPermission() !== "granted") say(part, "able", "denied");
    else await send(await subscribe(part.dataset.push));
  } catch {
    say(part, "able", "failed");
  }
  button.classList.remove("is-busy");
}

async function subscribe(key) {
  await navigator.serviceWorker.register(workerAddress(), { updateViaCache: "none" });
  const { pushManager } = await navigator.serviceWorker.ready;
  // One for another key, or of whoever was signed in here before, does not stay.
  await (await pushManager.getSubscription())?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
}

async function send(subscription) {
  const { endpoint, keys } = subscription.toJSON();
  const body = new URLSearchParams({ endpoint, p256dh: keys.p256dh, auth: keys.auth });
  const response = await fetch("/settings/reminders/device", { method: "POST", credentials: "same-origin", body });
  if (!response.ok) await subscription.unsubscribe();
  showAnswer(await response.text(), response.ok ? response.url : location.href);
}

const bytes = text => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), letter => letter.charCodeAt(0));
