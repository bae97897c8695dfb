import { after, type Clock, DAY_MS } from '../../kernel/clock.ts';
import type { SittingRepository } from '../ports.ts';

const KEPT_MS = 3 * 365 * DAY_MS;
const LATE_KEPT_MS = 90 * DAY_MS;
const BATCH = 500;

/** Removes sittings three years after their end, and answers that came too late after 90 days. */
export class PurgeOldSittings {
  constructor(
    private readonly sittings: Pick<SittingRepository, 'purge'>,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const now = this.clock.now();
    const before = { late: after(now, -LATE_KEPT_MS), ended: after(now, -KEPT_MS) };
    while ((await this.sittings.purge(before, BATCH)) === BATCH);
  }
}
