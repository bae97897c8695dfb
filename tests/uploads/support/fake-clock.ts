import type { Clock } from '../../../src/uploads/ports.ts';

interface Timer {
  readonly at: number;
  readonly run: () => void;
}

/** Time passes only when a test says so; between two timers every promise settles. */
export class FakeClock implements Clock {
  private time = 0;
  private readonly timers = new Set<Timer>();

  now = () => this.time;

  after = (milliseconds: number, run: () => void) => {
    const timer = { at: this.time + milliseconds, run };
    this.timers.add(timer);
    return () => this.timers.delete(timer);
  };

  async pass(milliseconds: number): Promise<void> {
    const end = this.time + milliseconds;
    for (;;) {
      await allPromises();
      const next = this.next(end);
      if (!next) break;
      this.time = next.at;
      this.timers.delete(next);
      next.run();
    }
    this.time = end;
  }

  private next(end: number): Timer | undefined {
    let first: Timer | undefined;
    for (const timer of this.timers) if (timer.at <= end && (!first || timer.at < first.at)) first = timer;
    return first;
  }
}

const allPromises = () => new Promise((resolve) => setImmediate(resolve));
