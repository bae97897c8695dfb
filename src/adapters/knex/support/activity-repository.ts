import type { Knex } from 'knex';
import type { UserId } from '../../../domain/kernel/ids.ts';
import { type ActivityCounts, type ActivityEntry, minuteOf } from '../../../domain/support/activity.ts';
import type { ActivityKind } from '../../../domain/support/literals.ts';
import type { ActivityRepository } from '../../../domain/support/ports.ts';
import { type Millis, toMillis, toTime } from '../times.ts';

interface Row {
  id: string;
  user_id: string;
  course_id: string;
  content_id: string;
  kind: ActivityKind;
  minute: Millis;
  at: Millis;
  count: number;
}

export class KnexActivityRepository implements ActivityRepository {
  constructor(private readonly db: Knex) {}

  async record(entry: ActivityEntry): Promise<void> {
    await this.rows()
      .insert({
        id: entry.id,
        user_id: entry.userId,
        course_id: entry.courseId,
        content_id: entry.contentId,
        kind: entry.kind,
        minute: toMillis(minuteOf(entry.at)),
        at: toMillis(entry.at),
        count: entry.count,
      })
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
    return (await page).map(toEntry);
  }

  async countsOf(userId: UserId): Promise<ActivityCounts> {
    const rows = await this.rows().where({ user_id: userId }).groupBy('kind').select('kind').sum({ total: 'count' });
    return Object.fromEntries(rows.map(({ kind, total }) => [kind, Number(total)]));
  }

  private rows() {
    return this.db<Row>('activity_entries');
  }
}

const toEntry = (row: Row): ActivityEntry => ({
  id: row.id,
  userId: row.user_id,
  courseId: row.course_id,
  contentId: row.content_id,
  kind: row.kind,
  at: toTime(row.at),
  count: row.count,
});
