/** Thrown inside work that was called off; never shown. */
export class Stopped extends Error {
  constructor() {
    super('This work was called off');
    this.name = 'Stopped';
  }
}

/** Calls work off: everything that waits or travels for it listens here. */
export class Stop {
  private readonly listeners = new Set<() => void>();
  private isOver = false;

  get isStopped(): boolean {
    return this.isOver;
  }

  stop(): void {
    if (this.isOver) return;
    this.isOver = true;
    for (const listener of [...this.listeners]) listener();
    this.listeners.clear();
  }

  check(): void {
    if (this.isOver) throw new Stopped();
  }

  /** What it answers stops listening. */
  onStop(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Stops with this one, or alone. */
  child(): Stop {
    const child = new Stop();
    if (this.isOver) child.stop();
    const off = this.onStop(() => child.stop());
    child.onStop(off);
    return child;
  }

  /** A promise that `begin` settles, or that ends with the stop. `begin` answers how to tidy up. */
  wait(begin: (resolve: () => void) => () => void): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.isOver) {
        reject(new Stopped());
        return;
      }
      let tidy: () => void = () => undefined;
      const off = this.onStop(() => {
        tidy();
        reject(new Stopped());
      });
      tidy = begin(() => {
        off();
        resolve();
      });
    });
  }
}
