interface Timer {
  at: number;
  readonly device: Device | undefined;
  readonly run: () => void;
}

const allPromises = () => new Promise((resolve) => setImmediate(resolve));

/** The time that really passes, and only when a test says so; between two timers every promise settles. */
export class FakeTime {
  /** Milliseconds since 1970, as the server's clock has them. */
  now = Date.UTC(2026, 9, 3, 14, 0);
  private readonly timers = new Set<Timer>();

  after(milliseconds: number, run: () => void, device?: Device): () => void {
    const timer = { at: this.now + milliseconds, device, run };
    this.timers.add(timer);
    return () => void this.timers.delete(timer);
  }

  async pass(milliseconds: number): Promise<void> {
    const end = this.now + milliseconds;
    for (;;) {
      await allPromises();
      const next = this.next(end);
      if (!next) break;
      this.now = Math.max(this.now, next.at);
      this.timers.delete(next);
      next.run();
    }
    this.now = end;
    await allPromises();
  }

  /** What the device would have done while it slept, it does later. */
  delay(device: Device, milliseconds: number): void {
    for (const timer of this.timers) if (timer.device === device) timer.at += milliseconds;
  }

  private next(end: number): Timer | undefined {
    let first: Timer | undefined;
    for (const timer of this.timers) {
      if (timer.at > end || timer.device?.isAsleep) continue;
      if (!first || timer.at < first.at) first = timer;
    }
    return first;
  }
}

/** Clocks of one device: neither is the server's. */
export class Device {
  isAsleep = false;
  /** By how much the device's clock is ahead. */
  wallAhead = 0;
  /** Least distance of two timers, as a browser has it for hidden tabs. */
  throttleMs = 0;
  private slept = 0;

  constructor(readonly time: FakeTime) {}

  readonly clock = {
    monotonic: () => this.time.now - this.slept - 1_000_000,
    wall: () => this.time.now + this.wallAhead,
  };

  readonly timers = {
    after: (milliseconds: number, run: () => void) => {
      const late = this.throttleMs === 0 ? 0 : this.throttleMs - (milliseconds % this.throttleMs);
      return this.time.after(milliseconds + late, run, this);
    },
  };

  /** Closes the lid. Timers stand still meanwhile, and with them `performance.now()`, as most systems have it. */
  async sleep(milliseconds: number, isCounted = false): Promise<void> {
    this.isAsleep = true;
    await this.time.pass(milliseconds);
    this.isAsleep = false;
    if (!isCounted) {
      this.slept += milliseconds;
      this.time.delay(this, milliseconds);
    }
    await this.time.pass(0);
  }
}
