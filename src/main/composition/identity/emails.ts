import { PurgeOldEmailChanges } from '../../../domain/identity/jobs/purge-old-email-changes.ts';
import { SendEmailChanged } from '../../../domain/identity/jobs/send-email-changed.ts';
import { SendEmailConfirmation } from '../../../domain/identity/jobs/send-email-confirmation.ts';
import { SendEmailLink } from '../../../domain/identity/jobs/send-email-link.ts';
import { GetWaitingEmail } from '../../../domain/identity/queries/get-waiting-email.ts';
import { SignInAttempts } from '../../../domain/identity/sign-in-attempts.ts';
import { ConfirmEmail } from '../../../domain/identity/use-cases/confirm-email.ts';
import { ConfirmEmailChange } from '../../../domain/identity/use-cases/confirm-email-change.ts';
import { CorrectEmail } from '../../../domain/identity/use-cases/correct-email.ts';
import { RequestEmailChange } from '../../../domain/identity/use-cases/request-email-change.ts';
import { SendConfirmationAgain } from '../../../domain/identity/use-cases/send-confirmation-again.ts';
import { UndoEmailChange } from '../../../domain/identity/use-cases/undo-email-change.ts';
import { useCase } from '../bindings.ts';
import type { ContextParts } from '../context.ts';

/** Use cases of the e-mail address of an account: confirmed, changed with an undo, corrected by the school. */
export const emailUseCases = ({ kernel, identity, settings }: ContextParts['ports']) => ({
  confirmEmail: useCase(ConfirmEmail, kernel.work, kernel.secrets, kernel.clock),
  sendConfirmationAgain: useCase(SendConfirmationAgain, kernel.work, SignInAttempts),
  requestEmailChange: useCase(
    RequestEmailChange,
    identity.users,
    kernel.work,
    identity.passwords,
    kernel.ids,
    kernel.clock,
    SignInAttempts,
  ),
  confirmEmailChange: useCase(ConfirmEmailChange, kernel.work, kernel.secrets, kernel.clock),
  undoEmailChange: useCase(UndoEmailChange, kernel.work, identity.passwords, kernel.secrets, kernel.clock),
  getWaitingEmail: useCase(GetWaitingEmail, identity.emailChanges, identity.users, kernel.clock),
  correctEmail: useCase(CorrectEmail, kernel.work, kernel.ids, kernel.clock),
  sendEmailConfirmation: useCase(
    SendEmailConfirmation,
    kernel.work,
    kernel.mailer,
    kernel.secrets,
    kernel.clock,
    settings.site,
  ),
  sendEmailLink: useCase(SendEmailLink, kernel.work, kernel.mailer, kernel.secrets, kernel.clock, settings.site),
  sendEmailChanged: useCase(SendEmailChanged, kernel.work, kernel.mailer, kernel.secrets, kernel.clock, settings.site),
  purgeOldEmailChanges: useCase(PurgeOldEmailChanges, kernel.work, kernel.clock),
});
