import type { Clock } from '../../kernel/clock.ts';
import type { SessionId } from '../../kernel/ids.ts';
import type { SessionRepository, SessionWithUser } from '../ports.ts';
import { isAlive, type Session, seen } from '../session.ts';

/**
 * Returns the user behind a session id; undefined when the session has ended or expired, or the user is disabled. Every
 * signed-in request asks this, so it is one read outside any transaction, and at most one write a minute that extends
 * the idle timeout.
 *
 * That write is best effort and not awaited: a full or locked database must not stop reading. A lost write shortens an
 * idle session and never extends one.
 */
export class GetSession {
  /**
   * Sessions whose idle end is being moved: a database that hangs gets one write of each, and not one for each request.
   */
  private readonly moving = new Set<SessionId>();

  constructor(
    private readonly sessions: SessionRepository,
    private readonly clock: Clock,
  ) {}

  async run(id: SessionId): Promise<SessionWithUser | undefined> {
    const found = await this.sessions.findWithUser(id);
    const now = this.clock.now();
    if (!found || found.user.disabledAt || !isAlive(found.session, now)) return undefined;

    const moved = seen(found.session, found.user.role, now);
    if (moved && !this.moving.has(id)) void this.moveIdleEnd(moved);
    return { ...found, session: moved ?? found.session };
  }

  private async moveIdleEnd({ id, lastSeenAt, idleUntil }: Session): Promise<void> {
    this.moving.add(id);
    try {
      await this.sessions.setSeen(id, lastSeenAt, idleUntil);
    } catch {
      // The next request tries again.
    } finally {
      this.moving.delete(id);
    }
  }
}
