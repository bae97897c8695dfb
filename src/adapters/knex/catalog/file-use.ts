import type { Knex } from 'knex';
import type { FileUse } from '../../../domain/catalog/ports.ts';
import type { FileKey } from '../../../domain/kernel/ids.ts';
import type { CourseRow } from './catalog-rows.ts';

type UseRow = Pick<CourseRow, 'id' | 'is_live'> & { as: FileUse['as']; is_refused: number };

/**
 * One query. Should a file be sold and shown at once, it counts as sold: the stricter of the two
 * rights. Of several courses a live one is named, because more people may see its thumbnail.
 */
export async function fileUse(db: Knex, key: FileKey): Promise<FileUse | undefined> {
  const used = await db
    .select<UseRow[]>('*')
    .from(
      lessonUses(db, key)
        .unionAll([documentUses(db, key), thumbnailUses(db, key)])
        .as('uses'),
    )
    .orderBy('as')
    .orderBy('is_live', 'desc')
    .orderBy('id')
    .first<UseRow | undefined>();
  return (
    used && { courseId: used.id, isCourseLive: Boolean(used.is_live), as: used.as, isRefused: used.is_refused === 1 }
  );
}

const columns = (db: Knex, as: FileUse['as'], isRefused = '0') => [
  'courses.id',
  'courses.is_live',
  db.raw(`'${as}' as ??`, ['as']),
  db.raw(`${isRefused} as is_refused`),
];

const lessonUses = (db: Knex, key: FileKey) =>
  db('contents')
    .join('days', 'days.id', 'contents.day_id')
    .join('course_modules', 'course_modules.id', 'days.module_id')
    .join('courses', 'courses.id', 'course_modules.course_id')
    .where((either) => {
      void either
        .where('contents.file_key', key)
        .orWhere('contents.captions_key', key)
        .orWhere('contents.chapters_key', key);
    })
    .select(columns(db, 'lesson'));

const documentUses = (db: Knex, key: FileKey) =>
  db('documents')
    .join('course_modules', 'course_modules.id', 'documents.module_id')
    .join('courses', 'courses.id', 'course_modules.course_id')
    .where((either) => void either.where('documents.file_key', key).orWhere('documents.preview_key', key))
    .select(columns(db, 'lesson', "case documents.state when 'refused' then 1 else 0 end"));

const thumbnailUses = (db: Knex, key: FileKey) =>
  db('courses').where('thumbnail_key', key).select(columns(db, 'thumbnail'));

/** Every column that names a stored file. The sweep takes the files of one that is missing here for orphans. */
const NAMES_FILES = {
  contents: ['file_key', 'captions_key', 'chapters_key'],
  documents: ['file_key', 'preview_key'],
  courses: ['thumbnail_key'],
};

/** One query, for as many keys as one job has. */
export async function usedFiles(db: Knex, keys: readonly FileKey[]): Promise<FileKey[]> {
  if (keys.length === 0) return [];
  const uses = Object.entries(NAMES_FILES).flatMap(([table, columns]) =>
    columns.map((column) => db(table).whereIn(column, keys).select({ key: column })),
  );
  const used: FileKey[] = await db.from(db.union(uses).as('uses')).pluck('key');
  return used;
}

/** The keys of all files that anything uses, for a condition. */
export const keysInUse = (db: Knex): Knex.QueryBuilder =>
  db.unionAll(
    Object.entries(NAMES_FILES).flatMap(([table, columns]) =>
      columns.map((column) => db(table).whereNotNull(column).select({ key: column })),
    ),
  );
