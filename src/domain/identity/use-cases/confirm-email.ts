import type { Clock } from '../../kernel/clock.ts';
import type { UserId } from '../../kernel/ids.ts';
import type { Outbox } from '../../kernel/jobs.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { deadLink, expiredLink } from '../email-change.ts';
import type { EmailConfirmationRepository, UserRepository } from '../ports.ts';

interface Stores {
  users: UserRepository;
  emailConfirmations: EmailConfirmationRepository;
  outbox: Outbox;
}

/** Confirms the address of an account by the link that was mailed to it. Opens no session and ends none. */
export class ConfirmEmail {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly secrets: Pick<Secrets, 'digest'>,
    private readonly clock: Clock,
  ) {}

  async run({ token }: { token: string }): Promise<{ userId: UserId; email: string }> {
    return this.work.run(async ({ users, emailConfirmations, outbox }) => {
      const now = this.clock.now();
      const link = await emailConfirmations.find(this.secrets.digest(token));
      if (!link) throw deadLink();
      if (link.expiresAt <= now) throw expiredLink();
      const { userId, email } = link;
      const user = await users.find(userId);
      if (!user || user.disabledAt || user.email !== email) throw deadLink();

      await users.confirmEmail(userId, email, now);
      if (!user.emailConfirmedAt)
        await outbox.add('operations/forget-secret-mails', { to: email, writtenBefore: now.toISOString() });
      return { userId, email };
    });
  }
}
