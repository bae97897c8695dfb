import { describe, expect, it } from 'vitest';
import type { PasswordHasher } from '../../src/domain/identity/ports.ts';

/** What every PasswordHasher promises. */
export function passwordHasherContract(adapter: string, open: () => PasswordHasher) {
  describe(`PasswordHasher on ${adapter}`, () => {
    it('knows the password again and no other', async () => {
      const passwords = open();
      const hash = await passwords.hash('correct horse');
      expect(await passwords.verify(hash, 'correct horse')).toBe(true);
      expect(await passwords.verify(hash, 'Correct horse')).toBe(false);
      expect(await passwords.verify(hash, 'correct horse ')).toBe(false);
      expect(await passwords.verify(hash, '')).toBe(false);
    });

    it('takes long passwords and those in other scripts verbatim', async () => {
      const passwords = open();
      const long = 'Wurzelbehandlung ż 🦷 '.repeat(30);
      const hash = await passwords.hash(long);
      expect(await passwords.verify(hash, long)).toBe(true);
      expect(await passwords.verify(hash, long.slice(0, -1))).toBe(false);
    });

    it('answers false where there is no hash', async () => {
      expect(await open().verify(undefined, 'anything')).toBe(false);
    });

    it('gives one password two different hashes', async () => {
      const passwords = open();
      expect(await passwords.hash('twice')).not.toBe(await passwords.hash('twice'));
    });

    it('has a hash that no password matches, and that is never made anew', async () => {
      const passwords = open();
      const unusable = passwords.unusableHash();
      for (const password of ['', ' ', 'unusable', unusable])
        expect(await passwords.verify(unusable, password)).toBe(false);
      expect(passwords.isOutdated(unusable)).toBe(false);
    });

    it("calls today's hashes up to date", async () => {
      const passwords = open();
      expect(passwords.isOutdated(await passwords.hash('today'))).toBe(false);
    });
  });
}
