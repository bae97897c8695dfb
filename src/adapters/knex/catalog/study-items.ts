import type { Knex } from 'knex';
import type { StudyItem } from '../../../domain/catalog/ports.ts';
import type { CourseId } from '../../../domain/kernel/ids.ts';
import { mapInSlices } from '../in-slices.ts';
import { grouped } from './grouped.ts';
import { refusedFileOf } from './refused-file.ts';

/** A test is stored as JSON. */
type Row = Omit<StudyItem, 'test'> & { readonly test: string | null };

/**
 * One query, which also answers a row for each empty day. Those are dropped here: asking the
 * database to do so makes SQLite read every item of every course.
 */
export async function studyItems(db: Knex, ids: readonly CourseId[]): Promise<StudyItem[]> {
  if (ids.length === 0) return [];
  const rows: Row[] = await db('course_modules')
    .leftJoin('days', 'days.module_id', 'course_modules.id')
    .leftJoin('contents', 'contents.day_id', 'days.id')
    .leftJoin('files as refused', refusedFileOf('contents'))
    .leftJoin('files', 'files.key', 'contents.file_key')
    .whereIn('course_modules.course_id', ids)
    .orderBy(['course_modules.course_id', 'course_modules.number', 'days.number', 'contents.position', 'contents.id'])
    .select({
      courseId: 'course_modules.course_id',
      moduleId: 'course_modules.id',
      moduleNumber: 'course_modules.number',
      moduleTitle: 'course_modules.title',
      dayNumber: 'days.number',
      contentId: db.raw('case when refused.key is null then contents.id end'),
      type: 'contents.type',
      title: 'contents.title',
      // As `lengthOf` has it: the file knows better than who uploaded it.
      lengthSeconds: db.raw('coalesce(files.length_seconds, contents.duration_seconds)'),
      test: 'contents.test',
    });
  return (await mapInSlices([...grouped(rows, (row) => row.moduleId).values()], itemsOf)).flat();
}

const NO_ITEM = { dayNumber: null, type: null, title: null, lengthSeconds: null, test: null };

function itemsOf(rowsOfModule: Row[]): StudyItem[] {
  const items = rowsOfModule.filter((row) => row.contentId !== null);
  return items.length > 0
    ? items.map((row) => ({ ...row, test: row.test === null ? null : JSON.parse(row.test) }))
    : rowsOfModule.slice(0, 1).map((row) => ({ ...row, ...NO_ITEM }));
}
