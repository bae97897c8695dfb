import { after, type Clock } from '../../kernel/clock.ts';
import type { Outcomes } from '../ports.ts';
import { KEPT_MS } from './purge-old-estimates.ts';

const BATCH = 500;

/** Removes outcomes after three years, as the estimates that they are compared with. */
export class PurgeOldOutcomes {
  constructor(
    private readonly outcomes: Pick<Outcomes, 'purge'>,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const before = after(this.clock.now(), -KEPT_MS);
    while ((await this.outcomes.purge(before, BATCH)) === BATCH);
  }
}
