import type { Ids } from '../../src/domain/kernel/ids.ts';

/** `id-1`, `id-2` and so on: a test can say which one it expects. */
export class CountingIds implements Ids {
  private count = 0;

  next(): string {
    this.count += 1;
    return `id-${this.count}`;
  }
}
