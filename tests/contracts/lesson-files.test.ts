import { KnexCatalogReader } from '../../src/adapters/knex/catalog/catalog-reader.ts';
import { KnexCourseRepository } from '../../src/adapters/knex/catalog/course-repository.ts';
import { KnexCourseSearch } from '../../src/adapters/knex/catalog/course-search.ts';
import { KnexLessonFiles } from '../../src/adapters/knex/catalog/lesson-files.ts';
import { KnexDocumentTexts } from '../../src/adapters/knex/media/document-texts.ts';
import { KnexFileRepository } from '../../src/adapters/knex/media/file-repository.ts';
import { MemoryCourseSearch } from '../doubles/catalog/course-search.ts';
import { outsideWorld } from '../doubles/outside-world.ts';
import { lessonFilesContract } from './lesson-files.contract.ts';
import { onEveryDatabase } from './on-every-database.ts';

lessonFilesContract('memory', async () => {
  const { stores, catalog } = outsideWorld();
  const { courses, lessonFiles, files, documentTexts: texts } = stores;
  return { courses, lessonFiles, files, texts, catalog, search: new MemoryCourseSearch(courses, texts, files) };
});
onEveryDatabase((name, open) =>
  lessonFilesContract(name, async () => {
    const db = await open();
    return {
      courses: new KnexCourseRepository(db),
      lessonFiles: new KnexLessonFiles(db),
      files: new KnexFileRepository(db),
      texts: new KnexDocumentTexts(db),
      catalog: new KnexCatalogReader(db),
      search: new KnexCourseSearch(db),
    };
  }),
);
