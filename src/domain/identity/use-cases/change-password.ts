import type { Clock } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { SessionId, UserId } from '../../kernel/ids.ts';
import type { Outbox } from '../../kernel/jobs.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { PasswordHasher, SessionRepository, UserRepository } from '../ports.ts';

interface Stores {
  users: UserRepository;
  sessions: SessionRepository;
  outbox: Outbox;
}

/** A new password for someone who is signed in and knows the old one. Ends every other session. */
export class ChangePassword {
  constructor(
    private readonly users: UserRepository,
    private readonly work: UnitOfWork<Stores>,
    private readonly passwords: PasswordHasher,
    private readonly clock: Clock,
  ) {}

  async run(input: { userId: UserId; sessionId: SessionId; currentPassword: string; password: string }): Promise<void> {
    const { userId, sessionId } = input;
    const known = await this.users.find(userId);
    if (!(await this.passwords.verify(known?.passwordHash, input.currentPassword))) throw wrongPassword();
    const passwordHash = await this.passwords.hash(input.password);

    await this.work.run(async ({ users, sessions, outbox }) => {
      const user = await users.find(userId);
      // A reset that came between knows better than a password which was right a moment ago.
      if (!user || user.passwordHash !== known?.passwordHash) throw wrongPassword();

      await users.setPasswordHash(userId, passwordHash);
      await sessions.endAllOf(userId, 'password-changed', this.clock.now(), sessionId);
      await outbox.add('identity/send-password-changed', { email: user.email });
    });
  }
}

function wrongPassword(): DomainError {
  const sentence = 'Your current password is not correct.';
  return new DomainError('invalid', 'identity/wrong-password', sentence, { fields: { currentPassword: sentence } });
}
