import type { RequestHandler } from 'express';
import { isNavigation } from './spa.ts';

const LINK = /^\/c\/([^/]{1,200})\/*$/i;
/** The longest code that a checkout takes. */
const MAX_CODE = 60;

/**
 * `/c/CODE`, as it is printed and sent: leads to the courses with the code in a cookie, which every tab has until the
 * browser closes, and signing in keeps. A page of its own would be in the first load of every visitor.
 */
export const couponLink =
  ({ isHttps }: { isHttps: boolean }): RequestHandler =>
  (req, res, next) => {
    const [, code] = LINK.exec(req.path) ?? [];
    if (code === undefined || !isNavigation(req)) return next();
    res.cookie('coupon', decoded(code).slice(0, MAX_CODE), { path: '/', sameSite: 'lax', secure: isHttps });
    res.setHeader('Cache-Control', 'no-store');
    res.redirect(302, '/courses');
  };

function decoded(code: string): string {
  try {
    return decodeURIComponent(code);
  } catch {
    return code;
  }
}
