import type { Knex } from 'knex';
import { idOf, type Place } from '../../../domain/catalog/course-node.ts';

/** Where each kind lies, what it hangs on and what its siblings are sorted by. */
export const PART_TABLES = {
  module: { table: 'course_modules', parent: 'course_id', order: 'number' },
  day: { table: 'days', parent: 'module_id', order: 'number' },
  content: { table: 'contents', parent: 'day_id', order: 'position' },
  document: { table: 'documents', parent: 'module_id', order: 'position' },
} as const;

/** Everything of the place's kind under its very parents: an id from elsewhere finds nothing. */
export function siblingsIn(db: Knex, place: Place): Knex.QueryBuilder {
  const { table, parent } = PART_TABLES[place.kind];
  if (place.kind === 'module') return db(table).where(parent, place.courseId);
  const module = db('course_modules').where({ id: place.moduleId, course_id: place.courseId }).select('id');
  if (place.kind !== 'content') return db(table).whereIn(parent, module);
  return db(table).whereIn(parent, db('days').where({ id: place.dayId }).whereIn('module_id', module).select('id'));
}

export const partAt = (db: Knex, place: Place): Knex.QueryBuilder =>
  siblingsIn(db, place).where(`${PART_TABLES[place.kind].table}.id`, idOf(place));
