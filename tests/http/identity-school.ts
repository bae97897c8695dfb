import { randomBytes } from 'node:crypto';
import session from 'express-session';
import type { Knex } from 'knex';
import request, { type Response, type Test } from 'supertest';
import { JoseTokens } from '../../src/adapters/jose/tokens.ts';
import { translateFault } from '../../src/adapters/knex/faults.ts';
import { KnexEmailChangeRepository } from '../../src/adapters/knex/identity/email-change-repository.ts';
import { KnexSessionRepository } from '../../src/adapters/knex/identity/session-repository.ts';
import { KnexUserRepository } from '../../src/adapters/knex/identity/user-repository.ts';
import { KnexUnitOfWork } from '../../src/adapters/knex/unit-of-work.ts';
import { AesSealer } from '../../src/adapters/node-crypto/aes-sealer.ts';
import { NodeSecrets } from '../../src/adapters/node-crypto/node-secrets.ts';
import { RandomIds } from '../../src/adapters/node-crypto/random-ids.ts';
import { TotpCodes } from '../../src/adapters/otpauth/one-time-codes.ts';
import { KnownDevices } from '../../src/domain/identity/known-devices.ts';
import { PasswordPolicy } from '../../src/domain/identity/password-policy.ts';
import { Passwords } from '../../src/domain/identity/passwords.ts';
import type { PasswordHasher } from '../../src/domain/identity/ports.ts';
import { GetCurrentUser } from '../../src/domain/identity/queries/get-current-user.ts';
import { GetSession } from '../../src/domain/identity/queries/get-session.ts';
import { GetTwoFactor } from '../../src/domain/identity/queries/get-two-factor.ts';
import { GetWaitingEmail } from '../../src/domain/identity/queries/get-waiting-email.ts';
import { ListSessions } from '../../src/domain/identity/queries/list-sessions.ts';
import { SignInAttempts } from '../../src/domain/identity/sign-in-attempts.ts';
import { TwoFactorCheck } from '../../src/domain/identity/two-factor/two-factor-check.ts';
import { BeginTwoFactor } from '../../src/domain/identity/use-cases/begin-two-factor.ts';
import { ChangePassword } from '../../src/domain/identity/use-cases/change-password.ts';
import { ChangeProfile } from '../../src/domain/identity/use-cases/change-profile.ts';
import { ConfirmEmail } from '../../src/domain/identity/use-cases/confirm-email.ts';
import { ConfirmEmailChange } from '../../src/domain/identity/use-cases/confirm-email-change.ts';
import { ConfirmPassword } from '../../src/domain/identity/use-cases/confirm-password.ts';
import { ConfirmTwoFactor } from '../../src/domain/identity/use-cases/confirm-two-factor.ts';
import { EndOtherSessions } from '../../src/domain/identity/use-cases/end-other-sessions.ts';
import { EndSession } from '../../src/domain/identity/use-cases/end-session.ts';
import { ForgotPassword } from '../../src/domain/identity/use-cases/forgot-password.ts';
import { Register } from '../../src/domain/identity/use-cases/register.ts';
import { RemoveTwoFactor } from '../../src/domain/identity/use-cases/remove-two-factor.ts';
import { RequestEmailChange } from '../../src/domain/identity/use-cases/request-email-change.ts';
import { ResetPassword } from '../../src/domain/identity/use-cases/reset-password.ts';
import { SendConfirmationAgain } from '../../src/domain/identity/use-cases/send-confirmation-again.ts';
import { SignIn } from '../../src/domain/identity/use-cases/sign-in.ts';
import { SignOut } from '../../src/domain/identity/use-cases/sign-out.ts';
import { UndoEmailChange } from '../../src/domain/identity/use-cases/undo-email-change.ts';
import { createApp } from '../../src/http/app.ts';
import { authenticate } from '../../src/http/auth/authenticate.ts';
import { cookieSession } from '../../src/http/auth/session.ts';
import type { PublicCall, Route } from '../../src/http/route.ts';
import { emailChangeRoutes } from '../../src/http/routes/identity/email-change-routes.ts';
import { emailConfirmationRoutes } from '../../src/http/routes/identity/email-confirmation-routes.ts';
import { identityRoutes } from '../../src/http/routes/identity/identity-routes.ts';
import { profileRoutes } from '../../src/http/routes/identity/profile-routes.ts';
import { twoFactorRoutes } from '../../src/http/routes/identity/two-factor-routes.ts';
import { FixedClock } from '../doubles/fixed-clock.ts';
import { fewCommonPasswords } from '../doubles/identity/few-common-passwords.ts';
import { PlainPasswordHasher } from '../doubles/identity/plain-password-hasher.ts';
import { sqlite } from '../support/database.ts';

export const ORIGIN = 'http://localhost:3000';
/** What everybody owns here, as the wire tells it. */
export const OWN_ACCESS = {
  _id: 'course-1',
  id: 'course-1',
  courseId: 'course-1',
  since: '2026-03-02T09:00:00.000Z',
  endsAt: '2027-01-02T12:59:59.999Z',
  isActive: true,
  canExtend: false,
  price: 499,
};
export const PASSWORD = 'a long enough password';

export interface SchoolOptions {
  readonly limitFactor?: number;
  readonly isHttps?: boolean;
  readonly docsRule?: 'public' | 'admin';
  readonly passwords?: PasswordHasher;
  /** In memory unless a test brings another. */
  readonly openStore?: (database: Knex) => session.Store;
}

/**
 * Everything of identity in the application as it is served, on an SQLite of its own, with a few routes to be guarded.
 */
export async function openSchool({
  limitFactor = 1000,
  isHttps = false,
  openStore = () => new session.MemoryStore(),
  docsRule = 'public',
  passwords = new PlainPasswordHasher(),
}: SchoolOptions = {}) {
  const { db: database, close } = await sqlite.open();
  const store = openStore(database);
  const clock = new FixedClock(new Date());
  const ids = new RandomIds();
  const work = new KnexUnitOfWork(database, ids, clock);
  const users = new KnexUserRepository(database);
  const secrets = new NodeSecrets('a key of the tests');
  const policy = new PasswordPolicy(fewCommonPasswords, [], { brandName: 'Cusp', isExposed: true });
  const attempts = new SignInAttempts(work, secrets, clock, { rateLimitFactor: limitFactor });
  const devices = new KnownDevices(secrets);
  const [codes, sealer] = [new TotpCodes({ name: 'Cusp' }), new AesSealer(randomBytes(32))];
  const check = new TwoFactorCheck(work, codes, sealer, secrets, clock, { raise: () => undefined });
  const tokens = new JoseTokens({ current: randomBytes(32) }, clock);
  const useCases = {
    register: new Register(work, passwords, ids, clock, policy),
    signIn: new SignIn(users, work, new Passwords(passwords), tokens, ids, clock, attempts, devices, policy, check),
    signOut: new SignOut(work, clock),
    forgotPassword: new ForgotPassword(work, attempts, devices),
    resetPassword: new ResetPassword(work, passwords, secrets, clock, attempts, policy),
    changePassword: new ChangePassword(users, work, passwords, clock, policy, attempts),
    confirmPassword: new ConfirmPassword(users, new KnexSessionRepository(database), passwords, clock, attempts),
    requestEmailChange: new RequestEmailChange(users, work, passwords, ids, clock, attempts),
    getWaitingEmail: new GetWaitingEmail(new KnexEmailChangeRepository(database), users, clock),
    confirmEmailChange: new ConfirmEmailChange(work, secrets, clock),
    undoEmailChange: new UndoEmailChange(work, passwords, secrets, clock),
    confirmEmail: new ConfirmEmail(work, secrets, clock),
    sendConfirmationAgain: new SendConfirmationAgain(work, attempts),
    changeProfile: new ChangeProfile(users),
    listSessions: new ListSessions(new KnexSessionRepository(database), clock),
    endSession: new EndSession(work, clock),
    endOtherSessions: new EndOtherSessions(work, clock),
    getTwoFactor: new GetTwoFactor(work, { isExposed: true }),
    beginTwoFactor: new BeginTwoFactor(work, passwords, codes, sealer, attempts),
    confirmTwoFactor: new ConfirmTwoFactor(work, check, secrets, clock, attempts),
    removeTwoFactor: new RemoveTwoFactor(work, check, passwords, clock, attempts),
    getCurrentUser: new GetCurrentUser({
      of: async () => [
        { ...OWN_ACCESS, since: new Date(OWN_ACCESS.since), endsAt: new Date(OWN_ACCESS.endsAt), priceCents: 49_900 },
      ],
    }),
  };
  const warnings: string[] = [];
  const log = {
    warn: (_facts: object, message: string) => void warnings.push(message),
    error: (facts: { err?: unknown }) => void warnings.push(String(facts.err)),
  };
  const current = { refreshTo: async () => undefined };
  const getSession = new GetSession(new KnexSessionRepository(database), clock);

  const app = createApp({
    origin: isHttps ? ORIGIN.replace('http:', 'https:') : ORIGIN,
    proxyHops: isHttps ? 1 : 0,
    rateLimitFactor: limitFactor,
    rateLimitStores: undefined,
    scriptHashes: [],
    pagePolicy: { connect: [], form: ['https://checkout.stripe.com'], media: [] },
    watchers: [(_req, _res, next) => next()],
    log,
    translateFault,
    pages: [],
    saves: (_req, _res, next) => next(),
    cookieSession: cookieSession({ isHttps, secrets: ['a secret of the tests'], store, log }),
    authenticate: authenticate({ getSession, signOut: useCases.signOut, tokens, current, clock, log }),
    probes: [],
    openRoutes: [],
    signedRoutes: [],
    docsRule,
    routes: [
      ...identityRoutes(useCases, { isHttps, clock }),
      ...profileRoutes(useCases),
      ...emailChangeRoutes(useCases),
      ...emailConfirmationRoutes(useCases),
      ...twoFactorRoutes(useCases),
      ...guarded,
    ],
    acts: { run: (_act, work) => work() },
  });

  return { app, database, close, clock, work, users, tokens, store, warnings, useCases };
}

export type School = Awaited<ReturnType<typeof openSchool>>;

const mirror = ({ user }: PublicCall) => ({ who: user?.userId ?? null, by: user?.carrier ?? null });

const guarded: Route[] = [
  { method: 'get', path: '/open', rule: 'public', handle: mirror },
  { method: 'post', path: '/open', rule: 'public', handle: mirror },
  { method: 'get', path: '/mine', rule: 'signed-in', handle: mirror },
  { method: 'post', path: '/mine', rule: 'signed-in', handle: mirror },
  { method: 'put', path: '/mine', rule: 'owner', handle: mirror },
  { method: 'patch', path: '/mine', rule: 'owner', handle: mirror },
  { method: 'delete', path: '/mine', rule: 'owner', handle: mirror },
  { method: 'get', path: '/admin/things', rule: 'admin', handle: mirror },
  { method: 'get', path: '/stream/:key', rule: 'owner', handle: mirror },
  { method: 'post', path: '/payment/webhook', rule: 'signature', handle: mirror },
];

/** What a browser or a program holds after signing in. */
export interface Signed {
  readonly id: string;
  readonly token: string;
  readonly bearer: string;
  /** The session cookie as `name=value`. */
  readonly cookie: string;
}

export const cookiesOf = (response: Response): string[] =>
  (response.headers['set-cookie'] as unknown as string[] | undefined) ?? [];
export const cookieOf = (response: Response, name = 'sid'): string =>
  cookiesOf(response)
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.split(';')[0] ?? '';

export const register = (school: School, email: string, more: object = {}): Test =>
  request(school.app)
    .post('/auth/register')
    .send({ name: 'Ada', email, phone: '+61 400 000 000', password: PASSWORD, ...more });

export const login = (school: School, email: string, password = PASSWORD): Test =>
  request(school.app).post('/auth/login').send({ email, password });

/** Registers and signs in. */
export async function signedUp(school: School, email = 'ada@example.com'): Promise<Signed> {
  await register(school, email).expect(201);
  return signedInAgain(school, email);
}

export async function signedInAgain(school: School, email = 'ada@example.com', password = PASSWORD): Promise<Signed> {
  const response = await login(school, email, password).expect(200);
  const token = String(response.body.token);
  return { id: String(response.body.user.id), token, bearer: `Bearer ${token}`, cookie: cookieOf(response) };
}

export const makeAdmin = (database: Knex, id: string) =>
  database('users').where({ id }).update({ role: 'admin', roles: 'owner' });
