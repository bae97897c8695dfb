import type { UserId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { TwoFactorRepository } from '../two-factor/ports.ts';

export interface TwoFactorState {
  readonly since: Date | null;
  readonly recoveryCodes: number;
  /** The school can be reached from elsewhere, and this administrator has a password alone. */
  readonly isWanted: boolean;
}

/** Returns whether an administrator uses two-factor sign-in, and whether they should. */
export class GetTwoFactor {
  constructor(
    private readonly work: UnitOfWork<{ twoFactors: TwoFactorRepository }>,
    private readonly settings: { readonly isExposed: boolean },
  ) {}

  run({ userId }: { userId: UserId }): Promise<TwoFactorState> {
    return this.work.run(async ({ twoFactors }) => {
      const since = (await twoFactors.find(userId))?.confirmedAt ?? null;
      const recoveryCodes = since === null ? 0 : await twoFactors.countRecoveryCodes(userId);
      return { since, recoveryCodes, isWanted: since === null && this.settings.isExposed };
    });
  }
}
