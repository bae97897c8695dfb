import type { Clock } from '../../kernel/clock.ts';
import type { SessionId, UserId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { SessionRepository } from '../ports.ts';

/** Signs a person out everywhere but here: for a lost phone, or a computer that was not theirs. */
export class EndOtherSessions {
  constructor(
    private readonly work: UnitOfWork<{ sessions: SessionRepository }>,
    private readonly clock: Clock,
  ) {}

  run({ userId, sessionId }: { userId: UserId; sessionId: SessionId }): Promise<void> {
    return this.work.run(({ sessions }) =>
      sessions.endAllOf(userId, 'signed-out-elsewhere', this.clock.now(), sessionId),
    );
  }
}
