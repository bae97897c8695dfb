import { KnexSessionRepository } from '../../src/adapters/knex/identity/session-repository.ts';
import { KnexUserRepository } from '../../src/adapters/knex/identity/user-repository.ts';
import { MemorySessionRepository } from '../doubles/identity/session-repository.ts';
import { MemoryUserRepository } from '../doubles/identity/user-repository.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { sessionRepositoryContract } from './session-repository.contract.ts';

sessionRepositoryContract('memory', async () => {
  const users = new MemoryUserRepository();
  return { users, sessions: new MemorySessionRepository(users) };
});
onEveryDatabase((name, open) =>
  sessionRepositoryContract(name, async () => {
    const db = await open();
    return { users: new KnexUserRepository(db), sessions: new KnexSessionRepository(db) };
  }),
);
