import type { Clock } from '../../kernel/clock.ts';
import type { SessionId, UserId } from '../../kernel/ids.ts';
import type { SessionRepository } from '../ports.ts';
import type { Session } from '../session.ts';

export interface OwnSession {
  readonly session: Session;
  /** The one through which the list is asked for. */
  readonly isCurrent: boolean;
}

/** Lists a user's sessions: the current one, then the others, last used first. */
export class ListSessions {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly clock: Clock,
  ) {}

  async run({ userId, sessionId }: { userId: UserId; sessionId: SessionId }): Promise<readonly OwnSession[]> {
    const alive = await this.sessions.listAlive(userId, this.clock.now());
    return alive
      .map((session) => ({ session, isCurrent: session.id === sessionId }))
      .sort(
        (a, b) =>
          Number(b.isCurrent) - Number(a.isCurrent) || b.session.lastSeenAt.getTime() - a.session.lastSeenAt.getTime(),
      );
  }
}
