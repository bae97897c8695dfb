import { PurgeOldAttempts } from '../../../domain/identity/jobs/purge-old-attempts.ts';
import { SendAttemptsWarning } from '../../../domain/identity/jobs/send-attempts-warning.ts';
import { KnownDevices } from '../../../domain/identity/known-devices.ts';
import { PasswordPolicy } from '../../../domain/identity/password-policy.ts';
import { SignInAttempts } from '../../../domain/identity/sign-in-attempts.ts';
import { TwoFactorCheck } from '../../../domain/identity/two-factor/two-factor-check.ts';
import { AddAdmin } from '../../../domain/identity/use-cases/add-admin.ts';
import { ChangePassword } from '../../../domain/identity/use-cases/change-password.ts';
import { ForgotPassword } from '../../../domain/identity/use-cases/forgot-password.ts';
import { Register } from '../../../domain/identity/use-cases/register.ts';
import { ResetPassword } from '../../../domain/identity/use-cases/reset-password.ts';
import { SignIn } from '../../../domain/identity/use-cases/sign-in.ts';
import { useCase } from '../bindings.ts';
import type { ContextParts } from '../context.ts';

/** Use cases of passwords: choosing, trying and changing them. */
export const passwordUseCases = ({ kernel, identity, settings }: ContextParts['ports']) => ({
  passwordPolicy: useCase(PasswordPolicy, identity.commonPasswords, identity.publicPasswords, settings.school),
  knownDevices: useCase(KnownDevices, kernel.secrets),
  signInAttempts: useCase(SignInAttempts, kernel.work, kernel.secrets, kernel.clock, settings.school),
  register: useCase(Register, kernel.work, identity.passwords, kernel.ids, kernel.clock, PasswordPolicy),
  addAdmin: useCase(AddAdmin, kernel.work, identity.passwords, kernel.ids, kernel.clock, PasswordPolicy),
  signIn: useCase(
    SignIn,
    identity.users,
    kernel.work,
    identity.passwords,
    identity.tokens,
    kernel.ids,
    kernel.clock,
    SignInAttempts,
    KnownDevices,
    PasswordPolicy,
    TwoFactorCheck,
  ),
  forgotPassword: useCase(ForgotPassword, kernel.work, SignInAttempts, KnownDevices),
  resetPassword: useCase(
    ResetPassword,
    kernel.work,
    identity.passwords,
    kernel.secrets,
    kernel.clock,
    SignInAttempts,
    PasswordPolicy,
  ),
  changePassword: useCase(
    ChangePassword,
    identity.users,
    kernel.work,
    identity.passwords,
    kernel.clock,
    PasswordPolicy,
    SignInAttempts,
  ),
  sendAttemptsWarning: useCase(SendAttemptsWarning, identity.users, kernel.mailer, kernel.clock, settings.site),
  purgeOldAttempts: useCase(PurgeOldAttempts, kernel.work, kernel.clock),
});
