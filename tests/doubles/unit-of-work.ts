import type { UnitOfWork } from '../../src/domain/kernel/unit-of-work.ts';
import type { Restorable } from './table.ts';

/**
 * Puts every store back to where it was when `work` throws. One run at a time, as on a database
 * with one writer: what another run wrote meanwhile must not go with it.
 */
export class MemoryUnitOfWork<Stores extends Readonly<Record<string, Restorable>>> implements UnitOfWork<Stores> {
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly stores: Stores) {}

  run<T>(work: (stores: Stores) => Promise<T>): Promise<T> {
    const turn = this.last.then(() => this.runAlone(work));
    this.last = turn.catch(() => undefined);
    return turn;
  }

  private async runAlone<T>(work: (stores: Stores) => Promise<T>): Promise<T> {
    const restores = Object.values(this.stores).map((store) => store.snapshot());
    try {
      return await work(this.stores);
    } catch (error) {
      for (const restore of restores) restore();
      throw error;
    }
  }
}
