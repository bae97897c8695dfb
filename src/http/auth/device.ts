import type { Request } from 'express';
import type { SessionKind } from '../../domain/identity/session.ts';

const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|HeadlessChrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly [RegExp, string][] = [
  [/\b(?:iPhone|iPad)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (names: readonly [RegExp, string][], agent: string): string | undefined =>
  names.find(([pattern]) => pattern.test(agent))?.[1];

/**
 * Reads the kind of client from its own header. A false value gains nothing without the password but a longer idle
 * timeout for one's own session.
 */
export const kindOf = (req: Request): SessionKind => (req.get('X-Cusp-Client') === 'desktop' ? 'desktop' : 'web');

/** A few words for the owner's list of signed-in devices, such as "Firefox on Linux". */
export function deviceOf(req: Request): string {
  const agent = (req.get('User-Agent') ?? '').slice(0, 500);
  const client = kindOf(req) === 'desktop' ? 'Desktop application' : (nameIn(BROWSERS, agent) ?? 'Another client');
  const system = nameIn(SYSTEMS, agent);
  return system ? `${client} on ${system}` : client;
}
