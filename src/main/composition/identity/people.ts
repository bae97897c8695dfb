import { PurgeOldStreams } from '../../../domain/identity/jobs/purge-old-streams.ts';
import { SendSessionReplaced } from '../../../domain/identity/jobs/send-session-replaced.ts';
import { CopyPersonalData } from '../../../domain/identity/queries/copy-personal-data.ts';
import { GetStreams } from '../../../domain/identity/queries/get-streams.ts';
import { SignInAttempts } from '../../../domain/identity/sign-in-attempts.ts';
import { AdmitStream } from '../../../domain/identity/use-cases/admit-stream.ts';
import { ConfirmPassword } from '../../../domain/identity/use-cases/confirm-password.ts';
import { DisablePerson } from '../../../domain/identity/use-cases/disable-person.ts';
import { EnablePerson } from '../../../domain/identity/use-cases/enable-person.ts';
import { EndSessionsOf } from '../../../domain/identity/use-cases/end-sessions-of.ts';
import { ErasePerson } from '../../../domain/identity/use-cases/erase-person.ts';
import { ResetUnproven } from '../../../domain/identity/use-cases/reset-unproven.ts';
import { useCase } from '../bindings.ts';
import type { ContextParts } from '../context.ts';

/** Use cases for incidents with accounts: disabling, ending sessions, listing streams, personal data. */
export const peopleUseCases = ({ ports: { kernel, identity, reporting, settings }, links }: ContextParts) => ({
  erasePerson: useCase(
    ErasePerson,
    kernel.work,
    identity.users,
    identity.personalData,
    links.identity.openCheckouts,
    kernel.ids,
    kernel.clock,
  ),
  copyPersonalData: useCase(
    CopyPersonalData,
    identity.users,
    identity.personalData,
    reporting.auditLog,
    identity.passwords,
    SignInAttempts,
    kernel.ids,
    kernel.clock,
  ),
  confirmPassword: useCase(
    ConfirmPassword,
    identity.users,
    identity.sessions,
    identity.passwords,
    kernel.clock,
    SignInAttempts,
  ),
  admitStream: useCase(AdmitStream, identity.streams, kernel.clock, settings.school),
  getStreams: useCase(GetStreams, identity.streams, kernel.clock, settings.school),
  purgeOldStreams: useCase(PurgeOldStreams, identity.streams, kernel.clock),
  resetUnproven: useCase(ResetUnproven, kernel.work, identity.passwords, kernel.clock),
  disablePerson: useCase(DisablePerson, kernel.work, kernel.ids, kernel.clock),
  enablePerson: useCase(EnablePerson, kernel.work, kernel.ids, kernel.clock),
  endSessionsOf: useCase(EndSessionsOf, kernel.work, kernel.ids, kernel.clock),
  sendSessionReplaced: useCase(SendSessionReplaced, identity.sessions, kernel.mailer, settings.site),
});
