import type { Knex } from 'knex';
import type { AccountStream, ListedStream } from '../../../domain/identity/account-streams.ts';
import type { StreamRepository } from '../../../domain/identity/ports.ts';
import type { EndReason } from '../../../domain/identity/session.ts';
import type { UserId } from '../../../domain/kernel/ids.ts';
import { columnsOf, type RowOf, time } from '../columns.ts';
import { readAll } from '../prepared-reads.ts';
import { toMillis } from '../times.ts';

const STREAMS = columnsOf<AccountStream>()({
  sessionId: 'session_id',
  network: 'network',
  userId: 'user_id',
  beganAt: time('began_at'),
  lastSeenAt: time('last_seen_at'),
});

type Row = RowOf<typeof STREAMS>;

const LIST_OF = `
  select account_streams.*, auth_sessions.device, auth_sessions.end_reason
  from account_streams join auth_sessions on auth_sessions.id = account_streams.session_id
  where account_streams.user_id = ?
  order by account_streams.last_seen_at desc, account_streams.session_id, account_streams.network
  limit ?`;

export class KnexStreamRepository implements StreamRepository {
  constructor(private readonly db: Knex) {}

  async put(stream: AccountStream): Promise<void> {
    await this.rows()
      .insert(STREAMS.toRow(stream))
      .onConflict(['session_id', 'network'])
      .merge(['began_at', 'last_seen_at']);
  }

  async listOf(userId: UserId, limit: number): Promise<readonly ListedStream[]> {
    const rows = await readAll<Row & { device: string; end_reason: EndReason | null }>(this.db, LIST_OF, [
      userId,
      limit,
    ]);
    return rows.map((row) => ({ ...STREAMS.toNoun(row), device: row.device, endReason: row.end_reason }));
  }

  async removeOlderThan(lastSeenAt: Date): Promise<void> {
    await this.rows().where('last_seen_at', '<', toMillis(lastSeenAt)).delete();
  }

  private rows() {
    return this.db<Row>('account_streams');
  }
}
