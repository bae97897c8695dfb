import type { Knex } from 'knex';
import type { StudyItem } from '../../../domain/catalog/ports.ts';
import type { CourseId } from '../../../domain/kernel/ids.ts';
import { grouped } from './grouped.ts';

/**
 * One query, which also answers a row for each empty day. Those are dropped here: asking the
 * database to do so makes SQLite read every item of every course.
 */
export async function studyItems(db: Knex, ids: readonly CourseId[]): Promise<StudyItem[]> {
  if (ids.length === 0) return [];
  const rows: StudyItem[] = await db('course_modules')
    .leftJoin('days', 'days.module_id', 'course_modules.id')
    .leftJoin('contents', 'contents.day_id', 'days.id')
    .whereIn('course_modules.course_id', ids)
    .orderBy(['course_modules.course_id', 'course_modules.number', 'days.number', 'contents.position', 'contents.id'])
    .select({
      courseId: 'course_modules.course_id',
      moduleId: 'course_modules.id',
      moduleNumber: 'course_modules.number',
      moduleTitle: 'course_modules.title',
      dayNumber: 'days.number',
      contentId: 'contents.id',
      type: 'contents.type',
      title: 'contents.title',
    });
  return [...grouped(rows, (row) => `${row.courseId} ${row.moduleNumber}`).values()].flatMap(itemsOf);
}

function itemsOf(rowsOfModule: StudyItem[]): StudyItem[] {
  const items = rowsOfModule.filter((row) => row.contentId !== null);
  return items.length > 0 ? items : rowsOfModule.slice(0, 1).map((row) => ({ ...row, dayNumber: null }));
}
