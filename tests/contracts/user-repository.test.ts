import { describe, expect, it } from 'vitest';
import { KnexUserRepository } from '../../src/adapters/knex/identity/user-repository.ts';
import type { UserRepository } from '../../src/domain/identity/ports.ts';
import type { User } from '../../src/domain/identity/user.ts';
import { inParallel } from './in-parallel.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { aUser, friday, monday, ODD_TEXT, tuesday } from './samples.ts';

/** What every UserRepository promises. `open` hands over an empty one. */
function userRepositoryContract(adapter: string, open: () => Promise<UserRepository>): void {
  describe(`UserRepository on ${adapter}`, () => {
    it('gives a user back as it was, to the millisecond and the last character', async () => {
      const users = await open();
      const user = aUser({ name: ODD_TEXT, role: 'admin', disabledAt: friday });
      await users.add(user);
      expect(await users.find(user.id)).toEqual(user);
      expect(await users.findByEmail(user.email)).toEqual(user);
    });

    it('finds those who have one of many e-mails', async () => {
      const users = await open();
      await users.add(aUser());
      await users.add(aUser({ id: 'bob', email: 'bob@example.org' }));
      const many = Array.from({ length: 1_200 }, (_, at) => `${at}@example.org`);
      expect(await users.findByEmails([...many, 'ada@example.org', 'ADA@example.org'])).toEqual([aUser()]);
      expect(await users.findByEmails([])).toEqual([]);
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

    it('changes the e-mail of one user only, and refuses one that is already there', async () => {
      const users = await open();
      const bob = aUser({ id: 'bob', email: 'bob@example.org' });
      await users.add(aUser());
      await users.add(bob);
      await users.setEmail('ada', 'ada.byron@example.org', friday);
      const changed = aUser({ email: 'ada.byron@example.org', emailConfirmedAt: friday });
      expect(await users.findByEmail('ada.byron@example.org')).toEqual(changed);
      expect(await users.findByEmail('ada@example.org')).toBeUndefined();
      const taken = users.setEmail('ada', 'bob@example.org', friday);
      await expect(taken).rejects.toMatchObject({ code: 'identity/email-taken' });
      expect(await users.find('bob')).toEqual(bob);
      await users.setEmail('nobody', 'nobody@example.org', friday);
    });

    it('is reset while its e-mail is not confirmed, and not after', async () => {
      const users = await open();
      await users.add(aUser({ phone: '+61 400 000 000' }));
      expect(await users.resetUnproven('nobody', 'none')).toBe(false);
      expect(await users.resetUnproven('ada', 'none', 'Ada Byron')).toBe(true);
      const reset = aUser({ name: 'Ada Byron', phone: '', passwordHash: 'none', agreedToTermsAt: null });
      expect(await users.find('ada')).toEqual(reset);
      await users.confirmEmail('ada', reset.email, tuesday);
      expect(await users.resetUnproven('ada', 'other')).toBe(false);
      expect(await users.find('ada')).toEqual({ ...reset, emailConfirmedAt: tuesday });
    });

    it('knows since when an e-mail is confirmed, unless another one took its place', async () => {
      const users = await open();
      const bob = aUser({ id: 'bob', email: 'bob@example.org' });
      await users.add(aUser());
      await users.add(bob);
      await users.confirmEmail('ada', 'an.older@example.org', tuesday);
      await users.confirmEmail('nobody', 'ada@example.org', tuesday);
      expect((await users.find('ada'))?.emailConfirmedAt).toBeNull();
      await users.confirmEmail('ada', 'ada@example.org', tuesday);
      await users.confirmEmail('ada', 'ada@example.org', friday);
      expect(await users.find('ada')).toEqual(aUser({ emailConfirmedAt: tuesday }));
      expect(await users.find('bob')).toEqual(bob);
    });

    it('knows since when an e-mail is refused, until a link that was mailed to it is used or another takes its place', async () => {
      const users = await open();
      const bob = aUser({ id: 'bob', email: 'bob@example.org' });
      await users.add(aUser());
      await users.add(bob);
      const refusedAt = async () => (await users.find('ada'))?.emailRefusedAt;
      await users.confirmEmail('ada', 'ada@example.org', monday);
      await users.noteRefusal('nobody@example.org', tuesday);
      expect(await refusedAt()).toBeNull();
      await users.noteRefusal('ada@example.org', tuesday);
      await users.noteRefusal('ada@example.org', friday);
      expect(await users.find('ada')).toEqual(aUser({ emailConfirmedAt: monday, emailRefusedAt: tuesday }));
      await users.confirmEmail('ada', 'an.older@example.org', friday);
      expect(await refusedAt()).toEqual(tuesday);
      await users.confirmEmail('ada', 'ada@example.org', friday);
      expect(await users.find('ada')).toEqual(aUser({ emailConfirmedAt: monday }));
      await users.noteRefusal('ada@example.org', friday);
      await users.setEmail('ada', 'ada.byron@example.org', friday);
      expect([await refusedAt(), await users.find('bob')]).toEqual([null, bob]);
    });

    it('knows since when somebody agrees to the terms, the first time', async () => {
      const users = await open();
      await users.add(aUser({ agreedToTermsAt: null }));
      expect((await users.find('ada'))?.agreedToTermsAt).toBeNull();
      await users.agreeToTerms('nobody', tuesday);
      await users.agreeToTerms('ada', tuesday);
      await users.agreeToTerms('ada', friday);
      expect(await users.find('ada')).toEqual(aUser({ agreedToTermsAt: tuesday }));
    });

    it('gives an e-mail to one of twenty who change to it at once', async () => {
      const users = await open();
      for (let index = 0; index < 20; index += 1)
        await users.add(aUser({ id: `user-${index}`, email: `user-${index}@example.org` }));
      const tries = await inParallel(20, (index) =>
        users.setEmail(`user-${index}`, 'wanted@example.org', friday).then(
          () => 'changed',
          (error: { code: string }) => error.code,
        ),
      );
      expect(tries.filter((answer) => answer === 'changed')).toHaveLength(1);
      expect(tries.filter((answer) => answer === 'identity/email-taken')).toHaveLength(19);
    });

    it('hands over the enabled owners by id, and nobody else', async () => {
      const users = await open();
      const people: readonly Partial<User>[] = [
        { id: '4', role: 'admin', roles: ['owner', 'author'] },
        { id: '1', role: 'admin' },
        { id: '2', role: 'admin', disabledAt: friday },
        { id: '3', role: 'admin', roles: ['office', 'teacher', 'author'] },
        { id: '0' },
      ];
      for (const one of people) await users.add(aUser({ ...one, email: `${one.id}@example.org` }));
      expect((await users.holdOwners()).map(({ id }) => id)).toEqual(['1', '4']);
    });

    it('changes nothing for an id that is not there', async () => {
      const users = await open();
      await users.add(aUser());
      await users.setDisabled('somebody', tuesday);
      await users.setRoles('somebody', ['owner']);
      await users.setProfile('somebody', { name: 'Somebody', phone: '' });
      expect([await users.count(), await users.find('ada')]).toEqual([1, aUser()]);
    });

    it('lists administrators and nobody else, by name as people sort names, then by e-mail and id', async () => {
      const users = await open();
      const admins = [
        aUser({ id: '1', name: 'Zed', email: 'zed@example.org', disabledAt: friday }),
        aUser({ id: '2', name: 'bea', email: 'bea@example.org' }),
        aUser({ id: '3', name: 'Ágnes Kis', email: 'agnes@example.org' }),
        aUser({ id: '4', name: 'Agnes', email: 'second@example.org' }),
        aUser({ id: '5', name: 'Agnes', email: 'first@example.org' }),
      ].map((user): User => ({ ...user, role: 'admin' }));
      for (const user of [aUser(), ...admins]) await users.add(user);
      const [zed, bea, agnesKis, second, first] = admins;
      expect(await users.listAdmins()).toEqual([first, second, agnesKis, bea, zed]);
      // A new name is a new place.
      await users.setProfile('1', { name: 'Aaron', phone: '' });
      expect((await users.listAdmins()).map(({ id }) => id)).toEqual(['1', '5', '4', '3', '2']);
    });
  });
}

onEveryDatabase((name, open) => userRepositoryContract(name, async () => new KnexUserRepository(await open())));
