import type { Knex } from 'knex';
import type { CalendarDay } from '../../../domain/kernel/calendar.ts';
import type { ContentId, CourseId } from '../../../domain/kernel/ids.ts';
import type { KnownContents, NewContent } from '../../../domain/news/ports.ts';
import { refusedFileOf } from '../catalog/refused-file.ts';
import { longReads } from '../long-reads.ts';

/** Databases limit the number of values per statement. */
const ROWS_AT_ONCE = 100;

/** Id of a course's own row, which records that the course was looked at even if it had no contents. */
const rowOfCourse = (courseId: CourseId): string => `course/${courseId}`;

export class KnexKnownContents implements KnownContents {
  private readonly long: Knex;

  constructor(private readonly db: Knex) {
    this.long = longReads(db);
  }

  async note(day: CalendarDay): Promise<number> {
    const live: CourseId[] = await this.db('courses').where({ is_live: true }).pluck('id');
    const known = new Set<string>(
      await this.db('known_contents').whereIn('content_id', live.map(rowOfCourse)).pluck('course_id'),
    );
    const unknown: { content_id: ContentId; course_id: CourseId }[] = await this.shown()
      .whereIn('courses.id', live)
      .leftJoin('known_contents', 'known_contents.content_id', 'contents.id')
      .whereNull('known_contents.content_id')
      .select({ content_id: 'contents.id', course_id: 'courses.id' });
    const isNew = ({ course_id }: { course_id: CourseId }): boolean => known.has(course_id);
    const rows = [
      ...live
        .filter((id) => !known.has(id))
        .map((id) => ({ content_id: rowOfCourse(id), course_id: id, new_on: null })),
      ...unknown.map((row) => ({ ...row, new_on: isNew(row) ? day : null })),
    ];
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
      await this.db('known_contents')
        .insert(rows.slice(from, from + ROWS_AT_ONCE))
        .onConflict('content_id')
        .ignore();
    return unknown.filter(isNew).length;
  }

  async newOn(day: CalendarDay, courseIds: readonly CourseId[]): Promise<NewContent[]> {
    return this.shown()
      .join('known_contents', 'known_contents.content_id', 'contents.id')
      .where('known_contents.new_on', day)
      .whereIn('courses.id', courseIds)
      .where('courses.is_live', true)
      .orderBy(['courses.created_at', 'courses.id', 'course_modules.number', 'days.number', 'contents.position'])
      .select({
        contentId: 'contents.id',
        courseId: 'courses.id',
        courseTitle: 'courses.title',
        title: 'contents.title',
      });
  }

  coursesNewOn(day: CalendarDay): Promise<CourseId[]> {
    return this.db('known_contents')
      .where({ new_on: day })
      .distinct('course_id')
      .orderBy('course_id')
      .pluck('course_id');
  }

  /** Contents that students may have, with their places. */
  private shown(): Knex.QueryBuilder {
    return this.long('contents')
      .join('days', 'days.id', 'contents.day_id')
      .join('course_modules', 'course_modules.id', 'days.module_id')
      .join('courses', 'courses.id', 'course_modules.course_id')
      .leftJoin('files as refused', refusedFileOf('contents'))
      .whereNull('refused.key');
  }
}
