import type { GetCurrentUser } from '../../../domain/identity/queries/get-current-user.ts';
import type { GetTwoFactor } from '../../../domain/identity/queries/get-two-factor.ts';
import type { ChangePassword } from '../../../domain/identity/use-cases/change-password.ts';
import type { ConfirmPassword } from '../../../domain/identity/use-cases/confirm-password.ts';
import type { ForgotPassword } from '../../../domain/identity/use-cases/forgot-password.ts';
import type { Register } from '../../../domain/identity/use-cases/register.ts';
import type { ResetPassword } from '../../../domain/identity/use-cases/reset-password.ts';
import type { SignIn } from '../../../domain/identity/use-cases/sign-in.ts';
import type { SignOut } from '../../../domain/identity/use-cases/sign-out.ts';
import type { Clock } from '../../../domain/kernel/clock.ts';
import {
  changePasswordBody,
  confirmPasswordBody,
  forgotPasswordBody,
  loginBody,
  registerBody,
  resetPasswordBody,
} from '../../../wire/identity.ts';
import { M } from '../../../wire/messages.ts';
import { paths } from '../../../wire/paths.ts';
import {
  type LoginReply,
  loginSchema,
  type MeReply,
  type MessageReply,
  meSchema,
  messageSchema,
} from '../../../wire/replies/identity.ts';
import { isOfFormerSession } from '../../auth/credentials.ts';
import { deviceMarkOf, keepDeviceMark } from '../../auth/device-mark.ts';
import { passwordCheck } from '../../auth/password-check.ts';
import { cookieRestorer, cookieSessionId, dropCookie, expireCookies, giveCookie } from '../../auth/session.ts';
import { networkOf } from '../../network.ts';
import { userReply } from '../../replies/identity-replies.ts';
import { type Call, inContext, type PublicCall, type Route, route } from '../../route.ts';

export interface IdentityUseCases {
  readonly register: Register;
  readonly signIn: SignIn;
  readonly signOut: SignOut;
  readonly forgotPassword: ForgotPassword;
  readonly resetPassword: ResetPassword;
  readonly changePassword: ChangePassword;
  readonly confirmPassword: ConfirmPassword;
  readonly getCurrentUser: GetCurrentUser;
  readonly getTwoFactor: GetTwoFactor;
}

const RESET_LINK_ON_ITS_WAY = 'If an account exists for this address, a reset link is on its way.';
const PASSWORD_RESET = 'Your password has been reset. Please sign in with your new password.';
const PASSWORD_CHANGED = 'Your password has been changed.';
const PASSWORD_CONFIRMED = 'Your password has been confirmed.';
const SIGNED_OUT = 'You have been signed out.';

export function identityRoutes(useCases: IdentityUseCases, cookies: { isHttps: boolean; clock: Clock }): Route[] {
  const check = passwordCheck(useCases.signIn, cookies.isHttps);

  const login = async ({ body, req, res }: PublicCall<{ body: typeof loginBody }>): Promise<LoginReply> => {
    req.body = body;
    const { token, session, user, deviceMark, passwordFault } = await check(req, res);
    keepDeviceMark(res, deviceMark, cookies.isHttps);
    await giveCookie(req, session, cookies.clock.now());
    req.madeUserId = user.id;
    const account = await useCases.getCurrentUser.run(user);
    return {
      token,
      user: userReply(account),
      role: user.role,
      message: M.loginSuccessful,
      ...(passwordFault !== undefined && { passwordFault }),
      ...(user.role === 'admin' &&
        (await useCases.getTwoFactor.run({ userId: user.id })).isWanted && { wantsTwoFactor: true }),
    };
  };

  const register = async ({ body, req }: PublicCall<{ body: typeof registerBody }>): Promise<MessageReply> => {
    req.madeUserId = (await useCases.register.run({ ...body, network: networkOf(req.ip) })).id;
    return { message: M.registeredSuccessfully };
  };

  /** Public, because signing out is idempotent; a cookie alone still changes nothing. */
  const logout = async ({ user, req, res }: PublicCall): Promise<MessageReply> => {
    const isFormer = isOfFormerSession(req);
    if (user) {
      const cookieSid = isFormer ? undefined : cookieSessionId(req);
      await useCases.signOut.run({ sessionIds: [user.session.id, ...(cookieSid ? [cookieSid] : [])] });
    } else if (req.signInRefusal?.code === 'identity/bearer-required') {
      throw req.signInRefusal;
    }
    if (!isFormer) {
      await dropCookie(req);
      expireCookies(res, cookies.isHttps);
    }
    return { message: SIGNED_OUT };
  };

  const forgotPassword = async ({
    body,
    req,
  }: PublicCall<{ body: typeof forgotPasswordBody }>): Promise<MessageReply> => {
    await useCases.forgotPassword.run({ ...body, deviceMark: deviceMarkOf(req, cookies.isHttps) });
    return { message: RESET_LINK_ON_ITS_WAY };
  };

  const resetPassword = async ({ body }: PublicCall<{ body: typeof resetPasswordBody }>): Promise<MessageReply> => {
    await useCases.resetPassword.run(body);
    return { message: PASSWORD_RESET };
  };

  const changePassword = async ({
    body,
    user: { userId, session },
  }: Call<{ body: typeof changePasswordBody }>): Promise<MessageReply> => {
    await useCases.changePassword.run({ userId, sessionId: session.id, ...body });
    return { message: PASSWORD_CHANGED };
  };

  const confirmPassword = async ({
    body: { password },
    user: { userId, session },
  }: Call<{ body: typeof confirmPasswordBody }>): Promise<MessageReply> => {
    await useCases.confirmPassword.run({ userId, sessionId: session.id, password });
    return { message: PASSWORD_CONFIRMED };
  };

  const restoreCookie = cookieRestorer(cookies.clock);
  const me = async ({ user, req }: Call): Promise<MeReply> => {
    await restoreCookie(req, user);
    return { user: userReply(await useCases.getCurrentUser.run(user.user)) };
  };

  return inContext('identity', [
    route({
      method: 'post',
      path: paths.login,
      rule: 'public',
      limit: 'login',
      summary: 'Sign in by e-mail and password',
      body: loginBody,
      cache: 'no-store',
      reply: loginSchema,
      refusals: [401, 403],
      handle: login,
    }),
    route({
      method: 'post',
      path: paths.register,
      rule: 'public',
      limit: 'register',
      summary: 'Open an account',
      body: registerBody,
      cache: 'no-store',
      reply: messageSchema,
      status: 201,
      handle: register,
    }),
    route({
      method: 'post',
      path: paths.logout,
      rule: 'public',
      summary: 'Sign out on this device',
      cache: 'no-store',
      reply: messageSchema,
      refusals: [401],
      handle: logout,
    }),
    route({
      method: 'post',
      path: paths.forgotPassword,
      rule: 'public',
      limit: 'forgot',
      summary: 'Ask for a link that resets the password',
      body: forgotPasswordBody,
      cache: 'no-store',
      reply: messageSchema,
      handle: forgotPassword,
    }),
    route({
      method: 'post',
      path: paths.resetPassword,
      rule: 'public',
      limit: 'reset',
      summary: 'Choose a new password with such a link',
      body: resetPasswordBody,
      cache: 'no-store',
      reply: messageSchema,
      handle: resetPassword,
    }),
    route({
      method: 'post',
      path: paths.changePassword,
      rule: 'signed-in',
      limit: 'reset',
      summary: 'Change the password',
      body: changePasswordBody,
      cache: 'no-store',
      reply: messageSchema,
      handle: changePassword,
    }),
    route({
      method: 'post',
      path: paths.confirmPassword,
      rule: 'signed-in',
      limit: 'confirm-password',
      summary: 'Give the password once more, for what asks for it again',
      body: confirmPasswordBody,
      cache: 'no-store',
      reply: messageSchema,
      handle: confirmPassword,
    }),
    route({
      method: 'get',
      path: paths.me,
      rule: 'signed-in',
      summary: 'Who is signed in, and what they bought',
      cache: 'no-store',
      reply: meSchema,
      handle: me,
    }),
  ]);
}
