import { describe, expect, it } from 'vitest';
import { KnexResetLinkRepository } from '../../src/adapters/knex/identity/reset-link-repository.ts';
import { KnexUserRepository } from '../../src/adapters/knex/identity/user-repository.ts';
import type { ResetLinkRepository, UserRepository } from '../../src/domain/identity/ports.ts';
import { inParallel } from './in-parallel.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { aUser, friday, monday } from './samples.ts';

interface Stores {
  readonly resetLinks: ResetLinkRepository;
  readonly users: UserRepository;
}

/** What every ResetLinkRepository promises. `open` hands over an empty one and the users it belongs to. */
function resetLinkRepositoryContract(adapter: string, open: () => Promise<Stores>): void {
  const withUsers = async (): Promise<ResetLinkRepository> => {
    const { users, resetLinks } = await open();
    await users.add(aUser());
    await users.add(aUser({ id: 'bob', email: 'bob@example.org' }));
    return resetLinks;
  };

  describe(`ResetLinkRepository on ${adapter}`, () => {
    it('is consumed once even when twenty try at the same time', async () => {
      const links = await withUsers();
      await links.replace({ tokenDigest: 'digest', userId: 'ada', expiresAt: friday });
      const answers = await inParallel(20, () => links.consume('digest', monday));
      expect(answers.filter((userId) => userId === 'ada')).toHaveLength(1);
      expect(answers.filter((userId) => userId === undefined)).toHaveLength(19);
    });

    it('opens nothing once it was revoked, and another user keeps theirs', async () => {
      const links = await withUsers();
      await links.replace({ tokenDigest: 'of-bob', userId: 'bob', expiresAt: friday });
      await links.replace({ tokenDigest: 'digest', userId: 'ada', expiresAt: friday });
      await links.revoke('ada');
      expect(await links.consume('digest', monday)).toBeUndefined();
      expect(await links.consume('of-bob', monday)).toBe('bob');
    });
  });
}

onEveryDatabase((name, open) =>
  resetLinkRepositoryContract(name, async () => {
    const db = await open();
    return { users: new KnexUserRepository(db), resetLinks: new KnexResetLinkRepository(db) };
  }),
);
