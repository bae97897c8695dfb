import { KnexMultipartRepository } from '../../src/adapters/knex/media/multipart-repository.ts';
import { MemoryMultipartRepository } from '../doubles/media/multipart-repository.ts';
import { multipartRepositoryContract } from './multipart-repository.contract.ts';
import { onEveryDatabase } from './on-every-database.ts';

multipartRepositoryContract('memory', async () => new MemoryMultipartRepository());
onEveryDatabase((name, open) =>
  multipartRepositoryContract(name, async () => new KnexMultipartRepository(await open())),
);
