import type { Stop } from '../abort.ts';

/** Lets so many through at once; the others wait in the order in which they came. */
export class Lane {
  private used = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly limit: number) {}

  async use<T>(stop: Stop, work: () => Promise<T>): Promise<T> {
    await this.enter(stop);
    try {
      stop.check();
      return await work();
    } finally {
      this.leave();
    }
  }

  private async enter(stop: Stop): Promise<void> {
    stop.check();
    if (this.used < this.limit) {
      this.used += 1;
      return;
    }
    // Whoever leaves hands the place over, so that nobody slips in between.
    await stop.wait((resolve) => {
      this.waiting.push(resolve);
      return () => this.waiting.splice(this.waiting.indexOf(resolve), 1);
    });
  }

  private leave(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.used -= 1;
  }
}
