const WINDOW_MS = 4000;
/** A rate over less is a guess. */
const SHORTEST_MS = 250;

/** How much of a file has left, and how fast over the last seconds. */
export class Meter {
  private arrived: number;
  private travelled = 0;
  private readonly underWay = new Map<number, number>();
  /** Never empty. */
  private marks: { readonly at: number; readonly travelled: number }[];

  /** @param arrivedBytes what the storage confirmed before. */
  constructor(arrivedBytes: number, now: number) {
    this.arrived = arrivedBytes;
    this.marks = [{ at: now, travelled: 0 }];
  }

  get sentBytes(): number {
    return this.arrived + [...this.underWay.values()].reduce((sum, bytes) => sum + bytes, 0);
  }

  get isMoving(): boolean {
    return this.underWay.size > 0;
  }

  sent(part: number, bytes: number, now: number): void {
    this.travelled += Math.max(0, bytes - (this.underWay.get(part) ?? 0));
    this.underWay.set(part, bytes);
    this.marks.push({ at: now, travelled: this.travelled });
  }

  landed(part: number, bytes: number, now: number): void {
    this.sent(part, bytes, now);
    this.underWay.delete(part);
    this.arrived += bytes;
  }

  lost(part: number): void {
    this.underWay.delete(part);
  }

  startOver(): void {
    this.underWay.clear();
    this.arrived = 0;
  }

  bytesPerSecond(now: number): number {
    // The last mark before the window says how much had left when it began.
    const first = Math.max(
      0,
      this.marks.findLastIndex(({ at }) => now - at >= WINDOW_MS),
    );
    this.marks = this.marks.slice(first);
    const from = this.marks[0]!;
    const span = now - from.at;
    const isStill = !this.isMoving || now - this.marks.at(-1)!.at >= WINDOW_MS;
    return isStill || span < SHORTEST_MS ? 0 : Math.round(((this.travelled - from.travelled) / span) * 1000);
  }
}
