import type { Clock } from '../../kernel/clock.ts';
import type { InvitationId, UserId } from '../../kernel/ids.ts';
import type { Outbox } from '../../kernel/jobs.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { noSuchInvitation } from '../invitation.ts';
import type { InvitationRepository, UserRepository } from '../ports.ts';
import { requireOwner } from '../team.ts';

/** Takes an open invitation back: its link opens nothing from then on. */
export class WithdrawInvitation {
  constructor(
    private readonly work: UnitOfWork<{ users: UserRepository; invitations: InvitationRepository; outbox: Outbox }>,
    private readonly clock: Clock,
  ) {}

  run({ actorId, invitationId }: { actorId: UserId; invitationId: InvitationId }): Promise<{ email: string }> {
    return this.work.run(async ({ users, invitations, outbox }) => {
      await requireOwner(users, actorId);
      const invitation = await invitations.find(invitationId);
      if (!invitation || !(await invitations.withdraw(invitationId))) throw noSuchInvitation();
      const { email } = invitation;
      const writtenBefore = this.clock.now().toISOString();
      await outbox.add('operations/forget-secret-mails', { to: email, writtenBefore });
      return { email };
    });
  }
}
