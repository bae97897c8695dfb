import type { Knex } from 'knex';

const TABLES = ['courses', 'trashed_courses'];

interface Course {
  id: string;
  live_room_url: string;
  live_room_weekday: number;
  live_room_starts_at: string;
  live_room_minutes: number;
  live_room_time_zone: string;
  sold_without: string;
}

/**
 * The weekly room of a course becomes a series of dated discussions, which the job lays out. It keeps the promise of
 * case discussions where the course is sold with it, as the room did. The columns stay for the version before.
 */
export async function up(db: Knex): Promise<void> {
  const rooms: Course[] = [];
  for (const table of TABLES) rooms.push(...(await db(table).whereNotNull('live_room_url')));
  const now = Date.now();
  const series = rooms.map((course) => ({
    id: crypto.randomUUID(),
    course_id: course.id,
    topic: 'Past papers and cases',
    weekday: course.live_room_weekday,
    starts_at: course.live_room_starts_at,
    minutes: course.live_room_minutes,
    time_zone: course.live_room_time_zone,
    room_url: course.live_room_url,
    is_case_discussion: !course.sold_without.split(' ').includes('case-discussions'),
    created_at: now,
    revision: 1,
  }));
  await db.batchInsert('discussion_series', series, 100);
  // Pages that are kept have another shape.
  if ((await db('courses').increment('version')) > 0) await db('catalogue_version').increment('version');
}
