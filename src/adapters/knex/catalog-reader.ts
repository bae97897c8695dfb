import type { Knex } from 'knex';
import type { CourseOutline, CourseTree } from '../../domain/catalog/course-tree.ts';
import type { Content, Course } from '../../domain/catalog/course.ts';
import type { CatalogReader, FileUse, StudyItem } from '../../domain/catalog/ports.ts';
import type { ContentId, CourseId, FileKey } from '../../domain/kernel/ids.ts';
import { toContent, toCourse, type ContentRow, type CourseRow } from './catalog-rows.ts';
import { courseTree } from './course-tree.ts';
import { fileUse } from './file-use.ts';
import { onceATurn } from './once-a-turn.ts';
import { liveOutlines } from './live-outlines.ts';
import { studyItems } from './study-items.ts';

export class KnexCatalogReader implements CatalogReader {
  constructor(private readonly db: Knex) {}

  liveOutlines(): Promise<CourseOutline[]> {
    return liveOutlines(this.db);
  }

  /** Every visitor's first question, so a busy moment asks it once. */
  readonly catalogueVersion = onceATurn(async (): Promise<number> => {
    const row = await this.db<{ version: number }>('catalogue_version').first('version');
    if (!row) throw new Error('The row of the catalogue version is missing: the database was not migrated, or emptied by hand.');
    return row.version;
  });

  courseTree(id: CourseId): Promise<CourseTree | undefined> {
    return courseTree(this.db, id);
  }

  async listCourses(): Promise<Course[]> {
    const rows = await this.db<CourseRow>('courses').orderBy(['created_at', 'id']);
    return rows.map(toCourse);
  }

  async coursesByIds(ids: readonly CourseId[]): Promise<Course[]> {
    if (ids.length === 0) return [];
    const rows = await this.db<CourseRow>('courses').whereIn('id', ids).orderBy(['created_at', 'id']);
    return rows.map(toCourse);
  }

  async content(id: ContentId): Promise<{ content: Content; courseId: CourseId } | undefined> {
    const row: (ContentRow & { course_id: string }) | undefined = await this.db('contents')
      .join('days', 'days.id', 'contents.day_id')
      .join('course_modules', 'course_modules.id', 'days.module_id')
      .where('contents.id', id)
      .first('contents.*', 'course_modules.course_id');
    return row && { content: toContent(row), courseId: row.course_id };
  }

  studyItems(ids: readonly CourseId[]): Promise<StudyItem[]> {
    return studyItems(this.db, ids);
  }

  fileUse(key: FileKey): Promise<FileUse | undefined> {
    return fileUse(this.db, key);
  }
}
