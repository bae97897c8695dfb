import { abortable } from '../abort.ts';

/** Files sent concurrently per person (few saturate a network). */
export const MAX_FILES_AT_ONCE = 3;
/** Concurrent PUTs of parts and whole files. One file's parts may use all of them. */
export const MAX_PUTS_AT_ONCE = 4;

/**
 * FIFO semaphore. A waiting task leaves the queue when its signal is aborted; a running one keeps its slot until it has
 * really ended, so that requests never exceed slots.
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
    // `release` hands over the slot, so that no newcomer takes it in between.
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
