import type { Clock } from '../../kernel/clock.ts';
import type { SessionId } from '../../kernel/ids.ts';
import type { SessionRepository } from '../ports.ts';
import { isAlive, type Session, seen } from '../session.ts';
import type { User } from '../user.ts';

/**
 * Who stands behind a session id now; undefined when it has ended, is too old, or its user is
 * disabled. Every signed-in request asks this, so it is one read outside any transaction, and one
 * write a minute that moves the idle end.
 */
export class GetSession {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly clock: Clock,
  ) {}

  async run(id: SessionId): Promise<{ user: User; session: Session } | undefined> {
    const found = await this.sessions.findWithUser(id);
    const now = this.clock.now();
    if (!found || found.user.disabledAt || !isAlive(found.session, now)) return undefined;

    const bumped = seen(found.session, found.user.role, now);
    if (bumped) await this.sessions.setSeen(id, bumped.lastSeenAt, bumped.idleUntil);
    return { user: found.user, session: bumped ?? found.session };
  }
}
