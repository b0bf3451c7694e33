// One sentence by voice. What is heard is put into the field and sent as if she had typed it; nothing is logged before she confirms.
import { HeardItems } from "./heard.js";
import { openMicrophone } from "./microphone.js";
import { ability, fetchLanguage, listen, mayListen } from "./recogniser.js";
import { mayRecord, record } from "./recorder.js";

// Milliseconds: a pause that ends the sentence, silence from the start, the longest sentence, and a finger held on the button.
const PAUSE = 2_000, SILENCE = 8_000, LONGEST = 60_000, HELD = 350;
// How loud speech is at least, as the microphone tells it: a quiet room stays below.
const SPOKEN = .1;
const BARS = 45;

// Who makes words of what she says: the states of the sheet meanwhile, and how it is listened to. The recogniser tells words as they
// come, so a pause is one between words; of a recording only how loud it is is known.
const DEVICE = { hears: "listening", reads: "reading", listen };
const SERVER = { hears: "recording", reads: "sending", listen: record, knowsLoudnessAlone: true };

export function enhanceVoice(root) {
  const button = root.querySelector("[data-speak]");
  if (!button) return;
  // "agreed", or "asks" where she has not; nothing where there is no speech server.
  const server = mayRecord() ? button.dataset.speechServer : undefined;
  if (!mayListen() && !server) return;
  const sheet = new ListeningSheet(button.form, document.getElementById("listening"), button, server);
  button.hidden = false;
  // Held, it listens for as long as the finger stays; tapped, until she pauses or stops it.
  let timer = null, isHeld = false;
  const release = ({ type }) => {
    clearTimeout(timer);
    if (isHeld && type === "pointerup") sheet.stop();
  };
  button.addEventListener("pointerdown", () => {
    timer = setTimeout(() => { isHeld = true; sheet.open(); }, HELD);
    // The sheet lies over the button by the time the finger is lifted.
    for (const name of ["pointerup", "pointercancel"]) addEventListener(name, release, { once: true });
  });
  button.addEventListener("click", () => {
    if (!isHeld) sheet.open();
    isHeld = false;
  });
}

class ListeningSheet {
  constructor(form, dialog, opener, server) {
    Object.assign(this, { form, dialog, opener, server, way: DEVICE, take: null });
    this.wave = dialog.querySelector("[data-talk=wave]");
    if (!this.wave.children.length) this.wave.append(...bars());
    const part = name => dialog.querySelector(`[data-talk=${name}]`);
    this.items = new HeardItems(form, part("heard"), part("found"));
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

  async open() {
    const can = mayListen() ? await ability() : "unavailable";
    if (can === "available") await this.begin(DEVICE);
    // The browser fetches its language only when she says so.
    else if (can !== "unavailable") this.show("ask");
    else if (this.server === "agreed") await this.begin(SERVER);
    else if (this.server) this.show("consent");
    else this.refuse();
  }

  // There is nothing to try again: the button goes.
  refuse() {
    this.show("refused");
    this.opener.hidden = true;
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

  understand(text) { this.items.hear(text); }

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
    this.close();
    this.fill(text);
    this.form.elements.sentence.focus();
  }

  // The sheet stays until what she said is there to look over, and closes with the answer: nothing jumps.
  send(text) {
    this.show(this.way.reads);
    this.dialog.dataset.waits = "";
    this.fill(text);
    this.form.requestSubmit();
  }

  fill(text) {
    const field = this.form.elements.sentence;
    field.value = text.slice(0, field.maxLength);
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

// What a browser calls what went wrong, and what the sheet says of it.
const PROBLEMS = {
  NotAllowedError: "blocked", "not-allowed": "blocked", "service-not-allowed": "blocked",
  NotFoundError: "microphone", NotReadableError: "microphone", "audio-capture": "microphone", "no-speech": "silent",
  told: "told", unsent: "unsent", late: "late", long: "long",
};

class Take {
  constructor(sheet, way) {
    Object.assign(this, {
      sheet, way, said: "", guess: "", isSpoken: false, isStopped: false, isOver: false, microphone: null, recogniser: null, timers: [],
    });
  }

  get text() { return [this.said, this.guess].filter(Boolean).join(" "); }

  async start() {
    try {
      const microphone = await openMicrophone(level => this.measured(level));
      this.microphone = microphone;
      // She may have closed the sheet while the browser asked her.
      if (this.isOver) { microphone.close(); return; }
      this.recogniser = this.way.listen(
        microphone.track, (said, guess) => this.heard(said, guess), (error, sentence) => this.ended(error, sentence),
      );
    } catch (error) {
      if (!this.isOver) this.sheet.fail(PROBLEMS[error.name] ?? "other");
      return;
    }
    let seconds = 0;
    this.sheet.clock(0);
    this.timers.push(setInterval(() => this.sheet.clock(++seconds), 1_000), setTimeout(() => this.stop(), LONGEST));
    this.rest(SILENCE);
  }

  measured(level) {
    this.sheet.level(level);
    if (!this.way.knowsLoudnessAlone || !this.recogniser || this.isStopped || level < SPOKEN) return;
    this.isSpoken = true;
    this.rest(PAUSE);
  }

  heard(said, guess) {
    if (this.isOver) return;
    Object.assign(this, { said, guess });
    this.sheet.write(said, guess);
    // Of a recording the words come when it is over.
    if (!this.way.knowsLoudnessAlone) this.sheet.understand(this.text);
    this.rest(PAUSE);
  }

  // Ends the sentence after a pause.
  rest(time) {
    clearTimeout(this.pause);
    this.pause = setTimeout(() => this.stop(), time);
  }

  stop() {
    if (this.isOver || this.isStopped) return;
    // Nothing listens yet: the browser may still be asking her.
    if (!this.recogniser) { this.sheet.close(); return; }
    // A silent recording is not worth sending.
    if (this.way.knowsLoudnessAlone && !this.isSpoken) { this.sheet.fail("silent"); return; }
    this.isStopped = true;
    this.sheet.show(this.way.reads);
    this.recogniser.stop();
  }

  // The recogniser says no more.
  ended(error, sentence) {
    if (this.isOver) return;
    const { text } = this;
    this.end();
    if (text) this.sheet.send(text);
    else this.sheet.fail(error ? PROBLEMS[error] ?? "other" : "silent", sentence);
  }

  end() {
    this.isOver = true;
    clearTimeout(this.pause);
    for (const timer of this.timers) clearTimeout(timer);
    this.recogniser?.abort();
    this.microphone?.close();
  }
}

function bars() {
  return Array.from({ length: BARS }, () => document.createElement("i"));
}
