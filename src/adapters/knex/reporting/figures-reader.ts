import type { Knex } from 'knex';
import type { Clock } from '../../../domain/kernel/clock.ts';
import type { RecentEnrolment, Span, SpanFigures, TopCourse, Totals } from '../../../domain/reporting/figures.ts';
import type { FiguresReader } from '../../../domain/reporting/ports.ts';
import { isPostgres } from '../database.ts';
import { activeEnrolments } from '../enrolment/active-enrolments.ts';
import { longReads } from '../long-reads.ts';
import { type Millis, toMillis, toTime } from '../times.ts';
import { figuresPerSpan, PAID_STATUSES } from './figures-per-span.ts';

interface RecentRow {
  user_id: string;
  course_id: string;
  name: string | null;
  email: string | null;
  title: string | null;
  since: Millis;
  order_id: string | null;
  paid_cents: number | null;
  revoked_at: Millis | null;
}

interface TopRow {
  course_id: string;
  title: string | null;
  enrolments: number | string;
  cents: number | string;
}

export class KnexFiguresReader implements FiguresReader {
  private readonly db: Knex;

  constructor(
    db: Knex,
    private readonly clock: Clock,
  ) {
    this.db = longReads(db);
  }

  async firstAt(): Promise<Date | undefined> {
    const firsts = this.db('enrolments')
      .min({ at: 'since' })
      .unionAll([this.paid().min({ at: 'paid_at' })]);
    const row: { at: Millis | null } | undefined = await this.db.from(firsts.as('firsts')).min({ at: 'at' }).first();
    const at = row?.at ?? undefined;
    return at === undefined ? undefined : toTime(at);
  }

  async totals(): Promise<Totals> {
    const row: Record<keyof Totals, number | string | null> = await this.db
      .select({
        courses: this.db('courses').count(),
        liveCourses: this.db('courses').where({ is_live: true }).count(),
        students: this.students().count(),
        activeEnrolments: activeEnrolments(this.db, this.clock.now())
          .join('courses', 'courses.id', 'enrolments.course_id')
          .count(),
        revenueCents: this.paid().sum({ cents: this.db.raw('total_cents - refunded_cents') }),
      })
      .first();
    return {
      courses: Number(row.courses),
      liveCourses: Number(row.liveCourses),
      students: Number(row.students),
      activeEnrolments: Number(row.activeEnrolments),
      revenueCents: Number(row.revenueCents ?? 0),
    };
  }

  async newStudents(span: Span): Promise<number> {
    const [row] = await within(this.students(), 'created_at', span).count({ count: '*' });
    return Number(row?.['count'] ?? 0);
  }

  perSpan(spans: readonly Span[]): Promise<SpanFigures[]> {
    return figuresPerSpan(this.db, spans);
  }

  async recentEnrolments(span: Span, limit: number): Promise<RecentEnrolment[]> {
    const rows: RecentRow[] = await within(this.db('enrolments'), 'enrolments.since', span)
      .leftJoin('users', 'users.id', 'enrolments.user_id')
      .leftJoin('courses', 'courses.id', 'enrolments.course_id')
      .leftJoin('orders', 'orders.id', 'enrolments.order_id')
      .orderBy([
        { column: 'enrolments.since', order: 'desc' },
        { column: 'enrolments.user_id' },
        { column: 'enrolments.course_id' },
      ])
      .limit(limit)
      .select(
        'enrolments.user_id',
        'enrolments.course_id',
        'enrolments.since',
        'enrolments.order_id',
        'enrolments.revoked_at',
        'users.name',
        'users.email',
      )
      .select({
        title: this.db.raw('coalesce(courses.title, orders.course_title)'),
        paid_cents: this.db.raw("case when orders.status = 'paid' then orders.total_cents - orders.refunded_cents end"),
      });
    return rows.map(toRecent);
  }

  async topCourses(span: Span, limit: number): Promise<TopCourse[]> {
    const begun = within(this.db('enrolments'), this.unindexed('since'), span)
      .groupBy('course_id')
      .select('course_id', { enrolments: this.db.raw('count(*)'), cents: this.db.raw('0') });
    const sold = within(this.paid(), this.unindexed('paid_at'), span)
      .groupBy('course_id')
      .select('course_id', { enrolments: this.db.raw('0'), cents: this.db.raw('sum(total_cents)') });
    const returned = within(this.db('refunds').where('state', 'done'), this.unindexed('settled_at'), span)
      .groupBy('course_id')
      .select('course_id', { enrolments: this.db.raw('0'), cents: this.db.raw('-sum(amount_cents)') });
    const top = this.db
      .from(
        this.db
          .from(begun.as('begun'))
          .unionAll([this.db.from(sold.as('sold')), this.db.from(returned.as('returned'))])
          .as('both'),
      )
      .groupBy('course_id')
      .select('course_id')
      .sum({ enrolments: 'enrolments', cents: 'cents' })
      .orderBy([{ column: 'cents', order: 'desc' }, { column: 'enrolments', order: 'desc' }, { column: 'course_id' }])
      .limit(limit);
    // A deleted course has the title of its last sale.
    const lastTitle = this.db('orders')
      .where('orders.course_id', this.db.ref('top.course_id'))
      .whereIn('orders.status', PAID_STATUSES)
      .orderBy('paid_at', 'desc')
      .limit(1)
      .select('course_title');
    const rows: TopRow[] = await this.db
      .from(top.as('top'))
      .leftJoin('courses', 'courses.id', 'top.course_id')
      .orderBy([{ column: 'cents', order: 'desc' }, { column: 'enrolments', order: 'desc' }, { column: 'course_id' }])
      .select('top.course_id', 'top.enrolments', 'top.cents', {
        title: this.db.raw('coalesce(courses.title, (?))', [lastTitle]),
      });
    return rows.map((row) => ({
      courseId: row.course_id,
      title: row.title ?? undefined,
      enrolments: Number(row.enrolments),
      revenueCents: Number(row.cents),
    }));
  }

  /**
   * Prevents the use of an index: with `+ 0`, SQLite walks from course to course instead of sorting all sales. Postgres
   * hashes by course if it can estimate the range's rows.
   */
  private unindexed(column: string): string | Knex.Raw {
    return isPostgres(this.db) ? column : this.db.raw('?? + 0', [column]);
  }

  private paid() {
    return this.db('orders').whereIn('orders.status', PAID_STATUSES);
  }

  private students() {
    return this.db('users').where({ role: 'student' }).whereNull('disabled_at');
  }
}

const within = <Query extends Knex.QueryBuilder>(
  query: Query,
  column: string | Knex.Raw,
  { from, before }: Span,
): Query => query.where(column as string, '>=', toMillis(from)).where(column as string, '<', toMillis(before)) as Query;

const toRecent = (row: RecentRow): RecentEnrolment => ({
  userId: row.user_id,
  studentName: row.name ?? '',
  studentEmail: row.email ?? '',
  courseId: row.course_id,
  courseTitle: row.title ?? undefined,
  since: toTime(row.since),
  paidCents: row.paid_cents ?? undefined,
  isGranted: row.order_id === null,
  isRevoked: row.revoked_at !== null,
});
