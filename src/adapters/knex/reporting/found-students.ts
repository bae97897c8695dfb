import type { Knex } from 'knex';
import { directoryWords } from '../../../domain/kernel/fold-text.ts';
import { type StudentsFilter, soonAfter } from '../../../domain/reporting/student-directory.ts';
import { activeEnrolments } from '../enrolment/active-enrolments.ts';
import { likePattern } from '../like-pattern.ts';
import { toMillis } from '../times.ts';

/** Returns enrolments that give access now, to courses that are there. */
export const enrolledNow = (db: Knex, now: Date): Knex.QueryBuilder =>
  activeEnrolments(db, now).join('courses', 'courses.id', 'enrolments.course_id');

/** People whose key holds one of these spellings. */
export const inDirectory =
  (spellings: readonly string[]) =>
  (people: Knex.QueryBuilder): void => {
    for (const word of spellings)
      void people.orWhereRaw("users.directory_key like ? escape '!'", [`%${likePattern(word)}%`]);
  };

/**
 * Returns students that match every word and the filter of courses. A substring search cannot use an index; ten
 * thousand rows are scanned in some milliseconds.
 */
export function foundStudents(db: Knex, { search, courseId, endsSoon }: StudentsFilter, now: Date) {
  const students = db('users').where('users.role', 'student');
  if (courseId !== null || endsSoon) {
    const enrolled = enrolledNow(db, now).select('enrolments.user_id');
    if (courseId !== null) void enrolled.where('enrolments.course_id', courseId);
    if (endsSoon) void enrolled.where('enrolments.ends_at', '<=', toMillis(soonAfter(now)));
    void students.whereIn('users.id', enrolled);
  }
  for (const spellings of directoryWords(search)) void students.where(inDirectory(spellings));
  return students;
}
