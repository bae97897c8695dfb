import type { Knex } from 'knex';
import { KnexCaptionTexts } from './caption-texts.ts';
import { KnexCatalogReader } from './catalog-reader.ts';
import { KnexCourseNodeRepository } from './course-node-repository.ts';
import { KnexCourseRepository } from './course-repository.ts';
import { KnexCourseSearch } from './course-search.ts';
import { KnexLessonFiles } from './lesson-files.ts';
import { KnexLessonReader } from './lesson-reader.ts';
import { KnexNodePlacements } from './node-placements.ts';
import { KnexTrashRepository } from './trash-repository.ts';

/** Courses, what they are made of, and what was deleted of them. `db` is the database, or one transaction of it. */
export const catalogStores = (db: Knex) => ({
  courses: new KnexCourseRepository(db),
  nodes: new KnexCourseNodeRepository(db),
  placements: new KnexNodePlacements(db),
  reader: new KnexCatalogReader(db),
  search: new KnexCourseSearch(db),
  lessonReader: new KnexLessonReader(db),
  captionTexts: new KnexCaptionTexts(db),
  lessonFiles: new KnexLessonFiles(db),
  trash: new KnexTrashRepository(db),
});
