import { KnexCatalogReader } from '../../src/adapters/knex/catalog/catalog-reader.ts';
import { KnexCourseRepository } from '../../src/adapters/knex/catalog/course-repository.ts';
import { courseRepositoryContract } from './course-repository.contract.ts';
import { onEveryDatabase } from './on-every-database.ts';

onEveryDatabase((name, open) =>
  courseRepositoryContract(name, async () => {
    const db = await open();
    return { courses: new KnexCourseRepository(db), catalog: new KnexCatalogReader(db) };
  }),
);
