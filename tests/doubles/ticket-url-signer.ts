import { randomUUID } from 'node:crypto';
import type { Clock } from '../../src/domain/kernel/clock.ts';
import type { UrlSigner } from '../../src/domain/kernel/url-signer.ts';

const canonical = (path: string, query: Readonly<Record<string, unknown>>): string =>
  JSON.stringify([path, Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1))]);

/** Signs by heart: the signature is a ticket that nobody can guess, and the signer remembers what it stands for. */
export class TicketUrlSigner implements UrlSigner {
  private readonly signed = new Map<string, { canonical: string; expiresAt: Date }>();

  constructor(
    private readonly origin = 'http://localhost',
    private readonly clock: Clock = { now: () => new Date() },
  ) {}

  sign(path: string, query: Readonly<Record<string, string>>, expiresAt: Date): string {
    const ticket = randomUUID();
    const terms = { ...query, expires: String(expiresAt.getTime()) };
    this.signed.set(ticket, { canonical: canonical(path, terms), expiresAt });
    return `${this.origin}${path}?${new URLSearchParams({ ...terms, signature: ticket })}`;
  }

  verify(path: string, { signature, ...terms }: Readonly<Record<string, unknown>>): 'valid' | 'expired' | 'invalid' {
    const known = this.signed.get(String(signature));
    if (known?.canonical !== canonical(path, terms)) return 'invalid';
    return known.expiresAt > this.clock.now() ? 'valid' : 'expired';
  }
}
