/** Mutex per key, FIFO. */
export class KeyLocks {
  private readonly last = new Map<string, Promise<unknown>>();

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
