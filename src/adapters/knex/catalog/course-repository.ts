import type { Knex } from 'knex';
import type { NewContent } from '../../../domain/catalog/content.ts';
import type { Course, CourseEdit, CourseRequest } from '../../../domain/catalog/course.ts';
import type { Day } from '../../../domain/catalog/day.ts';
import type { CourseDocument } from '../../../domain/catalog/document.ts';
import { madeAlready, noSuchCourse, stale } from '../../../domain/catalog/errors.ts';
import type { CourseModule } from '../../../domain/catalog/module.ts';
import type { CourseRepository, DocumentFindings } from '../../../domain/catalog/ports.ts';
import type { NO_THUMBNAIL, Thumbnail } from '../../../domain/catalog/thumbnail.ts';
import type { ContentId, CourseId, DayId, DocumentId, FileKey, ModuleId } from '../../../domain/kernel/ids.ts';
import { isPostgres } from '../database.ts';
import { type UniqueKey, violatesUnique } from '../faults.ts';
import { readFirst } from '../prepared-reads.ts';
import { inTransaction } from '../transaction.ts';
import { insertContent, insertDocuments } from './catalog-items.ts';
import { insertModules } from './catalog-modules.ts';
import {
  type CourseRow,
  DAYS,
  type DayRow,
  type DocumentRow,
  MODULES,
  type ModuleRow,
  TESTS,
  toAddress,
  toCourse,
  toCourseRow,
  toEditedColumns,
} from './catalog-rows.ts';
import { raiseCatalogueVersion, raiseVersions } from './catalog-version.ts';
import { noteInspection } from './note-inspection.ts';

const REQUEST_KEY: UniqueKey = {
  index: 'courses_one_per_request',
  columns: ['courses.requested_by', 'courses.idempotency_key'],
};

export class KnexCourseRepository implements CourseRepository {
  constructor(private readonly db: Knex) {}

  async add(
    course: Course,
    modules: readonly CourseModule[],
    days: readonly Day[],
    request?: CourseRequest,
  ): Promise<void> {
    await inTransaction(this.db, async (trx) => {
      try {
        await trx('courses').insert({
          ...toCourseRow(course),
          requested_by: request?.by ?? null,
          idempotency_key: request?.key ?? null,
        });
      } catch (error) {
        throw violatesUnique(error, REQUEST_KEY) ? madeAlready(course.title) : error;
      }
      await insertModules(trx, modules, days);
      await raiseCatalogueVersion(trx);
    });
  }

  async find(id: CourseId): Promise<Course | undefined> {
    const row = await readFirst<CourseRow>(this.db, 'select * from courses where id = ?', [id]);
    return row && toCourse(row);
  }

  async findRequested({ by, key }: CourseRequest): Promise<Course | undefined> {
    const row: CourseRow | undefined = await this.db('courses')
      .where({ requested_by: by, idempotency_key: key })
      .first();
    return row && toCourse(row);
  }

  async takenSlugs(except: CourseId = ''): Promise<Set<string>> {
    // Raised first: its one row is what other writers wait for.
    await raiseCatalogueVersion(this.db);
    const rows: Pick<CourseRow, 'id' | 'slug' | 'past_slugs'>[] = await this.db.unionAll(
      ['courses', 'trashed_courses'].map((table) =>
        this.db(table).whereNot({ id: except }).select('id', 'slug', 'past_slugs'),
      ),
    );
    return new Set(rows.map(toAddress).flatMap(({ slug, pastSlugs }) => [slug, ...pastSlugs]));
  }

  /** A transaction on SQLite has the whole database for itself; on Postgres the row is the lock. */
  async hold(courseId: CourseId): Promise<void> {
    const course = this.db('courses').where({ id: courseId }).first('id');
    if (isPostgres(this.db)) void course.forUpdate();
    if (!(await course)) throw noSuchCourse();
  }

  edit(id: CourseId, change: CourseEdit, seenRevision?: number): Promise<Course> {
    return inTransaction(this.db, async (trx) => {
      await raiseVersions(trx, id);
      const before = toCourse(await trx('courses').where({ id }).first());
      const revision = seenRevision ?? before.revision;
      const count = await trx<CourseRow>('courses')
        .where({ id, revision })
        .update({ ...toEditedColumns(change), revision: revision + 1 });
      if (count === 0) throw stale();
      return before;
    });
  }

  setLive(id: CourseId, isLive: boolean): Promise<Course> {
    return inTransaction(this.db, async (trx) => {
      await raiseVersions(trx, id);
      await trx('courses').where({ id }).update({ is_live: isLive });
      return toCourse(await trx('courses').where({ id }).first());
    });
  }

  async setFreeLessons(id: CourseId, freeLessons: readonly ContentId[]): Promise<void> {
    await inTransaction(this.db, async (trx) => {
      await raiseVersions(trx, id);
      await trx('courses').where({ id }).update(toEditedColumns({ freeLessons }));
    });
  }

  replaceThumbnail(id: CourseId, before: FileKey, after: Thumbnail | typeof NO_THUMBNAIL): Promise<boolean> {
    return inTransaction(this.db, async (trx) => {
      const count = await trx<CourseRow>('courses')
        .where({ id, thumbnail_key: before })
        .update({ thumbnail_key: after.thumbnailKey, small_thumbnail_key: after.smallThumbnailKey });
      if (count > 0) await raiseVersions(trx, id);
      return count > 0;
    });
  }

  async findModule(courseId: CourseId, moduleId: ModuleId): Promise<CourseModule | undefined> {
    const row = await this.modules().where({ id: moduleId, course_id: courseId }).first();
    return row && MODULES.toNoun(row);
  }

  async listModules(courseId: CourseId): Promise<CourseModule[]> {
    const rows = await this.modules().where({ course_id: courseId }).orderBy('number');
    return rows.map(MODULES.toNoun);
  }

  async findDay(courseId: CourseId, moduleId: ModuleId, dayId: DayId): Promise<Day | undefined> {
    const row = await this.daysOf(courseId, moduleId).where('days.id', dayId).first();
    return row && DAYS.toNoun(row);
  }

  async listDays(courseId: CourseId, moduleId: ModuleId): Promise<Day[]> {
    const rows = await this.daysOf(courseId, moduleId).orderBy('days.number');
    return rows.map(DAYS.toNoun);
  }

  async findContentOf(dayId: DayId, fileKey: FileKey): Promise<ContentId | undefined> {
    return (await this.db('contents').where({ day_id: dayId, file_key: fileKey }).first('id'))?.id;
  }

  async findTestOf({
    dayId,
    title,
    test,
  }: Parameters<CourseRepository['findTestOf']>[0]): Promise<ContentId | undefined> {
    return (await this.db('contents').where(TESTS.toRow({ dayId, title, test })).first('id'))?.id;
  }

  async findDocumentsOf(moduleId: ModuleId, fileKeys: readonly FileKey[]): Promise<Map<FileKey, DocumentId>> {
    const rows = await this.db<DocumentRow>('documents')
      .where({ module_id: moduleId })
      .whereIn('file_key', fileKeys)
      .select('id', 'file_key');
    return new Map(rows.map((row) => [row.file_key, row.id]));
  }

  async addContent(courseId: CourseId, content: NewContent): Promise<void> {
    await inTransaction(this.db, async (trx) => {
      await raiseVersions(trx, courseId);
      await insertContent(trx, courseId, content);
    });
  }

  async addDocuments(
    courseId: CourseId,
    documents: readonly Omit<CourseDocument, 'position' | 'revision'>[],
  ): Promise<void> {
    await inTransaction(this.db, async (trx) => {
      await raiseVersions(trx, courseId);
      await insertDocuments(trx, courseId, documents);
    });
  }

  async renew(courseIds: readonly CourseId[]): Promise<void> {
    if (courseIds.length === 0) return;
    await inTransaction(this.db, async (trx) => {
      await trx('courses').whereIn('id', courseIds).increment('version');
      await raiseCatalogueVersion(trx);
    });
  }

  async isDocument(fileKey: FileKey): Promise<boolean> {
    return (await this.db('documents').where({ file_key: fileKey }).first('id')) !== undefined;
  }

  noteInspection(fileKey: FileKey, found?: DocumentFindings): Promise<boolean> {
    return inTransaction(this.db, (trx) => noteInspection(trx, fileKey, found));
  }

  private modules() {
    return this.db<ModuleRow>('course_modules');
  }

  /** Days of a module of this very course: an id from elsewhere finds nothing. */
  private daysOf(courseId: CourseId, moduleId: ModuleId) {
    return this.db('days')
      .join('course_modules', 'course_modules.id', 'days.module_id')
      .where({ 'course_modules.id': moduleId, 'course_modules.course_id': courseId })
      .select<DayRow[]>('days.*');
  }
}
