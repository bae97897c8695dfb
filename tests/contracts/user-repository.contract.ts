import { describe, expect, it } from 'vitest';
import type { UserRepository } from '../../src/domain/identity/ports.ts';
import { inParallel } from './in-parallel.ts';
import { aUser, friday, ODD_TEXT } from './samples.ts';

/** What every UserRepository promises. `open` hands over an empty one. */
export function userRepositoryContract(adapter: string, open: () => Promise<UserRepository>): void {
  describe(`UserRepository on ${adapter}`, () => {
    it('gives a user back as it was, to the millisecond and the last character', async () => {
      const users = await open();
      const user = aUser({ name: ODD_TEXT, role: 'admin', disabledAt: friday });
      await users.add(user);
      expect(await users.find(user.id)).toEqual(user);
      expect(await users.findByEmail(user.email)).toEqual(user);
    });

    it('knows nobody by an id or an e-mail that is not there', async () => {
      const users = await open();
      await users.add(aUser());
      expect(await users.find('somebody')).toBeUndefined();
      expect(await users.findByEmail('somebody@example.org')).toBeUndefined();
      expect(await users.findByEmail('%')).toBeUndefined();
    });

    it('refuses an e-mail that is already there, and keeps the first user', async () => {
      const users = await open();
      await users.add(aUser());
      await expect(users.add(aUser({ id: 'other', name: 'Other' }))).rejects.toMatchObject({
        kind: 'conflict',
        code: 'identity/email-taken',
        message: 'An account with this email already exists.',
        fields: { email: 'An account with this email already exists.' },
      });
      expect(await users.findByEmail('ada@example.org')).toEqual(aUser());
      expect(await users.find('other')).toBeUndefined();
    });

    it('lets one of twenty win who register the same e-mail at once', async () => {
      const users = await open();
      const tries = await inParallel(20, (index) =>
        users.add(aUser({ id: `user-${index}` })).then(
          () => 'added',
          (error: { code: string }) => error.code,
        ),
      );
      expect(tries.filter((answer) => answer === 'added')).toHaveLength(1);
      expect(tries.filter((answer) => answer === 'identity/email-taken')).toHaveLength(19);
    });

    it('counts its users', async () => {
      const users = await open();
      expect(await users.count()).toBe(0);
      await users.add(aUser());
      await users.add(aUser({ id: 'bob', email: 'bob@example.org', disabledAt: friday }));
      expect(await users.count()).toBe(2);
    });

    it('changes the password hash of one user only', async () => {
      const users = await open();
      await users.add(aUser());
      await users.add(aUser({ id: 'bob', email: 'bob@example.org' }));
      await users.setPasswordHash('ada', '$argon2id$v=19$second');
      expect((await users.find('ada'))?.passwordHash).toBe('$argon2id$v=19$second');
      expect((await users.find('bob'))?.passwordHash).toBe(aUser().passwordHash);
    });

    it('changes name and phone of one user only, to the last character', async () => {
      const users = await open();
      const bob = aUser({ id: 'bob', email: 'bob@example.org' });
      await users.add(aUser());
      await users.add(bob);
      await users.setProfile('ada', { name: ODD_TEXT, phone: '' });
      expect(await users.find('ada')).toEqual(aUser({ name: ODD_TEXT, phone: '' }));
      expect(await users.find('bob')).toEqual(bob);
    });
  });
}
