import { KnexCatalogReader } from '../../src/adapters/knex/catalog/catalog-reader.ts';
import { KnexCourseRepository } from '../../src/adapters/knex/catalog/course-repository.ts';
import { KnexConversionRepository } from '../../src/adapters/knex/media/conversion-repository.ts';
import { KnexFileRepository } from '../../src/adapters/knex/media/file-repository.ts';
import { KnexRenditionRepository } from '../../src/adapters/knex/media/rendition-repository.ts';
import { outsideWorld } from '../doubles/outside-world.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { renditionRepositoryContract } from './rendition-repository.contract.ts';

renditionRepositoryContract('memory', async () => {
  const { stores, catalog } = outsideWorld();
  return { ...stores, catalog };
});
onEveryDatabase((name, open) =>
  renditionRepositoryContract(name, async () => {
    const db = await open();
    return {
      renditions: new KnexRenditionRepository(db),
      conversions: new KnexConversionRepository(db),
      files: new KnexFileRepository(db),
      courses: new KnexCourseRepository(db),
      catalog: new KnexCatalogReader(db),
    };
  }),
);
