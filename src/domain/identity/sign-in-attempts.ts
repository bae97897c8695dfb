import { type Clock, DAY_MS, HOUR_MS, SECOND_MS } from '../kernel/clock.ts';
import { DomainError } from '../kernel/errors.ts';
import type { Jobs, Outbox } from '../kernel/jobs.ts';
import type { Secrets } from '../kernel/secrets.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { AttemptRepository } from './ports.ts';

/** Wrong passwords for one account from devices that it has not signed in on; from each one that it has; and inside. */
const MAX_FAILURES_A_DAY = 50;
const MAX_RESET_MAILS_AN_HOUR = 3;

/** Account of an attempt, and the device if this account has signed in on it before. */
export interface Attempted {
  /** Normalized by `normalizeEmail`. */
  readonly email: string;
  readonly deviceId: string | undefined;
}

interface Attempt {
  takeBack(): Promise<void>;
  failed(): Promise<void>;
}

interface Stores {
  attempts: AttemptRepository;
  outbox: Outbox;
}

/**
 * Counts tries on the account, wherever they come from, in the database that all processes share. An address without an
 * account is counted alike, so that a refusal tells nothing. A device that has signed in before has a count of its own:
 * strangers who guess cannot lock an owner out. Source: decision S3.
 */
export class SignInAttempts {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly secrets: Pick<Secrets, 'keyedDigest'>,
    private readonly clock: Clock,
    /** Multiplies the limits. */
    private readonly settings: { readonly rateLimitFactor: number },
  ) {}

  /**
   * Counts a try as failed before its outcome is known, so that parallel guesses cannot pass together (race); a correct
   * password takes it back. Throws `too-many` beyond the day's ceiling.
   */
  begin(attempted: Attempted): Promise<Attempt> {
    return this.count(this.subjectOf('sign-in', attempted), { email: attempted.email }, tooMany);
  }

  /**
   * Checks a secret given within an open session and counts a wrong one: a hijacked session must not be used to guess.
   * The count is separate from that of sign-in, so that strangers cannot block the owner's own confirmations. Throws
   * `too-many` beyond the day's ceiling.
   */
  async confirm(email: string, isRight: () => Promise<boolean>): Promise<boolean> {
    const subject = this.subjectOf('confirm', { email, deviceId: undefined });
    const attempt = await this.count(subject, { email, isSignedIn: true }, tooManyInside);
    const answer = await isRight().catch(async (error: unknown) => {
      await attempt.takeBack();
      throw error;
    });
    await (answer ? attempt.takeBack() : attempt.failed());
    return answer;
  }

  /** Counts a reset mail and returns whether it may still be sent within the hour. */
  async mayMail(attempted: Attempted): Promise<boolean> {
    const subject = this.subjectOf('reset-mail', attempted);
    const { count } = await this.work.run(({ attempts }) => attempts.add(subject, this.clock.now(), HOUR_MS));
    return count <= MAX_RESET_MAILS_AN_HOUR * this.settings.rateLimitFactor;
  }

  /** Resets the counters once the owner has proved who they are: attempts of strangers no longer count. */
  async forget(attempts: AttemptRepository, email: string): Promise<void> {
    for (const what of ['sign-in', 'confirm'] as const)
      await attempts.forget(this.subjectOf(what, { email, deviceId: undefined }));
  }

  private async count(
    subject: string,
    warning: Jobs['identity/send-attempts-warning'],
    tooOften: (leftMs: number) => DomainError,
  ): Promise<Attempt> {
    const now = this.clock.now();
    const { count, since } = await this.work.run(({ attempts }) => attempts.add(subject, now, DAY_MS));
    if (count > this.maxFailures) throw tooOften(since.getTime() + DAY_MS - now.getTime());
    return {
      takeBack: () => this.work.run(({ attempts }) => attempts.takeBack(subject)),
      failed: async () => {
        if (count < this.maxFailures) return;
        await this.work.run(({ outbox }) => outbox.add('identity/send-attempts-warning', warning));
      },
    };
  }

  private get maxFailures(): number {
    return MAX_FAILURES_A_DAY * this.settings.rateLimitFactor;
  }

  private subjectOf(what: 'sign-in' | 'confirm' | 'reset-mail', { email, deviceId }: Attempted): string {
    const who = deviceId === undefined ? `account ${email}` : `device ${deviceId} ${email}`;
    return `${what}/${this.secrets.keyedDigest(who)}`;
  }
}

const tooMany = (leftMs: number): DomainError =>
  new DomainError(
    'too-many',
    'identity/too-many-attempts',
    'Too many wrong passwords were tried for this account today. Sign in on a device that you have used before, or choose a new password.',
    { retryAfterSeconds: Math.max(1, Math.ceil(leftMs / SECOND_MS)) },
  );

const tooManyInside = (leftMs: number): DomainError =>
  new DomainError(
    'too-many',
    'identity/too-many-confirmations',
    'Too many wrong passwords or codes were given for this account today. Please sign out and choose a new password by email.',
    { retryAfterSeconds: Math.max(1, Math.ceil(leftMs / SECOND_MS)) },
  );
