import { describe, expect, it } from 'vitest';
import type { UrlSigner } from '../../src/domain/kernel/url-signer.ts';
import { ODD_TEXT } from './samples.ts';

export interface SignerHarness {
  readonly signer: UrlSigner;
  /** One that signs with another secret. */
  readonly stranger: UrlSigner;
  readonly clock: { now(): Date; advance(milliseconds: number): void };
}

const PATH = '/api/uploads/videos/202608/0000000000000000000001.mp4';
const QUERY = { type: 'video/mp4', most: '1000', name: ODD_TEXT };

/** As a route sees it: path and query, decoded. */
function asked(url: string) {
  const { origin, pathname, searchParams } = new URL(url);
  return { origin, path: decodeURIComponent(pathname), query: Object.fromEntries(searchParams) };
}

/** What every UrlSigner promises. */
export function urlSignerContract(adapter: string, open: () => SignerHarness): void {
  describe(`UrlSigner on ${adapter}`, () => {
    const signed = (lifeMs = 60_000) => {
      const harness = open();
      const expiresAt = new Date(harness.clock.now().getTime() + lifeMs);
      const url = harness.signer.sign(PATH, QUERY, expiresAt);
      return { ...harness, url, ...asked(url) };
    };

    it('answers an absolute URL of this path and query, and knows it again in any order', () => {
      const { signer, origin, path, query } = signed();
      expect(origin).toMatch(/^https?:\/\/[^/]+$/);
      expect(path).toBe(PATH);
      expect(query).toMatchObject(QUERY);
      expect(signer.verify(path, query)).toBe('valid');
      expect(signer.verify(path, Object.fromEntries(Object.entries(query).toReversed()))).toBe('valid');
    });

    it('says that the time is over from the very moment on', () => {
      const { signer, clock, path, query } = signed(60_000);
      clock.advance(59_999);
      expect(signer.verify(path, query)).toBe('valid');
      clock.advance(1);
      expect(signer.verify(path, query)).toBe('expired');
    });

    it.each<[string, (query: Record<string, unknown>) => Record<string, unknown>]>([
      ['a changed value', (query) => ({ ...query, most: '1001' })],
      ['a later end', (query) => ({ ...query, expires: String(Number(query['expires']) + 1) })],
      ['no end', ({ expires: _, ...query }) => query],
      ['a value that went', ({ type: _, ...query }) => query],
      ['one that came', (query) => ({ ...query, part: '1' })],
      ['a value that is a list', (query) => ({ ...query, most: ['1000'] })],
      ['no signature', ({ signature: _, ...query }) => query],
      ['an empty signature', (query) => ({ ...query, signature: '' })],
      ['half a signature', (query) => ({ ...query, signature: String(query['signature']).slice(0, 10) })],
      ['two signatures', (query) => ({ ...query, signature: [query['signature'], 'x'] })],
      ['another signature of the same length', (query) => ({ ...query, signature: 'A'.repeat(43) })],
    ])('refuses %s', (_title, change) => {
      const { signer, path, query } = signed();
      expect(signer.verify(path, change(query))).toBe('invalid');
    });

    it('refuses another path, what somebody else signed, and what was changed after its time', () => {
      const { signer, stranger, clock, url, path, query } = signed();
      expect(signer.verify(`${path}.pdf`, query)).toBe('invalid');
      expect(stranger.verify(path, query)).toBe('invalid');
      expect(signer.verify(path, asked(stranger.sign(PATH, QUERY, new Date(Number(query['expires'])))).query)).toBe(
        'invalid',
      );
      clock.advance(100_000);
      expect(signer.verify(path, { ...asked(url).query, most: '1' })).toBe('invalid');
    });
  });
}
