import type { AuditLog } from '../../kernel/audit.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Ids, SessionId, UserId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { noSuchPerson } from '../errors.ts';
import type { SessionRepository, UserRepository } from '../ports.ts';
import { requireMayActOn } from '../team.ts';

/** Ends all sessions of a user whose account may be used by someone else. The password stays valid. */
export class EndSessionsOf {
  constructor(
    private readonly work: UnitOfWork<{ users: UserRepository; sessions: SessionRepository; auditLog: AuditLog }>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** @param sessionId the one that asks: of one's own sessions it stays. */
  run({ actorId, sessionId, userId }: { actorId: UserId; sessionId: SessionId; userId: UserId }) {
    const at = this.clock.now();
    return this.work.run(async ({ users, sessions, auditLog }) => {
      const person = await users.find(userId);
      if (!person) throw noSuchPerson();
      await requireMayActOn(users, { actorId, person });
      await sessions.endAllOf(userId, 'ended-by-admin', at, actorId === userId ? sessionId : undefined);
      await auditLog.add({ id: this.ids.next(), actorId, kind: 'sessions-ended', userId, courseId: null, at });
      return { name: person.name };
    });
  }
}
