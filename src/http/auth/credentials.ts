import type { Request } from 'express';

/** Names under which a token must not travel where logs and histories keep it. */
const TOKEN_NAMES = ['token', 'access_token'];

export const isSafe = (method: string): boolean => method === 'GET' || method === 'HEAD' || method === 'OPTIONS';

export const namesToken = (given: unknown): boolean =>
  typeof given === 'object' && given !== null && TOKEN_NAMES.some((name) => Object.hasOwn(given, name));

/** Undefined without an Authorization header; an empty text when it holds no bearer token. */
export function bearerOf(req: Request): string | undefined {
  const header = req.headers.authorization;
  if (header === undefined) return undefined;
  return /^Bearer +([\w.~+/=-]+)$/i.exec(header)?.[1] ?? '';
}

/** The `token` cookie as the page writes it, URL-encoded. */
export const tokenCookieOf = (req: Request): string | undefined => cookieOf(req, 'token');

/** Returns whether the bearer token differs from the token cookie, as in a stale tab after a new sign-in. */
export function isOfFormerSession(req: Request): boolean {
  const [bearer, kept] = [bearerOf(req), tokenCookieOf(req)];
  return bearer !== undefined && kept !== undefined && bearer !== kept;
}

export function cookieOf(req: Request, name: string): string | undefined {
  for (const pair of (req.headers.cookie ?? '').split(';')) {
    const cut = pair.indexOf('=');
    if (pair.slice(0, cut).trim() !== name) continue;
    try {
      return decodeURIComponent(pair.slice(cut + 1).trim());
    } catch {
      return undefined;
    }
  }
  return undefined;
}
