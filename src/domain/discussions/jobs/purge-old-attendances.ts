import { after, type Clock, DAY_MS } from '../../kernel/clock.ts';
import type { Attendances } from '../ports.ts';

const BATCH = 500;

/** Three years, as tests and what is worked out from them. */
const KEPT_MS = 3 * 365 * DAY_MS;

/** Removes who was at a discussion after three years. */
export class PurgeOldAttendances {
  constructor(
    private readonly attendances: Pick<Attendances, 'purge'>,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const before = after(this.clock.now(), -KEPT_MS);
    while ((await this.attendances.purge(before, BATCH)) === BATCH);
  }
}
