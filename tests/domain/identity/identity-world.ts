import { PurgeOldEmailChanges } from '../../../src/domain/identity/jobs/purge-old-email-changes.ts';
import { PurgeOldInvitations } from '../../../src/domain/identity/jobs/purge-old-invitations.ts';
import { PurgeOldStreams } from '../../../src/domain/identity/jobs/purge-old-streams.ts';
import { SendAttemptsWarning } from '../../../src/domain/identity/jobs/send-attempts-warning.ts';
import { SendEmailChanged } from '../../../src/domain/identity/jobs/send-email-changed.ts';
import { SendEmailConfirmation } from '../../../src/domain/identity/jobs/send-email-confirmation.ts';
import { SendEmailLink } from '../../../src/domain/identity/jobs/send-email-link.ts';
import { SendInvitation } from '../../../src/domain/identity/jobs/send-invitation.ts';
import { SendPasswordChanged } from '../../../src/domain/identity/jobs/send-password-changed.ts';
import { SendResetLink } from '../../../src/domain/identity/jobs/send-reset-link.ts';
import { SendSessionReplaced } from '../../../src/domain/identity/jobs/send-session-replaced.ts';
import { SendTwoFactorChanged } from '../../../src/domain/identity/jobs/send-two-factor-changed.ts';
import { SendWelcome } from '../../../src/domain/identity/jobs/send-welcome.ts';
import { KnownDevices } from '../../../src/domain/identity/known-devices.ts';
import { PasswordPolicy } from '../../../src/domain/identity/password-policy.ts';
import { Passwords } from '../../../src/domain/identity/passwords.ts';
import type { PasswordHasher } from '../../../src/domain/identity/ports.ts';
import { GetInvitation } from '../../../src/domain/identity/queries/get-invitation.ts';
import { GetSession } from '../../../src/domain/identity/queries/get-session.ts';
import { GetStreams } from '../../../src/domain/identity/queries/get-streams.ts';
import { GetTwoFactor } from '../../../src/domain/identity/queries/get-two-factor.ts';
import { ListSessions } from '../../../src/domain/identity/queries/list-sessions.ts';
import { ListTeam } from '../../../src/domain/identity/queries/list-team.ts';
import { SignInAttempts } from '../../../src/domain/identity/sign-in-attempts.ts';
import { TwoFactorCheck } from '../../../src/domain/identity/two-factor/two-factor-check.ts';
import { AcceptInvitation } from '../../../src/domain/identity/use-cases/accept-invitation.ts';
import { AddAdmin } from '../../../src/domain/identity/use-cases/add-admin.ts';
import { BeginTwoFactor } from '../../../src/domain/identity/use-cases/begin-two-factor.ts';
import { ChangePassword } from '../../../src/domain/identity/use-cases/change-password.ts';
import { ChangeProfile } from '../../../src/domain/identity/use-cases/change-profile.ts';
import { ChangeRoles } from '../../../src/domain/identity/use-cases/change-roles.ts';
import { ConfirmEmail } from '../../../src/domain/identity/use-cases/confirm-email.ts';
import { ConfirmEmailChange } from '../../../src/domain/identity/use-cases/confirm-email-change.ts';
import { ConfirmPassword } from '../../../src/domain/identity/use-cases/confirm-password.ts';
import { ConfirmTwoFactor } from '../../../src/domain/identity/use-cases/confirm-two-factor.ts';
import { CorrectEmail } from '../../../src/domain/identity/use-cases/correct-email.ts';
import { DisablePerson } from '../../../src/domain/identity/use-cases/disable-person.ts';
import { EnablePerson } from '../../../src/domain/identity/use-cases/enable-person.ts';
import { EndOtherSessions } from '../../../src/domain/identity/use-cases/end-other-sessions.ts';
import { EndSession } from '../../../src/domain/identity/use-cases/end-session.ts';
import { EndSessionsOf } from '../../../src/domain/identity/use-cases/end-sessions-of.ts';
import { ForgotPassword } from '../../../src/domain/identity/use-cases/forgot-password.ts';
import { Invite } from '../../../src/domain/identity/use-cases/invite.ts';
import { Register } from '../../../src/domain/identity/use-cases/register.ts';
import { RemoveTwoFactor } from '../../../src/domain/identity/use-cases/remove-two-factor.ts';
import { RequestEmailChange } from '../../../src/domain/identity/use-cases/request-email-change.ts';
import { ResetPassword } from '../../../src/domain/identity/use-cases/reset-password.ts';
import { SendConfirmationAgain } from '../../../src/domain/identity/use-cases/send-confirmation-again.ts';
import { SignIn } from '../../../src/domain/identity/use-cases/sign-in.ts';
import { SignOut } from '../../../src/domain/identity/use-cases/sign-out.ts';
import { UndoEmailChange } from '../../../src/domain/identity/use-cases/undo-email-change.ts';
import { WithdrawInvitation } from '../../../src/domain/identity/use-cases/withdraw-invitation.ts';
import type { User } from '../../../src/domain/identity/user.ts';
import { after, MINUTE_MS } from '../../../src/domain/kernel/clock.ts';
import type { LeasedJob } from '../../../src/domain/kernel/jobs.ts';
import { fewCommonPasswords } from '../../doubles/identity/few-common-passwords.ts';
import { PlainOneTimeCodes } from '../../doubles/identity/plain-one-time-codes.ts';
import { PlainPasswordHasher } from '../../doubles/identity/plain-password-hasher.ts';
import { PlainSealer } from '../../doubles/identity/plain-sealer.ts';
import { PlainTokens } from '../../doubles/identity/plain-tokens.ts';
import { sqlWorld } from '../../doubles/sql-world.ts';

export const ADA = { name: 'Ada Byron', email: 'ada@example.com', phone: '+61 400 000 000', password: 'correct horse' };

/** All of identity on SQLite in memory. */
export function identityWorld() {
  const { db, written, clock, ids, secrets, stores, work, breakStores, jobs, mailbox } = sqlWorld();
  const passwords = new Passwords(new PlainPasswordHasher());
  const tokens = new PlainTokens(clock);
  const site = { name: 'Cusp', origin: 'http://localhost:3000' };
  const { users, sessions, streams } = stores;
  const policy = new PasswordPolicy(fewCommonPasswords, [], { brandName: 'Cusp', isExposed: true });
  const attempts = new SignInAttempts(work, secrets, clock, { rateLimitFactor: 1 });
  const devices = new KnownDevices(secrets);
  const codes = new PlainOneTimeCodes();
  const sealer = new PlainSealer();
  const getInvitation = new GetInvitation(work, secrets, clock);
  const lockedOut: string[] = [];
  const check = new TwoFactorCheck(work, codes, sealer, secrets, clock, { raise: (id) => void lockedOut.push(id) });
  const signInWith = (hasher: PasswordHasher) =>
    new SignIn(users, work, new Passwords(hasher), tokens, ids, clock, attempts, devices, policy, check);
  const signIn = signInWith(passwords);

  return {
    db,
    written,
    clock,
    ids,
    stores,
    work,
    breakStores,
    passwords,
    tokens,
    policy,
    attempts,
    devices,
    register: new Register(work, passwords, ids, clock, policy),
    addAdmin: new AddAdmin(work, passwords, ids, clock, policy),
    signIn,
    sealer,
    lockedOut,
    signInWith,
    beginTwoFactor: new BeginTwoFactor(work, passwords, codes, sealer, attempts),
    confirmTwoFactor: new ConfirmTwoFactor(work, check, secrets, clock, attempts),
    removeTwoFactor: new RemoveTwoFactor(work, check, passwords, clock, attempts),
    getTwoFactor: new GetTwoFactor(work, { isExposed: true }),
    sendTwoFactorChanged: new SendTwoFactorChanged(users, mailbox, site),
    signOut: new SignOut(work, clock),
    getSession: new GetSession(sessions, clock),
    listSessions: new ListSessions(sessions, clock),
    endSession: new EndSession(work, clock),
    endOtherSessions: new EndOtherSessions(work, clock),
    changeProfile: new ChangeProfile(users),
    forgotPassword: new ForgotPassword(work, attempts, devices),
    sendResetLink: new SendResetLink(work, mailbox, secrets, clock, site),
    resetPassword: new ResetPassword(work, passwords, secrets, clock, attempts, policy),
    changePassword: new ChangePassword(users, work, passwords, clock, policy, attempts),
    requestEmailChange: new RequestEmailChange(users, work, passwords, ids, clock, attempts),
    confirmEmailChange: new ConfirmEmailChange(work, secrets, clock),
    undoEmailChange: new UndoEmailChange(work, passwords, secrets, clock),
    confirmEmail: new ConfirmEmail(work, secrets, clock),
    sendConfirmationAgain: new SendConfirmationAgain(work, attempts),
    sendEmailConfirmation: new SendEmailConfirmation(work, mailbox, secrets, clock, site),
    correctEmail: new CorrectEmail(work, ids, clock),
    sendEmailLink: new SendEmailLink(work, mailbox, secrets, clock, site),
    sendEmailChanged: new SendEmailChanged(work, mailbox, secrets, clock, site),
    purgeOldEmailChanges: new PurgeOldEmailChanges(work, clock),
    sendWelcome: new SendWelcome(users, mailbox, site),
    sendAttemptsWarning: new SendAttemptsWarning(users, mailbox, clock, site),
    sendSessionReplaced: new SendSessionReplaced(sessions, mailbox, site),
    confirmPassword: new ConfirmPassword(users, sessions, passwords, clock, attempts),
    streams,
    getStreams: new GetStreams(streams, clock, { rateLimitFactor: 1 }),
    purgeOldStreams: new PurgeOldStreams(streams, clock),
    changeRoles: new ChangeRoles(work, ids, clock),
    listTeam: new ListTeam(users, sessions, stores.twoFactors, stores.invitations, clock),
    invite: new Invite(work, ids, clock),
    withdrawInvitation: new WithdrawInvitation(work, clock),
    getInvitation,
    acceptInvitation: new AcceptInvitation(work, getInvitation, passwords, secrets, ids, clock, policy),
    sendInvitation: new SendInvitation(work, mailbox, secrets, clock, site),
    purgeOldInvitations: new PurgeOldInvitations(work, clock),
    disablePerson: new DisablePerson(work, ids, clock),
    enablePerson: new EnablePerson(work, ids, clock),
    endSessionsOf: new EndSessionsOf(work, ids, clock),
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
        roles: more.role === 'admin' ? ['owner'] : [],
        agreedToTermsAt: now,
        createdAt: now,
        disabledAt: null,
        emailConfirmedAt: null,
        emailRefusedAt: null,
        ...more,
      };
      await users.add(user);
      return user;
    },

    /** What was left for later, oldest first; each job is seen once. */
    takeJobs: async (): Promise<Pick<LeasedJob, 'name' | 'payload'>[]> => {
      const leased = await jobs.lease(clock.now(), after(clock.now(), MINUTE_MS), 100);
      for (const { id } of leased) await jobs.done(id);
      return leased.map(({ name, payload }) => ({ name, payload }));
    },
    mails: async () => (await mailbox.list({ limit: 100 })).mails.toReversed(),
  };
}
