import { after, type Clock, DAY_MS } from '../../kernel/clock.ts';
import type { TeamRole } from '../../kernel/literals.ts';
import type { Threads } from '../threads/ports.ts';
import { kindsFor } from '../threads/thread.ts';

/** Counts threads that these roles answer, and that have waited longer than a day. */
export class CountWaitingThreads {
  constructor(
    private readonly threads: Pick<Threads, 'countWaiting'>,
    private readonly clock: Clock,
  ) {}

  async run({ roles }: { roles: readonly TeamRole[] }): Promise<number> {
    const kinds = kindsFor(roles);
    return kinds.length === 0 ? 0 : this.threads.countWaiting(kinds, after(this.clock.now(), -DAY_MS));
  }
}
