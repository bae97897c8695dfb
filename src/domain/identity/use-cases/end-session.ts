import type { Clock } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { SessionId, UserId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { SessionRepository } from '../ports.ts';

/**
 * Signs one of a person's own devices out. Somebody else's session is refused in the words for one
 * that is not there, so that an id tells nothing.
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
