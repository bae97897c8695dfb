import { after, type Clock, DAY_MS } from '../../kernel/clock.ts';
import type { ActivityRepository } from '../ports.ts';

/** Twelve months: the privacy section promises it. */
const KEEP_MS = 365 * DAY_MS;

/** Round: what was logged is kept as long as students were told, and no longer. */
export class PurgeOldActivity {
  constructor(
    private readonly activity: ActivityRepository,
    private readonly clock: Clock,
  ) {}

  run(): Promise<void> {
    return this.activity.removeOlderThan(after(this.clock.now(), -KEEP_MS));
  }
}
