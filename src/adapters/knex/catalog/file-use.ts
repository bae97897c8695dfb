import type { Knex } from 'knex';
import type { FileUse } from '../../../domain/catalog/ports.ts';
import type { CourseId, FileKey } from '../../../domain/kernel/ids.ts';
import { readFirst } from '../prepared-reads.ts';

type UseRow = { id: CourseId; is_live: boolean | 0 | 1; as: FileUse['as'] };

/** The columns of a course's tables that name a stored file. */
export const COURSE_FILES = {
  contents: ['file_key', 'captions_key', 'chapters_key', 'poster_key', 'small_poster_key'],
  documents: ['file_key', 'preview_key'],
  courses: ['thumbnail_key', 'small_thumbnail_key'],
} as const;

const names = (table: keyof typeof COURSE_FILES): string =>
  COURSE_FILES[table].map((column) => `${table}.${column} = ?`).join(' or ');

/** The same columns for each way in which a course uses a file. */
const USES = `
  select courses.id, courses.is_live, 'lesson' as "as"
  from contents
    join days on days.id = contents.day_id
    join course_modules on course_modules.id = days.module_id
    join courses on courses.id = course_modules.course_id
  where ${names('contents')}
  union all
  select courses.id, courses.is_live, 'lesson'
  from renditions
    join contents on contents.file_key = renditions.source_key
    join days on days.id = contents.day_id
    join course_modules on course_modules.id = days.module_id
    join courses on courses.id = course_modules.course_id
  where renditions.file_key = ?
  union all
  select courses.id, courses.is_live, 'lesson'
  from documents
    join course_modules on course_modules.id = documents.module_id
    join courses on courses.id = course_modules.course_id
  where ${names('documents')}
  union all
  select courses.id, courses.is_live, 'thumbnail'
  from courses
  where ${names('courses')}`;
const FIRST_USE = `select * from (${USES}) as uses order by "as", is_live desc, id limit 1`;
const USE_VALUES = FIRST_USE.split('?').length - 1;

/**
 * One query. Should a file be sold and shown at once, it counts as sold: the stricter of the two
 * rights. Of several courses a live one is named, because more people may see its thumbnail.
 */
export async function fileUse(db: Knex, key: FileKey): Promise<FileUse | undefined> {
  const used = await readFirst<UseRow>(db, FIRST_USE, Array<FileKey>(USE_VALUES).fill(key));
  return used && { courseId: used.id, isCourseLive: Boolean(used.is_live), as: used.as };
}

/**
 * Every column that names a stored file, those of trash, question bank and settings included. The sweep takes the
 * files of one that is missing here for orphans.
 */
const NAMES_FILES: Readonly<Record<string, readonly string[]>> = {
  ...COURSE_FILES,
  trashed_contents: COURSE_FILES.contents,
  trashed_documents: COURSE_FILES.documents,
  trashed_courses: COURSE_FILES.courses,
  trash_entries: ['file_key', 'small_file_key'],
  renditions: ['file_key'],
  figures: ['file_key', 'small_file_key'],
  settings_pictures: ['file_key', 'small_file_key'],
};

/** One query, for all keys of one job. */
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
