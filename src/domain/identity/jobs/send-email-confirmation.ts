import { after, type Clock, DAY_MS } from '../../kernel/clock.ts';
import type { UserId } from '../../kernel/ids.ts';
import type { Outbox } from '../../kernel/jobs.ts';
import type { Mailer } from '../../kernel/mail.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import type { Site } from '../../kernel/site.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { LINK_DAYS } from '../email-confirmation.ts';
import { emailConfirmationMail } from '../mails.ts';
import type { EmailConfirmationRepository, UserRepository } from '../ports.ts';
import { isReachable } from '../user.ts';

/**
 * Job: mails the link that confirms an account's address. Run again, it makes a new link, which kills the one before.
 * An address that is confirmed by now, and was not refused since, gets none.
 */
export class SendEmailConfirmation {
  constructor(
    private readonly work: UnitOfWork<{
      users: UserRepository;
      emailConfirmations: EmailConfirmationRepository;
      outbox: Outbox;
    }>,
    private readonly mailer: Mailer,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
    private readonly site: Site,
  ) {}

  async run({ userId }: { userId: UserId }): Promise<void> {
    const token = this.secrets.token();
    const tokenDigest = this.secrets.digest(token);
    const now = this.clock.now();
    const expiresAt = after(now, LINK_DAYS * DAY_MS);
    const email = await this.work.run(async ({ users, emailConfirmations, outbox }) => {
      const user = await users.find(userId);
      if (!user || user.disabledAt || isReachable(user)) return undefined;
      await emailConfirmations.replace({ tokenDigest, userId, email: user.email, expiresAt });
      // The links of before are dead.
      await outbox.add('operations/forget-secret-mails', { to: user.email, writtenBefore: now.toISOString() });
      return user.email;
    });
    if (email === undefined) return;
    const link = { key: `email-confirmation/${tokenDigest}`, token, expiresAt };
    await this.mailer.send(emailConfirmationMail({ id: userId, email }, link, this.site));
  }
}
