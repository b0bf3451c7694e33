// Rows that wait at the server beside a journal and count for nothing, until all of them are there and are put to use.
import { fitting, markOf, post, sentRow } from "./remote.js";

const OTHER_ROWS = "The server did not keep what it was sent. Nothing was changed: your diary is as it was. Ask whoever runs it.";
// Of waits that a server asks for, as where a long diary comes from a network that asks for much else.
const MOST_WAITS = 3, LONGEST_WAIT = 61;

// Asks again where the server wants to be asked later. - ask: answers as `post` does.
export async function patiently(ask) {
  for (let waits = 0; ; waits += 1) {
    const answer = await ask();
    if (answer.status !== 429 || answer.after > LONGEST_WAIT || waits === MOST_WAITS) return answer;
    await new Promise(resolve => setTimeout(resolve, Math.max(answer.after, 1) * 1_000));
  }
}

// - start: the head before the first row. Answers as `post` does.
export async function stage(place, start, rows) {
  let head = start, rest = rows;
  while (rest.length) {
    const part = fitting(rest), { sequence, hash } = part.at(-1);
    const answer = await patiently(() => post(place, { head: markOf(head), rows: part.map(sentRow) }));
    if (!answer.ok) return answer;
    head = { sequence, hash };
    if (answer.head !== markOf(head)) return { ok: false, error: OTHER_ROWS };
    rest = rest.slice(part.length);
  }
  return { ok: true };
}
