import { KnexSessionRepository } from '../../src/adapters/knex/identity/session-repository.ts';
import { KnexStreamRepository } from '../../src/adapters/knex/identity/stream-repository.ts';
import { KnexUserRepository } from '../../src/adapters/knex/identity/user-repository.ts';
import { MemorySessionRepository } from '../doubles/identity/session-repository.ts';
import { MemoryStreamRepository } from '../doubles/identity/stream-repository.ts';
import { MemoryUserRepository } from '../doubles/identity/user-repository.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { streamRepositoryContract } from './stream-repository.contract.ts';

streamRepositoryContract('memory', async () => {
  const users = new MemoryUserRepository();
  const sessions = new MemorySessionRepository(users);
  return { users, sessions, streams: new MemoryStreamRepository(sessions) };
});
onEveryDatabase((name, open) =>
  streamRepositoryContract(name, async () => {
    const db = await open();
    const [users, sessions] = [new KnexUserRepository(db), new KnexSessionRepository(db)];
    return { users, sessions, streams: new KnexStreamRepository(db) };
  }),
);
