import type { Clock } from '../../kernel/clock.ts';
import type { UserId } from '../../kernel/ids.ts';
import { plainCode } from '../../kernel/plain-code.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { otherEncryptionKey } from '../errors.ts';
import type { OneTimeCodes, Sealer, TwoFactorAlarms, TwoFactorRepository } from './ports.ts';

const ONE_TIME_CODE = /^\d{6}$/;
/** Blanks and dashes, which group the digits of a code for the eye. */
const GROUPED = /[\s\p{Pd}\u2212]/gu;

/** Recovery codes are written in groups; neither those nor their case matter. */
export const recoveryDigest = (secrets: Pick<Secrets, 'keyedDigest'>, userId: UserId, code: string): string =>
  secrets.keyedDigest(`recovery code ${userId} ${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`);

/** Tells later whether the recovery codes of this account were digested with the current key; reveals none of them. */
export const recoveryMark = (secrets: Pick<Secrets, 'keyedDigest'>, userId: UserId): string =>
  secrets.keyedDigest(`mark of recovery codes ${userId}`);

/** The second factor of a sign-in: a code of the authenticator app, or a recovery code. Each is good once. */
export class TwoFactorCheck {
  constructor(
    private readonly work: UnitOfWork<{ twoFactors: TwoFactorRepository }>,
    private readonly codes: OneTimeCodes,
    private readonly sealer: Sealer,
    private readonly secrets: Pick<Secrets, 'keyedDigest'>,
    private readonly clock: Clock,
    private readonly alarms: TwoFactorAlarms,
  ) {}

  isOn(userId: UserId): Promise<boolean> {
    return this.work.run(async ({ twoFactors }) => ((await twoFactors.find(userId))?.confirmedAt ?? null) !== null);
  }

  /**
   * Returns whether the code is correct; a correct one is consumed (single use). Rejects with `forbidden` where no code
   * can be checked, because the encryption key has changed since the secret was sealed.
   */
  accepts(userId: UserId, given: string): Promise<boolean> {
    const code = plainCode(given).replace(GROUPED, '');
    return this.work.run(async ({ twoFactors }) => {
      const digest = recoveryDigest(this.secrets, userId, code);
      const isCode = ONE_TIME_CODE.test(code);
      if (!isCode && (await twoFactors.useRecoveryCode(userId, digest))) return true;
      const found = await twoFactors.find(userId);
      if (!found) return false;
      const secret = this.sealer.open(found.sealedSecret);
      if (secret === undefined) {
        this.alarms.raise(userId);
        throw otherEncryptionKey();
      }
      const step = isCode ? this.codes.stepOf(secret, code, this.clock.now()) : undefined;
      return step !== undefined && twoFactors.acceptStep(userId, step);
    });
  }
}
