import { PurgeOldSessions } from '../../domain/identity/jobs/purge-old-sessions.ts';
import { SendPasswordChanged } from '../../domain/identity/jobs/send-password-changed.ts';
import { SendResetLink } from '../../domain/identity/jobs/send-reset-link.ts';
import { SendWelcome } from '../../domain/identity/jobs/send-welcome.ts';
import { GetCurrentUser } from '../../domain/identity/queries/get-current-user.ts';
import { GetSession } from '../../domain/identity/queries/get-session.ts';
import { ListSessions } from '../../domain/identity/queries/list-sessions.ts';
import { AddAdmin } from '../../domain/identity/use-cases/add-admin.ts';
import { AddStudent } from '../../domain/identity/use-cases/add-student.ts';
import { ChangePassword } from '../../domain/identity/use-cases/change-password.ts';
import { ChangeProfile } from '../../domain/identity/use-cases/change-profile.ts';
import { EndOtherSessions } from '../../domain/identity/use-cases/end-other-sessions.ts';
import { EndSession } from '../../domain/identity/use-cases/end-session.ts';
import { ForgotPassword } from '../../domain/identity/use-cases/forgot-password.ts';
import { Register } from '../../domain/identity/use-cases/register.ts';
import { ResetPassword } from '../../domain/identity/use-cases/reset-password.ts';
import { SignIn } from '../../domain/identity/use-cases/sign-in.ts';
import { SignOut } from '../../domain/identity/use-cases/sign-out.ts';
import { HOUR_MS } from '../../domain/kernel/clock.ts';
import { identityRoutes } from '../../http/routes/identity/identity-routes.ts';
import { profileRoutes } from '../../http/routes/identity/profile-routes.ts';
import { useCase } from './bindings.ts';
import { type Context, context, type Ground } from './context.ts';

export function identity({ ports, links, settings, clock }: Ground): Context<'identity'> {
  const { kernel, identity, settings: school } = ports;
  const useCases = {
    register: useCase(Register, kernel.work, identity.passwords, kernel.ids, kernel.clock),
    addStudent: useCase(AddStudent, kernel.work, identity.passwords, kernel.ids, kernel.clock),
    addAdmin: useCase(AddAdmin, kernel.work, identity.passwords, kernel.ids, kernel.clock),
    signIn: useCase(SignIn, identity.users, kernel.work, identity.passwords, identity.tokens, kernel.ids, kernel.clock),
    signOut: useCase(SignOut, kernel.work, kernel.clock),
    getSession: useCase(GetSession, identity.sessions, kernel.clock),
    listSessions: useCase(ListSessions, identity.sessions, kernel.clock),
    endSession: useCase(EndSession, kernel.work, kernel.clock),
    endOtherSessions: useCase(EndOtherSessions, kernel.work, kernel.clock),
    getCurrentUser: useCase(GetCurrentUser, links.identity.purchases),
    forgotPassword: useCase(ForgotPassword, kernel.work),
    resetPassword: useCase(ResetPassword, kernel.work, identity.passwords, kernel.secrets, kernel.clock),
    changeProfile: useCase(ChangeProfile, identity.users),
    changePassword: useCase(ChangePassword, identity.users, kernel.work, identity.passwords, kernel.clock),
    sendResetLink: useCase(SendResetLink, kernel.work, kernel.mailer, kernel.secrets, kernel.clock, school.site),
    sendPasswordChanged: useCase(SendPasswordChanged, identity.users, kernel.mailer, kernel.secrets, school.site),
    sendWelcome: useCase(SendWelcome, identity.users, kernel.mailer, school.site),
    purgeOldSessions: useCase(PurgeOldSessions, identity.sessions, kernel.clock),
  };
  return context(useCases, (made) => ({
    routes: [...identityRoutes(made, { isHttps: settings.origin.startsWith('https:'), clock }), ...profileRoutes(made)],
    jobs: {
      'identity/send-reset-link': made.sendResetLink,
      'identity/send-password-changed': made.sendPasswordChanged,
      'identity/send-welcome': made.sendWelcome,
    },
    scheduledTasks: [{ name: 'purge-old-sessions', everyMs: 12 * HOUR_MS, task: made.purgeOldSessions }],
  }));
}
