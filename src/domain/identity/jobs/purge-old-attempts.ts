import { after, type Clock, DAY_MS } from '../../kernel/clock.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { AttemptRepository } from '../ports.ts';

/** Scheduled task: forgets counts whose window is over. No window is longer than a day. */
export class PurgeOldAttempts {
  constructor(
    private readonly work: UnitOfWork<{ attempts: AttemptRepository }>,
    private readonly clock: Clock,
  ) {}

  run(): Promise<void> {
    return this.work.run(({ attempts }) => attempts.removeOlderThan(after(this.clock.now(), -DAY_MS)));
  }
}
