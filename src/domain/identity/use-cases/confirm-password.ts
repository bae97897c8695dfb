import type { Clock } from '../../kernel/clock.ts';
import type { SessionId, UserId } from '../../kernel/ids.ts';
import { wrongPassword } from '../errors.ts';
import { queueOfUser } from '../known-devices.ts';
import type { PasswordHasher, SessionRepository, UserRepository } from '../ports.ts';
import type { SignInAttempts } from '../sign-in-attempts.ts';

/** The password once more, in a session that is open already: the gravest acts ask for it (`isConfirmed`). */
export class ConfirmPassword {
  constructor(
    private readonly users: Pick<UserRepository, 'find'>,
    private readonly sessions: Pick<SessionRepository, 'setConfirmed'>,
    private readonly passwords: PasswordHasher,
    private readonly clock: Clock,
    private readonly attempts: Pick<SignInAttempts, 'confirm'>,
  ) {}

  async run({ userId, sessionId, password }: { userId: UserId; sessionId: SessionId; password: string }) {
    const user = await this.users.find(userId);
    const isRight = () => this.passwords.verify(user?.passwordHash, password, queueOfUser(userId));
    if (!user || !(await this.attempts.confirm(user.email, isRight)))
      throw wrongPassword('password', 'This password is not correct.');
    await this.sessions.setConfirmed(sessionId, this.clock.now());
  }
}
