import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { paths } from '../wire/paths.ts';
import { isSecretPage } from './redact-path.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

const REPORTS = `/api${paths.cspReports}`;

/** Permissions-Policy: features that no page uses, denied to injected scripts too. The player's are not among them. */
const NO_PERMISSIONS = [
  'accelerometer',
  'bluetooth',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

export interface SecuritySettings {
  readonly isHttps: boolean;
  /** `sha256-…` of each inline script of the page, without quotes. */
  readonly scriptHashes: readonly string[];
  readonly policy: PagePolicy;
}

/** Sources other than our own site that a page may use, as the content security policy writes them: `https://host`. */
export interface PagePolicy {
  /** Targets of requests by scripts, such as a direct upload. */
  readonly connect: readonly string[];
  /** Targets of forms, such as a card page. */
  readonly form: readonly string[];
  /** Sources of videos and pictures. */
  readonly media: readonly string[];
}

/** Headers of every answer. The policy is the page's; stored files replace it with a stricter one. */
export function securityHeaders({ isHttps, scriptHashes, policy }: SecuritySettings): RequestHandler[] {
  const headers = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'blob:', ...policy.media],
        mediaSrc: ["'self'", 'blob:', ...policy.media],
        connectSrc: ["'self'", ...policy.connect],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'", ...policy.form],
        reportTo: ['csp'],
        // Browsers that know `report-to` pass over it.
        reportUri: [REPORTS],
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
    strictTransportSecurity: isHttps ? { maxAge: YEAR_SECONDS, includeSubDomains: true } : false,
  });
  return [
    setAlways(headers, { 'Reporting-Endpoints': `csp="${REPORTS}"`, 'Permissions-Policy': NO_PERMISSIONS }),
    hideResetToken,
  ];
}

type HeaderWriter = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

/** Helmet's headers are the same for every answer, so they are asked for once. */
function setAlways(write: HeaderWriter, others: Readonly<Record<string, string>>): RequestHandler {
  const headers = Object.entries(others);
  const collector = { setHeader: (name: string, value: string) => headers.push([name, value]), removeHeader() {} };
  write({} as IncomingMessage, collector as unknown as ServerResponse, () => undefined);
  return (_req, res, next) => {
    for (const [name, value] of headers) res.setHeader(name, value);
    next();
  };
}

/** The address of this page holds a secret, which must not leave in a Referer. */
const hideResetToken: RequestHandler = (req, res, next) => {
  if (isSecretPage(req.path)) res.setHeader('Referrer-Policy', 'no-referrer');
  next();
};
