import { KnexFileRepository } from '../../src/adapters/knex/media/file-repository.ts';
import { MemoryFileRepository } from '../doubles/media/file-repository.ts';
import { fileRepositoryContract } from './file-repository.contract.ts';
import { onEveryDatabase } from './on-every-database.ts';

fileRepositoryContract('memory', async () => new MemoryFileRepository());
onEveryDatabase((name, open) => fileRepositoryContract(name, async () => new KnexFileRepository(await open())));
