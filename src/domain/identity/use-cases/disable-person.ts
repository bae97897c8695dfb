import type { AuditLog } from '../../kernel/audit.ts';
import type { Clock } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { Ids, UserId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { noSuchPerson } from '../errors.ts';
import type { InvitationRepository, SessionRepository, UserRepository } from '../ports.ts';
import { requireMayActOn } from '../team.ts';

interface Stores {
  users: UserRepository;
  sessions: SessionRepository;
  invitations: InvitationRepository;
  auditLog: AuditLog;
}

/**
 * Shuts a person out: every session ends, running streams break off when they are next looked at, and the password
 * opens nothing any more. What they bought and studied stays. The change and its entry are one transaction.
 */
export class DisablePerson {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  run({ actorId, userId, reason }: { actorId: UserId; userId: UserId; reason: string }): Promise<{ name: string }> {
    // Own account first: of two owners who disable each other, the later one is no owner any more.
    if (actorId === userId) throw ownAccount();
    const at = this.clock.now();
    return this.work.run(async ({ users, sessions, invitations, auditLog }) => {
      const person = await users.find(userId);
      if (!person) throw noSuchPerson();
      await requireMayActOn(users, { actorId, person });
      if (person.disabledAt) return { name: person.name };
      await users.setDisabled(userId, at);
      await invitations.withdrawAllBy(userId);
      await sessions.endAllOf(userId, 'disabled', at);
      await auditLog.add({ id: this.ids.next(), actorId, kind: 'disabled', userId, courseId: null, at, reason });
      return { name: person.name };
    });
  }
}

const ownAccount = () => new DomainError('conflict', 'identity/own-account', 'You cannot disable your own account.');
