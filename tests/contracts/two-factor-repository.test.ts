import { KnexTwoFactorRepository } from '../../src/adapters/knex/identity/two-factor-repository.ts';
import { KnexUserRepository } from '../../src/adapters/knex/identity/user-repository.ts';
import { MemoryTwoFactorRepository } from '../doubles/identity/two-factor-repository.ts';
import { MemoryUserRepository } from '../doubles/identity/user-repository.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { twoFactorRepositoryContract } from './two-factor-repository.contract.ts';

twoFactorRepositoryContract('memory', async () => ({
  users: new MemoryUserRepository(),
  twoFactors: new MemoryTwoFactorRepository(),
}));
onEveryDatabase((name, open) =>
  twoFactorRepositoryContract(name, async () => {
    const db = await open();
    return { users: new KnexUserRepository(db), twoFactors: new KnexTwoFactorRepository(db) };
  }),
);
