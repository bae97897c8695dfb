import type { Knex } from 'knex';
import type { AccessNotice } from '../../../domain/enrolment/access-notice.ts';
import {
  type AccessPeriod,
  type AccessSpan,
  accessEnd,
  isStanding,
  orderBehind,
} from '../../../domain/enrolment/access-period.ts';
import { type Enrolment, isActive, type NewPeriod } from '../../../domain/enrolment/enrolment.ts';
import type { EnrolmentRepository } from '../../../domain/enrolment/ports.ts';
import type { Clock } from '../../../domain/kernel/clock.ts';
import type { CourseId, OrderId, UserId } from '../../../domain/kernel/ids.ts';
import { columnsOf, type RowOf, time, timeOrNull } from '../columns.ts';
import { isPostgres } from '../database.ts';
import { inFewHundreds } from '../in-few-hundreds.ts';
import { readAll, readFirst } from '../prepared-reads.ts';
import { type Millis, toMillis } from '../times.ts';
import { inTransaction } from '../transaction.ts';
import { AccessPeriodRows, type EnrolmentKey } from './access-period-rows.ts';
import { activeAt, activeEnrolments, IS_ACTIVE } from './active-enrolments.ts';

const ENROLMENTS = columnsOf<Enrolment>()({
  userId: 'user_id',
  courseId: 'course_id',
  since: time('since'),
  endsAt: time('ends_at'),
  orderId: 'order_id',
  revokedAt: timeOrNull('revoked_at'),
});

type Row = RowOf<typeof ENROLMENTS> & { warned_of: Millis | null; told_of: Millis | null };

const FIND = 'select * from enrolments where user_id = ? and course_id = ?';
const COURSES_OF = `select course_id from enrolments where user_id = ? and ${IS_ACTIVE} order by since, course_id`;
const ALL_OF = 'select * from enrolments where user_id = ? order by since, course_id';

export class KnexEnrolmentRepository implements EnrolmentRepository {
  constructor(
    private readonly db: Knex,
    private readonly clock: Clock,
  ) {}

  add(period: NewPeriod): Promise<boolean> {
    return inTransaction(this.db, async (db) => {
      if (this.isActive(await begun(db, period))) return false;
      await append(db, period);
      return true;
    });
  }

  extend(period: NewPeriod): Promise<AccessSpan> {
    return inTransaction(this.db, async (db) => {
      const before = await begun(db, period);
      const from = this.isActive(before) && before.endsAt > period.since ? before.endsAt : period.since;
      return { from, until: await append(db, period) };
    });
  }

  async holdersAmong(courseId: CourseId, userIds: readonly UserId[]): Promise<ReadonlySet<UserId>> {
    const rows = await inFewHundreds(
      userIds,
      (some): Promise<{ user_id: string }[]> =>
        activeEnrolments(this.db, this.clock.now())
          .where({ course_id: courseId })
          .whereIn('user_id', some)
          .select('user_id'),
    );
    return new Set(rows.map(({ user_id }) => user_id));
  }

  moveEnd(userId: UserId, courseId: CourseId, at: Date, until: Date): Promise<boolean> {
    const key = { user_id: userId, course_id: courseId };
    return inTransaction(this.db, async (db) => {
      const enrolment = await locked(db, key);
      if (!enrolment || enrolment.revokedAt !== null) return false;
      await new AccessPeriodRows(db).add(key, { kind: 'moved', orderId: null, since: at, term: { until } });
      await settle(db, key);
      return true;
    });
  }

  async find(userId: UserId, courseId: CourseId): Promise<Enrolment | undefined> {
    const row = await readFirst<Row>(this.db, FIND, [userId, courseId]);
    const enrolment = row && ENROLMENTS.toNoun(row);
    return enrolment && this.isActive(enrolment) ? enrolment : undefined;
  }

  async coursesOf(userId: UserId): Promise<CourseId[]> {
    const rows = await readAll<Row>(this.db, COURSES_OF, [userId, ...activeAt(this.clock.now())]);
    return rows.map((row) => row.course_id);
  }

  async unrevokedOf(userId: UserId): Promise<Enrolment[]> {
    const rows = await readAll<Row>(this.db, ALL_OF, [userId]);
    const now = toMillis(this.clock.now());
    return rows.filter(({ revoked_at }) => revoked_at === null || revoked_at > now).map(ENROLMENTS.toNoun);
  }

  periodsOf(userId: UserId, courseId: CourseId): Promise<AccessPeriod[]> {
    return new AccessPeriodRows(this.db).list({ user_id: userId, course_id: courseId });
  }

  async countByCourse(courseIds: readonly CourseId[]): Promise<ReadonlyMap<CourseId, number>> {
    if (courseIds.length === 0) return new Map();
    const rows: { course_id: string; students: number }[] = await activeEnrolments(this.db, this.clock.now())
      .whereIn('course_id', courseIds)
      .groupBy('course_id')
      .select('course_id')
      .count({ students: '*' });
    return new Map(rows.map((row) => [row.course_id, row.students]));
  }

  async everEnrolledIn(courseIds: readonly CourseId[]): Promise<ReadonlySet<CourseId>> {
    if (courseIds.length === 0) return new Set();
    return new Set(await rows(this.db).whereIn('course_id', courseIds).distinct().pluck('course_id'));
  }

  async listOf(userId: UserId): Promise<Enrolment[]> {
    const all = await rows(this.db).where({ user_id: userId }).orderBy(['since', 'course_id']);
    return all.map(ENROLMENTS.toNoun);
  }

  async listUnannounced(
    notice: AccessNotice,
    { from, to }: { from: Date; to: Date },
    limit: number,
  ): Promise<Enrolment[]> {
    const due = await rows(this.db)
      .whereBetween('ends_at', [toMillis(from), toMillis(to)])
      .where((any) => any.whereNull('revoked_at').orWhere('revoked_at', '>', toMillis(this.clock.now())))
      .whereRaw(isUnannounced(notice))
      .orderBy(['ends_at', 'user_id', 'course_id'])
      .limit(limit);
    return due.map(ENROLMENTS.toNoun);
  }

  async markAnnounced(notice: AccessNotice, userId: UserId, courseId: CourseId, endsAt: Date): Promise<boolean> {
    const marked = await rows(this.db)
      .where({ user_id: userId, course_id: courseId, ends_at: toMillis(endsAt) })
      .whereRaw(isUnannounced(notice))
      .update({ [ANNOUNCED[notice]]: toMillis(endsAt) });
    return marked === 1;
  }

  revoke(userId: UserId, courseId: CourseId, at: Date): Promise<boolean> {
    const key = { user_id: userId, course_id: courseId };
    return inTransaction(this.db, async (db) => {
      const enrolment = await locked(db, key);
      if (!enrolment || !this.isActive(enrolment)) return false;
      await new AccessPeriodRows(db).revokeAll(key, at);
      await rows(db)
        .where(key)
        .update({ revoked_at: toMillis(at) });
      return true;
    });
  }

  revokeGivenBy(orderId: OrderId, at: Date): Promise<boolean> {
    return inTransaction(this.db, async (db) => {
      const periods = new AccessPeriodRows(db);
      const key = await periods.keyOf(orderId);
      if (!key) return false;
      await locked(db, key);
      if (!(await periods.revokeGivenBy(orderId, at))) return false;
      if ((await periods.list(key)).some(isStanding)) await settle(db, key);
      else
        await rows(db)
          .where(key)
          .update({ revoked_at: toMillis(at) });
      return true;
    });
  }

  private isActive(enrolment: Enrolment): boolean {
    return isActive(enrolment, this.clock.now());
  }
}

/** Column of the end last announced, by notice: equal to the current end, or moved since. */
const ANNOUNCED = { ending: 'warned_of', ended: 'told_of' } as const;
const isUnannounced = (notice: AccessNotice): string =>
  `(${ANNOUNCED[notice]} is null or ${ANNOUNCED[notice]} <> ends_at)`;

const rows = (db: Knex) => db<Row>('enrolments');

/**
 * Returns the enrolment with its row locked, which serializes concurrent changes. SQLite has one writer and needs no
 * lock.
 */
async function locked(db: Knex, key: EnrolmentKey): Promise<Enrolment | undefined> {
  const row = await rows(db)
    .where(key)
    .modify((query) => isPostgres(db) && query.forUpdate())
    .first();
  return row && ENROLMENTS.toNoun(row);
}

/** Returns the locked enrolment before the change; inserts an ended one if the student has no row. */
async function begun(db: Knex, { userId, courseId, since, orderId }: NewPeriod): Promise<Enrolment> {
  const first = { userId, courseId, since, endsAt: new Date(0), orderId, revokedAt: null };
  await rows(db).insert(ENROLMENTS.toRow(first)).onConflict(['user_id', 'course_id']).ignore();
  return (await locked(db, { user_id: userId, course_id: courseId })) ?? first;
}

async function append(db: Knex, { userId, courseId, since, orderId, term }: NewPeriod): Promise<Date> {
  const key = { user_id: userId, course_id: courseId };
  const kind = orderId === null ? 'given' : 'bought';
  await new AccessPeriodRows(db).add(key, { kind, orderId, since, term });
  return settle(db, key);
}

/** Recomputes the enrolment from its periods. */
async function settle(db: Knex, key: EnrolmentKey): Promise<Date> {
  const periods = await new AccessPeriodRows(db).list(key);
  const end = accessEnd(periods);
  await rows(db)
    .where(key)
    .update({ ends_at: toMillis(end), order_id: orderBehind(periods), revoked_at: null });
  return end;
}
