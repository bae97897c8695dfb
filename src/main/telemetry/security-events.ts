import type { Request } from 'express';
import { paths } from '../../wire/paths.ts';

export type SecurityEvent =
  | 'signed-in'
  | 'sign-in-refused'
  | 'registered'
  | 'password-reset'
  | 'password-changed'
  | 'session-refused'
  | 'rights-refused'
  | 'limit-hit'
  | 'admin-act';

const SUCCEEDED: Readonly<Record<string, SecurityEvent>> = {
  [`POST ${paths.login}`]: 'signed-in',
  [`POST ${paths.register}`]: 'registered',
  [`POST ${paths.resetPassword}`]: 'password-reset',
  [`POST ${paths.changePassword}`]: 'password-changed',
};

/** The template of the route that took a request, such as `/admin/courses/:courseId`. */
export const templateOf = (req: Request): string | undefined => {
  const path: unknown = req.route?.path;
  return typeof path === 'string' ? path : undefined;
};

const isSafe = (method: string): boolean => method === 'GET' || method === 'HEAD' || method === 'OPTIONS';

/** What somebody who looks for an attack, or for who did what, wants to find in the log; undefined for all the rest. */
export function eventOf(req: Request, status: number): SecurityEvent | undefined {
  if (status === 429) return 'limit-hit';
  if (status === 403) return 'rights-refused';
  if (status === 401) return templateOf(req) === paths.login ? 'sign-in-refused' : 'session-refused';
  if (status >= 400 || isSafe(req.method)) return undefined;
  const template = templateOf(req);
  if (template === undefined) return undefined;
  return SUCCEEDED[`${req.method} ${template}`] ?? (template.startsWith('/admin/') ? 'admin-act' : undefined);
}
