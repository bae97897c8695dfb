import { describe, expect, it } from 'vitest';
import { KnexTwoFactorRepository } from '../../src/adapters/knex/identity/two-factor-repository.ts';
import { KnexUserRepository } from '../../src/adapters/knex/identity/user-repository.ts';
import type { UserRepository } from '../../src/domain/identity/ports.ts';
import type { TwoFactorRepository } from '../../src/domain/identity/two-factor/ports.ts';
import { inParallel } from './in-parallel.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { aUser, monday } from './samples.ts';

interface Stores {
  readonly users: UserRepository;
  readonly twoFactors: TwoFactorRepository;
}

/** What every TwoFactorRepository promises. */
function twoFactorRepositoryContract(adapter: string, open: () => Promise<Stores>): void {
  const withAda = async (): Promise<TwoFactorRepository> => {
    const { users, twoFactors } = await open();
    await users.add(aUser());
    await users.add(aUser({ id: 'bob', email: 'bob@example.org' }));
    return twoFactors;
  };
  const confirmed = async () => {
    const twoFactors = await withAda();
    await twoFactors.begin('ada', 'sealed');
    await twoFactors.confirm('ada', { digests: ['one', 'two'], mark: 'key' }, monday);
    return twoFactors;
  };

  describe(`TwoFactorRepository on ${adapter}`, () => {
    it('replaces a secret until one is confirmed', async () => {
      const twoFactors = await withAda();
      expect(await twoFactors.find('ada')).toBeUndefined();
      expect(await twoFactors.begin('ada', 'first')).toBe(true);
      expect(await twoFactors.begin('ada', 'second')).toBe(true);
      expect(await twoFactors.find('ada')).toEqual({ userId: 'ada', sealedSecret: 'second', confirmedAt: null });
      await twoFactors.confirm('ada', { digests: ['one'], mark: 'key' }, monday);
      expect(await twoFactors.begin('ada', 'third')).toBe(false);
      expect(await twoFactors.find('ada')).toEqual({ userId: 'ada', sealedSecret: 'second', confirmedAt: monday });
      expect(await twoFactors.find('bob')).toBeUndefined();
    });

    it('accepts a step once, and none before it, of twenty at the same time too', async () => {
      const twoFactors = await confirmed();
      const answers = await inParallel(20, () => twoFactors.acceptStep('ada', 59_000_000));
      expect(answers.filter(Boolean)).toHaveLength(1);
      expect(await twoFactors.acceptStep('ada', 58_999_999)).toBe(false);
      expect(await twoFactors.acceptStep('ada', 59_000_001)).toBe(true);
      expect(await twoFactors.acceptStep('bob', 59_000_001)).toBe(false);
    });

    it('uses a recovery code up once', async () => {
      const twoFactors = await confirmed();
      expect(await twoFactors.useRecoveryCode('bob', 'one')).toBe(false);
      const answers = await inParallel(20, () => twoFactors.useRecoveryCode('ada', 'one'));
      expect(answers.filter(Boolean)).toHaveLength(1);
      expect(await twoFactors.useRecoveryCode('ada', 'three')).toBe(false);
      expect(await twoFactors.countRecoveryCodes('ada')).toBe(1);
    });

    it('tells who of several people signs in with one', async () => {
      const twoFactors = await confirmed();
      await twoFactors.begin('bob', 'not yet');
      expect(await twoFactors.confirmedOf(['ada', 'bob', 'nobody'])).toEqual(new Set(['ada']));
      expect(await twoFactors.confirmedOf([])).toEqual(new Set());
    });

    it('takes everything away, and says whether it was on', async () => {
      const twoFactors = await confirmed();
      expect(await twoFactors.remove('ada')).toBe(true);
      expect(await twoFactors.remove('ada')).toBe(false);
      expect([await twoFactors.find('ada'), await twoFactors.countRecoveryCodes('ada')]).toEqual([undefined, 0]);
      await twoFactors.begin('ada', 'again');
      expect(await twoFactors.remove('ada')).toBe(false);
    });
  });
}

onEveryDatabase((name, open) =>
  twoFactorRepositoryContract(name, async () => {
    const db = await open();
    return { users: new KnexUserRepository(db), twoFactors: new KnexTwoFactorRepository(db) };
  }),
);
