import type { Request, Response } from 'express';
import { DAY_MS } from '../../domain/kernel/clock.ts';
import { COOKIE_ATTRIBUTES, cookieName } from './cookie.ts';
import { cookieOf } from './credentials.ts';

/** Lifetime of the cookie: the longest pause after which a device is still known. */
const KEPT_MS = 180 * DAY_MS;

const nameOf = (isHttps: boolean): string => cookieName('device', isHttps);

/** Reads the device cookie, set at a sign-in. Signing out keeps it: it grants nothing. */
export const deviceMarkOf = (req: Request, isHttps: boolean): string | undefined => cookieOf(req, nameOf(isHttps));

export function keepDeviceMark(res: Response, mark: string, isHttps: boolean): void {
  res.cookie(nameOf(isHttps), mark, { ...COOKIE_ATTRIBUTES, secure: isHttps, maxAge: KEPT_MS });
}
