import { after, type Clock, DAY_MS } from '../../kernel/clock.ts';
import type { Threads } from '../threads/ports.ts';

/** Twelve months: the privacy section promises it. */
const KEEP_MS = 365 * DAY_MS;
const BATCH = 500;

/** Scheduled task: removes threads in which nothing has happened for a year. */
export class PurgeOldThreads {
  constructor(
    private readonly threads: Pick<Threads, 'purge'>,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const before = after(this.clock.now(), -KEEP_MS);
    while ((await this.threads.purge(before, BATCH)) === BATCH);
  }
}
