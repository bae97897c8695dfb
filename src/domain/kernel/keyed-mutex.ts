/** Mutex per key, FIFO. A key that nobody holds takes no memory. */
export class KeyedMutex {
  private readonly last = new Map<string, Promise<unknown>>();

  /** True from the call of `run` until the last of those that asked for the key has ended. */
  isHeld(key: string): boolean {
    return this.last.has(key);
  }

  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.last.get(key) ?? Promise.resolve();
    const turn = before.then(work);
    const ended = turn.catch(() => undefined);
    this.last.set(key, ended);
    try {
      return await turn;
    } finally {
      if (this.last.get(key) === ended) this.last.delete(key);
    }
  }
}
