import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** Where the card page lives: the one place off this site that a form of ours may lead to. */
const CARD_PAGE_HOST = 'checkout.stripe.com';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

export interface SecuritySettings {
  readonly isHttps: boolean;
  /** `sha256-…` of each inline script of the page, without quotes. */
  readonly scriptHashes: readonly string[];
}

/** Headers of every answer. The policy is the page's; stored files replace it with a stricter one. */
export function securityHeaders({ isHttps, scriptHashes }: SecuritySettings): RequestHandler[] {
  const headers = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'", `https://${CARD_PAGE_HOST}`],
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
    strictTransportSecurity: isHttps ? { maxAge: YEAR_SECONDS, includeSubDomains: true } : false,
  });
  return [headers as RequestHandler, hideResetToken];
}

/** The address of this page holds a secret, which must not leave in a Referer. */
const hideResetToken: RequestHandler = (req, res, next) => {
  if (req.path.toLowerCase().startsWith('/reset-password')) res.setHeader('Referrer-Policy', 'no-referrer');
  next();
};
