import { KnexContactMessageRepository } from '../../src/adapters/knex/support/contact-message-repository.ts';
import { MemoryContactMessageRepository } from '../doubles/support/contact-message-repository.ts';
import { contactMessageRepositoryContract } from './contact-message-repository.contract.ts';
import { onEveryDatabase } from './on-every-database.ts';

contactMessageRepositoryContract('memory', async () => new MemoryContactMessageRepository());
onEveryDatabase((name, open) =>
  contactMessageRepositoryContract(name, async () => new KnexContactMessageRepository(await open())),
);
