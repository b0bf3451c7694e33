// One sentence by voice. What is heard is put into the field and sent as if she had typed it; nothing is logged before she confirms.
import { HeardItems } from "./heard.js";
import { ability, fetchLanguage, listen, mayListen } from "./recogniser.js";
import { mayRecord, record } from "./recorder.js";
import { Take } from "./take.js";

// Milliseconds that a finger is held on the button.
const HELD = 350;
const BARS = 45;

// Who makes words of what she says: the states of the sheet meanwhile, and how it is listened to. The recogniser tells words as they
// come, so a pause is one between words; of a recording only how loud it is is known.
const DEVICE = { hears: "listening", reads: "reading", listen };
const SERVER = { hears: "recording", reads: "sending", listen: record, knowsLoudnessAlone: true };

// The composer's button, and what it says of the speech server: "agreed", or "asks" where she has not; nothing where there is none.
const speaker = () => document.querySelector("[data-speak]");
const server = () => mayRecord() ? speaker()?.dataset.speechServer : undefined;
const canHear = () => speaker() && (mayListen() || server());

// One sheet for each dialog, however often the parts around it come anew.
const sheets = new WeakMap();

function listeningSheet() {
  const dialog = document.getElementById("listening");
  if (!sheets.has(dialog)) sheets.set(dialog, new ListeningSheet(dialog));
  return sheets.get(dialog);
}

export function enhanceVoice(root) {
  if (!canHear()) return;
  for (const button of root.querySelectorAll("[data-speak]")) enhanceSpeaker(button);
  // What was said before stays until other words are heard.
  for (const button of root.querySelectorAll("[data-say-again]")) {
    button.hidden = false;
    button.addEventListener("click", () => listeningSheet().open(button.form));
  }
}

function enhanceSpeaker(button) {
  button.hidden = false;
  // Held, it listens for as long as the finger stays; tapped, until she pauses or stops it.
  let timer = null, isHeld = false;
  const release = ({ type }) => {
    clearTimeout(timer);
    if (isHeld && type === "pointerup") listeningSheet().stop();
  };
  button.addEventListener("pointerdown", () => {
    timer = setTimeout(() => { isHeld = true; listeningSheet().open(button.form); }, HELD);
    // The sheet lies over the button by the time the finger is lifted.
    for (const name of ["pointerup", "pointercancel"]) addEventListener(name, release, { once: true });
  });
  button.addEventListener("click", () => {
    if (!isHeld) listeningSheet().open(button.form);
    isHeld = false;
  });
}

class ListeningSheet {
  constructor(dialog) {
    Object.assign(this, { dialog, form: null, way: DEVICE, take: null });
    this.wave = dialog.querySelector("[data-talk=wave]");
    if (!this.wave.children.length) this.wave.append(...bars());
    const part = name => dialog.querySelector(`[data-talk=${name}]`);
    this.items = new HeardItems(part("heard"), part("found"));
    const on = (name, act) => part(name).addEventListener("click", act);
    on("stop", () => this.stop());
    on("cancel", () => this.close());
    on("type", () => this.type());
    on("again", () => this.begin(this.way));
    on("fetch", () => this.fetch());
    dialog.querySelector("a")?.addEventListener("click", () => this.close());
    dialog.addEventListener("cancel", event => { event.preventDefault(); this.close(); });
  }

  // Of all the words of the sheet, those for what goes on now.
  show(state, problem = null) {
    for (const part of this.dialog.querySelectorAll("[data-when]")) part.hidden = !part.dataset.when.split(" ").includes(state);
    for (const part of this.dialog.querySelectorAll("[data-problem]")) part.hidden = part.dataset.problem !== problem;
    if (!this.dialog.open) this.dialog.showModal();
    this.dialog.querySelector("[data-first]:not([hidden])")?.focus({ preventScroll: true });
  }

  // `form` gets the words.
  async open(form) {
    this.form = form;
    const can = mayListen() ? await ability() : "unavailable";
    if (can === "available") await this.begin(DEVICE);
    // The browser fetches its language only when she says so.
    else if (can !== "unavailable") this.show("ask");
    else if (server() === "agreed") await this.begin(SERVER);
    else if (server()) this.show("consent");
    else this.refuse();
  }

  // There is nothing to try again: the button goes.
  refuse() {
    this.show("refused");
    speaker().hidden = true;
  }

  async begin(way) {
    this.take?.end();
    this.way = way;
    const take = this.take = new Take(this, way);
    this.items.clear();
    this.write("", "");
    this.show(way.hears);
    await take.start();
  }

  write(said, guess) {
    this.dialog.querySelector("[data-talk=said]").textContent = said;
    this.dialog.querySelector("[data-talk=guess]").textContent = said && guess ? ` ${guess}` : guess;
    this.dialog.querySelector("[data-talk=words]").toggleAttribute("data-empty", !said && !guess);
  }

  understand(text) { this.items.hear(text, this.form.elements.day?.value); }

  level(value) {
    const [first] = this.wave.children;
    first.style.setProperty("--level", value.toFixed(2));
    this.wave.append(first);
  }

  clock(seconds) {
    const time = this.dialog.querySelector("time");
    time.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
    time.dateTime = `PT${seconds}S`;
  }

  stop() { this.take?.stop(); }

  close() {
    this.take?.end();
    this.take = null;
    this.items.clear();
    delete this.dialog.dataset.waits;
    this.dialog.close();
  }

  // What was heard so far goes into the field, for her to go on by hand.
  type() {
    const text = this.take?.text ?? "";
    const byHand = this.form === speaker().form ? null : document.querySelector("form[data-by-hand]");
    this.close();
    this.fill(text, byHand ?? this.form);
    if (byHand) byHand.requestSubmit();
    else this.form.elements.sentence.focus();
  }

  // The sheet stays until what she said is there to look over, and closes with the answer: nothing jumps.
  send(text) {
    this.show(this.way.reads);
    this.dialog.dataset.waits = "";
    this.fill(text, this.form);
    // The sheet that follows offers to listen again.
    const spoken = Object.assign(document.createElement("input"), { type: "hidden", name: "spoken", value: "yes" });
    this.form.append(spoken);
    this.form.requestSubmit();
    spoken.remove();
  }

  fill(text, form) {
    const field = form.elements.sentence;
    field.value = text.slice(0, speaker().form.elements.sentence.maxLength);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }

  fail(problem, sentence = "") {
    this.take?.end();
    this.dialog.querySelector("[data-talk=told]").textContent = sentence;
    this.show("problem", problem);
  }

  async fetch() {
    this.show("fetching");
    const isThere = await fetchLanguage();
    if (!this.dialog.open) return;
    if (isThere) await this.begin(DEVICE);
    else this.fail("fetch");
  }
}

function bars() {
  return Array.from({ length: BARS }, () => document.createElement("i"));
}
