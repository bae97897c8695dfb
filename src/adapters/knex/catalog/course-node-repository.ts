import type { Knex } from 'knex';
import type { VideoExtras } from '../../../domain/catalog/content.ts';
import type { ContentRef, CourseNode, CourseRef, NodeRef } from '../../../domain/catalog/course-node.ts';
import type { Day } from '../../../domain/catalog/day.ts';
import { noSuchCourse, noSuchModule, noSuchNode, notAVideo, stale } from '../../../domain/catalog/errors.ts';
import type { CourseModule } from '../../../domain/catalog/module.ts';
import type { CourseNodeRepository } from '../../../domain/catalog/ports.ts';
import type { CourseId } from '../../../domain/kernel/ids.ts';
import { inTransaction } from '../transaction.ts';
import { insertModules } from './catalog-modules.ts';
import { type ContentRow, DAYS, EXTRAS } from './catalog-rows.ts';
import { raiseCatalogueVersion, raiseVersions } from './catalog-version.ts';
import { PART_TABLES, partAt, siblingsIn } from './course-node-tables.ts';

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
      await trx('days').insert(DAYS.toRow(day));
    });
  }

  find(ref: NodeRef): Promise<CourseNode | undefined> {
    return partAt(this.db, ref).first(columnsOf(ref));
  }

  siblings(ref: NodeRef): Promise<CourseNode[]> {
    const { table, order } = PART_TABLES[ref.kind];
    return siblingsIn(this.db, ref)
      .orderBy([`${table}.${order}`, `${table}.id`])
      .select(columnsOf(ref));
  }

  async rename(ref: NodeRef, title: string, seenRevision?: number): Promise<void> {
    await inTransaction(this.db, async (trx) => {
      await raiseVersions(trx, ref.courseId);
      const renaming = partAt(trx, ref).update({ title, revision: trx.raw('revision + 1') });
      if (seenRevision !== undefined) void renaming.where('revision', seenRevision);
      if ((await renaming) > 0) return;
      throw (await this.isThere(trx, ref)) ? stale() : noSuchNode(ref.kind);
    });
  }

  async swap(ref: NodeRef, nodes: readonly [CourseNode, CourseNode]): Promise<void> {
    const { table, order } = PART_TABLES[ref.kind];
    await inTransaction(this.db, async (trx) => {
      await raiseVersions(trx, ref.courseId);
      // Each number is unique at every moment: both leave their places before either takes the other's.
      await trx(table)
        .whereIn(
          'id',
          nodes.map(({ id }) => id),
        )
        .update({ [order]: trx.raw('-??', [order]) });
      for (const part of nodes) {
        const revision = trx.raw('case when title = ? then revision else revision + 1 end', [part.title]);
        await trx(table)
          .where({ id: part.id })
          .update({ [order]: part.order, title: part.title, revision });
      }
    });
  }

  async editVideo(ref: ContentRef, change: Partial<VideoExtras>): Promise<VideoExtras> {
    return inTransaction(this.db, async (trx) => {
      await raiseVersions(trx, ref.courseId);
      const row: ContentRow | undefined = await partAt(trx, ref).first('contents.*');
      if (!row) throw noSuchNode(ref.kind);
      if (row.type !== 'video') throw notAVideo();
      await partAt(trx, ref).update(EXTRAS.toRow(change));
      return EXTRAS.toNoun(row);
    });
  }

  async delete(ref: NodeRef | CourseRef): Promise<void> {
    await inTransaction(this.db, async (trx) => {
      if (ref.kind === 'course') {
        if (Number(await trx('courses').where({ id: ref.courseId }).delete()) === 0) throw noSuchCourse();
        return raiseCatalogueVersion(trx);
      }
      await raiseVersions(trx, ref.courseId);
      if (Number(await partAt(trx, ref).delete()) === 0) throw noSuchNode(ref.kind);
    });
  }

  private async isThere(trx: Knex, ref: NodeRef): Promise<boolean> {
    return (await partAt(trx, ref).first('id')) !== undefined;
  }
}

function columnsOf({ kind }: NodeRef) {
  const { table, order } = PART_TABLES[kind];
  return { id: `${table}.id`, title: `${table}.title`, order: `${table}.${order}` };
}
