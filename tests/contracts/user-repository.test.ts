import { KnexUserRepository } from '../../src/adapters/knex/identity/user-repository.ts';
import { MemoryUserRepository } from '../doubles/identity/user-repository.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { userRepositoryContract } from './user-repository.contract.ts';

userRepositoryContract('memory', async () => new MemoryUserRepository());
onEveryDatabase((name, open) => userRepositoryContract(name, async () => new KnexUserRepository(await open())));
