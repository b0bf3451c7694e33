// One sentence as it is said, from the first sound to the last word.
import { openMicrophone } from "./microphone.js";

// Milliseconds: a pause that ends the sentence, silence from the start, and the longest sentence.
const PAUSE = 2_000, SILENCE = 8_000, LONGEST = 60_000;
// How loud speech is at least, as the microphone tells it: a quiet room stays below.
const SPOKEN = .1;

// What a browser calls what went wrong, and what the sheet says of it.
const PROBLEMS = {
  NotAllowedError: "blocked", "not-allowed": "blocked", "service-not-allowed": "blocked",
  NotFoundError: "microphone", NotReadableError: "microphone", "audio-capture": "microphone", "no-speech": "silent",
  told: "told", unsent: "unsent", late: "late", long: "long", short: "short",
};

export class Take {
  constructor(sheet, way) {
    Object.assign(this, {
      sheet, way, said: "", guess: "", isLoud: false, isStopped: false, isOver: false, microphone: null, recogniser: null, timers: [],
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
    if (!this.recogniser || this.isStopped || level < SPOKEN) return;
    this.isLoud = true;
    if (this.way.knowsLoudnessAlone) this.rest(PAUSE);
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
    if (this.way.knowsLoudnessAlone && !this.isLoud) { this.sheet.fail("silent"); return; }
    this.isStopped = true;
    this.sheet.show(this.way.reads);
    this.recogniser.stop();
  }

  // The recogniser says no more.
  ended(error, sentence) {
    if (this.isOver) return;
    const { text } = this;
    this.end();
    if (text) { this.sheet.send(text); return; }
    const problem = error ? PROBLEMS[error] ?? "other" : "silent";
    // Sound without words is noise, or she was too far away.
    this.sheet.fail(problem === "silent" && this.isLoud ? "noisy" : problem, sentence);
  }

  end() {
    this.isOver = true;
    clearTimeout(this.pause);
    for (const timer of this.timers) clearTimeout(timer);
    this.recogniser?.abort();
    this.microphone?.close();
  }
}
