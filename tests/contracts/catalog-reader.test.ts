import { KnexCatalogReader } from '../../src/adapters/knex/catalog/catalog-reader.ts';
import { KnexCourseRepository } from '../../src/adapters/knex/catalog/course-repository.ts';
import { KnexDiscussionRepository } from '../../src/adapters/knex/discussions/discussion-repository.ts';
import { KnexFileRepository } from '../../src/adapters/knex/media/file-repository.ts';
import { catalogReaderContract } from './catalog-reader.contract.ts';
import { onEveryDatabase } from './on-every-database.ts';

onEveryDatabase((name, open) =>
  catalogReaderContract(name, async () => {
    const db = await open();
    return {
      catalog: new KnexCatalogReader(db),
      courses: new KnexCourseRepository(db),
      files: new KnexFileRepository(db),
      discussions: new KnexDiscussionRepository(db),
    };
  }),
);
