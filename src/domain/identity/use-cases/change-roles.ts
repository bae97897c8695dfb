import type { AuditLog } from '../../kernel/audit.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Ids, UserId } from '../../kernel/ids.ts';
import { TEAM_ROLES, type TeamRole } from '../../kernel/literals.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { noSuchPerson } from '../errors.ts';
import type { InvitationRepository, SessionRepository, UserRepository } from '../ports.ts';
import { lastOwner, notInTeam, requireOwner } from '../team.ts';

interface Stores {
  users: UserRepository;
  sessions: SessionRepository;
  invitations: InvitationRepository;
  auditLog: AuditLog;
}

/**
 * Changes the roles of a member of the team, and ends their sessions: an open page shows what was theirs before. An
 * enabled owner always remains.
 */
export class ChangeRoles {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  run(input: { actorId: UserId; userId: UserId; roles: readonly TeamRole[] }): Promise<{ name: string }> {
    const { actorId, userId } = input;
    const roles = TEAM_ROLES.filter((role) => input.roles.includes(role));
    const at = this.clock.now();
    return this.work.run(async ({ users, sessions, invitations, auditLog }) => {
      const owners = await requireOwner(users, actorId);
      const person = await users.find(userId);
      if (!person) throw noSuchPerson();
      if (person.role !== 'admin') throw notInTeam();
      const [before, after] = [person.roles.join(', '), roles.join(', ')];
      if (before === after) return { name: person.name };
      if (!roles.includes('owner') && owners.every(({ id }) => id === userId)) throw lastOwner();
      await users.setRoles(userId, roles);
      if (!roles.includes('owner')) await invitations.withdrawAllBy(userId);
      await sessions.endAllOf(userId, 'roles-changed', at);
      const reason = `${before} → ${after}`;
      await auditLog.add({ id: this.ids.next(), actorId, kind: 'roles-changed', userId, courseId: null, at, reason });
      return { name: person.name };
    });
  }
}
