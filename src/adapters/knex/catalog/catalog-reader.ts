import type { Knex } from 'knex';
import type { PlacedTest } from '../../../domain/catalog/content.ts';
import type { Course } from '../../../domain/catalog/course.ts';
import type { ContentEntry, CourseOutline, CourseTree, DocumentEntry } from '../../../domain/catalog/course-tree.ts';
import type { CatalogReader, CourseFacts, FileUse, StudyItem } from '../../../domain/catalog/ports.ts';
import type { CourseAddress } from '../../../domain/catalog/slug.ts';
import type { ContentId, CourseId, DocumentId, FileKey, ModuleId } from '../../../domain/kernel/ids.ts';
import type { RowOf } from '../columns.ts';
import { longReads } from '../long-reads.ts';
import { readAll } from '../prepared-reads.ts';
import { shownVersions } from '../shown-versions.ts';
import {
  type ContentRow,
  type CourseRow,
  type DocumentRow,
  FACTS,
  FILE_COLUMNS,
  type FileColumns,
  type RenditionRow,
  renditionRows,
  type TestRow,
  toAddress,
  toContentEntry,
  toCourse,
  toDocumentEntry,
} from './catalog-rows.ts';
import { courseTree } from './course-tree.ts';
import { fileUse, usedFiles } from './file-use.ts';
import { outlines } from './outlines.ts';
import { studyItems } from './study-items.ts';

const SELECT_FACTS = `select ${FACTS.names.join(', ')} from courses`;

export class KnexCatalogReader implements CatalogReader {
  /** Connection for reads that grow with a course or with the catalogue. */
  private readonly long: Knex;

  constructor(private readonly db: Knex) {
    this.long = longReads(db);
  }

  liveOutlines(): Promise<CourseOutline[]> {
    return outlines(this.long, { is_live: true });
  }

  allOutlines(): Promise<CourseOutline[]> {
    return outlines(this.long, {});
  }

  async outline(id: CourseId): Promise<CourseOutline | undefined> {
    const [found] = await outlines(this.long, { id });
    return found;
  }

  async courseAddresses(): Promise<CourseAddress[]> {
    const rows = await this.db<CourseRow>('courses').where({ is_live: true }).select('id', 'slug', 'past_slugs');
    return rows.map(toAddress);
  }

  async catalogueVersion(): Promise<number> {
    return (await shownVersions(this.db)).catalogue;
  }

  courseTree(id: CourseId): Promise<CourseTree | undefined> {
    return courseTree(this.long, id);
  }

  async listCourses(): Promise<Course[]> {
    const rows = await this.db<CourseRow>('courses').orderBy(['created_at', 'id']);
    return rows.map(toCourse);
  }

  async coursesByIds(ids: readonly CourseId[]): Promise<Course[]> {
    if (ids.length === 0) return [];
    const marks = ids.map(() => '?').join(', ');
    const sql = `select * from courses where id in (${marks}) order by created_at, id`;
    const rows = await readAll<CourseRow>(this.db, sql, ids);
    return rows.map(toCourse);
  }

  async courseFacts(ids: readonly CourseId[]): Promise<CourseFacts[]> {
    if (ids.length === 0) return [];
    const marks = ids.map(() => '?').join(', ');
    const rows = await readAll<RowOf<typeof FACTS>>(this.db, `${SELECT_FACTS} where id in (${marks})`, ids);
    return rows.map(FACTS.toNoun);
  }

  async content(id: ContentId): Promise<{ content: ContentEntry; courseId: CourseId } | undefined> {
    const row: (ContentRow & FileColumns & { course_id: string }) | undefined = await this.db('contents')
      .join('days', 'days.id', 'contents.day_id')
      .join('course_modules', 'course_modules.id', 'days.module_id')
      .leftJoin('files', 'files.key', 'contents.file_key')
      .where('contents.id', id)
      .first('contents.*', 'course_modules.course_id', ...FILE_COLUMNS);
    if (!row) return undefined;
    const { file_key: source_key, course_id: courseId } = row;
    if (source_key === null) return { content: toContentEntry(row), courseId };
    const renditions: RenditionRow[] = await renditionRows(this.db).where({ source_key });
    return { content: toContentEntry(row, renditions), courseId };
  }

  async document(id: DocumentId): Promise<{ document: DocumentEntry; courseId: CourseId } | undefined> {
    const row: (DocumentRow & FileColumns & { course_id: string }) | undefined = await this.db('documents')
      .join('course_modules', 'course_modules.id', 'documents.module_id')
      .leftJoin('files', 'files.key', 'documents.file_key')
      .where('documents.id', id)
      .first('documents.*', 'course_modules.course_id', ...FILE_COLUMNS);
    return row && { document: toDocumentEntry(row), courseId: row.course_id };
  }

  async documents(courseId: CourseId, moduleId: ModuleId): Promise<DocumentEntry[]> {
    const rows: (DocumentRow & FileColumns)[] = await this.long('documents')
      .join('course_modules', 'course_modules.id', 'documents.module_id')
      .leftJoin('files', 'files.key', 'documents.file_key')
      .where({ 'course_modules.id': moduleId, 'course_modules.course_id': courseId })
      .orderBy(['documents.position', 'documents.id'])
      .select('documents.*', ...FILE_COLUMNS);
    return rows.map(toDocumentEntry);
  }

  async placedTests(ids: readonly CourseId[]): Promise<PlacedTest[]> {
    if (ids.length === 0) return [];
    const rows: (Pick<TestRow, 'id' | 'test'> & { course_id: CourseId })[] = await this.long('contents')
      .join('days', 'days.id', 'contents.day_id')
      .join('course_modules', 'course_modules.id', 'days.module_id')
      .whereIn('course_modules.course_id', ids)
      .where('contents.type', 'test')
      .orderBy('contents.id')
      .select('contents.id', 'contents.test', 'course_modules.course_id');
    return rows.map(({ id, test, course_id }) => ({
      contentId: id,
      courseId: course_id,
      test: JSON.parse(test) as PlacedTest['test'],
    }));
  }

  studyItems(ids: readonly CourseId[]): Promise<StudyItem[]> {
    return studyItems(this.long, ids);
  }

  fileUse(key: FileKey): Promise<FileUse | undefined> {
    return fileUse(this.db, key);
  }

  usedFiles(keys: readonly FileKey[]): Promise<FileKey[]> {
    return usedFiles(this.db, keys);
  }
}
