import { after, type Clock, DAY_MS } from '../../kernel/clock.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { EmailChangeRepository, EmailConfirmationRepository } from '../ports.ts';

/** Longer than any link lives, so that a late one still says that it has expired. */
const KEEP_MS = 30 * DAY_MS;

/** Scheduled task: forgets changes and confirmations of addresses whose links are long dead. */
export class PurgeOldEmailChanges {
  constructor(
    private readonly work: UnitOfWork<{
      emailChanges: EmailChangeRepository;
      emailConfirmations: EmailConfirmationRepository;
    }>,
    private readonly clock: Clock,
  ) {}

  run(): Promise<void> {
    const before = after(this.clock.now(), -KEEP_MS);
    return this.work.run(async ({ emailChanges, emailConfirmations }) => {
      await emailChanges.removeOlderThan(before);
      await emailConfirmations.removeOlderThan(before);
    });
  }
}
