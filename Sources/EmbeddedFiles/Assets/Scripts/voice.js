// One sentence by voice. What is heard is put into the field and sent as if she had typed it; nothing is logged before she confirms.
import { openMicrophone } from "./microphone.js";
import { ability, fetchLanguage, listen, mayListen } from "./recogniser.js";

// Milliseconds: a pause that ends the sentence, silence from the start, the longest sentence, and a finger held on the button.
const PAUSE = 2_000, SILENCE = 8_000, LONGEST = 60_000, HELD = 350;
const BARS = 45;

export function enhanceVoice(root) {
  const button = root.querySelector("[data-speak]");
  if (!button || !mayListen()) return;
  const sheet = new ListeningSheet(button.form, document.getElementById("listening"), button);
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
  constructor(form, dialog, opener) {
    Object.assign(this, { form, dialog, opener, take: null });
    this.wave = dialog.querySelector("[data-talk=wave]");
    if (!this.wave.children.length) this.wave.append(...bars());
    const on = (name, act) => dialog.querySelector(`[data-talk=${name}]`).addEventListener("click", act);
    on("stop", () => this.stop());
    on("cancel", () => this.close());
    on("type", () => this.type());
    on("again", () => this.begin());
    on("fetch", () => this.fetch());
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
    const can = await ability();
    if (can === "available") await this.begin();
    else if (can === "unavailable") this.refuse();
    // The browser fetches its language only when she says so.
    else this.show("ask");
  }

  // There is nothing to try again: the button goes.
  refuse() {
    this.show("refused");
    this.opener.hidden = true;
  }

  async begin() {
    this.take?.end();
    const take = this.take = new Take(this);
    this.write("", "");
    this.show("listening");
    await take.start();
  }

  write(said, guess) {
    this.dialog.querySelector("[data-talk=said]").textContent = said;
    this.dialog.querySelector("[data-talk=guess]").textContent = said && guess ? ` ${guess}` : guess;
    this.dialog.querySelector("[data-talk=words]").toggleAttribute("data-empty", !said && !guess);
  }

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
    this.dialog.close();
  }

  // What was heard so far goes into the field, for her to go on by hand.
  type() {
    const text = this.take?.text ?? "";
    this.close();
    this.fill(text);
    this.form.elements.sentence.focus();
  }

  send(text) {
    this.close();
    this.fill(text);
    this.form.requestSubmit();
  }

  fill(text) {
    const field = this.form.elements.sentence;
    field.value = text.slice(0, field.maxLength);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }

  fail(problem) {
    this.take?.end();
    this.show("problem", problem);
  }

  async fetch() {
    this.show("fetching");
    const isThere = await fetchLanguage();
    if (!this.dialog.open) return;
    if (isThere) await this.begin();
    else this.fail("fetch");
  }
}

// What a browser calls what went wrong, and what the sheet says of it.
const PROBLEMS = {
  NotAllowedError: "blocked", "not-allowed": "blocked", "service-not-allowed": "blocked",
  NotFoundError: "microphone", NotReadableError: "microphone", "audio-capture": "microphone", "no-speech": "silent",
};

class Take {
  constructor(sheet) {
    Object.assign(this, { sheet, said: "", guess: "", isOver: false, microphone: null, recogniser: null, timers: [] });
  }

  get text() { return [this.said, this.guess].filter(Boolean).join(" "); }

  async start() {
    try {
      const microphone = await openMicrophone(level => this.sheet.level(level));
      this.microphone = microphone;
      // She may have closed the sheet while the browser asked her.
      if (this.isOver) { microphone.close(); return; }
      this.recogniser = listen(microphone.track, (said, guess) => this.heard(said, guess), error => this.ended(error));
    } catch (error) {
      if (!this.isOver) this.sheet.fail(PROBLEMS[error.name] ?? "other");
      return;
    }
    let seconds = 0;
    this.sheet.clock(0);
    this.timers.push(setInterval(() => this.sheet.clock(++seconds), 1_000), setTimeout(() => this.stop(), LONGEST));
    this.rest(SILENCE);
  }

  heard(said, guess) {
    if (this.isOver) return;
    Object.assign(this, { said, guess });
    this.sheet.write(said, guess);
    this.rest(PAUSE);
  }

  // Ends the sentence after a pause.
  rest(time) {
    clearTimeout(this.pause);
    this.pause = setTimeout(() => this.stop(), time);
  }

  stop() {
    if (this.isOver) return;
    // Nothing listens yet: the browser may still be asking her.
    if (!this.recogniser) { this.sheet.close(); return; }
    this.sheet.show("reading");
    this.recogniser.stop();
  }

  // The recogniser says no more.
  ended(error) {
    if (this.isOver) return;
    const { text } = this;
    this.end();
    if (text) this.sheet.send(text);
    else this.sheet.fail(error ? PROBLEMS[error] ?? "other" : "silent");
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
