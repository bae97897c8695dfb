import { KnexAttemptRepository } from '../../src/adapters/knex/identity/attempt-repository.ts';
import { MemoryAttemptRepository } from '../doubles/identity/attempt-repository.ts';
import { attemptRepositoryContract } from './attempt-repository.contract.ts';
import { onEveryDatabase } from './on-every-database.ts';

attemptRepositoryContract('memory', async () => new MemoryAttemptRepository());
onEveryDatabase((name, open) => attemptRepositoryContract(name, async () => new KnexAttemptRepository(await open())));
