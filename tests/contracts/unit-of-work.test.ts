import { KnexCatalogReader } from '../../src/adapters/knex/catalog/catalog-reader.ts';
import { KnexUserRepository } from '../../src/adapters/knex/identity/user-repository.ts';
import { KnexJobQueue } from '../../src/adapters/knex/operations/job-queue.ts';
import { KnexUnitOfWork } from '../../src/adapters/knex/unit-of-work.ts';
import { CountingIds, FixedClock, outsideWorld } from '../doubles/outside-world.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { monday } from './samples.ts';
import { unitOfWorkContract } from './unit-of-work.contract.ts';

unitOfWorkContract('memory', async () => {
  const { work, stores, catalog, jobs } = outsideWorld();
  return { work, outside: { users: stores.users, catalog, jobs } };
});
onEveryDatabase((name, open) =>
  unitOfWorkContract(name, async () => {
    const db = await open();
    return {
      work: new KnexUnitOfWork(db, new CountingIds(), new FixedClock(monday)),
      outside: { users: new KnexUserRepository(db), catalog: new KnexCatalogReader(db), jobs: new KnexJobQueue(db) },
    };
  }),
);
