// An instance of corgina.wasm and its functions. docs/worker.md has the messages.
import { joined, number, numberIn, textOf, utf8 } from "./bytes.js";

export class Program {
  constructor({ memory, ...functions }) { Object.assign(this, { memory, functions }); }

  static async start(module) { return new Program((await WebAssembly.instantiate(module, {})).exports); }

  // Places are numbers of 32 bits without a sign.
  call(name, ...values) { return this.functions[`corgina_${name}`](...values) >>> 0; }

  bytes(place, count) { return new Uint8Array(this.memory.buffer, place, count); }

  // Throws what ends the instance, and for a message that is not as it should be.
  ask(name, head, parts = [], ...before) {
    const sent = joined(...[utf8(JSON.stringify(head)), ...parts].flatMap(part => [number(part.length, 4), part]));
    const place = this.call("allocate", sent.length);
    this.bytes(place, sent.length).set(sent);
    const answer = this.call(name, ...before, place, sent.length);
    this.call("free", place);
    const count = numberIn(this.bytes(answer, 4), 0, 4);
    const received = partsOf(this.bytes(answer + 4, count).slice());
    this.call("free", answer);
    const [first, ...rest] = received;
    const read = JSON.parse(textOf(first));
    if ("error" in read) throw new TypeError(read.error);
    return { head: read, parts: rest };
  }

  // Nothing she wrote stays behind in what is let go.
  wipe() { new Uint8Array(this.memory.buffer).fill(0); }
}

function partsOf(bytes) {
  const parts = [];
  for (let from = 0; from < bytes.length;) {
    const count = numberIn(bytes, from, 4);
    parts.push(bytes.subarray(from + 4, from + 4 + count));
    from += 4 + count;
  }
  return parts;
}
