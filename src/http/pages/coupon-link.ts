import type { RequestHandler } from 'express';
import { withoutEndSigns } from '../../domain/enrolment/coupons/code.ts';
import { beginningOf } from '../../domain/kernel/beginning-of.ts';
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
    const kept = beginningOf(withoutEndSigns(decoded(code)), MAX_CODE);
    res.cookie('coupon', kept, { path: '/', sameSite: 'lax', secure: isHttps });
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
