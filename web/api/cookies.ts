/**
 * The four cookies of specification 9: path /, SameSite=Strict, Secure, values URL-encoded. The page writes and deletes
 * them; the server never trusts `user` and `role`. The server writes the coupon of a link.
 */
export type CookieName = 'token' | 'user' | 'role' | 'redirectAfterLogin' | 'coupon';

const ATTRIBUTES = 'path=/; SameSite=Strict; Secure';

/** Returns undefined for a missing or empty cookie. */
export function readCookie(name: CookieName): string | undefined {
  if (import.meta.env.SSR) return undefined;
  for (const pair of document.cookie.split('; ')) {
    const cut = pair.indexOf('=');
    if (pair.slice(0, cut) !== name) continue;
    try {
      return decodeURIComponent(pair.slice(cut + 1)) || undefined;
    } catch {
      return undefined;
    }
  }
  return undefined;
}

export function writeCookie(name: CookieName, value: string, lifeSeconds: number): void {
  document.cookie = `${name}=${encodeURIComponent(value)}; ${ATTRIBUTES}; max-age=${Math.max(0, Math.floor(lifeSeconds))}`;
}

export function clearCookie(name: CookieName): void {
  document.cookie = `${name}=; ${ATTRIBUTES}; max-age=0`;
}
