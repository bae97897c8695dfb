import { KnexMailRepository } from '../../src/adapters/knex/operations/mail-repository.ts';
import { MemoryMailRepository } from '../doubles/operations/mail-repository.ts';
import { mailRepositoryContract } from './mail-repository.contract.ts';
import { onEveryDatabase } from './on-every-database.ts';

mailRepositoryContract('memory', async () => new MemoryMailRepository());
onEveryDatabase((name, open) => mailRepositoryContract(name, async () => new KnexMailRepository(await open())));
