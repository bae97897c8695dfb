import type { Knex } from 'knex';
import type { AuditEntry, AuditFilter, AuditLog, ListedEntry } from '../../../domain/kernel/audit.ts';
import type { UserId } from '../../../domain/kernel/ids.ts';
import { columnsOf, optional, optionalTime, type RowOf, time } from '../columns.ts';
import { toMillis } from '../times.ts';

const ENTRIES = columnsOf<AuditEntry>()({
  id: 'id',
  actorId: 'actor_id',
  kind: 'kind',
  userId: 'user_id',
  courseId: 'course_id',
  at: time('at'),
  endsAt: optionalTime('ends_at'),
  reason: optional('reason'),
  account: optional('account'),
  detail: optional('detail'),
  path: optional('path'),
  requestId: optional('request_id'),
  network: optional('network'),
});

type Row = RowOf<typeof ENTRIES>;
type ListedRow = Row & { actor_name: string | null; user_name: string | null };

/** SQLite accepts some thirty thousand values per statement; a row has thirteen. */
const ROWS_AT_ONCE = 500;

export class KnexAuditLog implements AuditLog {
  constructor(private readonly db: Knex) {}

  async add(entry: AuditEntry): Promise<void> {
    await this.db<Row>('admin_actions').insert(ENTRIES.toRow(entry));
  }

  async addAll(entries: readonly AuditEntry[]): Promise<void> {
    for (let start = 0; start < entries.length; start += ROWS_AT_ONCE)
      await this.db<Row>('admin_actions').insert(
        entries.slice(start, start + ROWS_AT_ONCE).map((entry) => ENTRIES.toRow(entry)),
      );
  }

  async listAbout(userId: UserId): Promise<ListedEntry[]> {
    const rows: ListedRow[] = await this.listed().where('admin_actions.user_id', userId);
    return rows.map(toEntry);
  }

  async list(
    { actorId, kind, account, from, until }: AuditFilter,
    { limit, before }: { limit: number; before?: string | undefined },
  ): Promise<ListedEntry[]> {
    const found = this.listed().limit(limit);
    if (actorId !== undefined) void found.where('admin_actions.actor_id', actorId);
    if (kind !== undefined) void found.where('admin_actions.kind', kind);
    if (account)
      void found.where((either) => {
        void either.whereIn('admin_actions.account', account.hashes);
        if (account.userId !== undefined)
          void either
            .orWhere('admin_actions.user_id', account.userId)
            .orWhere('admin_actions.actor_id', account.userId);
      });
    if (from) void found.where('admin_actions.at', '>=', toMillis(from));
    if (until) void found.where('admin_actions.at', '<', toMillis(until));
    if (before !== undefined)
      void found.whereRaw(
        '(admin_actions.at, admin_actions.id) < (select seen.at, seen.id from admin_actions as seen where seen.id = ?)',
        [before],
      );
    const rows: ListedRow[] = await found;
    return rows.map(toEntry);
  }

  async actors(): Promise<{ id: UserId; name: string }[]> {
    return this.db('users')
      .whereIn('id', this.db('admin_actions').select('actor_id'))
      .orderBy(['name', 'id'])
      .select('id', 'name');
  }

  async removeOlderThan(at: Date): Promise<void> {
    await this.db<Row>('admin_actions').where('at', '<', toMillis(at)).delete();
  }

  private listed() {
    return this.db('admin_actions')
      .leftJoin({ actor: 'users' }, 'actor.id', 'admin_actions.actor_id')
      .leftJoin({ subject: 'users' }, 'subject.id', 'admin_actions.user_id')
      .orderBy([
        { column: 'admin_actions.at', order: 'desc' },
        { column: 'admin_actions.id', order: 'desc' },
      ])
      .select('admin_actions.*', { actor_name: 'actor.name', user_name: 'subject.name' });
  }
}

const toEntry = (row: ListedRow): ListedEntry => ({
  ...ENTRIES.toNoun(row),
  actorName: row.actor_name,
  userName: row.user_name,
});
