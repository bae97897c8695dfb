import type { Knex } from 'knex';

const AT_ONCE = 500;
/** The year 3000. Rows written by the previous version while it still serves have no end until one is set. */
const WITHOUT_END = 32_503_680_000_000;

const sydney = new Intl.DateTimeFormat('en-AU', {
  timeZone: 'Australia/Sydney',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** Wall-clock time in Sydney, expressed as UTC milliseconds. */
function wallTime(at: number): number {
  const parts = new Map(sydney.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

/**
 * Computes the end of sold access: the last moment of that day in Sydney, so many months later. Sydney's clocks never
 * change at midnight.
 */
function boughtUntil(since: number, months: number): number {
  const begun = new Date(wallTime(since));
  const [year, month] = [begun.getUTCFullYear(), begun.getUTCMonth() + months];
  const daysInMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const midnight = Date.UTC(year, month, Math.min(begun.getUTCDate(), daysInMonth) + 1);
  const [eleven, ten] = [midnight - 11 * 3_600_000, midnight - 10 * 3_600_000];
  return (wallTime(eleven) === midnight ? eleven : ten) - 1;
}

export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('orders', (table) => {
    // Agreed duration; null for an older order whose course was deleted.
    table.integer('duration_months');
    // Access period of the buyer, once paid.
    table.bigInteger('access_from');
    table.bigInteger('access_until');
  });
  await db.raw(
    'update orders set duration_months = (select duration_months from courses where courses.id = orders.course_id)',
  );
  await db.schema.alterTable('enrolments', (table) => {
    table.bigInteger('ends_at').notNullable().defaultTo(WITHOUT_END);
    // Access ends that were announced by mail: 14 days before, and at the end.
    table.bigInteger('warned_of');
    table.bigInteger('told_of');
    table.index(['ends_at'], 'enrolments_by_end');
  });
  await db.schema.createTable('access_periods', (table) => {
    table.increments('id');
    table.text('user_id').notNullable();
    table.text('course_id').notNullable();
    table.text('kind').notNullable();
    table.text('order_id').references('orders.id');
    table.bigInteger('since').notNullable();
    table.integer('months');
    table.bigInteger('until');
    table.bigInteger('revoked_at');
    table.index(['user_id', 'course_id']);
    table
      .foreign(['user_id', 'course_id'])
      .references(['user_id', 'course_id'])
      .inTable('enrolments')
      .onDelete('CASCADE');
    table.index(['order_id'], 'access_periods_by_order');
  });
  await db.schema.alterTable('admin_actions', (table) => {
    // New end and reason of a change of access.
    table.bigInteger('ends_at');
    table.text('reason');
  });
  await fillEnds(db);
}

interface Enrolment {
  user_id: string;
  course_id: string;
  since: number;
  order_id: string | null;
  revoked_at: number | null;
  duration_months: number | null;
}

/** Backfill: existing owners get the duration that is sold now. Deleted courses have none. */
async function fillEnds(db: Knex): Promise<void> {
  const now = Date.now();
  const enrolments: Enrolment[] = await db('enrolments')
    .leftJoin('courses', 'courses.id', 'enrolments.course_id')
    .orderBy(['enrolments.since', 'enrolments.user_id', 'enrolments.course_id'])
    .select('enrolments.user_id', 'enrolments.course_id', 'since', 'order_id', 'revoked_at', 'duration_months');
  for (let start = 0; start < enrolments.length; start += AT_ONCE) {
    const batch = enrolments.slice(start, start + AT_ONCE);
    await db('access_periods').insert(
      batch.map(({ user_id, course_id, since, order_id, revoked_at, duration_months }) => ({
        user_id,
        course_id,
        kind: order_id === null ? 'given' : 'bought',
        order_id,
        since,
        months: duration_months,
        until: duration_months === null ? WITHOUT_END : null,
        revoked_at,
      })),
    );
    for (const { user_id, course_id, since, duration_months } of batch) {
      if (duration_months === null) continue;
      const ends_at = boughtUntil(Number(since), duration_months);
      // No mails about access that ended before such mails existed.
      const told = ends_at < now ? { warned_of: ends_at, told_of: ends_at } : {};
      await db('enrolments')
        .where({ user_id, course_id })
        .update({ ends_at, ...told });
    }
  }
}
