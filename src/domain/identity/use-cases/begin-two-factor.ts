import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { twoFactorIsOn, wrongPassword } from '../errors.ts';
import { queueOfUser } from '../known-devices.ts';
import type { PasswordHasher } from '../ports.ts';
import type { SignInAttempts } from '../sign-in-attempts.ts';
import type { OneTimeCodes, Sealer, TwoFactorRepository } from '../two-factor/ports.ts';
import type { User } from '../user.ts';

/**
 * Makes the secret that an authenticator app is to have. Nothing is asked for until a first code has come from there.
 */
export class BeginTwoFactor {
  constructor(
    private readonly work: UnitOfWork<{ twoFactors: TwoFactorRepository }>,
    private readonly passwords: PasswordHasher,
    private readonly codes: OneTimeCodes,
    private readonly sealer: Sealer,
    private readonly attempts: Pick<SignInAttempts, 'confirm'>,
  ) {}

  /** Needs the password again: with an unattended browser no one must add their own phone to the account. */
  async run({ user, currentPassword }: { user: User; currentPassword: string }) {
    const isRight = () => this.passwords.verify(user.passwordHash, currentPassword, queueOfUser(user.id));
    if (!(await this.attempts.confirm(user.email, isRight))) throw wrongPassword();
    const secret = this.codes.newSecret();
    const isBegun = await this.work.run(({ twoFactors }) => twoFactors.begin(user.id, this.sealer.seal(secret)));
    if (!isBegun) throw twoFactorIsOn();
    return { secret, address: this.codes.addressOf(secret, user.email) };
  }
}
