import type { Clock } from '../../kernel/clock.ts';
import type { SessionId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { SessionRepository } from '../ports.ts';
import type { EndReason } from '../session.ts';

/** Ends sessions for good: cookie and token of each are worthless from the next request on. */
export class SignOut {
  constructor(
    private readonly work: UnitOfWork<{ sessions: SessionRepository }>,
    private readonly clock: Clock,
  ) {}

  run(input: { sessionIds: readonly SessionId[]; reason?: EndReason }): Promise<void> {
    const { sessionIds, reason = 'signed-out' } = input;
    return this.work.run(async ({ sessions }) => {
      for (const id of new Set(sessionIds)) await sessions.end(id, reason, this.clock.now());
    });
  }
}
