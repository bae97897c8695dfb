import type { Knex } from 'knex';
import { type ParentRef, type PlacedNode, parentIdOf } from '../../../domain/catalog/arrange.ts';
import type { CourseNode, NodeKind } from '../../../domain/catalog/course-node.ts';
import type { NodePlacements } from '../../../domain/catalog/ports.ts';
import type { CourseId } from '../../../domain/kernel/ids.ts';
import { inTransaction } from '../transaction.ts';
import { raiseVersions } from './catalog-version.ts';
import { PART_TABLES } from './course-node-tables.ts';

export class KnexNodePlacements implements NodePlacements {
  constructor(private readonly db: Knex) {}

  async find(courseId: CourseId, kind: NodeKind, ids: readonly string[]): Promise<PlacedNode[]> {
    const found = await this.nodesOf(courseId, kind).whereIn(`${PART_TABLES[kind].table}.id`, ids);
    const known = new Map(found.map((node) => [node.id, node]));
    return ids.map((id) => known.get(id)).filter((node) => node !== undefined);
  }

  async under(parent: ParentRef): Promise<PlacedNode[] | undefined> {
    if (!(await this.isThere(parent))) return undefined;
    const { table, parent: column, order } = PART_TABLES[parent.kind];
    return this.nodesOf(parent.courseId, parent.kind)
      .where(`${table}.${column}`, parentIdOf(parent))
      .orderBy([`${table}.${order}`, `${table}.id`]);
  }

  async place(parent: ParentRef, nodes: readonly CourseNode[]): Promise<void> {
    const { table, parent: column, order } = PART_TABLES[parent.kind];
    const ids = nodes.map(({ id }) => id);
    await inTransaction(this.db, async (trx) => {
      await raiseVersions(trx, parent.courseId);
      // Each number is unique at every moment: all leave their places before any takes another's.
      if (order === 'number')
        await trx(table)
          .whereIn('id', ids)
          .update({ number: trx.raw('-number') });
      const title = byId(trx, nodes, 'cast(? as text)', (node) => node.title);
      await trx(table)
        .whereIn('id', ids)
        .update({
          [column]: parentIdOf(parent),
          [order]: byId(trx, nodes, 'cast(? as integer)', (node) => node.order),
          title,
          revision: trx.raw('revision + case when title = ? then 0 else 1 end', [title]),
        });
    });
  }

  private async isThere(parent: ParentRef): Promise<boolean> {
    if (parent.kind === 'module')
      return (await this.db('courses').where({ id: parent.courseId }).first('id')) !== undefined;
    const module = this.db('course_modules').where({ id: parent.moduleId, course_id: parent.courseId });
    if (parent.kind !== 'content') return (await module.first('id')) !== undefined;
    const day = this.db('days').where({ id: parent.dayId }).whereIn('module_id', module.select('id'));
    return (await day.first('id')) !== undefined;
  }

  /** Every node of this kind in the course, under any parent. */
  private nodesOf(courseId: CourseId, kind: NodeKind): Knex.QueryBuilder<object, PlacedNode[]> {
    const { table, parent, order } = PART_TABLES[kind];
    const query = this.db(table);
    if (kind === 'content') void query.join('days', 'days.id', 'contents.day_id');
    if (kind === 'content' || kind === 'day') void query.join('course_modules', 'course_modules.id', 'days.module_id');
    if (kind === 'document') void query.join('course_modules', 'course_modules.id', 'documents.module_id');
    return query.where('course_modules.course_id', courseId).select({
      id: `${table}.id`,
      title: `${table}.title`,
      order: `${table}.${order}`,
      parentId: `${table}.${parent}`,
    });
  }
}

/** CASE expression with a value for each row: one UPDATE for any number of rows. */
const byId = (
  trx: Knex,
  nodes: readonly CourseNode[],
  value: string,
  of: (node: CourseNode) => string | number,
): Knex.Raw =>
  trx.raw(
    `case id ${nodes.map(() => `when ? then ${value}`).join(' ')} end`,
    nodes.flatMap((node) => [node.id, of(node)]),
  );
