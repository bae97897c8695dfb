import type { Clock } from '../../kernel/clock.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { addressHasAccount, type Invitation, requireOpen } from '../invitation.ts';
import type { InvitationRepository, UserRepository } from '../ports.ts';

export interface OpenInvitation {
  readonly invitation: Invitation;
  /** Null when the account is gone. */
  readonly invitedBy: string | null;
}

/** Returns what a link invites to, and uses nothing up: programs that read mails open pages. */
export class GetInvitation {
  constructor(
    private readonly work: UnitOfWork<{ users: UserRepository; invitations: InvitationRepository }>,
    private readonly secrets: Pick<Secrets, 'digest'>,
    private readonly clock: Clock,
  ) {}

  run({ token }: { token: string }): Promise<OpenInvitation> {
    return this.work.run(async ({ users, invitations }) => {
      const invitation = await invitations.findByLink(this.secrets.digest(token));
      const invitedBy = (invitation && (await users.find(invitation.invitedBy))?.name) ?? null;
      requireOpen(invitation, this.clock.now(), invitedBy);
      if (await users.findByEmail(invitation.email)) throw addressHasAccount();
      return { invitation, invitedBy };
    });
  }
}
