import { after, type Clock, DAY_MS } from '../../kernel/clock.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { EnrolmentImports } from '../import/ports.ts';

const KEEP_MS = 30 * DAY_MS;

/** Scheduled task: forgets imports of people, with the addresses of those who were refused. */
export class PurgeOldImports {
  constructor(
    private readonly work: UnitOfWork<{ enrolmentImports: EnrolmentImports }>,
    private readonly clock: Clock,
  ) {}

  run(): Promise<void> {
    return this.work.run(({ enrolmentImports }) => enrolmentImports.removeOlderThan(after(this.clock.now(), -KEEP_MS)));
  }
}
