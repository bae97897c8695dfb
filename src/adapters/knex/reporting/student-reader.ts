import type { Knex } from 'knex';
import type { Clock } from '../../../domain/kernel/clock.ts';
import { directoryKey, folded } from '../../../domain/kernel/fold-text.ts';
import type { CourseId, UserId } from '../../../domain/kernel/ids.ts';
import type { StudentReader } from '../../../domain/reporting/ports.ts';
import type { StudentSummary, StudentsPage } from '../../../domain/reporting/student-directory.ts';
import { grouped } from '../catalog/grouped.ts';
import { isPostgres } from '../database.ts';
import { activeEnrolments } from '../enrolment/active-enrolments.ts';
import { longReads } from '../long-reads.ts';
import { type Millis, toTime } from '../times.ts';

interface Row {
  id: string;
  name: string;
  email: string;
  phone: string;
  created_at: Millis;
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

  async count(search: string): Promise<number> {
    const [row] = await this.found(search).count({ all: '*' });
    return Number((row as { all: number }).all);
  }

  async page({ search, sort, order, offset, limit }: StudentsPage): Promise<StudentSummary[]> {
    const rows = this.found(search);
    if (sort === 'courses') void rows.leftJoin(this.owned(), 'owned.user_id', 'users.id');
    if (sort !== 'name') void rows.orderByRaw(`${this.expressionOf(sort)} ${order === 'desc' ? 'desc' : 'asc'}`);
    void rows
      .orderBy('directory_key', sort === 'name' ? order : 'asc')
      .orderBy('users.id', sort === 'name' ? order : 'asc');
    return this.withCourses(await rows.offset(offset).limit(limit).select(COLUMNS));
  }

  async after(search: string, last: StudentSummary | undefined, limit: number): Promise<StudentSummary[]> {
    const rows = this.found(search);
    if (last) void rows.whereRaw('(directory_key, users.id) > (?, ?)', [directoryKey(last), last.id]);
    return this.withCourses(await rows.orderBy('directory_key').orderBy('users.id').limit(limit).select(COLUMNS));
  }

  /**
   * Returns students that match every word. A substring search cannot use an index; ten thousand rows are scanned in
   * some milliseconds.
   */
  private found(search: string) {
    const students = this.db('users').where('users.role', 'student');
    for (const word of folded(search).split(' ').filter(Boolean)) {
      void students.whereRaw("directory_key like ? escape '!'", [`%${word.replace(/[!%_]/g, '!$&')}%`]);
    }
    return students;
  }

  /** Sorts e-mails by code point on both databases, independent of the locale. */
  private expressionOf(sort: Exclude<StudentsPage['sort'], 'name'>): string {
    if (sort === 'joined') return 'users.created_at';
    if (sort === 'email') return isPostgres(this.db) ? 'users.email collate "C"' : 'users.email';
    return 'coalesce(owned.course_count, 0)';
  }

  private owned(): Knex.QueryBuilder {
    return this.enrolled()
      .groupBy('enrolments.user_id')
      .select('enrolments.user_id')
      .count({ course_count: '*' })
      .as('owned');
  }

  private enrolled(): Knex.QueryBuilder {
    return activeEnrolments(this.db, this.clock.now()).join('courses', 'courses.id', 'enrolments.course_id');
  }

  private async withCourses(rows: readonly Row[]): Promise<StudentSummary[]> {
    const enrolled: { user_id: UserId; id: CourseId; title: string; ends_at: Millis }[] = await this.enrolled()
      .whereIn(
        'enrolments.user_id',
        rows.map(({ id }) => id),
      )
      .orderBy(['enrolments.since', 'courses.id'])
      .select('enrolments.user_id', 'enrolments.ends_at', 'courses.id', 'courses.title');
    const byStudent = grouped(enrolled, (row) => row.user_id);
    return rows.map(({ id, name, email, phone, created_at }) => ({
      id,
      name,
      email,
      phone,
      joinedAt: toTime(created_at),
      courses: (byStudent.get(id) ?? []).map((course) => ({
        id: course.id,
        title: course.title,
        endsAt: toTime(course.ends_at),
      })),
    }));
  }
}
