import { KnexCatalogReader } from '../../src/adapters/knex/catalog/catalog-reader.ts';
import { KnexCourseNodeRepository } from '../../src/adapters/knex/catalog/course-node-repository.ts';
import { KnexCourseRepository } from '../../src/adapters/knex/catalog/course-repository.ts';
import { partRepositoryContract } from './course-node-repository.contract.ts';
import { onEveryDatabase } from './on-every-database.ts';

onEveryDatabase((name, open) =>
  partRepositoryContract(name, async () => {
    const db = await open();
    return {
      courses: new KnexCourseRepository(db),
      nodes: new KnexCourseNodeRepository(db),
      catalog: new KnexCatalogReader(db),
    };
  }),
);
