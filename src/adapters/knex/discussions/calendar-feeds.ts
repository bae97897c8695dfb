import type { Knex } from 'knex';
import type { CalendarEvent } from '../../../domain/discussions/calendar-event.ts';
import type { CalendarFeed, CalendarFeeds } from '../../../domain/discussions/ports.ts';
import type { UserId } from '../../../domain/kernel/ids.ts';
import { columnsOf, type RowOf, time } from '../columns.ts';
import { activeAt, IS_ACTIVE } from '../enrolment/active-enrolments.ts';
import { readAll } from '../prepared-reads.ts';
import { toMillis } from '../times.ts';

const EVENTS = columnsOf<CalendarEvent>()({
  id: 'id',
  courseId: 'course_id',
  courseTitle: 'course_title',
  startsAt: time('starts_at'),
  minutes: 'minutes',
  topic: 'topic',
  state: 'state',
  sequence: 'sequence',
  changedAt: time('changed_at'),
});

/** A row for each discussion; a person without any has one as well. */
type Row = { readonly number: number | null } & (RowOf<typeof EVENTS> | { readonly id: null });

/** Same as `previewsCourses` of the domain: teachers and owners enter every course. */
const PREVIEWS = "(users.roles like '%teacher%' or users.roles like '%owner%')";

const READ = `
  select feeds.number, courses.title as course_title, discussions.*
  from users
  left join calendar_feeds as feeds on feeds.user_id = users.id
  left join enrolments on enrolments.user_id = users.id and ${IS_ACTIVE}
  left join courses on courses.id = enrolments.course_id or ${PREVIEWS}
  left join discussions on discussions.course_id = courses.id and discussions.starts_at >= ?
    and (${PREVIEWS} or discussions.starts_at <= enrolments.ends_at)
  where users.id = ? and users.disabled_at is null
  order by discussions.starts_at, discussions.id`;

export class KnexCalendarFeeds implements CalendarFeeds {
  constructor(private readonly db: Knex) {}

  async numberOf(userId: UserId): Promise<number> {
    const row: { number: number } | undefined = await this.db('calendar_feeds')
      .where({ user_id: userId })
      .first('number');
    return row?.number ?? 0;
  }

  async renew(userId: UserId): Promise<void> {
    await this.db('calendar_feeds')
      .insert({ user_id: userId, number: 1 })
      .onConflict('user_id')
      .merge({ number: this.db.raw('calendar_feeds.number + 1') });
  }

  async read(userId: UserId, from: Date, now: Date): Promise<CalendarFeed | undefined> {
    const rows = await readAll<Row>(this.db, READ, [...activeAt(now), toMillis(from), userId]);
    const [first] = rows;
    if (!first) return undefined;
    const events = new Map(rows.flatMap((row) => (row.id === null ? [] : [[row.id, EVENTS.toNoun(row)]])));
    return { number: first.number ?? 0, events: [...events.values()] };
  }
}
