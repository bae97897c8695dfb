import { after, type Clock, MINUTE_MS } from '../../kernel/clock.ts';
import type { Mailer } from '../../kernel/mail.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import type { Site } from '../../kernel/site.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { ResetLinkRepository, UserRepository } from '../ports.ts';

/** A reset link works once and for 30 minutes (decision A9). */
const LIFE_MINUTES = 30;

/**
 * Job: mails a reset link to the owner of the address, if there is one. Only the digest of the token
 * is kept. Run again, it makes a new link, which kills the one before: a link mailed twice still
 * works once.
 */
export class SendResetLink {
  constructor(
    private readonly work: UnitOfWork<{ users: UserRepository; resetLinks: ResetLinkRepository }>,
    private readonly mailer: Mailer,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
    private readonly site: Site,
  ) {}

  async run(input: { email: string }): Promise<void> {
    const token = this.secrets.token();
    const tokenDigest = this.secrets.digest(token);
    const user = await this.work.run(async ({ users, resetLinks }) => {
      const user = await users.findByEmail(input.email);
      if (!user || user.disabledAt) return undefined;
      await resetLinks.replace({
        tokenDigest,
        userId: user.id,
        expiresAt: after(this.clock.now(), LIFE_MINUTES * MINUTE_MS),
      });
      return user;
    });
    if (!user) return;

    await this.mailer.send({
      key: `reset-link/${tokenDigest}`,
      to: user.email,
      subject: `Choose a new password for ${this.site.name}`,
      text: [
        `Hello ${user.name},`,
        `someone asked for a new password for your ${this.site.name} account. To choose one, open this link:`,
        `${this.site.origin}/reset-password/${token}`,
        `It works once, within ${LIFE_MINUTES} minutes. If it was not you, ignore this message: your password stays as it is.`,
      ].join('\n\n'),
    });
  }
}
