import { KnexCatalogReader } from '../../src/adapters/knex/catalog-reader.ts';
import { KnexCourseRepository } from '../../src/adapters/knex/course-repository.ts';
import { KnexPartRepository } from '../../src/adapters/knex/part-repository.ts';
import { outsideWorld } from '../../src/adapters/memory/outside-world.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { partRepositoryContract } from './part-repository.contract.ts';

partRepositoryContract('memory', async () => {
  const { stores, catalog } = outsideWorld();
  return { courses: stores.courses, parts: stores.parts, catalog };
});
onEveryDatabase((name, open) =>
  partRepositoryContract(name, async () => {
    const db = await open();
    return {
      courses: new KnexCourseRepository(db),
      parts: new KnexPartRepository(db),
      catalog: new KnexCatalogReader(db),
    };
  }),
);
