import type { Clock } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { JobId } from '../../kernel/ids.ts';
import type { JobMonitor } from '../../kernel/jobs.ts';

/** Puts a failed job, or all of them, back into the queue, once what was in their way is mended. */
export class RetryJobs {
  constructor(
    private readonly monitor: JobMonitor,
    private readonly clock: Clock,
  ) {}

  /** Returns the number of revived jobs. Refuses with `not-found` if the named one has not failed, or not any more. */
  async run({ id }: { id?: JobId }): Promise<number> {
    const count = await this.monitor.revive(this.clock.now(), id);
    if (id !== undefined && count === 0)
      throw new DomainError(
        'not-found',
        'support/no-failed-job',
        'This job has not failed, or someone else was quicker.',
      );
    return count;
  }
}
