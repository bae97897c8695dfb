import { SendPasswordChanged } from '../../../src/domain/identity/jobs/send-password-changed.ts';
import { SendResetLink } from '../../../src/domain/identity/jobs/send-reset-link.ts';
import { SendWelcome } from '../../../src/domain/identity/jobs/send-welcome.ts';
import { GetSession } from '../../../src/domain/identity/queries/get-session.ts';
import { ListSessions } from '../../../src/domain/identity/queries/list-sessions.ts';
import { ChangePassword } from '../../../src/domain/identity/use-cases/change-password.ts';
import { ChangeProfile } from '../../../src/domain/identity/use-cases/change-profile.ts';
import { EndOtherSessions } from '../../../src/domain/identity/use-cases/end-other-sessions.ts';
import { EndSession } from '../../../src/domain/identity/use-cases/end-session.ts';
import { ForgotPassword } from '../../../src/domain/identity/use-cases/forgot-password.ts';
import { Register } from '../../../src/domain/identity/use-cases/register.ts';
import { ResetPassword } from '../../../src/domain/identity/use-cases/reset-password.ts';
import { SignIn } from '../../../src/domain/identity/use-cases/sign-in.ts';
import { SignOut } from '../../../src/domain/identity/use-cases/sign-out.ts';
import type { User } from '../../../src/domain/identity/user.ts';
import { DAY_MS } from '../../../src/domain/kernel/clock.ts';
import type { LeasedJob } from '../../../src/domain/kernel/jobs.ts';
import { PlainPasswordHasher } from '../../doubles/identity/plain-password-hasher.ts';
import { PlainTokens } from '../../doubles/identity/plain-tokens.ts';
import { outsideWorld } from '../../doubles/outside-world.ts';

export const ADA = { name: 'Ada Byron', email: 'ada@example.com', phone: '+61 400 000 000', password: 'correct horse' };

/** All of identity on the memory adapters. */
export function identityWorld() {
  const { clock, ids, secrets, stores, work, jobs, mailbox } = outsideWorld();
  const passwords = new PlainPasswordHasher();
  const tokens = new PlainTokens(clock);
  const site = { name: 'Cusp', origin: 'http://localhost:3000' };
  const { users, sessions } = stores;
  const signIn = new SignIn(users, work, passwords, tokens, ids, clock);

  return {
    clock,
    ids,
    stores,
    work,
    passwords,
    tokens,
    register: new Register(work, passwords, ids, clock),
    signIn,
    signOut: new SignOut(work, clock),
    getSession: new GetSession(sessions, clock),
    listSessions: new ListSessions(sessions, clock),
    endSession: new EndSession(work, clock),
    endOtherSessions: new EndOtherSessions(work, clock),
    changeProfile: new ChangeProfile(users),
    forgotPassword: new ForgotPassword(work),
    sendResetLink: new SendResetLink(work, mailbox, secrets, clock, site),
    resetPassword: new ResetPassword(work, passwords, secrets, clock),
    changePassword: new ChangePassword(users, work, passwords, clock),
    sendWelcome: new SendWelcome(users, mailbox, site),
    sendPasswordChanged: new SendPasswordChanged(users, mailbox, secrets, site),

    signInAda: (more: Partial<Parameters<SignIn['run']>[0]> = {}) =>
      signIn.run({ email: ADA.email, password: ADA.password, kind: 'web', device: 'Firefox on Linux', ...more }),

    /** Puts a user there who did not come by the front door: an administrator, somebody disabled. */
    addUser: async (more: Partial<User>): Promise<User> => {
      const now = clock.now();
      const user: User = {
        id: ids.next(),
        name: 'Grace Hopper',
        email: 'grace@example.com',
        phone: '',
        passwordHash: await passwords.hash(ADA.password),
        role: 'student',
        agreedToTermsAt: now,
        createdAt: now,
        disabledAt: null,
        ...more,
      };
      await users.add(user);
      return user;
    },

    /** What was left for later, oldest first; each job is seen once. */
    takeJobs: async (): Promise<Pick<LeasedJob, 'name' | 'payload'>[]> => {
      const leased = await jobs.lease(clock.now(), new Date(clock.now().getTime() + 365 * DAY_MS), 100);
      return leased.map(({ name, payload }) => ({ name, payload }));
    },
    mails: async () => (await mailbox.list({ limit: 100 })).mails.toReversed(),
  };
}
