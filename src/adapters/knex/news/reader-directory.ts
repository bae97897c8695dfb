import type { Knex } from 'knex';
import type { Clock } from '../../../domain/kernel/clock.ts';
import type { CourseId, UserId } from '../../../domain/kernel/ids.ts';
import { type Audience, coursesOf } from '../../../domain/news/announcement.ts';
import type { ChosenMail } from '../../../domain/news/literals.ts';
import { isOnAtFirst } from '../../../domain/news/mail-choice.ts';
import type { Reader, ReaderDirectory } from '../../../domain/news/ports.ts';
import { longReads } from '../long-reads.ts';
import { enrolledNow, foundStudents } from '../reporting/found-students.ts';
import { type Millis, toMillis, toTime } from '../times.ts';

/** Same as `isReachable` of identity: confirmed, and not refused since. */
const REACHABLE = '(users.email_confirmed_at is not null and users.email_refused_at is null)';

const EVERYBODY = { search: '', courseId: null, endsSoon: false };

/** With the bindings of whether its kind is on at first, and true. */
const IS_WANTED = 'coalesce(mail_choices.is_on, ?) = ?';

/** People with what they chose of this kind. */
const withChoice = (people: Knex.QueryBuilder, kind: ChosenMail) =>
  people.leftJoin('mail_choices', (join) => {
    void join.on('mail_choices.user_id', 'users.id').onVal('mail_choices.kind', kind);
  });

type Begun = Awaited<ReturnType<ReaderDirectory['begunBetween']>>[number];

export class KnexReaderDirectory implements ReaderDirectory {
  private readonly long: Knex;

  constructor(
    private readonly db: Knex,
    private readonly clock: Clock,
  ) {
    this.long = longReads(db);
  }

  async count(audience: Audience, kind: ChosenMail): Promise<{ people: number; mails: number }> {
    const [row] = await withChoice(this.meant(audience), kind)
      .select(this.long.raw('count(*) as people'))
      .select(
        this.long.raw(`sum(case when ${REACHABLE} and ${IS_WANTED} then 1 else 0 end) as mails`, [
          isOnAtFirst(kind),
          true,
        ]),
      );
    const { people, mails } = row as { people: number | string; mails: number | string | null };
    return { people: Number(people), mails: Number(mails ?? 0) };
  }

  async after(audience: Audience, last: UserId | undefined, limit: number, wanted?: ChosenMail): Promise<UserId[]> {
    const people = this.meant(audience).orderBy('users.id').limit(limit);
    if (wanted) void withChoice(people, wanted).whereRaw(IS_WANTED, [isOnAtFirst(wanted), true]);
    if (last !== undefined) void people.where('users.id', '>', last);
    return people.pluck('users.id');
  }

  async find(userId: UserId, courseIds: readonly CourseId[] | null): Promise<Reader | undefined> {
    const row: { id: UserId; name: string; email: string } | undefined = await this.students(this.db, courseIds)
      .where('users.id', userId)
      .whereRaw(REACHABLE)
      .first('users.id', 'users.name', 'users.email');
    return row;
  }

  coursesOf(userId: UserId): Promise<CourseId[]> {
    return enrolledNow(this.db, this.clock.now())
      .where('enrolments.user_id', userId)
      .orderBy('courses.id')
      .pluck('courses.id');
  }

  async begunBetween(from: Date, to: Date, last: Begun | undefined, limit: number): Promise<Begun[]> {
    const begun = enrolledNow(this.long, this.clock.now())
      .join('users', 'users.id', 'enrolments.user_id')
      .where('users.role', 'student')
      .whereNull('users.disabled_at')
      .where('enrolments.since', '>', toMillis(from))
      .where('enrolments.since', '<=', toMillis(to))
      .orderBy(['enrolments.user_id', 'enrolments.course_id'])
      .limit(limit);
    if (last) void begun.whereRaw('(enrolments.user_id, enrolments.course_id) > (?, ?)', [last.userId, last.courseId]);
    return begun.select({ userId: 'enrolments.user_id', courseId: 'enrolments.course_id' });
  }

  async awayBetween(
    from: Date,
    to: Date,
    last: UserId | undefined,
    limit: number,
  ): Promise<{ userId: UserId; since: Date }[]> {
    const visits = this.long('auth_sessions')
      .groupBy('user_id')
      .select('user_id')
      .max({ at: 'last_seen_at' })
      .as('visits');
    const begun = enrolledNow(this.long, this.clock.now())
      .groupBy('enrolments.user_id')
      .select('enrolments.user_id')
      .max({ at: 'enrolments.since' })
      .as('begun');
    const later = 'case when visits.at > begun.at then visits.at else begun.at end';
    const away = this.long('users')
      .join(begun, 'begun.user_id', 'users.id')
      .leftJoin(visits, 'visits.user_id', 'users.id')
      .where('users.role', 'student')
      .whereNull('users.disabled_at')
      .whereRaw(`${later} >= ? and ${later} <= ?`, [toMillis(from), toMillis(to)])
      .orderBy('users.id')
      .limit(limit)
      .select('users.id', this.long.raw(`${later} as since`));
    if (last !== undefined) void away.where('users.id', '>', last);
    const rows: { id: UserId; since: Millis }[] = await away;
    return rows.map(({ id, since }) => ({ userId: id, since: toTime(Number(since)) }));
  }

  async awaySince(userId: UserId): Promise<Date | undefined> {
    const [begun] = await enrolledNow(this.db, this.clock.now())
      .where('enrolments.user_id', userId)
      .max({ at: 'enrolments.since' });
    const [seen] = await this.db('auth_sessions').where({ user_id: userId }).max({ at: 'last_seen_at' });
    const begunAt = (begun as { at: Millis | null }).at;
    if (begunAt === null) return undefined;
    return toTime(Math.max(Number(begunAt), Number((seen as { at: Millis | null }).at ?? 0)));
  }

  /** Students of this audience who may enter one of its courses now. */
  private meant(audience: Audience) {
    const filter = audience.kind === 'students' ? audience.filter : EVERYBODY;
    const meant = this.students(this.long, coursesOf(audience), filter);
    return audience.kind === 'people' ? meant.whereIn('users.id', audience.userIds) : meant;
  }

  private students(db: Knex, courseIds: readonly CourseId[] | null, filter = EVERYBODY as Filter) {
    // Correlated subquery: a slice of readers costs as much as the slice, and not as all of them.
    const enrolled = enrolledNow(db, this.clock.now()).whereRaw('enrolments.user_id = users.id');
    if (courseIds) void enrolled.whereIn('courses.id', courseIds);
    return foundStudents(db, filter, this.clock.now()).whereNull('users.disabled_at').whereExists(enrolled);
  }
}

type Filter = Parameters<typeof foundStudents>[1];
