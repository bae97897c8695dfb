import { after, type Clock, DAY_MS } from '../../kernel/clock.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { InvitationRepository } from '../ports.ts';

/** Retention after its end: an old link still says that it was used or has expired. */
const KEEP_MS = 30 * DAY_MS;

/** Scheduled task: forgets invitations that ended long ago. */
export class PurgeOldInvitations {
  constructor(
    private readonly work: UnitOfWork<{ invitations: InvitationRepository }>,
    private readonly clock: Clock,
  ) {}

  run(): Promise<void> {
    return this.work.run(({ invitations }) => invitations.removeOlderThan(after(this.clock.now(), -KEEP_MS)));
  }
}
