// The number of a packet by its barcode: a dialog with the camera, and a photo in its place. The number goes into the field beside
// the button and is sent as if she had typed it. The camera is off as soon as the dialog is gone, in whatever way.
import { barReader, partsOf, seenPart } from "./bars.js";
import { success } from "./haptics.js";

// Milliseconds: between two pictures, and until there is a word of advice.
const EVERY = 340, LATE = 20_000;
// So many pictures one after the other cannot be sent before she is told.
const MOST_FAILURES = 4;

const PROBLEMS = {
  NotAllowedError: "blocked", SecurityError: "blocked", NotFoundError: "none", OverconstrainedError: "none", NotReadableError: "busy",
  AbortError: "busy",
};

export function enhanceScanner(root) {
  for (const button of root.querySelectorAll("[data-scan]")) {
    button.hidden = false;
    button.addEventListener("click", () => new Scanner(document.getElementById(button.dataset.scan)).open());
  }
}

class Scanner {
  constructor(field) {
    Object.assign(this, { field, dialog: document.getElementById("scanner"), end: new AbortController(), stream: null, late: null });
    this.film = this.part("film");
    const on = (target, name, act) => target.addEventListener(name, act, { signal: this.end.signal });
    on(this.part("close"), "click", () => this.leave());
    on(this.part("type"), "click", () => { this.leave(); this.field.focus(); });
    on(this.part("again"), "click", () => this.begin());
    on(this.part("torch"), "click", () => this.turnTorch());
    on(this.part("photo"), "change", ({ target }) => this.look(target));
    // The event comes a moment later, when it may be open again.
    on(this.dialog, "close", () => { if (!this.dialog.open) this.stop(); });
    // Choosing a photo may hide the page too, so the dialog stays.
    on(document, "visibilitychange", () => { if (document.hidden && this.stream) this.fail("paused"); });
    on(window, "pagehide", () => this.leave());
  }

  part(name) { return this.dialog.querySelector(`[data-scanner=${name}]`); }

  // Of all the words of the dialog, those for what goes on now.
  show(state, problem = null) {
    this.state = state;
    for (const part of this.dialog.querySelectorAll("[data-when]")) part.hidden = !part.dataset.when.split(" ").includes(state);
    for (const part of this.dialog.querySelectorAll("[data-problem]")) part.hidden = part.dataset.problem !== problem;
  }

  async open() {
    this.show("asking");
    this.part("late").hidden = true;
    this.dialog.showModal();
    this.part("type").focus({ preventScroll: true });
    this.reader = await barReader();
    for (const [name, isThis] of [["local", this.reader.isLocal], ["sent", !this.reader.isLocal]]) this.part(name).hidden = !isThis;
    await this.begin();
  }

  get isOver() { return this.end.signal.aborted || !this.dialog.isConnected || !this.dialog.open; }

  async begin() {
    this.dark();
    this.show("asking");
    try {
      const stream = await openCamera();
      this.stream = stream;
      // She may have closed the dialog while the browser asked her.
      if (this.isOver) { this.stop(); return; }
      this.track.addEventListener("ended", () => { if (this.stream === stream) this.fail("busy"); });
      Object.assign(this.film, { srcObject: stream, muted: true, playsInline: true });
      await this.film.play();
    } catch (error) {
      if (!this.isOver) this.fail(PROBLEMS[error.name] ?? "none");
      return;
    }
    this.part("torch").hidden = !this.track.getCapabilities?.().torch;
    this.show("live");
    this.late = setTimeout(() => { this.part("late").hidden = false; }, LATE);
    await this.watch(this.stream);
  }

  get track() { return this.stream.getVideoTracks()[0]; }

  // One picture after the other. A number counts once two of them say it: one alone may be misread.
  async watch(stream) {
    let last = null, failures = 0;
    while (!this.isOver && this.stream === stream) {
      const next = pause(EVERY);
      try {
        const number = await this.reader.number(this.film, seenPart(this.film));
        if (this.isOver || this.stream !== stream) break;
        if (number && number === last) { this.found(number); return; }
        [last, failures] = [number ?? last, 0];
      } catch (error) {
        if (this.isOver) break;
        if (error.name === "SignedOut") { location.reload(); break; }
        if (++failures === MOST_FAILURES) { this.fail("connection"); return; }
      }
      await next;
    }
    // The dialog is gone without a word, as when another page came in its place.
    if (this.isOver) this.stop();
  }

  async turnTorch() {
    const button = this.part("torch");
    const torch = button.getAttribute("aria-pressed") !== "true";
    try {
      await this.track.applyConstraints({ advanced: [{ torch }] });
      button.setAttribute("aria-pressed", String(torch));
    } catch { button.hidden = true; }
  }

  // A photo in the place of the camera.
  async look(input) {
    const [file] = input.files;
    input.value = "";
    if (!file) return;
    this.dark();
    this.show("reading");
    const number = await this.numberIn(file);
    if (this.isOver) return;
    if (number) this.found(number);
  }

  async numberIn(file) {
    let picture;
    try { picture = await createImageBitmap(file, { imageOrientation: "from-image" }); } catch { this.fail("unreadable"); return null; }
    try {
      for (const part of this.reader.isLocal ? [null] : partsOf(picture)) {
        const number = await this.reader.number(picture, part);
        if (number || this.isOver) return number;
      }
      this.fail("photo");
    } catch (error) {
      if (error.name === "SignedOut") location.reload();
      else if (!this.isOver) this.fail("connection");
    } finally { picture.close(); }
    return null;
  }

  found(number) {
    success();
    this.leave();
    this.field.value = number;
    this.field.form.requestSubmit();
  }

  fail(problem) {
    this.dark();
    this.show("problem", problem);
  }

  // The camera is off; the dialog stays. Who opened it again has a camera of its own there, which stays on.
  dark() {
    clearTimeout(this.late);
    const isShown = this.film.srcObject === this.stream;
    for (const track of this.stream?.getTracks() ?? []) track.stop();
    this.stream = null;
    if (!isShown) return;
    this.film.srcObject = null;
    this.part("late").hidden = true;
    this.part("torch").hidden = true;
    this.part("torch").setAttribute("aria-pressed", "false");
  }

  stop() {
    this.dark();
    this.end.abort();
  }

  leave() {
    this.stop();
    this.dialog.close();
  }
}

// Throws what `getUserMedia` throws. A browser that gives no camera to a page without TLS has none of it.
function openCamera() {
  if (!navigator.mediaDevices?.getUserMedia) throw new DOMException("", "NotFoundError");
  return navigator.mediaDevices.getUserMedia({
    audio: false, video: { facingMode: "environment", width: { ideal: 1280 }, height: { ideal: 720 } },
  });
}

function pause(time) { return new Promise(done => setTimeout(done, time)); }
