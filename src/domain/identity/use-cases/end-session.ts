import type { Clock } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { SessionId, UserId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { SessionRepository } from '../ports.ts';

/**
 * Ends one of a user's own sessions. Another user's session gets the same refusal as an unknown id, so that an id
 * reveals nothing.
 */
export class EndSession {
  constructor(
    private readonly work: UnitOfWork<{ sessions: SessionRepository }>,
    private readonly clock: Clock,
  ) {}

  run({ userId, sessionId }: { userId: UserId; sessionId: SessionId }): Promise<void> {
    return this.work.run(async ({ sessions }) => {
      const now = this.clock.now();
      const own = await sessions.listAlive(userId, now);
      if (!own.some(({ id }) => id === sessionId)) throw noSuchSession();
      await sessions.end(sessionId, 'signed-out-elsewhere', now);
    });
  }
}

const noSuchSession = () =>
  new DomainError('not-found', 'identity/no-such-session', 'This device is no longer signed in.');
