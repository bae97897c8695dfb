import type { CookieOptions } from 'express';

/** `__Host-` lets no sub-domain and no plain http set it; browsers refuse such a name without https. */
export const cookieName = (name: string, isHttps: boolean): string => (isHttps ? `__Host-${name}` : name);

/** Attributes of every cookie that the server sets: unreadable for scripts, not sent cross-site. */
export const COOKIE_ATTRIBUTES = { httpOnly: true, sameSite: 'strict', path: '/' } as const satisfies CookieOptions;
