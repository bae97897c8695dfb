import type { Knex } from 'knex';
import type { AuditEntry, AuditFilter, AuditLog, ListedEntry } from '../../../domain/kernel/audit.ts';
import type { UserId } from '../../../domain/kernel/ids.ts';
import type { AuditKind } from '../../../domain/kernel/literals.ts';
import { type Millis, toMillis, toMillisOrNull, toTime } from '../times.ts';

interface Row {
  id: string;
  actor_id: string;
  kind: AuditKind;
  user_id: string | null;
  course_id: string | null;
  at: Millis;
  ends_at: Millis | null;
  reason: string | null;
  account: string | null;
  detail: string | null;
  path: string | null;
  request_id: string | null;
  network: string | null;
}
type ListedRow = Row & { actor_name: string | null; user_name: string | null };

/** SQLite accepts some thirty thousand values per statement; a row has thirteen. */
const ROWS_AT_ONCE = 500;

export class KnexAuditLog implements AuditLog {
  constructor(private readonly db: Knex) {}

  async add(entry: AuditEntry): Promise<void> {
    await this.db<Row>('admin_actions').insert(toRow(entry));
  }

  async addAll(entries: readonly AuditEntry[]): Promise<void> {
    for (let start = 0; start < entries.length; start += ROWS_AT_ONCE)
      await this.db<Row>('admin_actions').insert(entries.slice(start, start + ROWS_AT_ONCE).map(toRow));
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

const toRow = ({ id, actorId, kind, userId, courseId, at, endsAt, ...told }: AuditEntry): Row => ({
  id,
  actor_id: actorId,
  kind,
  user_id: userId,
  course_id: courseId,
  at: toMillis(at),
  ends_at: toMillisOrNull(endsAt ?? null),
  reason: told.reason ?? null,
  account: told.account ?? null,
  detail: told.detail ?? null,
  path: told.path ?? null,
  request_id: told.requestId ?? null,
  network: told.network ?? null,
});

const toEntry = (row: ListedRow): ListedEntry => ({
  id: row.id,
  actorId: row.actor_id,
  actorName: row.actor_name,
  kind: row.kind,
  userId: row.user_id,
  userName: row.user_name,
  courseId: row.course_id,
  at: toTime(row.at),
  ...(row.ends_at !== null && { endsAt: toTime(row.ends_at) }),
  ...(row.reason !== null && { reason: row.reason }),
  ...(row.account !== null && { account: row.account }),
  ...(row.detail !== null && { detail: row.detail }),
  ...(row.path !== null && { path: row.path }),
  ...(row.request_id !== null && { requestId: row.request_id }),
  ...(row.network !== null && { network: row.network }),
});
