import type { DomainError } from './errors.ts';

/**
 * Semaphore with a bounded queue: runs a few tasks at once, queues a few more (FIFO) and refuses the rest with `busy`.
 * Why: decision S5. Not `p-limit`, which refuses nothing: a guard in front of it would rely on its counts, which
 * version 6 still updated a microtask late, while here a place is checked and taken in one step.
 */
export class Gate {
  private underWay = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly waitingRoom: number,
    private readonly busy: () => DomainError,
  ) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.enter();
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  private enter(): Promise<void> | void {
    if (this.underWay < this.atOnce) {
      this.underWay += 1;
      return;
    }
    if (this.waiting.length >= this.waitingRoom) throw this.busy();
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  private leave(): void {
    const next = this.waiting.shift();
    // The place is handed over, so that no newcomer can take it in between.
    if (next) next();
    else this.underWay -= 1;
  }
}
