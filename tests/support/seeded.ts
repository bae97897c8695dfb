/** The same choices for the same seed: what a seed has found, it finds again. */
export class Seeded {
  constructor(private state: number) {}

  /** At least 0 and below 1 (mulberry32). */
  readonly next = (): number => {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };

  below(count: number): number {
    return Math.floor(this.next() * count);
  }

  of<T>(values: readonly T[]): T {
    const value = values[this.below(values.length)];
    if (value === undefined && values.length === 0) throw new Error('There is nothing to choose from.');
    return value as T;
  }
}
