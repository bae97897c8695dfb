import type { AuditLog } from '../../kernel/audit.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Ids, InvitationId, UserId } from '../../kernel/ids.ts';
import type { Outbox } from '../../kernel/jobs.ts';
import type { TeamRole } from '../../kernel/literals.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { invitationEnd, newInvitation, noSuchInvitation } from '../invitation.ts';
import { requireNewcomer } from '../newcomer.ts';
import type { EmailChangeRepository, InvitationRepository, UserRepository } from '../ports.ts';
import { requireOwner } from '../team.ts';

interface Stores {
  users: UserRepository;
  invitations: InvitationRepository;
  emailChanges: EmailChangeRepository;
  outbox: Outbox;
  auditLog: AuditLog;
}

/** Invites an address to the team, once at a time; its link is mailed by a job of the same commit. */
export class Invite {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  run(input: { actorId: UserId; email: string; roles: readonly TeamRole[] }): Promise<{ email: string }> {
    const { actorId } = input;
    const now = this.clock.now();
    const { email: given, roles } = input;
    const invitation = newInvitation({ id: this.ids.next(), email: given, roles, invitedBy: actorId }, now);
    const { id: invitationId, email } = invitation;
    return this.work.run(async ({ users, invitations, emailChanges, outbox, auditLog }) => {
      await requireOwner(users, actorId);
      await requireNewcomer({ users, emailChanges }, { email, actorId }, now);
      await invitations.add(invitation);
      await outbox.add('identity/send-invitation', { invitationId });
      const entry = { id: this.ids.next(), actorId, kind: 'invited', userId: null, courseId: null, at: now } as const;
      await auditLog.add({ ...entry, reason: invitation.roles.join(', ') });
      return { email };
    });
  }

  /** Mails a new link that lives for seven days more, and kills the one before. */
  again({ actorId, invitationId }: { actorId: UserId; invitationId: InvitationId }): Promise<{ email: string }> {
    const now = this.clock.now();
    return this.work.run(async ({ users, invitations, emailChanges, outbox }) => {
      await requireOwner(users, actorId);
      const invitation = await invitations.find(invitationId);
      if (!invitation || invitation.acceptedAt) throw noSuchInvitation();
      const { email } = invitation;
      await requireNewcomer({ users, emailChanges }, { email, actorId }, now);
      await invitations.renew(invitationId, invitationEnd(now));
      await outbox.add('identity/send-invitation', { invitationId });
      return { email };
    });
  }
}
