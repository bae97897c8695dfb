import type { Knex } from 'knex';
import type { AuditEntry, AuditKind, AuditLog } from '../../../domain/kernel/audit.ts';
import type { UserId } from '../../../domain/kernel/ids.ts';
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
}

export class KnexAuditLog implements AuditLog {
  constructor(private readonly db: Knex) {}

  async add({ id, actorId, kind, userId, courseId, at, endsAt, reason }: AuditEntry): Promise<void> {
    await this.db<Row>('admin_actions').insert({
      id,
      actor_id: actorId,
      kind,
      user_id: userId,
      course_id: courseId,
      at: toMillis(at),
      ends_at: toMillisOrNull(endsAt ?? null),
      reason: reason ?? null,
    });
  }

  async listAbout(userId: UserId): ReturnType<AuditLog['listAbout']> {
    const rows: (Row & { actor_name: string | null })[] = await this.db('admin_actions')
      .leftJoin('users', 'users.id', 'admin_actions.actor_id')
      .where('admin_actions.user_id', userId)
      .orderBy([
        { column: 'admin_actions.at', order: 'desc' },
        { column: 'admin_actions.id', order: 'desc' },
      ])
      .select('admin_actions.*', { actor_name: 'users.name' });
    return rows.map((row) => ({
      id: row.id,
      actorId: row.actor_id,
      actorName: row.actor_name,
      kind: row.kind,
      userId: row.user_id,
      courseId: row.course_id,
      at: toTime(row.at),
      ...(row.ends_at !== null && { endsAt: toTime(row.ends_at) }),
      ...(row.reason !== null && { reason: row.reason }),
    }));
  }

  async removeOlderThan(at: Date): Promise<void> {
    await this.db<Row>('admin_actions').where('at', '<', toMillis(at)).delete();
  }
}
