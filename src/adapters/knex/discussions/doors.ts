import type { Knex } from 'knex';
import type { Door, Doors } from '../../../domain/discussions/ports.ts';
import type { DiscussionId, UserId } from '../../../domain/kernel/ids.ts';
import { columnsOf, flag, type RowOf, time } from '../columns.ts';
import { activeAt, IS_ACTIVE } from '../enrolment/active-enrolments.ts';
import { readFirst } from '../prepared-reads.ts';

const DOORS = columnsOf<Door>()({
  startsAt: time('starts_at'),
  minutes: 'minutes',
  state: 'state',
  roomUrl: 'room_url',
  isLive: flag('is_live'),
  isEnrolled: flag('is_enrolled'),
});

const FIND = `
  select discussions.starts_at, discussions.minutes, discussions.state, discussion_series.room_url, courses.is_live,
    exists (
      select 1 from enrolments
      where enrolments.course_id = courses.id and enrolments.user_id = ? and ${IS_ACTIVE}
    ) as is_enrolled
  from discussions
  join discussion_series on discussion_series.id = discussions.series_id
  join courses on courses.id = discussions.course_id
  where discussions.id = ?`;

export class KnexDoors implements Doors {
  constructor(private readonly db: Knex) {}

  async find(id: DiscussionId, userId: UserId, now: Date): Promise<Door | undefined> {
    const row = await readFirst<RowOf<typeof DOORS>>(this.db, FIND, [userId, ...activeAt(now), id]);
    return row && DOORS.toNoun(row);
  }
}
