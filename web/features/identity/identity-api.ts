import { M } from '../../../src/wire/messages.ts';
import { paths } from '../../../src/wire/paths.ts';
import type { LoginReply, MessageReply } from '../../../src/wire/replies/identity.ts';
import type { InvitedReply } from '../../../src/wire/replies/people.ts';
import { ApiError, call } from '../../api/client.ts';
import { refresh } from '../../api/session.ts';
import { type SessionUser, sessionStore, sessionUserOf } from '../../api/session-store.ts';
import { LOGIN } from '../../text/copy/identity.ts';

const UNUSABLE = 'identity/unusable-answer';

/** Error for a successful but unusable answer, with the specification's sentence. */
const refused = (message: string) => new ApiError(200, { message, code: UNUSABLE }, message);

export interface Credentials {
  email: string;
  password: string;
  /** Empty until the account requires one. */
  code: string;
}

export interface SignedInUser {
  user: SessionUser;
  /** Reason to change the password, as a sentence; undefined if it is good. */
  passwordFault: string | undefined;
  /** True if an administrator should enable two-factor sign-in. */
  wantsTwoFactor: boolean;
}

/** True if the account requires a code in addition to the password. */
export const isCodeRequired = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'identity/code-required';

/** True if a mailed link opens nothing any more: to press again would change nothing. */
export const isDeadLink = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 422 || error.status === 409);

/** Signs in and stores the session in this browser. Throws ApiError with the sentence to show. */
export async function signIn({ code, ...values }: Credentials): Promise<SignedInUser> {
  const reply: Partial<LoginReply> | undefined = await call(paths.login, {
    method: 'POST',
    body: code === '' ? values : { ...values, code },
    waitsForSignIn: false,
  });
  if (!reply?.token || !reply.user) throw refused(reply?.message || M.loginFailed);
  const user = sessionUserOf(reply.user);
  if (sessionStore.begin(reply.token, user)) {
    return { user, passwordFault: reply.passwordFault, wantsTwoFactor: reply.wantsTwoFactor ?? false };
  }
  sessionStore.end();
  throw refused(LOGIN.cookiesNotKept);
}

/** Returns the sentence to show. */
export async function register(values: {
  name: string;
  email: string;
  phone: string;
  password: string;
}): Promise<string> {
  const reply: Partial<MessageReply> | undefined = await call(paths.register, { method: 'POST', body: values });
  if (!reply) throw refused(M.registrationFailed);
  return reply.message || M.registeredSuccessfully;
}

export async function requestResetLink(values: { email: string }): Promise<string> {
  const reply: Partial<MessageReply> | undefined = await call(paths.forgotPassword, {
    method: 'POST',
    body: values,
  });
  if (!reply?.message) throw refused(M.somethingWentWrong);
  return reply.message;
}

/** Resets the password. All sessions end, including this browser's. */
export async function resetPassword(values: { token: string; password: string }): Promise<string> {
  const reply = await call(paths.resetPassword, { method: 'POST', body: values });
  sessionStore.end();
  return reply.message;
}

/** Confirms the address that the account has. Sessions continue, this browser's among them. */
export async function confirmOwnEmail(token: string): Promise<string> {
  const { message } = await call(paths.confirmEmail, { method: 'POST', body: { token } });
  void refresh().catch(() => undefined);
  return message;
}

/** Puts the new address in force. Sessions end, but for the one in which it was asked for. */
export const confirmEmail = async (token: string): Promise<string> =>
  (await call(paths.confirmEmailChange, { method: 'POST', body: { token } })).message;

/** Puts the old address back. All sessions end, including this browser's. */
export async function undoEmail(token: string): Promise<string> {
  const { message } = await call(paths.undoEmailChange, { method: 'POST', body: { token } });
  sessionStore.end();
  return message;
}

export const seeInvitation = (token: string, signal: AbortSignal): Promise<InvitedReply> =>
  call(paths.invitation, { method: 'POST', body: { token }, signal });

/** Makes an account of the team. Another account's session in this browser ends: the new one signs in next. */
export async function acceptInvitation(values: { token: string; name: string; password: string }): Promise<void> {
  await call(paths.acceptInvitation, { method: 'POST', body: values });
  sessionStore.end();
}

/** Returns the server's sentence, or the generic one of the reset screens (specification 8). */
export const resetSentence = (error: unknown): string =>
  error instanceof ApiError && error.isFromServer ? error.message : M.somethingWentWrong;

/** Returns the sentence of the sign-in window on Home: generic, except for a successful but unusable answer. */
export const modalSentence = (error: unknown): string =>
  error instanceof ApiError && error.code === UNUSABLE ? error.message : M.somethingWentWrongTryAgain;
