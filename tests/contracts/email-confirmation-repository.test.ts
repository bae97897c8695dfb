import { describe, expect, it } from 'vitest';
import { KnexEmailConfirmationRepository } from '../../src/adapters/knex/identity/email-confirmation-repository.ts';
import { KnexUserRepository } from '../../src/adapters/knex/identity/user-repository.ts';
import type { EmailConfirmationRepository, UserRepository } from '../../src/domain/identity/ports.ts';
import { inParallel } from './in-parallel.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { aUser, friday, ODD_TEXT, tuesday } from './samples.ts';

interface Stores {
  readonly links: EmailConfirmationRepository;
  readonly users: UserRepository;
}

const ADAS = { userId: 'ada', email: 'ada@example.org', expiresAt: friday };
const BOBS = { userId: 'bob', email: 'bob@example.org', expiresAt: tuesday };

/** What every EmailConfirmationRepository promises. `open` hands over an empty one and the users it belongs to. */
function emailConfirmationRepositoryContract(adapter: string, open: () => Promise<Stores>): void {
  const withUsers = async (): Promise<EmailConfirmationRepository> => {
    const { users, links } = await open();
    await users.add(aUser());
    await users.add(aUser({ id: 'bob', email: 'bob@example.org' }));
    return links;
  };

  describe(`EmailConfirmationRepository on ${adapter}`, () => {
    it('gives a link back as it was, to the millisecond and the last character, as often as it is asked', async () => {
      const links = await withUsers();
      const link = { ...ADAS, email: ODD_TEXT };
      await links.replace({ ...link, tokenDigest: 'digest' });
      expect(await links.find('digest')).toEqual(link);
      expect(await links.find('digest')).toEqual(link);
      expect(await links.find('%')).toBeUndefined();
    });

    it('keeps one link when twenty are made at once', async () => {
      const links = await withUsers();
      await inParallel(20, (index) => links.replace({ ...ADAS, tokenDigest: `digest-${index}` }));
      const found = await inParallel(20, (index) => links.find(`digest-${index}`));
      expect(found.filter((link) => link !== undefined)).toHaveLength(1);
    });

    it('opens nothing once it was revoked, and another user keeps theirs', async () => {
      const links = await withUsers();
      await links.replace({ ...BOBS, tokenDigest: 'of-bob' });
      await links.replace({ ...ADAS, tokenDigest: 'digest' });
      await links.revoke('ada');
      expect(await links.find('digest')).toBeUndefined();
      expect(await links.find('of-bob')).toBeDefined();
    });
  });
}

onEveryDatabase((name, open) =>
  emailConfirmationRepositoryContract(name, async () => {
    const db = await open();
    return { users: new KnexUserRepository(db), links: new KnexEmailConfirmationRepository(db) };
  }),
);
