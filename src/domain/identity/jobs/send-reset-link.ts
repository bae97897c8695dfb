import { after, type Clock, MINUTE_MS } from '../../kernel/clock.ts';
import type { Outbox } from '../../kernel/jobs.ts';
import type { Mailer } from '../../kernel/mail.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import type { Site } from '../../kernel/site.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { resetLinkMail } from '../mails.ts';
import type { ResetLinkRepository, UserRepository } from '../ports.ts';

/** A reset link works once and for 30 minutes (decision A9). */
const LIFE_MINUTES = 30;

/**
 * Job: mails a reset link to the owner of the address, if there is one. Only the digest of the token
 * is kept. Run again, it makes a new link, which kills the one before: a link mailed twice still
 * works once. `mailKey` names a mail that could not be delivered before its link had expired: it gets the new one.
 */
export class SendResetLink {
  constructor(
    private readonly work: UnitOfWork<{ users: UserRepository; resetLinks: ResetLinkRepository; outbox: Outbox }>,
    private readonly mailer: Mailer,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
    private readonly site: Site,
  ) {}

  async run({ email, mailKey }: { email: string; mailKey?: string }): Promise<void> {
    const token = this.secrets.token();
    const tokenDigest = this.secrets.digest(token);
    const now = this.clock.now();
    const expiresAt = after(now, LIFE_MINUTES * MINUTE_MS);
    const user = await this.work.run(async ({ users, resetLinks, outbox }) => {
      const user = await users.findByEmail(email);
      if (!user || user.disabledAt) return undefined;
      await resetLinks.replace({ tokenDigest, userId: user.id, expiresAt });
      // The links of before are dead.
      await outbox.add('operations/forget-secret-mails', { to: user.email, writtenBefore: now.toISOString() });
      return user;
    });
    if (!user) return;

    const link = { key: mailKey ?? `reset-link/${tokenDigest}`, token, minutes: LIFE_MINUTES, expiresAt };
    await this.mailer.send(resetLinkMail(user, link, this.site));
  }
}
