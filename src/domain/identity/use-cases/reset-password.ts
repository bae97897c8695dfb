import type { Clock } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { Outbox } from '../../kernel/jobs.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { queueOfUser } from '../known-devices.ts';
import type { PasswordPolicy } from '../password-policy.ts';
import type {
  AttemptRepository,
  EmailChangeRepository,
  PasswordHasher,
  ResetLinkRepository,
  SessionRepository,
  UserRepository,
} from '../ports.ts';
import type { SignInAttempts } from '../sign-in-attempts.ts';
import type { User } from '../user.ts';

interface Stores {
  users: UserRepository;
  sessions: SessionRepository;
  resetLinks: ResetLinkRepository;
  emailChanges: EmailChangeRepository;
  attempts: AttemptRepository;
  outbox: Outbox;
}

/**
 * Sets a new password by a live reset link, once. Ends all sessions of the user, because a forgotten password may be a
 * stolen one; a link from a mail opens no session.
 */
export class ResetPassword {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly passwords: PasswordHasher,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
    private readonly attempts: SignInAttempts,
    private readonly policy: PasswordPolicy,
  ) {}

  async run(input: { token: string; password: string }): Promise<void> {
    const tokenDigest = this.secrets.digest(input.token);
    // Before the slow work: a link that was made up costs nothing.
    const owner = await this.ownerOf(tokenDigest);
    if (!owner) throw deadLink();
    this.policy.require(input.password, owner);
    // Before the transaction: the embedded database has one connection, and a hash takes long.
    const passwordHash = await this.passwords.hash(input.password, queueOfUser(owner.id));

    await this.work.run(async ({ users, sessions, resetLinks, emailChanges, attempts, outbox }) => {
      const now = this.clock.now();
      const userId = await resetLinks.consume(tokenDigest, now);
      const user = userId && (await users.find(userId));
      if (!user || user.disabledAt) throw deadLink();

      await users.setPasswordHash(user.id, passwordHash);
      // The link was mailed to it.
      await users.confirmEmail(user.id, user.email, now);
      // The page says so. An account that the school has made has not agreed before.
      await users.agreeToTerms(user.id, now);
      await sessions.endAllOf(user.id, 'password-reset', now);
      // One who knew the old password may have asked for it.
      await emailChanges.forgetOpen(user.id);
      await this.attempts.forget(attempts, user.email);
      await outbox.add('identity/send-password-changed', { email: user.email });
      await outbox.add('operations/forget-secret-mails', { to: user.email, writtenBefore: now.toISOString() });
    });
  }

  private ownerOf(tokenDigest: string): Promise<User | undefined> {
    return this.work.run(async ({ users, resetLinks }) => {
      const userId = await resetLinks.ownerOf(tokenDigest, this.clock.now());
      const user = userId && (await users.find(userId));
      return user && !user.disabledAt ? user : undefined;
    });
  }
}

const deadLink = () =>
  new DomainError(
    'invalid',
    'identity/reset-link-dead',
    'This reset link is no longer valid. Please request a new one.',
  );
