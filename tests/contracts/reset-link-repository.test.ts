import { KnexResetLinkRepository } from '../../src/adapters/knex/identity/reset-link-repository.ts';
import { KnexUserRepository } from '../../src/adapters/knex/identity/user-repository.ts';
import { MemoryResetLinkRepository } from '../doubles/identity/reset-link-repository.ts';
import { MemoryUserRepository } from '../doubles/identity/user-repository.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { resetLinkRepositoryContract } from './reset-link-repository.contract.ts';

resetLinkRepositoryContract('memory', async () => ({
  users: new MemoryUserRepository(),
  resetLinks: new MemoryResetLinkRepository(),
}));
onEveryDatabase((name, open) =>
  resetLinkRepositoryContract(name, async () => {
    const db = await open();
    return { users: new KnexUserRepository(db), resetLinks: new KnexResetLinkRepository(db) };
  }),
);
