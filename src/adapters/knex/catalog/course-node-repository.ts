import type { Knex } from 'knex';
import type { CourseModule, Day } from '../../../domain/catalog/course.ts';
import type { Part, Place, WholeCourse } from '../../../domain/catalog/course-node.ts';
import { noSuchCourse, noSuchModule, noSuchPart, stale } from '../../../domain/catalog/errors.ts';
import type { CourseNodeRepository } from '../../../domain/catalog/ports.ts';
import type { CourseId, FileKey } from '../../../domain/kernel/ids.ts';
import { inTransaction } from '../transaction.ts';
import { insertModules } from './catalog-modules.ts';
import { toDayRow } from './catalog-rows.ts';
import { raiseCatalogueVersion, raiseVersions } from './catalog-version.ts';
import { PART_TABLES, partAt, siblingsIn } from './course-node-tables.ts';
import { fileKeysIn } from './file-keys.ts';

export class KnexCourseNodeRepository implements CourseNodeRepository {
  constructor(private readonly db: Knex) {}

  async addModule(module: CourseModule, days: readonly Day[]): Promise<void> {
    await inTransaction(this.db, async (trx) => {
      await raiseVersions(trx, module.courseId);
      await insertModules(trx, [module], days);
    });
  }

  async addDay(courseId: CourseId, day: Day): Promise<void> {
    await inTransaction(this.db, async (trx) => {
      await raiseVersions(trx, courseId);
      const module = await trx('course_modules').where({ id: day.moduleId, course_id: courseId }).first('id');
      if (!module) throw noSuchModule();
      await trx('days').insert(toDayRow(day));
    });
  }

  find(place: Place): Promise<Part | undefined> {
    return partAt(this.db, place).first(columnsOf(place));
  }

  siblings(place: Place): Promise<Part[]> {
    const { table, order } = PART_TABLES[place.kind];
    return siblingsIn(this.db, place)
      .orderBy([`${table}.${order}`, `${table}.id`])
      .select(columnsOf(place));
  }

  async rename(place: Place, title: string, seenRevision?: number): Promise<void> {
    await inTransaction(this.db, async (trx) => {
      await raiseVersions(trx, place.courseId);
      const renaming = partAt(trx, place).update({ title, revision: trx.raw('revision + 1') });
      if (seenRevision !== undefined) void renaming.where('revision', seenRevision);
      if ((await renaming) > 0) return;
      throw (await this.isThere(trx, place)) ? stale() : noSuchPart(place.kind);
    });
  }

  async swap(place: Place, parts: readonly [Part, Part]): Promise<void> {
    const { table, order } = PART_TABLES[place.kind];
    await inTransaction(this.db, async (trx) => {
      await raiseVersions(trx, place.courseId);
      // Each number is unique at every moment: both leave their places before either takes the other's.
      await trx(table)
        .whereIn(
          'id',
          parts.map(({ id }) => id),
        )
        .update({ [order]: trx.raw('-??', [order]) });
      for (const part of parts) {
        const revision = trx.raw('case when title = ? then revision else revision + 1 end', [part.title]);
        await trx(table)
          .where({ id: part.id })
          .update({ [order]: part.order, title: part.title, revision });
      }
    });
  }

  fileKeys(place: Place | WholeCourse): Promise<FileKey[]> {
    return fileKeysIn(this.db, place);
  }

  async remove(place: Place | WholeCourse): Promise<void> {
    await inTransaction(this.db, async (trx) => {
      if (place.kind === 'course') {
        if (Number(await trx('courses').where({ id: place.courseId }).delete()) === 0) throw noSuchCourse();
        return raiseCatalogueVersion(trx);
      }
      await raiseVersions(trx, place.courseId);
      if (Number(await partAt(trx, place).delete()) === 0) throw noSuchPart(place.kind);
    });
  }

  private async isThere(trx: Knex, place: Place): Promise<boolean> {
    return (await partAt(trx, place).first('id')) !== undefined;
  }
}

function columnsOf({ kind }: Place) {
  const { table, order } = PART_TABLES[kind];
  return { id: `${table}.id`, title: `${table}.title`, order: `${table}.${order}` };
}
