import type { Knex } from 'knex';
import type { Clock } from '../../../domain/kernel/clock.ts';
import { directoryKey } from '../../../domain/kernel/fold-text.ts';
import type { CourseId, UserId } from '../../../domain/kernel/ids.ts';
import type { StudentReader } from '../../../domain/reporting/ports.ts';
import type { StudentSummary, StudentsFilter, StudentsPage } from '../../../domain/reporting/student-directory.ts';
import { grouped } from '../catalog/grouped.ts';
import { refusedFileOf } from '../catalog/refused-file.ts';
import { isPostgres } from '../database.ts';
import { longReads } from '../long-reads.ts';
import { type Millis, toTime, toTimeOrNull } from '../times.ts';
import { enrolledNow, foundStudents } from './found-students.ts';

interface Row {
  id: string;
  name: string;
  email: string;
  phone: string;
  created_at: Millis;
}

interface EnrolledRow {
  user_id: UserId;
  id: CourseId;
  title: string;
  ends_at: Millis;
}

const COLUMNS = ['users.id', 'users.name', 'users.email', 'users.phone', 'users.created_at'];

export class KnexStudentReader implements StudentReader {
  private readonly db: Knex;

  constructor(
    db: Knex,
    private readonly clock: Clock,
  ) {
    this.db = longReads(db);
  }

  async count(filter: StudentsFilter): Promise<number> {
    const [row] = await this.found(filter).count({ all: '*' });
    return Number((row as { all: number }).all);
  }

  async page({ sort, order, offset, limit, ...filter }: StudentsPage): Promise<StudentSummary[]> {
    const rows = this.found(filter);
    if (sort === 'courses') void rows.leftJoin(this.owned(), 'owned.user_id', 'users.id');
    if (sort === 'last-visit') void rows.leftJoin(this.visits().as('visits'), 'visits.user_id', 'users.id');
    if (sort !== 'name') void rows.orderByRaw(`${this.expressionOf(sort)} ${order === 'desc' ? 'desc' : 'asc'}`);
    void rows
      .orderBy('directory_key', sort === 'name' ? order : 'asc')
      .orderBy('users.id', sort === 'name' ? order : 'asc');
    return this.complete(await rows.offset(offset).limit(limit).select(COLUMNS));
  }

  async after(filter: StudentsFilter, last: StudentSummary | undefined, limit: number): Promise<StudentSummary[]> {
    const rows = this.found(filter);
    if (last) void rows.whereRaw('(directory_key, users.id) > (?, ?)', [directoryKey(last), last.id]);
    return this.complete(await rows.orderBy('directory_key').orderBy('users.id').limit(limit).select(COLUMNS));
  }

  private found(filter: StudentsFilter) {
    return foundStudents(this.db, filter, this.clock.now());
  }

  /** Sorts e-mails by code point on both databases, independent of the locale. */
  private expressionOf(sort: Exclude<StudentsPage['sort'], 'name'>): string {
    if (sort === 'joined') return 'users.created_at';
    if (sort === 'email') return isPostgres(this.db) ? 'users.email collate "C"' : 'users.email';
    return sort === 'courses' ? 'coalesce(owned.course_count, 0)' : 'coalesce(visits.seen_at, 0)';
  }

  private owned(): Knex.QueryBuilder {
    return this.enrolled()
      .groupBy('enrolments.user_id')
      .select('enrolments.user_id')
      .count({ course_count: '*' })
      .as('owned');
  }

  private visits(): Knex.QueryBuilder {
    return this.db('auth_sessions').groupBy('user_id').select('user_id').max({ seen_at: 'last_seen_at' });
  }

  private enrolled(): Knex.QueryBuilder {
    return enrolledNow(this.db, this.clock.now());
  }

  /** Adds courses, progress and last visit, in four queries for all rows. */
  private async complete(rows: readonly Row[]): Promise<StudentSummary[]> {
    const userIds = rows.map(({ id }) => id);
    const enrolled: EnrolledRow[] = await this.enrolled()
      .whereIn('enrolments.user_id', userIds)
      .orderBy(['enrolments.since', 'courses.id'])
      .select('enrolments.user_id', 'enrolments.ends_at', 'courses.id', 'courses.title');
    const items = await this.itemCounts([...new Set(enrolled.map(({ id }) => id))]);
    const done = await this.doneCounts(userIds);
    const seen: { user_id: UserId; seen_at: Millis }[] = await this.visits().whereIn('user_id', userIds);
    const byStudent = grouped(enrolled, (row) => row.user_id);
    const seenAt = new Map(seen.map((row) => [row.user_id, row.seen_at]));
    return rows.map(({ id, name, email, phone, created_at }) => ({
      id,
      name,
      email,
      phone,
      joinedAt: toTime(created_at),
      lastSeenAt: toTimeOrNull(seenAt.get(id) ?? null),
      courses: (byStudent.get(id) ?? []).map((course) => ({
        id: course.id,
        title: course.title,
        endsAt: toTime(course.ends_at),
        itemCount: items.get(course.id) ?? 0,
        doneCount: done.get(`${id} ${course.id}`) ?? 0,
      })),
    }));
  }

  /** Counts the items of these courses that students may have. */
  private async itemCounts(courseIds: readonly CourseId[]): Promise<ReadonlyMap<CourseId, number>> {
    const rows: { course_id: CourseId; item_count: number }[] = await this.shownContents()
      .join('days', 'days.id', 'contents.day_id')
      .join('course_modules', 'course_modules.id', 'days.module_id')
      .whereIn('course_modules.course_id', courseIds)
      .groupBy('course_modules.course_id')
      .select('course_modules.course_id')
      .count({ item_count: '*' });
    return new Map(rows.map((row) => [row.course_id, Number(row.item_count)]));
  }

  /** Counts completed items by student and course; deleted items and refused files do not count. */
  private async doneCounts(userIds: readonly UserId[]): Promise<ReadonlyMap<string, number>> {
    const rows: { user_id: UserId; course_id: CourseId; done_count: number }[] = await this.shownContents()
      .join('progress', 'progress.content_id', 'contents.id')
      .whereIn('progress.user_id', userIds)
      .whereNotNull('progress.completed_at')
      .groupBy('progress.user_id', 'progress.course_id')
      .select('progress.user_id', 'progress.course_id')
      .count({ done_count: '*' });
    return new Map(rows.map((row) => [`${row.user_id} ${row.course_id}`, Number(row.done_count)]));
  }

  private shownContents(): Knex.QueryBuilder {
    return this.db('contents').leftJoin('files as refused', refusedFileOf('contents')).whereNull('refused.key');
  }
}
