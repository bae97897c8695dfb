import { KnexProgressRepository } from '../../src/adapters/knex/learning/progress-repository.ts';
import { MemoryProgressRepository } from '../doubles/learning/progress-repository.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { progressRepositoryContract } from './progress-repository.contract.ts';

progressRepositoryContract('memory', async () => new MemoryProgressRepository());
onEveryDatabase((name, open) => progressRepositoryContract(name, async () => new KnexProgressRepository(await open())));
