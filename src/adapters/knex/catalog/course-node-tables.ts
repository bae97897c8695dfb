import type { Knex } from 'knex';
import { idOf, type NodeRef } from '../../../domain/catalog/course-node.ts';

/** Table of each kind, the column of its parent's id, and the column that sorts siblings. */
export const PART_TABLES = {
  module: { table: 'course_modules', parent: 'course_id', order: 'number' },
  day: { table: 'days', parent: 'module_id', order: 'number' },
  content: { table: 'contents', parent: 'day_id', order: 'position' },
  document: { table: 'documents', parent: 'module_id', order: 'position' },
} as const;

/** Every node of this kind under the very parents that the reference names: an id from elsewhere finds nothing. */
export function siblingsIn(db: Knex, ref: NodeRef): Knex.QueryBuilder {
  const { table, parent } = PART_TABLES[ref.kind];
  if (ref.kind === 'module') return db(table).where(parent, ref.courseId);
  const module = db('course_modules').where({ id: ref.moduleId, course_id: ref.courseId }).select('id');
  if (ref.kind !== 'content') return db(table).whereIn(parent, module);
  return db(table).whereIn(parent, db('days').where({ id: ref.dayId }).whereIn('module_id', module).select('id'));
}

export const partAt = (db: Knex, ref: NodeRef): Knex.QueryBuilder =>
  siblingsIn(db, ref).where(`${PART_TABLES[ref.kind].table}.id`, idOf(ref));
