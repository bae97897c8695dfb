import { PurgeOldSessions } from '../../domain/identity/jobs/purge-old-sessions.ts';
import { SendPasswordChanged } from '../../domain/identity/jobs/send-password-changed.ts';
import { SendResetLink } from '../../domain/identity/jobs/send-reset-link.ts';
import { SendWelcome } from '../../domain/identity/jobs/send-welcome.ts';
import { FindAccounts } from '../../domain/identity/queries/find-accounts.ts';
import { GetCurrentUser } from '../../domain/identity/queries/get-current-user.ts';
import { GetSession } from '../../domain/identity/queries/get-session.ts';
import { ListSessions } from '../../domain/identity/queries/list-sessions.ts';
import { AddStudent } from '../../domain/identity/use-cases/add-student.ts';
import { ChangeProfile } from '../../domain/identity/use-cases/change-profile.ts';
import { EndOtherSessions } from '../../domain/identity/use-cases/end-other-sessions.ts';
import { EndSession } from '../../domain/identity/use-cases/end-session.ts';
import { SignOut } from '../../domain/identity/use-cases/sign-out.ts';
import { HOUR_MS } from '../../domain/kernel/clock.ts';
import { emailChangeRoutes } from '../../http/routes/identity/email-change-routes.ts';
import { emailConfirmationRoutes } from '../../http/routes/identity/email-confirmation-routes.ts';
import { identityRoutes } from '../../http/routes/identity/identity-routes.ts';
import { invitationRoutes } from '../../http/routes/identity/invitation-routes.ts';
import { peopleRoutes } from '../../http/routes/identity/people-routes.ts';
import { personalDataRoutes } from '../../http/routes/identity/personal-data-routes.ts';
import { profileRoutes } from '../../http/routes/identity/profile-routes.ts';
import { teamRoutes } from '../../http/routes/identity/team-routes.ts';
import { twoFactorRoutes } from '../../http/routes/identity/two-factor-routes.ts';
import { useCase } from './bindings.ts';
import { type Context, type ContextParts, context } from './context.ts';
import { emailUseCases } from './identity/emails.ts';
import { passwordUseCases } from './identity/passwords.ts';
import { peopleUseCases } from './identity/people.ts';
import { teamUseCases } from './identity/team.ts';
import { twoFactorUseCases } from './identity/two-factor.ts';

export function identity(parts: ContextParts): Context<'identity'> {
  const { ports, links, settings, clock } = parts;
  const { kernel, identity, settings: school } = ports;
  const useCases = {
    ...peopleUseCases(parts),
    ...passwordUseCases(ports),
    ...teamUseCases(ports),
    ...emailUseCases(ports),
    ...twoFactorUseCases(ports),
    addStudent: useCase(AddStudent, kernel.work, identity.passwords, kernel.ids, kernel.clock),
    findAccounts: useCase(FindAccounts, identity.users, identity.emailChanges, kernel.clock),
    signOut: useCase(SignOut, kernel.work, kernel.clock),
    getSession: useCase(GetSession, identity.sessions, kernel.clock),
    listSessions: useCase(ListSessions, identity.sessions, kernel.clock),
    endSession: useCase(EndSession, kernel.work, kernel.clock),
    endOtherSessions: useCase(EndOtherSessions, kernel.work, kernel.clock),
    getCurrentUser: useCase(GetCurrentUser, links.identity.purchases),
    changeProfile: useCase(ChangeProfile, identity.users),
    sendResetLink: useCase(SendResetLink, kernel.work, kernel.mailer, kernel.secrets, kernel.clock, school.site),
    sendPasswordChanged: useCase(SendPasswordChanged, identity.users, kernel.mailer, kernel.secrets, school.site),
    sendWelcome: useCase(SendWelcome, identity.users, kernel.mailer, school.site),
    purgeOldSessions: useCase(PurgeOldSessions, identity.sessions, kernel.clock),
  };
  return context(useCases, (made) => ({
    routes: [
      ...identityRoutes(made, { isHttps: settings.origin.startsWith('https:'), clock }),
      ...profileRoutes(made),
      ...emailChangeRoutes(made),
      ...emailConfirmationRoutes(made),
      ...peopleRoutes(made),
      ...teamRoutes(made),
      ...invitationRoutes(made),
      ...personalDataRoutes(made),
      ...twoFactorRoutes(made),
    ],
    jobs: {
      'identity/send-reset-link': made.sendResetLink,
      'identity/send-password-changed': made.sendPasswordChanged,
      'identity/send-email-confirmation': made.sendEmailConfirmation,
      'identity/send-email-link': made.sendEmailLink,
      'identity/send-email-changed': made.sendEmailChanged,
      'identity/send-invitation': made.sendInvitation,
      'identity/send-attempts-warning': made.sendAttemptsWarning,
      'identity/send-session-replaced': made.sendSessionReplaced,
      'identity/send-two-factor-changed': made.sendTwoFactorChanged,
      'identity/send-welcome': made.sendWelcome,
    },
    scheduledTasks: [
      { name: 'purge-old-sessions', everyMs: 12 * HOUR_MS, task: made.purgeOldSessions },
      { name: 'purge-old-attempts', everyMs: HOUR_MS, task: made.purgeOldAttempts },
      { name: 'purge-old-email-changes', everyMs: 12 * HOUR_MS, task: made.purgeOldEmailChanges },
      { name: 'purge-old-invitations', everyMs: 12 * HOUR_MS, task: made.purgeOldInvitations },
      { name: 'purge-old-streams', everyMs: HOUR_MS, task: made.purgeOldStreams },
    ],
  }));
}
