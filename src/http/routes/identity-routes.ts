import type { RequestHandler } from 'express';
import type { GetCurrentUser } from '../../domain/identity/queries/get-current-user.ts';
import type { ChangePassword } from '../../domain/identity/use-cases/change-password.ts';
import type { ForgotPassword } from '../../domain/identity/use-cases/forgot-password.ts';
import type { Register } from '../../domain/identity/use-cases/register.ts';
import type { ResetPassword } from '../../domain/identity/use-cases/reset-password.ts';
import type { SignIn } from '../../domain/identity/use-cases/sign-in.ts';
import type { SignOut } from '../../domain/identity/use-cases/sign-out.ts';
import type { Clock } from '../../domain/kernel/clock.ts';
import {
  changePasswordBody,
  forgotPasswordBody,
  type LoginReply,
  loginBody,
  type MeReply,
  type MessageReply,
  registerBody,
  resetPasswordBody,
} from '../../wire/identity.ts';
import { M } from '../../wire/messages.ts';
import { paths } from '../../wire/paths.ts';
import { passwordCheck } from '../auth/password-check.ts';
import { cookieSessionId, dropCookie, expireCookies, giveCookie } from '../auth/session.ts';
import { signedIn } from '../auth/signed-in.ts';
import { keptByNobody } from '../no-store.ts';
import { userReply } from '../replies/identity-replies.ts';
import type { Route } from '../route.ts';
import { parse } from '../validate.ts';

export interface IdentityUseCases {
  readonly register: Register;
  readonly signIn: SignIn;
  readonly signOut: SignOut;
  readonly forgotPassword: ForgotPassword;
  readonly resetPassword: ResetPassword;
  readonly changePassword: ChangePassword;
  readonly getCurrentUser: GetCurrentUser;
}

const RESET_LINK_ON_ITS_WAY = 'If an account exists for this address, a reset link is on its way.';
const PASSWORD_RESET = 'Your password has been reset. Please login with your new password.';
const PASSWORD_CHANGED = 'Your password has been changed.';
const SIGNED_OUT = 'You have been signed out.';

export function identityRoutes(useCases: IdentityUseCases, cookies: { isHttps: boolean; clock: Clock }): Route[] {
  const check = passwordCheck(useCases.signIn);

  const login: RequestHandler = async (req, res) => {
    req.body = await parse(loginBody, req.body);
    const { token, session, user } = await check(req, res);
    await giveCookie(req, session, cookies.clock.now());
    const account = await useCases.getCurrentUser.run(user);
    const reply: LoginReply = { token, user: userReply(account), role: user.role, message: M.loginSuccessful };
    res.json(reply);
  };

  const register: RequestHandler = async (req, res) => {
    await useCases.register.run(await parse(registerBody, req.body));
    const reply: MessageReply = { message: M.registeredSuccessfully };
    res.status(201).json(reply);
  };

  /** Public, because whoever is already out has what they want; a cookie alone still changes nothing. */
  const logout: RequestHandler = async (req, res) => {
    if (req.signedIn) {
      const cookieSid = cookieSessionId(req);
      await useCases.signOut.run({ sessionIds: [req.signedIn.session.id, ...(cookieSid ? [cookieSid] : [])] });
    } else if (req.signInRefusal?.code === 'identity/bearer-required') {
      throw req.signInRefusal;
    }
    await dropCookie(req);
    expireCookies(res, cookies.isHttps);
    const reply: MessageReply = { message: SIGNED_OUT };
    res.json(reply);
  };

  const forgotPassword: RequestHandler = async (req, res) => {
    await useCases.forgotPassword.run(await parse(forgotPasswordBody, req.body));
    const reply: MessageReply = { message: RESET_LINK_ON_ITS_WAY };
    res.json(reply);
  };

  const resetPassword: RequestHandler = async (req, res) => {
    await useCases.resetPassword.run(await parse(resetPasswordBody, req.body));
    const reply: MessageReply = { message: PASSWORD_RESET };
    res.json(reply);
  };

  const changePassword: RequestHandler = async (req, res) => {
    const { userId, session } = signedIn(req);
    await useCases.changePassword.run({
      userId,
      sessionId: session.id,
      ...(await parse(changePasswordBody, req.body)),
    });
    const reply: MessageReply = { message: PASSWORD_CHANGED };
    res.json(reply);
  };

  const me: RequestHandler = async (req, res) => {
    const reply: MeReply = { user: userReply(await useCases.getCurrentUser.run(signedIn(req).user)) };
    res.json(reply);
  };

  const routes: Route[] = [
    { method: 'post', path: paths.login, rule: 'public', limit: 'login', handle: login },
    { method: 'post', path: paths.register, rule: 'public', limit: 'register', handle: register },
    { method: 'post', path: paths.logout, rule: 'public', handle: logout },
    { method: 'post', path: paths.forgotPassword, rule: 'public', limit: 'forgot', handle: forgotPassword },
    { method: 'post', path: paths.resetPassword, rule: 'public', limit: 'reset', handle: resetPassword },
    { method: 'post', path: paths.changePassword, rule: 'signed-in', limit: 'reset', handle: changePassword },
    { method: 'get', path: paths.me, rule: 'signed-in', handle: me },
  ];
  return routes.map((route) => ({ ...route, handle: keptByNobody(route.handle) }));
}
