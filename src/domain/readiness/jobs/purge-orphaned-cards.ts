import type { Cards } from '../cards/ports.ts';

const BATCH = 500;

/** Removes cards whose answers went with their tests. */
export class PurgeOrphanedCards {
  constructor(private readonly cards: Pick<Cards, 'purge'>) {}

  async run(): Promise<void> {
    while ((await this.cards.purge(BATCH)) === BATCH);
  }
}
