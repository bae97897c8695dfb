import type { Clock } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { Queue } from '../../kernel/fair-gate.ts';
import type { Ids, SessionId } from '../../kernel/ids.ts';
import type { Outbox } from '../../kernel/jobs.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { type KnownDevices, queueOfAccount, queueOfNetwork } from '../known-devices.ts';
import type { PasswordPolicy } from '../password-policy.ts';
import type { Passwords } from '../passwords.ts';
import type { SessionRepository, Tokens, UserRepository } from '../ports.ts';
import { crowdedOut, openSession, type Session, type SessionKind } from '../session.ts';
import type { SignInAttempts } from '../sign-in-attempts.ts';
import type { TwoFactorCheck } from '../two-factor/two-factor-check.ts';
import { normalizeEmail, type User } from '../user.ts';

export interface SignInInput {
  readonly email: string;
  /** Taken as typed: never trimmed, never cut. */
  readonly password: string;
  readonly kind: SessionKind;
  readonly device: string;
  /** Code of the authenticator app, or a recovery code, where the account requires one. */
  readonly code?: string | undefined;
  /** The session this client held until now; signing in again ends it. */
  readonly replaces?: SessionId | undefined;
  /** Device mark that this client got at an earlier sign-in. */
  readonly deviceMark?: string | undefined;
  /** Network of the client: a prefix, not the address. */
  readonly network?: string | undefined;
}

export interface SignedInReply {
  readonly token: string;
  readonly session: Session;
  readonly user: User;
  /** New device mark for the client to keep: at the next sign-in it tells a known device from an unknown one. */
  readonly deviceMark: string;
  /** Why another password should be chosen; undefined when this one is good. */
  readonly passwordFault: string | undefined;
}

/**
 * Checks the password and opens a session. An unknown address and a wrong password take the same time and get the same
 * answer (no user enumeration); only a correct password reveals that an account is disabled.
 */
export class SignIn {
  constructor(
    private readonly users: UserRepository,
    private readonly work: UnitOfWork<{ users: UserRepository; sessions: SessionRepository; outbox: Outbox }>,
    private readonly passwords: Passwords,
    private readonly tokens: Tokens,
    private readonly ids: Ids,
    private readonly clock: Clock,
    private readonly attempts: SignInAttempts,
    private readonly devices: KnownDevices,
    private readonly policy: PasswordPolicy,
    private readonly twoFactor: TwoFactorCheck,
  ) {}

  async run(input: SignInInput): Promise<SignedInReply> {
    const email = normalizeEmail(input.email);
    const deviceId = this.devices.idFor(input.deviceMark, email);
    const queue = deviceId === undefined ? queueOfNetwork(input.network) : queueOfAccount(email);
    const attempt = await this.attempts.begin({ email, deviceId });
    try {
      const reply = await this.open({ ...input, email }, queue);
      await attempt.takeBack();
      return reply;
    } catch (error) {
      await (isWrongCredentials(error) ? attempt.failed() : attempt.takeBack());
      throw error;
    }
  }

  private async open(input: SignInInput, queue: Queue): Promise<SignedInReply> {
    const { email, password, code, kind, device, deviceMark, replaces } = input;
    const claimed = await this.users.findByEmail(email);
    const match = await this.passwords.match(claimed?.passwordHash, password, queue);
    if (!claimed || match === 'wrong' || this.policy.isOpenToAll(password)) throw wrongCredentials(code);
    if (await this.twoFactor.isOn(claimed.id)) {
      if (code === undefined) throw codeRequired();
      if (!(await this.twoFactor.accepts(claimed.id, code))) throw wrongCredentials(code);
    }
    const isOutdated = match === 'old-form' || this.passwords.isOutdated(claimed.passwordHash);
    const freshHash = isOutdated ? await this.passwords.hash(password, queue) : undefined;

    const now = this.clock.now();
    const { user, session } = await this.work.run(async ({ users, sessions, outbox }) => {
      // Held: a change of the password that comes now waits, and then ends this session with the others.
      const user = await users.hold(claimed.id);
      // The password may have been changed, or the account disabled, while the hash was under way.
      if (!user || user.passwordHash !== claimed.passwordHash) throw wrongCredentials();
      if (user.disabledAt) throw disabled();
      if (freshHash) await users.setPasswordHash(user.id, freshHash);

      if (replaces) await sessions.end(replaces, 'replaced', now);
      for (const { id } of crowdedOut(await sessions.listAlive(user.id, now), user.role, kind)) {
        await sessions.end(id, 'replaced', now);
        await outbox.add('identity/send-session-replaced', { sessionId: id, newDevice: device });
      }
      const session = openSession(this.ids.next(), { userId: user.id, role: user.role, kind, device }, now);
      await sessions.add(session);
      return { user, session };
    });
    return {
      token: await this.tokens.sign(session),
      session,
      user,
      deviceMark: this.devices.markFor(deviceMark, email),
      passwordFault: this.policy.faultOf(password, user),
    };
  }
}

const WRONG_CREDENTIALS = 'identity/wrong-credentials';
/** Refuses e-mail, password or code in the same words: a wrong code does not reveal that the password was right. */
const wrongCredentials = (code?: string) =>
  new DomainError(
    'unauthenticated',
    WRONG_CREDENTIALS,
    code === undefined ? 'Invalid email or password.' : 'Invalid email, password or code.',
  );

/** Asks for the second factor after a correct password. Does not count as a failed attempt; a wrong code does. */
const codeRequired = () => {
  const sentence = 'Please enter the code from your authenticator app, or one of your recovery codes.';
  return new DomainError('invalid', 'identity/code-required', sentence, { fields: { code: sentence } });
};

const isWrongCredentials = (error: unknown): boolean =>
  error instanceof DomainError && error.code === WRONG_CREDENTIALS;

const disabled = () =>
  new DomainError(
    'forbidden',
    'identity/disabled',
    'This account has been disabled. Please contact us if you think that this is a mistake.',
  );
