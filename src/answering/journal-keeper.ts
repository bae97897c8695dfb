import type { Journal, JournalRecord, Timers } from './ports.ts';

/** A storage that takes longer has hung, as IndexedDB does when another tab upgrades it. */
const PATIENCE_MS = 2000;

/** The journal, which may fail, be full or hang: then the page says so and saves to the server alone. */
export class JournalKeeper {
  isLost = false;

  constructor(
    private readonly journal: Journal,
    private readonly timers: Timers,
  ) {}

  async read(): Promise<readonly JournalRecord[]> {
    return (await this.attempt(this.journal.read())) ?? [];
  }

  /** Settles when the record is written, or when it is known that nobody may wait for it. */
  async write(record: JournalRecord): Promise<void> {
    const written = this.attempt(this.journal.write(record));
    if (!this.isLost) await written;
  }

  async remove(record: JournalRecord): Promise<void> {
    await this.attempt(this.journal.remove(record));
  }

  async clear(): Promise<void> {
    await this.attempt(this.journal.clear());
  }

  private attempt<T>(work: Promise<T>): Promise<T | undefined> {
    const hung = new Promise<undefined>((resolve) => {
      const cancel = this.timers.after(PATIENCE_MS, () => {
        this.isLost = true;
        resolve(undefined);
      });
      void work.catch(() => undefined).finally(cancel);
    });
    return Promise.race([this.tried(work), hung]);
  }

  private async tried<T>(work: Promise<T>): Promise<T | undefined> {
    try {
      const value = await work;
      this.isLost = false;
      return value;
    } catch {
      this.isLost = true;
      return undefined;
    }
  }
}
