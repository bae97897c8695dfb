import type { Clock } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { Outbox } from '../../kernel/jobs.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { PasswordHasher, ResetLinkRepository, SessionRepository, UserRepository } from '../ports.ts';

interface Stores {
  users: UserRepository;
  sessions: SessionRepository;
  resetLinks: ResetLinkRepository;
  outbox: Outbox;
}

/**
 * Sets a new password for whoever holds a live reset link, once. Every session of the user ends,
 * because a forgotten password may be a stolen one, and nobody is signed in by a link from a mail.
 */
export class ResetPassword {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly passwords: PasswordHasher,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {}

  async run(input: { token: string; password: string }): Promise<void> {
    // Before the transaction: the embedded database has one connection, and a hash takes long.
    const passwordHash = await this.passwords.hash(input.password);
    const tokenDigest = this.secrets.digest(input.token);

    await this.work.run(async ({ users, sessions, resetLinks, outbox }) => {
      const now = this.clock.now();
      const userId = await resetLinks.consume(tokenDigest, now);
      const user = userId && (await users.find(userId));
      if (!user || user.disabledAt) throw deadLink();

      await users.setPasswordHash(user.id, passwordHash);
      await sessions.endAllOf(user.id, 'password-reset', now);
      await outbox.add('identity/send-password-changed', { email: user.email });
    });
  }
}

const deadLink = () =>
  new DomainError(
    'invalid',
    'identity/reset-link-dead',
    'This reset link is no longer valid. Please request a new one.',
  );
