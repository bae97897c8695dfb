import type { Clock } from '../../kernel/clock.ts';
import type { Outbox } from '../../kernel/jobs.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { noSuchUser, wrongCode, wrongPassword } from '../errors.ts';
import { queueOfUser } from '../known-devices.ts';
import type { PasswordHasher, UserRepository } from '../ports.ts';
import type { SignInAttempts } from '../sign-in-attempts.ts';
import type { TwoFactorRepository } from '../two-factor/ports.ts';
import type { TwoFactorCheck } from '../two-factor/two-factor-check.ts';
import { normalizeEmail, type User } from '../user.ts';

interface Stores {
  users: UserRepository;
  twoFactors: TwoFactorRepository;
  outbox: Outbox;
}

/**
 * Turns two-factor sign-in off: by its owner, with the password and a code, or by the operator for an owner who has
 * lost phone and codes. The code protects from a stolen session and a known password, so that neither is enough here.
 */
export class RemoveTwoFactor {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly check: TwoFactorCheck,
    private readonly passwords: PasswordHasher,
    private readonly clock: Clock,
    private readonly attempts: Pick<SignInAttempts, 'confirm'>,
  ) {}

  async run({ user, currentPassword, code }: { user: User; currentPassword: string; code: string }): Promise<void> {
    let refusal = wrongPassword;
    // One try for both: a right password must not take back the count of wrong codes.
    const areRight = async () => {
      if (!(await this.passwords.verify(user.passwordHash, currentPassword, queueOfUser(user.id)))) return false;
      refusal = wrongCode;
      return !(await this.check.isOn(user.id)) || this.check.accepts(user.id, code);
    };
    if (!(await this.attempts.confirm(user.email, areRight))) throw refusal();
    await this.work.run((stores) => this.remove(stores, user));
  }

  /** Only the operator's own command reaches this, never a route. False where there was nothing to take off. */
  forOperator({ email }: { email: string }): Promise<boolean> {
    return this.work.run(async (stores) => {
      const user = await stores.users.findByEmail(normalizeEmail(email));
      if (!user) throw noSuchUser();
      return this.remove(stores, user);
    });
  }

  private async remove({ twoFactors, outbox }: Stores, { id: userId }: User): Promise<boolean> {
    const wasOn = await twoFactors.remove(userId);
    const at = this.clock.now().toISOString();
    if (wasOn) await outbox.add('identity/send-two-factor-changed', { userId, isOn: false, at });
    return wasOn;
  }
}
