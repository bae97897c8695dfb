import type { Knex } from 'knex';
import type { LessonReader, PlacedLesson } from '../../../domain/catalog/lesson-reader.ts';
import type { ContentId } from '../../../domain/kernel/ids.ts';
import { inFewHundreds } from '../in-few-hundreds.ts';
import { refusedFileOf } from './refused-file.ts';

type Row = Omit<PlacedLesson, 'isPaper'> & { readonly type: string };

export class KnexLessonReader implements LessonReader {
  constructor(private readonly db: Knex) {}

  async of(ids: readonly ContentId[]): Promise<PlacedLesson[]> {
    return placed(await inFewHundreds(ids, async (some) => this.rows().whereIn('contents.id', some)));
  }

  async first(limit: number): Promise<PlacedLesson[]> {
    return placed(await this.rows().limit(limit));
  }

  async onDays(days: readonly { moduleNumber: number; dayNumber: number }[]): Promise<PlacedLesson[]> {
    return placed(
      await inFewHundreds(days, async (some) =>
        this.rows().where((any) => {
          for (const { moduleNumber, dayNumber } of some)
            void any.orWhere({ 'course_modules.number': moduleNumber, 'days.number': dayNumber });
        }),
      ),
    );
  }

  /** Course by course, the oldest first, each in reading order. */
  private rows(): Knex.QueryBuilder<object, Row[]> {
    return this.db('contents')
      .join('days', 'days.id', 'contents.day_id')
      .join('course_modules', 'course_modules.id', 'days.module_id')
      .join('courses', 'courses.id', 'course_modules.course_id')
      .leftJoin('files as refused', refusedFileOf('contents'))
      .leftJoin('files', 'files.key', 'contents.file_key')
      .whereNull('refused.key')
      .whereNotNull('contents.file_key')
      .orderBy(['courses.created_at', 'courses.id', 'course_modules.number', 'days.number'])
      .orderBy(['contents.position', 'contents.id'])
      .select({
        contentId: 'contents.id',
        courseId: 'courses.id',
        courseTitle: 'courses.title',
        moduleNumber: 'course_modules.number',
        dayNumber: 'days.number',
        title: 'contents.title',
        type: 'contents.type',
        // As `lengthOf` has it: the file knows better than who uploaded it.
        lengthSeconds: this.db.raw('coalesce(files.length_seconds, contents.duration_seconds)'),
        fileKey: 'contents.file_key',
      });
  }
}

const placed = (rows: readonly Row[]): PlacedLesson[] =>
  rows.map(({ type, ...lesson }) => ({ ...lesson, isPaper: type !== 'video' }));
