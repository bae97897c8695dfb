import type { Knex } from 'knex';
import type { UserId } from '../../../domain/kernel/ids.ts';
import { type ActivityCounts, type ActivityEntry, minuteOf } from '../../../domain/support/activity.ts';
import type { ActivityRepository } from '../../../domain/support/ports.ts';
import { columnsOf, type RowOf, time } from '../columns.ts';
import { type Millis, toMillis } from '../times.ts';

const ENTRIES = columnsOf<ActivityEntry>()({
  id: 'id',
  userId: 'user_id',
  courseId: 'course_id',
  contentId: 'content_id',
  kind: 'kind',
  at: time('at'),
  count: 'count',
});

type Row = RowOf<typeof ENTRIES> & { minute: Millis };

export class KnexActivityRepository implements ActivityRepository {
  constructor(private readonly db: Knex) {}

  async record(entry: ActivityEntry): Promise<void> {
    await this.rows()
      .insert({ ...ENTRIES.toRow(entry), minute: toMillis(minuteOf(entry.at)) })
      .onConflict(['user_id', 'content_id', 'kind', 'minute'])
      .merge({ count: this.db.raw('?? + ??', ['activity_entries.count', 'excluded.count']) as never });
  }

  async removeOlderThan(at: Date): Promise<void> {
    await this.rows().where('at', '<', toMillis(at)).delete();
  }

  async listOf(
    userId: UserId,
    { limit, before }: Parameters<ActivityRepository['listOf']>[1],
  ): Promise<ActivityEntry[]> {
    const page = this.rows()
      .where({ user_id: userId })
      .orderBy([
        { column: 'at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .limit(limit);
    if (before !== undefined) void page.whereRaw('(at, id) < (?, ?)', [toMillis(before.at), before.id]);
    return (await page).map(ENTRIES.toNoun);
  }

  async countsOf(userId: UserId): Promise<ActivityCounts> {
    const rows = await this.rows().where({ user_id: userId }).groupBy('kind').select('kind').sum({ total: 'count' });
    return Object.fromEntries(rows.map(({ kind, total }) => [kind, Number(total)]));
  }

  private rows() {
    return this.db<Row>('activity_entries');
  }
}
