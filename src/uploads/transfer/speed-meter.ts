const WINDOW_MS = 4000;
/** Minimum span: a rate over less time is unreliable. */
const MIN_SPAN_MS = 250;

/** Measures sent bytes and the rate of the last seconds (moving average). */
export class SpeedMeter {
  private confirmed: number;
  private total = 0;
  /** Bytes sent per running part. */
  private readonly underWay = new Map<number, number>();
  /** Samples of `total`. Never empty. */
  private samples: { readonly at: number; readonly total: number }[];

  /** @param confirmedBytes bytes that the storage has confirmed before. */
  constructor(confirmedBytes: number, now: number) {
    this.confirmed = confirmedBytes;
    this.samples = [{ at: now, total: 0 }];
  }

  get sentBytes(): number {
    return this.confirmed + [...this.underWay.values()].reduce((sum, bytes) => sum + bytes, 0);
  }

  get isMoving(): boolean {
    return this.underWay.size > 0;
  }

  onSent(part: number, bytes: number, now: number): void {
    this.total += Math.max(0, bytes - (this.underWay.get(part) ?? 0));
    this.underWay.set(part, bytes);
    this.samples.push({ at: now, total: this.total });
  }

  onConfirmed(part: number, bytes: number, now: number): void {
    this.onSent(part, bytes, now);
    this.underWay.delete(part);
    this.confirmed += bytes;
  }

  onLost(part: number): void {
    this.underWay.delete(part);
  }

  startOver(): void {
    this.underWay.clear();
    this.confirmed = 0;
  }

  bytesPerSecond(now: number): number {
    // The last sample before the window is the window's start value.
    const first = Math.max(
      0,
      this.samples.findLastIndex(({ at }) => now - at >= WINDOW_MS),
    );
    this.samples = this.samples.slice(first);
    const from = this.samples[0]!;
    const span = now - from.at;
    const isStill = !this.isMoving || now - this.samples.at(-1)!.at >= WINDOW_MS;
    return isStill || span < MIN_SPAN_MS ? 0 : Math.round(((this.total - from.total) / span) * 1000);
  }
}
