import type { Clock } from '../../kernel/clock.ts';
import type { EmailChangeId } from '../../kernel/ids.ts';
import type { Outbox } from '../../kernel/jobs.ts';
import type { Mailer } from '../../kernel/mail.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import type { Site } from '../../kernel/site.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { emailLinkMail } from '../mails.ts';
import type { EmailChangeRepository } from '../ports.ts';

/**
 * Job: mails the link that confirms a new address to that address. Run again, it makes a new link, which kills the one
 * before. A change that a newer one has replaced, or that is in force or expired, gets none.
 */
export class SendEmailLink {
  constructor(
    private readonly work: UnitOfWork<{ emailChanges: EmailChangeRepository; outbox: Outbox }>,
    private readonly mailer: Mailer,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
    private readonly site: Site,
  ) {}

  async run({ changeId }: { changeId: EmailChangeId }): Promise<void> {
    const token = this.secrets.token();
    const tokenDigest = this.secrets.digest(token);
    const now = this.clock.now();
    const change = await this.work.run(async ({ emailChanges, outbox }) => {
      const change = await emailChanges.find(changeId);
      if (!change || change.confirmedAt || change.expiresAt <= now) return undefined;
      await emailChanges.setLink(changeId, tokenDigest);
      // The links of before are dead.
      const forgotten = { to: change.newEmail, writtenBefore: now.toISOString() };
      await outbox.add('operations/forget-secret-mails', forgotten);
      return change;
    });
    if (!change) return;
    const { newEmail, expiresAt, correctedBy, userId } = change;
    const link = { key: `email-link/${tokenDigest}`, token, expiresAt, isCorrection: correctedBy !== null };
    await this.mailer.send(emailLinkMail({ id: userId, email: newEmail }, link, this.site));
  }
}
