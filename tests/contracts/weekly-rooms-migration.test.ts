import { expect, it } from 'vitest';
import { KnexDiscussionRepository } from '../../src/adapters/knex/discussions/discussion-repository.ts';
import { migrateDatabase } from '../../src/adapters/knex/migrate.ts';
import { describeBeforeStep } from './before-step.ts';

const ROOM = {
  ...{ live_room_url: 'https://meet.example/room', live_room_weekday: 3, live_room_starts_at: '19:30' },
  ...{ live_room_minutes: 90, live_room_time_zone: 'Australia/Sydney' },
};

describeBeforeStep('0082', 'a course had one weekly room', (opened) => {
  it('has a series in its place, that keeps what the course is sold with', async () => {
    const db = opened();
    const course = (id: string, more: object) => ({
      ...{
        id,
        title: id,
        description: '',
        duration_months: 5,
        price_cents: 0,
        is_live: true,
        version: 1,
        created_at: 1,
      },
      ...more,
    });
    await db('courses').insert([
      course('whole', { ...ROOM, sold_without: 'mentor' }),
      course('papers', { ...ROOM, sold_without: 'case-discussions mentor' }),
      course('without', { sold_without: '' }),
    ]);

    await migrateDatabase(db);

    const series = await new KnexDiscussionRepository(db).openSeries();
    expect(series.toSorted((a, b) => a.courseId.localeCompare(b.courseId))).toMatchObject([
      { courseId: 'papers', isCaseDiscussion: false, roomUrl: 'https://meet.example/room', endedAt: null },
      {
        ...{ courseId: 'whole', isCaseDiscussion: true, topic: 'Past papers and cases', weekday: 3, startsAt: '19:30' },
        ...{ minutes: 90, timeZone: 'Australia/Sydney', revision: 1 },
      },
    ]);
    expect(await db('courses').where({ id: 'whole' }).first('version')).toEqual({ version: 2 });
  });
});
