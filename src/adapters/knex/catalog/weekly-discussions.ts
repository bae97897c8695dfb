import type { Knex } from 'knex';
import type { WeeklyDiscussions } from '../../../domain/catalog/course-tree.ts';
import type { CourseId } from '../../../domain/kernel/ids.ts';
import { columnsOf, flag, type RowOf } from '../columns.ts';
import { grouped } from './grouped.ts';

const WEEKLY = columnsOf<WeeklyDiscussions>()({
  weekday: 'weekday',
  startsAt: 'starts_at',
  minutes: 'minutes',
  timeZone: 'time_zone',
  isCaseDiscussion: flag('is_case_discussion'),
});

/** Series of these courses that are not ended, oldest first, without their rooms. In one query. */
export async function weeklyDiscussions(
  db: Knex,
  courseIds: readonly CourseId[],
): Promise<Map<CourseId, WeeklyDiscussions[]>> {
  const rows: (RowOf<typeof WEEKLY> & { course_id: CourseId })[] = await db('discussion_series')
    .whereIn('course_id', courseIds)
    .whereNull('ended_at')
    .orderBy(['created_at', 'id'])
    .select('course_id', ...WEEKLY.names);
  const found = grouped(rows, (row) => row.course_id);
  return new Map(Array.from(found, ([courseId, weekly]) => [courseId, weekly.map(WEEKLY.toNoun)]));
}
