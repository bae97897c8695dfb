import { type Clock, MINUTE_MS, SECOND_MS } from '../domain/kernel/clock.ts';

const QUIET_MS = SECOND_MS;
const MAX_PATIENCE_MS = 2 * MINUTE_MS;

/**
 * Knows whether files are arriving. What can wait then waits: to read three hundred documents while the
 * next ones come in takes the processor from whoever looks at the progress of their upload. It never
 * waits for long, because somebody may upload all day.
 */
export class Lull {
  private arriving = 0;
  private lastEnded = -Infinity;
  private busySince = 0;

  constructor(private readonly clock: Clock) {}

  /** While a file arrives, and until that has ended one way or the other. */
  async during<T>(arrival: () => Promise<T>): Promise<T> {
    if (!this.isBusy()) this.busySince = this.now();
    this.arriving += 1;
    try {
      return await arrival();
    } finally {
      this.arriving -= 1;
      this.lastEnded = this.now();
    }
  }

  isNow(): boolean {
    return !this.isBusy() || this.now() - this.busySince >= MAX_PATIENCE_MS;
  }

  /** Files come one after another: between two of them is no lull. */
  private isBusy(): boolean {
    return this.arriving > 0 || this.now() - this.lastEnded < QUIET_MS;
  }

  private now(): number {
    return this.clock.now().getTime();
  }
}
