import { abortable } from '../abort.ts';

/**
 * Files whose bytes leave at the same time, over everything that this person uploads (a network is full long before the
 * storage is).
 */
export const MAX_FILES_AT_ONCE = 3;
/** PUTs under way, whether of a part or of a whole file. The parts of one file may take all of them. */
export const MAX_PUTS_AT_ONCE = 4;

/**
 * A semaphore, first in, first out. A waiting task leaves the queue when its signal is aborted; a running one keeps its
 * slot until it has really ended, so that there are never more requests than slots.
 */
export class ConcurrencyLimit {
  private used = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly limit: number) {}

  async run<T>(signal: AbortSignal, task: () => Promise<T>): Promise<T> {
    await this.acquire(signal);
    try {
      signal.throwIfAborted();
      return await task();
    } finally {
      this.release();
    }
  }

  private async acquire(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (this.used < this.limit) {
      this.used += 1;
      return;
    }
    // `release` hands the slot over, so that no newcomer takes it in between.
    await abortable(signal, (resolve) => {
      this.waiting.push(resolve);
      return () => this.waiting.splice(this.waiting.indexOf(resolve), 1);
    });
  }

  private release(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.used -= 1;
  }
}
