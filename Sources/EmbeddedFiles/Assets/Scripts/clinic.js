// Opens a link for the clinic. The key stands behind the "#" of the address and goes nowhere: what is fetched is decrypted here.
const SCHEME = "shlink:/";
const VERSION = 1;
const decoder = new TextDecoder("utf-8", { fatal: true });

export function enhanceClinic(root) {
  for (const page of root.querySelectorAll("[data-clinic]")) {
    if (!known.has(page)) open(page);
  }
}

// A part that stays while the page around it changes is opened once.
const known = new WeakSet();

function open(page) {
  known.add(page);
  const part = name => page.querySelector(`[data-part="${name}"]`);
  // One at a time; none without a name.
  const say = (name, figure) => {
    for (const problem of page.querySelectorAll("[data-problem]")) {
      problem.hidden = problem.dataset.problem !== name;
      if (!problem.hidden && figure !== undefined) problem.querySelector(".figure").textContent = figure;
    }
  };
  const form = part("form");
  // Another link in the same tab changes nothing but what stands behind the "#".
  addEventListener("hashchange", () => { if (location.hash.startsWith("#" + SCHEME)) location.reload(); });
  const { link, problem } = readLink(location.hash);
  say(problem);
  if (problem) return;
  const asksForPIN = String(link.flag ?? "").includes("P");
  const pin = part("pin").querySelector("input");
  part("pin").hidden = !asksForPIN;
  form.hidden = false;
  form.addEventListener("submit", async event => {
    event.preventDefault();
    const button = form.querySelector("button");
    if (asksForPIN && !pin.value.trim()) { pin.focus(); return; }
    button.disabled = true;
    say();
    const outcome = await fetched(link, asksForPIN ? pin.value.trim() : undefined);
    button.disabled = false;
    if (outcome.problem) {
      say(outcome.problem, outcome.figure);
      if (outcome.problem === "gone") form.hidden = true;
      if (outcome.problem === "wrong") { pin.value = ""; pin.focus(); }
      return;
    }
    show(outcome.files, part, say);
  });
}

// The link, or why there is none.
export function readLink(hash) {
  if (!hash.startsWith("#" + SCHEME)) return { problem: "nothing" };
  if (!globalThis.crypto?.subtle) return { problem: "insecure" };
  try {
    const link = JSON.parse(decoder.decode(bytes(hash.slice(1 + SCHEME.length))));
    if ((link.v ?? VERSION) !== VERSION || bytes(link.key).length !== 32) return { problem: "damaged" };
    if (new URL(link.url).origin !== location.origin) return { problem: "elsewhere" };
    return { link };
  } catch {
    return { problem: "damaged" };
  }
}

// The files behind a link, decrypted, or why there are none. It is counted there.
async function fetched(link, passcode) {
  let answer, list;
  try {
    answer = await fetch(link.url, {
      method: "POST", headers: { "Content-Type": "application/json" }, credentials: "omit", redirect: "error",
      body: JSON.stringify({ recipient: "A browser at this server’s page", passcode }),
    });
    list = await answer.json().catch(() => ({}));
  } catch {
    return { problem: "unreachable" };
  }
  if (answer.status === 401 && list.remainingAttempts > 0) return { problem: "wrong", figure: list.remainingAttempts };
  if (answer.status === 401 || answer.status === 404) return { problem: "gone" };
  if (answer.status === 429) return { problem: "wait", figure: answer.headers.get("Retry-After") ?? "60" };
  if (!answer.ok) return { problem: "unreachable" };
  try {
    const files = await Promise.all(list.files.map(async file => ({
      type: file.contentType, text: decoder.decode(await decrypted(file.embedded, link.key)),
    })));
    return { files };
  } catch {
    return { problem: "damaged" };
  }
}

// Opens compact JSON Web Encryption with the key itself and AES-256-GCM (RFC 7516).
export async function decrypted(sealed, key) {
  const [header, wrapped, nonce, ciphertext, tag] = sealed.split(".");
  const { alg, enc } = JSON.parse(decoder.decode(bytes(header)));
  if (alg !== "dir" || enc !== "A256GCM" || wrapped !== "") throw new Error("not sealed as agreed");
  const [text, end] = [bytes(ciphertext), bytes(tag)];
  const box = new Uint8Array(text.length + end.length);
  box.set(text);
  box.set(end, text.length);
  const opener = await crypto.subtle.importKey("raw", bytes(key), "AES-GCM", false, ["decrypt"]);
  return crypto.subtle.decrypt(
    { name: "AES-GCM", iv: bytes(nonce), additionalData: new TextEncoder().encode(header), tagLength: 128 }, opener, box);
}

function bytes(base64url) {
  const text = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, letter => letter.charCodeAt(0));
}

function show(files, part, say) {
  const report = files.find(file => file.type.startsWith("text/html"));
  const data = files.find(file => file.type.startsWith("application/fhir+json"));
  if (!report) { say("damaged"); return; }
  // From here on the key is in no address: not in what is printed, nor in what a reload or this tab's history shows.
  history.replaceState(null, "", location.pathname);
  const place = part("report");
  // A document made this way runs and loads nothing; only what is copied from it is shown.
  place.replaceChildren(...copies(new DOMParser().parseFromString(report.text, "text/html").body));
  part("way").hidden = true;
  part("after").hidden = false;
  if (data) offer(data, part("save"));
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

function offer(data, button) {
  button.hidden = false;
  button.addEventListener("click", () => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([data.text], { type: "application/fhir+json" }));
    link.download = "report.fhir.json";
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  });
}

const ELEMENTS = new Set(
  "article section div h2 h3 p b span ul li dl dt dd table caption thead tbody tr th td".split(" "));
const ATTRIBUTES = new Set("dir role scope tabindex aria-label aria-hidden".split(" "));
// Names that lead to each other, kept apart from those of this page.
const NAMES = new Set(["id", "aria-labelledby"]);
const XHTML = "http://www.w3.org/1999/xhtml";

// What a report is made of, made anew: nothing that runs, loads or leads anywhere comes along.
function copies(node) {
  return [...node.childNodes].flatMap(child => {
    if (child.nodeType === Node.TEXT_NODE) return [document.createTextNode(child.data)];
    if (child.nodeType !== Node.ELEMENT_NODE || child.namespaceURI !== XHTML || !ELEMENTS.has(child.localName)) return [];
    const copy = document.createElement(child.localName);
    for (const { name, value } of child.attributes) {
      if (ATTRIBUTES.has(name)) copy.setAttribute(name, value);
      if (NAMES.has(name)) copy.setAttribute(name, "shared-" + value);
    }
    const words = [...child.classList].filter(word => /^(report|figure$|vh$)/.test(word));
    if (words.length) copy.className = words.join(" ");
    copy.append(...copies(child));
    return [copy];
  });
}
