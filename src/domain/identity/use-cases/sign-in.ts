import type { Clock } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { Ids, SessionId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { PasswordHasher, SessionRepository, Tokens, UserRepository } from '../ports.ts';
import { crowdedOut, openSession, type Session, type SessionKind } from '../session.ts';
import { normalizeEmail, type User } from '../user.ts';

export interface SignInInput {
  readonly email: string;
  /** Taken as typed: never trimmed, never cut. */
  readonly password: string;
  readonly kind: SessionKind;
  readonly device: string;
  /** The session this client held until now; signing in again ends it. */
  readonly replaces?: SessionId;
}

export interface SignedInReply {
  readonly token: string;
  readonly session: Session;
  readonly user: User;
}

/**
 * Opens a session for whoever knows the password. An unknown address, a wrong password and a
 * disabled account take the same time and get the same answer, so that nobody learns which it was.
 */
export class SignIn {
  constructor(
    private readonly users: UserRepository,
    private readonly work: UnitOfWork<{ users: UserRepository; sessions: SessionRepository }>,
    private readonly passwords: PasswordHasher,
    private readonly tokens: Tokens,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async run({ email, password, kind, device, replaces }: SignInInput): Promise<SignedInReply> {
    const claimed = await this.users.findByEmail(normalizeEmail(email));
    const matches = await this.passwords.verify(claimed?.passwordHash, password);
    if (!claimed || !matches) throw wrongCredentials();
    const freshHash = this.passwords.isOutdated(claimed.passwordHash) ? await this.passwords.hash(password) : undefined;

    const now = this.clock.now();
    const { user, session } = await this.work.run(async ({ users, sessions }) => {
      const user = await users.find(claimed.id);
      // The password may have been changed, or the account disabled, while the hash was under way.
      if (!user || user.disabledAt || user.passwordHash !== claimed.passwordHash) throw wrongCredentials();
      if (freshHash) await users.setPasswordHash(user.id, freshHash);

      if (replaces) await sessions.end(replaces, 'replaced', now);
      for (const { id } of crowdedOut(await sessions.listAlive(user.id, now), user.role, kind)) {
        await sessions.end(id, 'replaced', now);
      }
      const session = openSession(this.ids.next(), { userId: user.id, role: user.role, kind, device }, now);
      await sessions.add(session);
      return { user, session };
    });
    return { token: await this.tokens.sign(session), session, user };
  }
}

const wrongCredentials = () =>
  new DomainError('unauthenticated', 'identity/wrong-credentials', 'Invalid email or password.');
