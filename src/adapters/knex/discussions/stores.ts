import type { Knex } from 'knex';
import { KnexAttendances } from './attendances.ts';
import { KnexCalendarFeeds } from './calendar-feeds.ts';
import { KnexDiscussionRepository } from './discussion-repository.ts';
import { KnexDoors } from './doors.ts';

export const discussionStores = (db: Knex) => ({
  discussions: new KnexDiscussionRepository(db),
  attendances: new KnexAttendances(db),
  doors: new KnexDoors(db),
  calendarFeeds: new KnexCalendarFeeds(db),
});
