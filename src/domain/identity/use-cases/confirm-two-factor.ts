import type { Clock } from '../../kernel/clock.ts';
import type { Outbox } from '../../kernel/jobs.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { twoFactorIsOn, wrongCode } from '../errors.ts';
import type { SignInAttempts } from '../sign-in-attempts.ts';
import type { TwoFactorRepository } from '../two-factor/ports.ts';
import { recoveryDigest, recoveryMark, type TwoFactorCheck } from '../two-factor/two-factor-check.ts';
import type { User } from '../user.ts';

const RECOVERY_CODES = 10;
const GROUP = /.{4}(?!$)/g;
const CODE_CHARACTERS = 16;

/** Turns two-factor sign-in on, with a first code of the app, and answers recovery codes: this once, never again. */
export class ConfirmTwoFactor {
  constructor(
    private readonly work: UnitOfWork<{ twoFactors: TwoFactorRepository; outbox: Outbox }>,
    private readonly check: TwoFactorCheck,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
    private readonly attempts: Pick<SignInAttempts, 'confirm'>,
  ) {}

  async run({ user, code }: { user: User; code: string }): Promise<readonly string[]> {
    if (await this.check.isOn(user.id)) throw twoFactorIsOn();
    if (!(await this.attempts.confirm(user.email, () => this.check.accepts(user.id, code)))) throw wrongCode();
    const codes = Array.from({ length: RECOVERY_CODES }, () => this.newCode());
    const at = this.clock.now();
    await this.work.run(async ({ twoFactors, outbox }) => {
      const digests = codes.map((one) => recoveryDigest(this.secrets, user.id, one));
      await twoFactors.confirm(user.id, { digests, mark: recoveryMark(this.secrets, user.id) }, at);
      await outbox.add('identity/send-two-factor-changed', { userId: user.id, isOn: true, at: at.toISOString() });
    });
    return codes;
  }

  /** 64 bits, of a digest in hexadecimal: no letter looks like a digit. */
  private newCode(): string {
    return this.secrets.digest(this.secrets.token()).slice(-CODE_CHARACTERS).replace(GROUP, '$&-');
  }
}
