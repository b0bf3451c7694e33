// One stroke of a finger: how far it went sideways, and how fast it goes now.
const STILL = 8;
// What a speed is measured over, in milliseconds: a finger that stops before it lifts has none.
const RECENT = 90;

export class Stroke {
  constructor(touch, time) {
    this.start = touch;
    this.points = [{ x: touch.clientX, time }];
    this.moved = 0;
    // Whether it goes sideways is decided once, by the first pixels that differ.
    this.way = null;
  }

  get isSideways() { return this.way === "sideways"; }

  move(touch, time) {
    const [x, y] = [touch.clientX - this.start.clientX, touch.clientY - this.start.clientY];
    if (!this.way && Math.hypot(x, y) > STILL) this.way = Math.abs(x) > Math.abs(y) ? "sideways" : "other";
    this.moved = x;
    this.points.push({ x: touch.clientX, time });
    while (this.points.length > 2 && time - this.points[0].time > RECENT) this.points.shift();
  }

  // Pixels a millisecond, to the right.
  speed(time) {
    const [first, last] = [this.points[0], this.points.at(-1)];
    if (time - last.time > RECENT) return 0;
    return (last.x - first.x) / Math.max(last.time - first.time, 1);
  }
}
