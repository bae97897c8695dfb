import type { Knex } from 'knex';
import { idOf, type Place, type WholeCourse } from '../../../domain/catalog/course-node.ts';
import type { FileKey } from '../../../domain/kernel/ids.ts';

type Row = Record<string, FileKey | null>;

/** One query for each table that names files, however much is in the place. */
export async function fileKeysIn(db: Knex, place: Place | WholeCourse): Promise<FileKey[]> {
  const rows: Row[] = [];
  if (place.kind !== 'document')
    rows.push(...(await contentsIn(db, place).select('file_key', 'captions_key', 'chapters_key')));
  if (place.kind !== 'day' && place.kind !== 'content') rows.push(...(await documentsIn(db, place).select('file_key')));
  if (place.kind === 'course')
    rows.push(...(await db('courses').where({ id: place.courseId }).select('thumbnail_key')));
  const keys = rows.flatMap((row) => Object.values(row)).filter((key) => key !== null);
  return [...new Set(keys)];
}

function contentsIn(db: Knex, place: Place | WholeCourse): Knex.QueryBuilder {
  if (place.kind === 'content') return db('contents').where({ id: idOf(place) });
  if (place.kind === 'day') return db('contents').where({ day_id: idOf(place) });
  return db('contents').whereIn('day_id', db('days').whereIn('module_id', modulesIn(db, place)).select('id'));
}

function documentsIn(db: Knex, place: Place | WholeCourse): Knex.QueryBuilder {
  if (place.kind === 'document') return db('documents').where({ id: idOf(place) });
  return db('documents').whereIn('module_id', modulesIn(db, place));
}

const modulesIn = (db: Knex, place: Place | WholeCourse): Knex.QueryBuilder =>
  db('course_modules')
    .where(place.kind === 'course' ? { course_id: place.courseId } : { id: place.moduleId })
    .select('id');
