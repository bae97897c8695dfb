import { describe, expect, it } from 'vitest';
import type { Secrets } from '../../src/domain/kernel/secrets.ts';

/** What every Secrets promises. */
export function secretsContract(adapter: string, open: () => Secrets): void {
  describe(`Secrets in ${adapter}`, () => {
    it('never gives one token twice, and one that is fit for an address', () => {
      const secrets = open();
      const tokens = Array.from({ length: 1000 }, () => secrets.token());
      expect(new Set(tokens).size).toBe(1000);
      for (const token of tokens) expect(encodeURIComponent(token)).toBe(token);
    });

    it('digests the same text to the same, and another one to something else', () => {
      const secrets = open();
      expect(secrets.digest('token')).toBe(open().digest('token'));
      expect(secrets.digest('token')).not.toBe(secrets.digest('Token'));
      expect(secrets.digest('token')).not.toBe('token');
    });

    it('has keyed digests as well, which are others', () => {
      const secrets = open();
      expect(secrets.keyedDigest('token')).toBe(open().keyedDigest('token'));
      expect(secrets.keyedDigest('token')).not.toBe(secrets.keyedDigest('Token'));
      expect(secrets.keyedDigest('token')).not.toBe(secrets.digest('token'));
      expect(secrets.keyedDigest('a.b@c d')).toMatch(/^[\w-]+$/);
    });
  });
}
