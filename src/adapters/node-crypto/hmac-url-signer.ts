import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../domain/kernel/clock.ts';
import type { UrlSigner } from '../../domain/kernel/url-signer.ts';

export interface UrlSignerSettings {
  /** Public origin, used by browsers, the desktop and scripts. */
  readonly origin: string;
  readonly secret: Uint8Array;
}

/** Signs URLs by HMAC-SHA-256 over path, query and expiry; compares in constant time. */
export class HmacUrlSigner implements UrlSigner {
  constructor(
    private readonly settings: UrlSignerSettings,
    private readonly clock: Clock,
  ) {}

  sign(path: string, query: Readonly<Record<string, string>>, expiresAt: Date): string {
    const terms = { ...query, expires: String(expiresAt.getTime()) };
    const signature = this.digest(path, terms).toString('base64url');
    return `${this.settings.origin}${path}?${new URLSearchParams({ ...terms, signature })}`;
  }

  verify(path: string, { signature, ...terms }: Readonly<Record<string, unknown>>): 'valid' | 'expired' | 'invalid' {
    const given = Buffer.from(String(signature), 'base64url');
    const ours = this.digest(path, terms);
    if (given.length !== ours.length || !timingSafeEqual(given, ours)) return 'invalid';
    return Number(terms.expires) > this.clock.now().getTime() ? 'valid' : 'expired';
  }

  /** Sorts the query, since its order may change. A non-string value was never signed and matches nothing. */
  private digest(path: string, terms: Readonly<Record<string, unknown>>): Buffer {
    const sorted = Object.entries(terms).sort(([a], [b]) => (a < b ? -1 : 1));
    return createHmac('sha256', this.settings.secret)
      .update(JSON.stringify([path, sorted]))
      .digest();
  }
}
