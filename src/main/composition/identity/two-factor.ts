import { SendTwoFactorChanged } from '../../../domain/identity/jobs/send-two-factor-changed.ts';
import { GetTwoFactor } from '../../../domain/identity/queries/get-two-factor.ts';
import { SignInAttempts } from '../../../domain/identity/sign-in-attempts.ts';
import { TwoFactorCheck } from '../../../domain/identity/two-factor/two-factor-check.ts';
import { BeginTwoFactor } from '../../../domain/identity/use-cases/begin-two-factor.ts';
import { ConfirmTwoFactor } from '../../../domain/identity/use-cases/confirm-two-factor.ts';
import { RemoveTwoFactor } from '../../../domain/identity/use-cases/remove-two-factor.ts';
import { useCase } from '../bindings.ts';
import type { ContextParts } from '../context.ts';

/** The second factor of an administrator. */
export const twoFactorUseCases = ({ kernel, identity, settings }: ContextParts['ports']) => ({
  twoFactorCheck: useCase(
    TwoFactorCheck,
    kernel.work,
    identity.oneTimeCodes,
    identity.sealer,
    kernel.secrets,
    kernel.clock,
    identity.twoFactorAlarms,
  ),
  getTwoFactor: useCase(GetTwoFactor, kernel.work, settings.school),
  beginTwoFactor: useCase(
    BeginTwoFactor,
    kernel.work,
    identity.passwords,
    identity.oneTimeCodes,
    identity.sealer,
    SignInAttempts,
  ),
  confirmTwoFactor: useCase(
    ConfirmTwoFactor,
    kernel.work,
    TwoFactorCheck,
    kernel.secrets,
    kernel.clock,
    SignInAttempts,
  ),
  removeTwoFactor: useCase(
    RemoveTwoFactor,
    kernel.work,
    TwoFactorCheck,
    identity.passwords,
    kernel.clock,
    SignInAttempts,
  ),
  sendTwoFactorChanged: useCase(SendTwoFactorChanged, identity.users, kernel.mailer, settings.site),
});
