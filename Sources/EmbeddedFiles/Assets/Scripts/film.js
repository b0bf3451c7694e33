// Photos of the weeks, one after the other in one place. Without script they are the list the pictures come from here.
import { isStill } from "./preferences.js";

// Milliseconds a photo stays, its coming included.
const STAY = 1_600;

export function enhanceFilms(root) {
  for (const film of root.querySelectorAll("[data-film]")) {
    if (!known.has(film)) playable(film);
  }
}

// A part that stays while the page around it changes is made playable once.
const known = new WeakSet();

function playable(film) {
  const frames = [...document.querySelectorAll("#weeks ~ .frames .frame__link")].map(link => ({
    source: link.querySelector("img").getAttribute("src").replace(/\/small$/, ""),
    words: link.querySelector("img").alt,
    label: link.querySelector(".frame__label").textContent,
  }));
  if (frames.length < 2) { film.hidden = true; return; }
  known.add(film);
  const caption = film.querySelector(".film__caption");
  const play = film.querySelector("[data-film-do=play]");
  let [place, timer] = [0, 0];

  async function show(next) {
    place = (next + frames.length) % frames.length;
    const [shown, spare] = [film.querySelector(".is-shown"), film.querySelector(".film__photo:not(.is-shown)")];
    const frame = frames[place];
    spare.src = frame.source;
    try { await spare.decode(); } catch { /* One that cannot be opened is passed as an empty picture, with its words. */ }
    // Another was asked for meanwhile.
    if (frames[place] !== frame) return;
    spare.alt = frame.words;
    spare.classList.add("is-shown");
    shown.classList.remove("is-shown");
    shown.alt = "";
    caption.textContent = frame.label;
  }

  function stop() {
    clearTimeout(timer);
    timer = 0;
    play.textContent = "Play";
    caption.setAttribute("aria-live", "polite");
  }

  // From the start once it came to its end.
  async function go() {
    await show(place + 1);
    if (!timer || !film.isConnected) return;
    timer = place === frames.length - 1 ? (stop(), 0) : setTimeout(go, STAY);
  }

  function start() {
    // What plays by itself is not read out.
    caption.setAttribute("aria-live", "off");
    play.textContent = "Pause";
    timer = setTimeout(go, place === frames.length - 1 ? 0 : STAY / 2);
  }

  stop();
  // Where less motion is asked for, nothing moves by itself: she turns the weeks.
  play.hidden = isStill();
  play.addEventListener("click", () => timer ? stop() : start());
  film.querySelector("[data-film-do=back]").addEventListener("click", () => { stop(); show(place - 1); });
  film.querySelector("[data-film-do=next]").addEventListener("click", () => { stop(); show(place + 1); });
}
