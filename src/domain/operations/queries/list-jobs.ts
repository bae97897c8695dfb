import type { Clock } from '../../kernel/clock.ts';
import type { JobEntry, JobMonitor } from '../../kernel/jobs.ts';
import { keysetPage, PAGE_LIMIT } from '../../kernel/keyset-page.ts';
import type { JobState } from '../../kernel/literals.ts';

export interface JobPage {
  readonly counts: Record<JobState, number>;
  readonly jobs: readonly JobEntry[];
  readonly nextBefore: string | null;
}

/** Lists the queue's present jobs, for an operator. */
export class ListJobs {
  constructor(
    private readonly monitor: JobMonitor,
    private readonly clock: Clock,
  ) {}

  async run({ state, before }: { state: JobState; before?: string }): Promise<JobPage> {
    const now = this.clock.now();
    const page = { limit: PAGE_LIMIT, ...(before === undefined ? {} : { before }) };
    const [counts, found] = await Promise.all([this.monitor.states(now), this.monitor.list(state, now, page)]);
    const { rows, nextBefore } = keysetPage(found);
    return { counts, jobs: rows, nextBefore };
  }
}
