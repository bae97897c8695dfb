import { M } from '../../../src/wire/messages.ts';
import { paths } from '../../../src/wire/paths.ts';
import type { LoginReply, MessageReply } from '../../../src/wire/replies/identity.ts';
import { ApiError, call } from '../../api/client.ts';
import { type SessionUser, sessionStore, sessionUserOf } from '../../api/session-store.ts';
import { LOGIN } from '../../text/copy/identity.ts';

const UNUSABLE = 'identity/unusable-answer';

/** An answer the specification has words for, although the status says that all is well. */
const refused = (message: string) => new ApiError(200, { message, code: UNUSABLE }, message);

export interface Credentials {
  email: string;
  password: string;
  /** Empty until the account has asked for one. */
  code: string;
}

export interface SignedInUser {
  user: SessionUser;
  /** Why the password should be changed, in a sentence; undefined when it is good. */
  passwordFault: string | undefined;
  /** An administrator should turn two-factor sign-in on. */
  wantsTwoFactor: boolean;
}

/** The account asks for a code beside the password. */
export const isCodeRequired = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'identity/code-required';

/** Signs in and keeps the session in this browser. Throws ApiError with the sentence to show. */
export async function signIn({ code, ...values }: Credentials): Promise<SignedInUser> {
  const reply = await call<Partial<LoginReply> | undefined>(paths.login, {
    method: 'POST',
    body: code === '' ? values : { ...values, code },
  });
  if (!reply?.token || !reply.user) throw refused(reply?.message || M.loginFailed);
  const user = sessionUserOf(reply.user);
  if (sessionStore.begin(reply.token, user)) {
    return { user, passwordFault: reply.passwordFault, wantsTwoFactor: reply.wantsTwoFactor ?? false };
  }
  sessionStore.end();
  throw refused(LOGIN.cookiesNotKept);
}

/** Answers the sentence to show. */
export async function register(values: {
  name: string;
  email: string;
  phone: string;
  password: string;
}): Promise<string> {
  const reply = await call<Partial<MessageReply> | undefined>(paths.register, { method: 'POST', body: values });
  if (!reply) throw refused(M.registrationFailed);
  return reply.message || M.registeredSuccessfully;
}

export async function requestResetLink(values: { email: string }): Promise<string> {
  const reply = await call<Partial<MessageReply> | undefined>(paths.forgotPassword, {
    method: 'POST',
    body: values,
  });
  if (!reply?.message) throw refused(M.somethingWentWrong);
  return reply.message;
}

/** Every session ends with the old password, the one of this browser included. */
export async function resetPassword(values: { token: string; password: string }): Promise<string> {
  const reply = await call<MessageReply>(paths.resetPassword, { method: 'POST', body: values });
  sessionStore.end();
  return reply.message;
}

/** The server's words, or the short generic ones of the reset screens (specification 8). */
export const resetSentence = (error: unknown): string =>
  error instanceof ApiError && error.isFromServer ? error.message : M.somethingWentWrong;

/** In the window over Home any failure has the same words, except an answer that says yes and cannot be used. */
export const modalSentence = (error: unknown): string =>
  error instanceof ApiError && error.code === UNUSABLE ? error.message : M.somethingWentWrongTryAgain;
