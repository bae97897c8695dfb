import type { Knex } from 'knex';
import { describe, expect, it } from 'vitest';
import { KnexActivityRepository } from '../../src/adapters/knex/support/activity-repository.ts';
import { after } from '../../src/domain/kernel/clock.ts';
import type { ActivityEntry } from '../../src/domain/support/activity.ts';
import type { ActivityRepository } from '../../src/domain/support/ports.ts';
import { inParallel } from './in-parallel.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { anActivity, friday, monday, tuesday } from './samples.ts';

interface ActivityLog {
  readonly activity: ActivityRepository;
  /** What it holds, in any order. */
  entries(): Promise<ActivityEntry[]> | ActivityEntry[];
}

/** What every ActivityRepository promises. `open` hands over an empty one and a look into it. */
function activityRepositoryContract(adapter: string, open: () => Promise<ActivityLog>): void {
  const holding = async (...all: readonly ActivityEntry[]): Promise<ActivityLog> => {
    const log = await open();
    for (const entry of all) await log.activity.record(entry);
    return log;
  };

  describe(`ActivityRepository on ${adapter}`, () => {
    it('keeps an entry as it was, whoever and whatever it is about', async () => {
      const entry = anActivity({ userId: 'gone', courseId: 'gone', contentId: 'gone' });
      expect(await (await holding(entry)).entries()).toEqual([entry]);
    });

    it('loses none of those that come at once', async () => {
      const { activity, entries } = await open();
      await inParallel(20, (index) => activity.record(anActivity({ id: `entry-${index}`, at: after(monday, index) })));
      const [only, ...more] = await entries();
      expect([only?.count, more]).toEqual([20, []]);
    });

    it('lists what one person did, newest first, a page at a time', async () => {
      const entries = [
        anActivity({ id: 'a', at: monday }),
        anActivity({ id: 'b', at: tuesday }),
        anActivity({ id: 'c', at: tuesday, kind: 'tab-hidden' }),
        anActivity({ id: 'd', at: friday }),
      ];
      const { activity } = await holding(...entries, anActivity({ id: 'other', userId: 'bob', at: friday }));
      const [a, b, c, d] = entries;
      expect(await activity.listOf('ada', { limit: 2 })).toEqual([d, c]);
      expect(await activity.listOf('ada', { limit: 2, before: c! })).toEqual([b, a]);
      expect(await activity.listOf('ada', { limit: 2, before: a! })).toEqual([]);
      expect(await activity.listOf('ada', { limit: 9, before: { at: tuesday, id: 'bb' } })).toEqual([b, a]);
      expect(await activity.listOf('nobody', { limit: 2 })).toEqual([]);
    });

    it('adds up each kind of one person', async () => {
      const { activity } = await holding(
        anActivity({ id: '1', count: 3 }),
        anActivity({ id: '2', at: friday, count: 4 }),
        anActivity({ id: '3', kind: 'key-held' }),
        anActivity({ id: '4', userId: 'bob', count: 9 }),
      );
      expect(await activity.countsOf('ada')).toEqual({ 'window-blur': 7, 'key-held': 1 });
      expect(await activity.countsOf('nobody')).toEqual({});
    });
  });
}

onEveryDatabase((name, open) =>
  activityRepositoryContract(name, async () => {
    const db = await open();
    return { activity: new KnexActivityRepository(db), entries: () => entriesIn(db) };
  }),
);

async function entriesIn(db: Knex): Promise<ActivityEntry[]> {
  const rows = await db('activity_entries');
  return rows.map((row) => ({
    id: row.id,
    userId: row.user_id,
    courseId: row.course_id,
    contentId: row.content_id,
    kind: row.kind,
    at: new Date(row.at),
    count: row.count,
  }));
}
