import type { Knex } from 'knex';
import type { Attendances } from '../../../domain/discussions/ports.ts';
import type { DiscussionId, UserId } from '../../../domain/kernel/ids.ts';
import { toMillis } from '../times.ts';

interface Row {
  user_id: UserId;
  discussion_id: DiscussionId;
  at: number;
}

export class KnexAttendances implements Attendances {
  constructor(private readonly db: Knex) {}

  async note({ userId, discussionId, at }: { userId: UserId; discussionId: DiscussionId; at: Date }): Promise<void> {
    await this.rows()
      .insert({ user_id: userId, discussion_id: discussionId, at: toMillis(at) })
      .onConflict(['user_id', 'discussion_id'])
      .ignore();
  }

  async joined(userId: UserId, discussionIds: readonly DiscussionId[]): Promise<DiscussionId[]> {
    if (discussionIds.length === 0) return [];
    return this.rows().where({ user_id: userId }).whereIn('discussion_id', discussionIds).pluck('discussion_id');
  }

  async counts(discussionIds: readonly DiscussionId[]): Promise<Map<DiscussionId, number>> {
    if (discussionIds.length === 0) return new Map();
    const rows: { discussion_id: DiscussionId; people: number | string }[] = await this.db('attendances')
      .whereIn('discussion_id', discussionIds)
      .groupBy('discussion_id')
      .select('discussion_id')
      .count('* as people');
    return new Map(rows.map(({ discussion_id, people }) => [discussion_id, Number(people)]));
  }

  async purge(before: Date, limit: number): Promise<number> {
    const old = this.rows().where('at', '<', toMillis(before)).limit(limit).select('user_id', 'discussion_id');
    return this.rows().whereIn(['user_id', 'discussion_id'], old).delete();
  }

  private rows() {
    return this.db<Row>('attendances');
  }
}
