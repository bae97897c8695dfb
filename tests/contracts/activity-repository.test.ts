import type { Knex } from 'knex';
import { KnexActivityRepository } from '../../src/adapters/knex/support/activity-repository.ts';
import type { ActivityEntry } from '../../src/domain/support/activity.ts';
import { MemoryActivityRepository } from '../doubles/support/activity-repository.ts';
import { activityRepositoryContract } from './activity-repository.contract.ts';
import { onEveryDatabase } from './on-every-database.ts';

activityRepositoryContract('memory', async () => {
  const activity = new MemoryActivityRepository();
  return { activity, entries: () => activity.entries() };
});

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
