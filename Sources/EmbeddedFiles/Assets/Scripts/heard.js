// What is understood of a sentence while she says it, item by item. The server reads it as it reads a whole one, and keeps nothing of it.
// In milliseconds: the least time between two questions to the server, so at most sixteen a second, and the least time between two
// things read aloud.
const BETWEEN = 60, ALOUD = 2_000;
// Bytes: requests come in whole steps of it. From how one grows with each word, somebody on the way could tell how long her words are.
const STEP = 512;

export class HeardItems {
  constructor(list, aloud) {
    Object.assign(this, { list, aloud, day: null, words: "", asked: "", request: null, timer: null, said: null, last: 0 });
  }

  // The newest words win: what comes while an answer is on its way is asked for after it, and only the last of it.
  // `day` is the past day she says them for, if it is one.
  hear(words, day) {
    Object.assign(this, { words, day });
    if (!this.request && !this.timer) this.ask();
  }

  // A new sentence, or none: the rows go, and an answer that is still on its way comes too late.
  clear() {
    this.request?.abort();
    clearTimeout(this.timer);
    clearTimeout(this.said);
    Object.assign(this, { words: "", asked: "", request: null, timer: null, said: null, last: 0 });
    this.list.replaceChildren();
    this.list.hidden = true;
    this.aloud.textContent = "";
  }

  async ask() {
    if (!this.words || this.words === this.asked) return;
    const request = this.request = new AbortController();
    this.asked = this.words;
    const started = performance.now();
    const rows = await this.rows(this.words, request.signal);
    if (this.request !== request) return;
    if (rows) this.show(rows);
    this.request = null;
    this.timer = setTimeout(() => { this.timer = null; this.ask(); }, Math.max(0, BETWEEN - (performance.now() - started)));
  }

  // `null` without a connection, and whatever else keeps the server from answering: then nothing new shows, and nothing is said.
  async rows(sentence, signal) {
    const body = new URLSearchParams({ sentence });
    if (this.day) body.set("day", this.day);
    body.set("even", "");
    body.set("even", ".".repeat(STEP - body.toString().length % STEP));
    try {
      const response = await fetch("/heard", { method: "POST", credentials: "same-origin", redirect: "manual", body, signal });
      if (!response.ok) return null;
      return [...new DOMParser().parseFromString(await response.text(), "text/html").querySelectorAll("li")];
    } catch {
      return null;
    }
  }

  // A row that is there already stays where it is; what it says is changed in its place. Only a new one enters.
  show(rows) {
    const before = [...this.list.children];
    const now = rows.map(row => {
      const place = before.findIndex(old => name(old) === name(row));
      if (place < 0) return row;
      const [old] = before.splice(place, 1);
      if (old.innerHTML !== row.innerHTML) old.replaceChildren(...row.childNodes);
      return old;
    });
    for (const gone of before) gone.remove();
    // Taken out and put in again, a row would enter again.
    now.forEach((row, place) => { if (this.list.children[place] !== row) this.list.insertBefore(row, this.list.children[place] ?? null); });
    this.list.hidden = !now.length;
    now.at(-1)?.scrollIntoView({ block: "nearest" });
    this.tell();
  }

  // Read aloud now and then: with every word it would never come to an end.
  tell() {
    if (this.said) return;
    this.said = setTimeout(() => {
      this.said = null;
      this.last = performance.now();
      const words = [...this.list.children].map(name).join(", ");
      if (this.aloud.textContent !== words) this.aloud.textContent = words;
    }, Math.max(0, this.last + ALOUD - performance.now()));
  }
}

const name = row => row.querySelector(".item__name, .row__title")?.textContent;
