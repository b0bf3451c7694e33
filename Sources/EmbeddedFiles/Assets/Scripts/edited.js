// Lets her edit a sentence that waited and that the server refused: its words go back into the composer. It leaves the queue once what
// became of it is in the diary, and stays in the queue if she changes her mind.
import { discard } from "./queue.js";

const EDITED = "corgina.edited";

// Puts its words where they are typed, for the day they were said on. Answers whether there is such a place.
export function putBack({ place, said }) {
  const field = document.getElementById("sentence");
  if (!field) return false;
  const form = field.form;
  form.elements.day?.remove();
  if (said.day) {
    const day = document.createElement("input");
    Object.assign(day, { type: "hidden", name: "day", value: said.day });
    form.append(day);
  }
  form.dataset.waited = place;
  field.value = said.sentence;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.focus();
  return true;
}

// The composer was sent: what is logged next is what became of that sentence, if it was one.
export function noteSent(form) {
  if (form.dataset.waited) sessionStorage.setItem(EDITED, form.dataset.waited);
  else sessionStorage.removeItem(EDITED);
}

// A page without a sheet: words that were handed back are that sentence's still, and otherwise its sheet was closed without logging.
export function noteShown() {
  const place = sessionStorage.getItem(EDITED);
  sessionStorage.removeItem(EDITED);
  const field = document.getElementById("sentence");
  if (place && field?.value) field.form.dataset.waited = place;
}

export async function noteLogged() {
  const place = sessionStorage.getItem(EDITED);
  sessionStorage.removeItem(EDITED);
  if (place) await discard(Number(place));
}

// It waits again, in other words.
export async function noteKept(form) {
  const place = form.dataset.waited;
  delete form.dataset.waited;
  sessionStorage.removeItem(EDITED);
  if (place) await discard(Number(place));
}
