import { dayOf } from '../../kernel/calendar.ts';
import { after, type Clock, DAY_MS } from '../../kernel/clock.ts';
import type { Estimates } from '../ports.ts';

/** As long as the sittings that they were made from. */
export const KEPT_MS = 3 * 365 * DAY_MS;
const BATCH = 500;

/** Removes estimates after three years. */
export class PurgeOldEstimates {
  constructor(
    private readonly estimates: Pick<Estimates, 'purge'>,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const before = dayOf(after(this.clock.now(), -KEPT_MS));
    while ((await this.estimates.purge(before, BATCH)) === BATCH);
  }
}
