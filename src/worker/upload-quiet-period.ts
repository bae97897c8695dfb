import { MINUTE_MS, SECOND_MS } from '../domain/kernel/clock.ts';

const QUIET_MS = SECOND_MS;
const MAX_PATIENCE_MS = 2 * MINUTE_MS;

/**
 * Tells whether uploads are coming in, so that background jobs are deferred: reading three hundred documents meanwhile
 * would slow the upload. The delay is bounded, because uploads may take all day.
 */
export class UploadQuietPeriod {
  private arriving = 0;
  private lastEnded = -Infinity;
  private busySince = 0;

  /** @param now milliseconds of a monotonic clock: the time of day may be set back by an hour. */
  constructor(private readonly now: () => number = () => performance.now()) {}

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

  /** Files come one after another: the pause between two of them does not count. */
  private isBusy(): boolean {
    return this.arriving > 0 || this.now() - this.lastEnded < QUIET_MS;
  }
}
