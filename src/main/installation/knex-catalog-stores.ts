import type { Knex } from 'knex';
import { KnexCatalogReader } from '../../adapters/knex/catalog/catalog-reader.ts';
import { KnexCourseRepository } from '../../adapters/knex/catalog/course-repository.ts';
import { KnexCourseSearch } from '../../adapters/knex/catalog/course-search.ts';
import { KnexLessonFiles } from '../../adapters/knex/catalog/lesson-files.ts';
import { KnexTrashRepository } from '../../adapters/knex/catalog/trash-repository.ts';

/** Courses, what they are made of, and what was deleted of them. */
export const knexCatalogStores = (db: Knex) => ({
  courses: new KnexCourseRepository(db),
  reader: new KnexCatalogReader(db),
  search: new KnexCourseSearch(db),
  lessonFiles: new KnexLessonFiles(db),
  trash: new KnexTrashRepository(db),
});
