import type { Clock } from '../../kernel/clock.ts';
import type { SessionId, UserId } from '../../kernel/ids.ts';
import type { Outbox } from '../../kernel/jobs.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { wrongPassword } from '../errors.ts';
import { queueOfUser } from '../known-devices.ts';
import type { PasswordPolicy } from '../password-policy.ts';
import type { EmailChangeRepository, PasswordHasher, SessionRepository, UserRepository } from '../ports.ts';
import type { SignInAttempts } from '../sign-in-attempts.ts';

interface Stores {
  users: UserRepository;
  sessions: SessionRepository;
  emailChanges: EmailChangeRepository;
  outbox: Outbox;
}

/** A new password for someone who is signed in and knows the old one. Ends every other session. */
export class ChangePassword {
  constructor(
    private readonly users: UserRepository,
    private readonly work: UnitOfWork<Stores>,
    private readonly passwords: PasswordHasher,
    private readonly clock: Clock,
    private readonly policy: PasswordPolicy,
    private readonly attempts: Pick<SignInAttempts, 'confirm'>,
  ) {}

  async run(input: { userId: UserId; sessionId: SessionId; currentPassword: string; password: string }): Promise<void> {
    const { userId, sessionId } = input;
    const known = await this.users.find(userId);
    const queue = queueOfUser(userId);
    const isRight = () => this.passwords.verify(known?.passwordHash, input.currentPassword, queue);
    if (!known || !(await this.attempts.confirm(known.email, isRight))) throw wrongPassword();
    this.policy.require(input.password, known);
    const passwordHash = await this.passwords.hash(input.password, queue);

    await this.work.run(async ({ users, sessions, emailChanges, outbox }) => {
      const user = await users.hold(userId);
      // A reset that came between knows better than a password which was right a moment ago.
      if (!user || user.passwordHash !== known.passwordHash) throw wrongPassword();

      await users.setPasswordHash(userId, passwordHash);
      await sessions.endAllOf(userId, 'password-changed', this.clock.now(), sessionId);
      // One who knew the old password may have asked for it.
      await emailChanges.forgetOpen(userId);
      await outbox.add('identity/send-password-changed', { email: user.email });
    });
  }
}
