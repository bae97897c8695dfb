import type { Request } from 'express';
import type { AuditKind } from '../../domain/kernel/literals.ts';
import { paths } from '../../wire/paths.ts';

/** Event names of requests that only the log keeps: refused for their content. */
type LoggedOnly = 'refused' | 'password-asked';
export type SecurityEvent = AuditKind | LoggedOnly;

const SUCCEEDED: Readonly<Record<string, AuditKind>> = {
  [`POST ${paths.login}`]: 'signed-in',
  [`POST ${paths.register}`]: 'registered',
  [`POST ${paths.resetPassword}`]: 'password-reset',
  [`POST ${paths.changePassword}`]: 'password-changed',
  [`POST ${paths.confirmPassword}`]: 'password-confirmed',
  [`POST ${paths.confirmEmail}`]: 'email-confirmed',
  [`POST ${paths.confirmEmailChange}`]: 'email-changed',
  [`POST ${paths.undoEmailChange}`]: 'email-undone',
  [`POST ${paths.acceptInvitation}`]: 'joined-team',
};

/** The template of the route that took a request, such as `/admin/courses/:courseId`. */
export const templateOf = (req: Request): string | undefined => {
  const path: unknown = req.route?.path;
  return typeof path === 'string' ? path : undefined;
};

/** Method and template; the rest of a refused address may hold anything, and is left out. */
export const calledRoute = (req: Request): string | undefined => {
  const template = templateOf(req);
  return template === undefined ? undefined : `${req.method} ${template}`;
};

/**
 * Returns the security event of a request, for investigating attacks and acts; undefined for an ordinary success, and
 * for a failure on our side.
 */
export function eventOf(req: Request, status: number): SecurityEvent | undefined {
  if (status === 429) return 'limit-hit';
  const isSignIn = templateOf(req) === paths.login;
  if (isSignIn && (status === 401 || status === 403)) return 'sign-in-refused';
  if (status === 403) return req.refusalCode === 'identity/confirm-password' ? 'password-asked' : 'rights-refused';
  if (status === 401) return 'session-refused';
  if (req.refusalCode === 'identity/wrong-password') return 'sign-in-refused';
  if (status >= 400) return status < 500 ? 'refused' : undefined;
  if (req.isAct) return 'admin-act';
  const called = calledRoute(req);
  return called === undefined ? undefined : SUCCEEDED[called];
}

export const isKept = (event: SecurityEvent): event is AuditKind => event !== 'refused' && event !== 'password-asked';
