import { describe, expect, it } from 'vitest';
import { KnexResetLinkRepository } from '../../src/adapters/knex/identity/reset-link-repository.ts';
import { KnexUserRepository } from '../../src/adapters/knex/identity/user-repository.ts';
import type { ResetLinkRepository, UserRepository } from '../../src/domain/identity/ports.ts';
import { inParallel } from './in-parallel.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { aUser, friday, monday, tuesday } from './samples.ts';

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
    it('is consumed once', async () => {
      const links = await withUsers();
      await links.replace({ tokenDigest: 'digest', userId: 'ada', expiresAt: friday });
      expect(await links.consume('digest', monday)).toBe('ada');
      expect(await links.consume('digest', monday)).toBeUndefined();
    });

    it('is consumed once even when twenty try at the same time', async () => {
      const links = await withUsers();
      await links.replace({ tokenDigest: 'digest', userId: 'ada', expiresAt: friday });
      const answers = await inParallel(20, () => links.consume('digest', monday));
      expect(answers.filter((userId) => userId === 'ada')).toHaveLength(1);
      expect(answers.filter((userId) => userId === undefined)).toHaveLength(19);
    });

    it('is worth nothing at its end and after, and a try then does not bring it back', async () => {
      const links = await withUsers();
      await links.replace({ tokenDigest: 'digest', userId: 'ada', expiresAt: tuesday });
      expect(await links.consume('digest', tuesday)).toBeUndefined();
      expect(await links.consume('digest', friday)).toBeUndefined();
      expect(await links.consume('digest', new Date(tuesday.getTime() - 1))).toBe('ada');
    });

    it('dies when the same user asks for a newer one, and another user keeps theirs', async () => {
      const links = await withUsers();
      await links.replace({ tokenDigest: 'of-bob', userId: 'bob', expiresAt: friday });
      await links.replace({ tokenDigest: 'older', userId: 'ada', expiresAt: friday });
      await links.replace({ tokenDigest: 'newer', userId: 'ada', expiresAt: friday });
      expect(await links.consume('older', monday)).toBeUndefined();
      expect(await links.consume('newer', monday)).toBe('ada');
      expect(await links.consume('of-bob', monday)).toBe('bob');
    });

    it('tells whose it is as long as it lives, and is not consumed by that', async () => {
      const links = await withUsers();
      await links.replace({ tokenDigest: 'digest', userId: 'ada', expiresAt: tuesday });
      expect(await links.ownerOf('digest', monday)).toBe('ada');
      expect(await links.ownerOf('digest', tuesday)).toBeUndefined();
      expect(await links.ownerOf('another', monday)).toBeUndefined();
      expect(await links.consume('digest', monday)).toBe('ada');
      expect(await links.ownerOf('digest', monday)).toBeUndefined();
    });

    it('opens nothing once it was revoked, and another user keeps theirs', async () => {
      const links = await withUsers();
      await links.replace({ tokenDigest: 'of-bob', userId: 'bob', expiresAt: friday });
      await links.replace({ tokenDigest: 'digest', userId: 'ada', expiresAt: friday });
      await links.revoke('ada');
      expect(await links.consume('digest', monday)).toBeUndefined();
      expect(await links.consume('of-bob', monday)).toBe('bob');
    });

    it('knows nothing of a digest that was never given out', async () => {
      const links = await withUsers();
      await links.replace({ tokenDigest: 'digest', userId: 'ada', expiresAt: friday });
      expect(await links.consume('%', monday)).toBeUndefined();
      expect(await links.consume('', monday)).toBeUndefined();
    });
  });
}

onEveryDatabase((name, open) =>
  resetLinkRepositoryContract(name, async () => {
    const db = await open();
    return { users: new KnexUserRepository(db), resetLinks: new KnexResetLinkRepository(db) };
  }),
);
