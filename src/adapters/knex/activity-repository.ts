import type { Knex } from 'knex';
import { minuteOf, type ActivityEntry, type ActivityKind } from '../../domain/support/activity.ts';
import type { ActivityRepository } from '../../domain/support/ports.ts';
import { toMillis, type Millis } from './times.ts';

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

  private rows() {
    return this.db<Row>('activity_entries');
  }
}
