import { beginningOf } from '../../../domain/kernel/beginning-of.ts';
import { paths } from '../../../wire/paths.ts';
import type { WarningLog } from '../../auth/fail-open-session-store.ts';
import { redactPath } from '../../redact-path.ts';
import { inContext, type PublicCall, type Route, route } from '../../route.ts';

const MAX_REPORTS = 20;
const MAX_CHARACTERS = 200;

/** Browser's report of a violation of the content security policy. */
interface Violation {
  readonly directive: string;
  /** Origin of what was kept out, or the policy's word for it, such as `inline`. */
  readonly blocked: string;
  /** Path of the page, without its query and fragment. */
  readonly page: string;
}

/**
 * Content Security Policy reports, which browsers send without credentials and in a media type of their own:
 * `report-to` a list, `report-uri` one object. They are unauthenticated, so at most three short texts of each are
 * logged. Source: ASVS 3.4.7.
 */
export function cspReportRoutes(log: WarningLog): Route[] {
  const take = ({ req }: PublicCall): void => {
    for (const violation of violationsOf(req.body)) log.warn({ event: 'csp-violation', ...violation }, 'page policy');
  };
  return inContext('operations', [
    route({
      method: 'post',
      path: paths.cspReports,
      rule: 'public',
      limit: 'csp-report',
      summary: 'What a page’s policy kept from happening, as browsers report it',
      rawBodyLimit: '16kb',
      handle: take,
    }),
  ]);
}

export function violationsOf(body: unknown): Violation[] {
  const parsed = Buffer.isBuffer(body) ? parseJson(body.toString('utf8')) : undefined;
  const reports = Array.isArray(parsed)
    ? parsed.slice(0, MAX_REPORTS).map((report) => fieldOf(report, 'body'))
    : [fieldOf(parsed, 'csp-report')];
  return reports.flatMap((report) => {
    const directive = textOf(report, 'effectiveDirective', 'effective-directive', 'violated-directive');
    if (directive === undefined) return [];
    return [
      {
        directive: short(directive),
        blocked: short(originOf(textOf(report, 'blockedURL', 'blocked-uri') ?? '')),
        page: short(pageOf(textOf(report, 'documentURL', 'document-uri') ?? '')),
      },
    ];
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

const textOf = (value: unknown, ...names: string[]): string | undefined =>
  names.map((name) => fieldOf(value, name)).find((found): found is string => typeof found === 'string');

const short = (text: string): string => beginningOf(text.replaceAll(/\p{Cc}/gu, ' '), MAX_CHARACTERS);

/** The text after the host may be anything; keywords such as `inline` and `data` are no URLs. */
const originOf = (address: string): string =>
  URL.canParse(address) && new URL(address).host !== '' ? new URL(address).origin : address.split(/[:?#]/)[0]!;

const pageOf = (address: string): string => (URL.canParse(address) ? redactPath(new URL(address).pathname) : '');
