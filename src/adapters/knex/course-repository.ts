import type { Knex } from 'knex';
import type { Content, Course, CourseDocument, CourseModule, Day } from '../../domain/catalog/course.ts';
import type { CourseRepository } from '../../domain/catalog/ports.ts';
import { moduleNumberTaken, staleCourse } from '../../domain/catalog/refusals.ts';
import type { CourseId, DayId, ModuleId } from '../../domain/kernel/ids.ts';
import { insertContent, insertDocument } from './catalog-items.ts';
import { toCourse, toCourseRow, toDay, toDayRow, toModule, toModuleRow, type CourseRow, type DayRow, type ModuleRow } from './catalog-rows.ts';
import { raiseCatalogueVersion, raiseVersions } from './catalog-version.ts';
import { violatesUnique, type UniqueKey } from './faults.ts';
import { inTransaction } from './transaction.ts';

/** SQLite takes at most 500 rows in one insert of Knex's making. */
const ROWS_PER_INSERT = 200;

export class KnexCourseRepository implements CourseRepository {
  constructor(private readonly db: Knex) {}

  async add(course: Course, modules: readonly CourseModule[], days: readonly Day[]): Promise<void> {
    await inTransaction(this.db, async (trx) => {
      await trx('courses').insert(toCourseRow(course));
      await insertModules(trx, modules);
      await insertAll(trx, 'days', days.map(toDayRow));
      await raiseCatalogueVersion(trx);
    });
  }

  async find(id: CourseId): Promise<Course | undefined> {
    const row = await this.db<CourseRow>('courses').where({ id }).first();
    return row && toCourse(row);
  }

  async update(course: Course): Promise<void> {
    const { id, version, created_at: _kept, ...facts } = toCourseRow(course);
    await inTransaction(this.db, async (trx) => {
      const updated = await trx('courses').where({ id, version }).update({ ...facts, version: version + 1 });
      if (updated === 0) throw staleCourse();
      await raiseCatalogueVersion(trx);
    });
  }

  async findModule(courseId: CourseId, moduleId: ModuleId): Promise<CourseModule | undefined> {
    const row = await this.modules().where({ id: moduleId, course_id: courseId }).first();
    return row && toModule(row);
  }

  async listModules(courseId: CourseId): Promise<CourseModule[]> {
    const rows = await this.modules().where({ course_id: courseId }).orderBy('number');
    return rows.map(toModule);
  }

  async renameModule({ id, courseId, title }: CourseModule): Promise<void> {
    await inTransaction(this.db, async (trx) => {
      const renamed = await trx('course_modules').where({ id, course_id: courseId }).update({ title });
      if (renamed > 0) await raiseVersions(trx, courseId);
    });
  }

  async findDay(courseId: CourseId, moduleId: ModuleId, dayId: DayId): Promise<Day | undefined> {
    const row = await this.daysOf(courseId, moduleId).where('days.id', dayId).first();
    return row && toDay(row);
  }

  async listDays(courseId: CourseId, moduleId: ModuleId): Promise<Day[]> {
    const rows = await this.daysOf(courseId, moduleId).orderBy('days.number');
    return rows.map(toDay);
  }

  async addContent(courseId: CourseId, content: Omit<Content, 'position'>): Promise<void> {
    await inTransaction(this.db, async (trx) => {
      await raiseVersions(trx, courseId);
      await insertContent(trx, courseId, content);
    });
  }

  async addDocument(courseId: CourseId, document: Omit<CourseDocument, 'position'>): Promise<void> {
    await inTransaction(this.db, async (trx) => {
      await raiseVersions(trx, courseId);
      await insertDocument(trx, courseId, document);
    });
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

const MODULE_NUMBER_KEY: UniqueKey = {
  index: 'course_modules_course_id_number_unique',
  columns: ['course_modules.course_id', 'course_modules.number'],
};

async function insertModules(trx: Knex, modules: readonly CourseModule[]): Promise<void> {
  try {
    await insertAll(trx, 'course_modules', modules.map(toModuleRow));
  } catch (error) {
    throw violatesUnique(error, MODULE_NUMBER_KEY) ? moduleNumberTaken() : error;
  }
}

async function insertAll(trx: Knex, table: string, rows: readonly object[]): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) {
    await trx(table).insert(rows.slice(start, start + ROWS_PER_INSERT));
  }
}
