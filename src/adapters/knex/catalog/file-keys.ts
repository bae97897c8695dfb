import type { Knex } from 'knex';
import { type CourseRef, idOf, type NodeRef } from '../../../domain/catalog/course-node.ts';
import type { FileKey } from '../../../domain/kernel/ids.ts';

const CONTENT_FILES = ['file_key', 'captions_key', 'chapters_key', 'poster_key', 'small_poster_key'];

type Row = Record<string, FileKey | null>;

/** One query for each table that names files, however much the node holds. */
export async function fileKeysIn(db: Knex, ref: NodeRef | CourseRef): Promise<FileKey[]> {
  const rows: Row[] = [];
  if (ref.kind !== 'document') rows.push(...(await contentsIn(db, ref).select(...CONTENT_FILES)));
  if (ref.kind !== 'day' && ref.kind !== 'content') rows.push(...(await documentsIn(db, ref).select('file_key')));
  if (ref.kind === 'course')
    rows.push(...(await db('courses').where({ id: ref.courseId }).select('thumbnail_key', 'small_thumbnail_key')));
  const keys = rows.flatMap((row) => Object.values(row)).filter((key) => key !== null);
  return [...new Set(keys)];
}

function contentsIn(db: Knex, ref: NodeRef | CourseRef): Knex.QueryBuilder {
  if (ref.kind === 'content') return db('contents').where({ id: idOf(ref) });
  if (ref.kind === 'day') return db('contents').where({ day_id: idOf(ref) });
  return db('contents').whereIn('day_id', db('days').whereIn('module_id', modulesIn(db, ref)).select('id'));
}

function documentsIn(db: Knex, ref: NodeRef | CourseRef): Knex.QueryBuilder {
  if (ref.kind === 'document') return db('documents').where({ id: idOf(ref) });
  return db('documents').whereIn('module_id', modulesIn(db, ref));
}

const modulesIn = (db: Knex, ref: NodeRef | CourseRef): Knex.QueryBuilder =>
  db('course_modules')
    .where(ref.kind === 'course' ? { course_id: ref.courseId } : { id: ref.moduleId })
    .select('id');
