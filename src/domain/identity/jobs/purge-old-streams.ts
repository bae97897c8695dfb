import { after, type Clock, DAY_MS } from '../../kernel/clock.ts';
import type { StreamRepository } from '../ports.ts';

/** Retention: what a student's page shows, and many times what the limits need. */
const KEEP_MS = 7 * DAY_MS;

/** Scheduled task: forgets from where accounts were streamed more than a week ago. */
export class PurgeOldStreams {
  constructor(
    private readonly streams: StreamRepository,
    private readonly clock: Clock,
  ) {}

  run(): Promise<void> {
    return this.streams.removeOlderThan(after(this.clock.now(), -KEEP_MS));
  }
}
