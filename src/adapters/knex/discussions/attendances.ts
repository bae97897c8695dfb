import type { Knex } from 'knex';
import type { Attendances } from '../../../domain/discussions/ports.ts';
import type { DiscussionId, UserId } from '../../../domain/kernel/ids.ts';
import { toMillis } from '../times.ts';

interface Row {
  user_id: UserId;
  discussion_id: DiscussionId;
  at: number;
}

/** Rows of one statement, within the number of values that SQLite takes. */
const AT_ONCE = 200;

interface Waiting {
  readonly row: Row;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

export class KnexAttendances implements Attendances {
  private readonly waiting: Waiting[] = [];
  private isWriting = false;

  constructor(private readonly db: Knex) {}

  /** Notes that come while another one is written are one write, because everybody joins in the same minute. */
  note({ userId, discussionId, at }: { userId: UserId; discussionId: DiscussionId; at: Date }): Promise<void> {
    return new Promise((resolve, reject) => {
      const row = { user_id: userId, discussion_id: discussionId, at: toMillis(at) };
      this.waiting.push({ row, resolve, reject });
      if (this.isWriting) return;
      this.isWriting = true;
      setImmediate(() => void this.writeWaiting());
    });
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

  private async writeWaiting(): Promise<void> {
    while (this.waiting.length > 0) await this.writeAll(this.waiting.splice(0, AT_ONCE));
    this.isWriting = false;
  }

  private async writeAll(notes: readonly Waiting[]): Promise<void> {
    const rows = notes.map(({ row }) => row);
    try {
      await this.write(rows);
      for (const { resolve } of notes) resolve();
    } catch {
      // One of them is of an account or a discussion that is gone: each has its own answer.
      for (const { row, resolve, reject } of notes) await this.write([row]).then(resolve, reject);
    }
  }

  private async write(rows: readonly Row[]): Promise<void> {
    await this.rows().insert(rows).onConflict(['user_id', 'discussion_id']).ignore();
  }

  private rows() {
    return this.db<Row>('attendances');
  }
}
