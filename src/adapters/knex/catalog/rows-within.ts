import type { Knex } from 'knex';
import { type CourseRef, idOf, type NodeRef } from '../../../domain/catalog/course-node.ts';

/** Tables of a course's nodes, parents before their children. */
export type CatalogTable = 'courses' | 'course_modules' | 'days' | 'contents' | 'documents';

/** The rows of a table that go with this node, its own included; undefined where the table can have none. */
export function rowsWithin(db: Knex, table: CatalogTable, ref: NodeRef | CourseRef): Knex.QueryBuilder | undefined {
  switch (table) {
    case 'courses':
      return ref.kind === 'course' ? db(table).where({ id: ref.courseId }) : undefined;
    case 'course_modules':
      if (ref.kind === 'course') return db(table).where({ course_id: ref.courseId });
      return own(db, table, 'module', ref);
    case 'days':
      return below(db, table, 'module_id', 'course_modules', ref) ?? own(db, table, 'day', ref);
    case 'contents':
      return below(db, table, 'day_id', 'days', ref) ?? own(db, table, 'content', ref);
    case 'documents':
      return below(db, table, 'module_id', 'course_modules', ref) ?? own(db, table, 'document', ref);
  }
}

function own(db: Knex, table: CatalogTable, kind: NodeRef['kind'], ref: NodeRef | CourseRef) {
  return ref.kind === kind ? db(table).where({ id: idOf(ref as NodeRef) }) : undefined;
}

function below(db: Knex, table: CatalogTable, column: string, parents: CatalogTable, ref: NodeRef | CourseRef) {
  const within = rowsWithin(db, parents, ref);
  return within && db(table).whereIn(column, within.select('id'));
}
