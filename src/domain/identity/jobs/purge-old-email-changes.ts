import { after, type Clock, DAY_MS } from '../../kernel/clock.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { EmailChangeRepository } from '../ports.ts';

/** Longer than either link lives, so that a late one still says that it has expired. */
const KEEP_MS = 30 * DAY_MS;

/** Scheduled task: forgets changes of addresses whose links are long dead. */
export class PurgeOldEmailChanges {
  constructor(
    private readonly work: UnitOfWork<{ emailChanges: EmailChangeRepository }>,
    private readonly clock: Clock,
  ) {}

  run(): Promise<void> {
    return this.work.run(({ emailChanges }) => emailChanges.removeOlderThan(after(this.clock.now(), -KEEP_MS)));
  }
}
