import type { Clock } from '../../kernel/clock.ts';
import type { InvitationId } from '../../kernel/ids.ts';
import type { Outbox } from '../../kernel/jobs.ts';
import type { Mailer } from '../../kernel/mail.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import type { Site } from '../../kernel/site.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { invitationMail } from '../mails.ts';
import type { InvitationRepository, UserRepository } from '../ports.ts';

/**
 * Job: mails the link that accepts an invitation. Run again, it makes a new link, which kills the one before. One that
 * was withdrawn or accepted, or has expired, gets none.
 */
export class SendInvitation {
  constructor(
    private readonly work: UnitOfWork<{ users: UserRepository; invitations: InvitationRepository; outbox: Outbox }>,
    private readonly mailer: Mailer,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
    private readonly site: Site,
  ) {}

  async run({ invitationId }: { invitationId: InvitationId }): Promise<void> {
    const token = this.secrets.token();
    const tokenDigest = this.secrets.digest(token);
    const now = this.clock.now();
    const found = await this.work.run(async ({ users, invitations, outbox }) => {
      const invitation = await invitations.find(invitationId);
      if (!invitation || invitation.acceptedAt || invitation.expiresAt <= now) return undefined;
      await invitations.setLink(invitationId, tokenDigest);
      // The links of before are dead.
      await outbox.add('operations/forget-secret-mails', { to: invitation.email, writtenBefore: now.toISOString() });
      return { invitation, by: (await users.find(invitation.invitedBy))?.name ?? this.site.name };
    });
    if (!found) return;
    const { invitation, by } = found;
    const link = { key: `invitation/${tokenDigest}`, token, expiresAt: invitation.expiresAt };
    await this.mailer.send(invitationMail(invitation, by, link, this.site));
  }
}
