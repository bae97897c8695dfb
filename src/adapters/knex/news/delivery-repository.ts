import type { Knex } from 'knex';
import type { AnnouncementId, UserId } from '../../../domain/kernel/ids.ts';
import type { DeliveryRepository, UnreadAnnouncement } from '../../../domain/news/ports.ts';
import { type Millis, toMillis, toTime } from '../times.ts';

interface Row {
  announcement_id: AnnouncementId;
  user_id: UserId;
  at: Millis;
  mailed_at: Millis | null;
  read_at: Millis | null;
}

interface UnreadRow {
  id: AnnouncementId;
  audience: string;
  subject: string;
  body: string;
  at: Millis;
}

export class KnexDeliveryRepository implements DeliveryRepository {
  constructor(private readonly db: Knex) {}

  async add(id: AnnouncementId, userIds: readonly UserId[], at: Date): Promise<UserId[]> {
    if (userIds.length === 0) return [];
    const rows = userIds.map((user_id) => ({ announcement_id: id, user_id, at: toMillis(at) }));
    const added: { user_id: UserId }[] = await this.rows()
      .insert(rows)
      .onConflict(['announcement_id', 'user_id'])
      .ignore()
      .returning('user_id');
    return added.map(({ user_id }) => user_id);
  }

  async count(id: AnnouncementId): Promise<number> {
    const [row] = await this.db('deliveries').where({ announcement_id: id }).count({ all: '*' });
    return Number((row as { all: number }).all);
  }

  async last(id: AnnouncementId): Promise<UserId | undefined> {
    return (await this.rows().where({ announcement_id: id }).orderBy('user_id', 'desc').first('user_id'))?.user_id;
  }

  async has(id: AnnouncementId, userId: UserId): Promise<boolean> {
    return (await this.of(id, userId).first('at')) !== undefined;
  }

  async markMailed(id: AnnouncementId, userId: UserId, at: Date): Promise<void> {
    await this.of(id, userId)
      .whereNull('mailed_at')
      .update({ mailed_at: toMillis(at) });
  }

  async unreadOf(userId: UserId, limit: number): Promise<UnreadAnnouncement[]> {
    const rows: UnreadRow[] = await this.db('deliveries')
      .join('announcements', 'announcements.id', 'deliveries.announcement_id')
      .where({ 'deliveries.user_id': userId, 'announcements.on_site': true })
      .whereNull('deliveries.read_at')
      .whereIn('announcements.state', ['leaving', 'left'])
      .orderBy([
        { column: 'deliveries.at', order: 'desc' },
        { column: 'announcements.id', order: 'desc' },
      ])
      .limit(limit)
      .select('announcements.id', 'audience', 'subject', 'body', 'deliveries.at');
    return rows.map(({ at, audience, ...row }) => ({
      ...row,
      audience: JSON.parse(audience) as UnreadAnnouncement['audience'],
      at: toTime(at),
    }));
  }

  async markRead(id: AnnouncementId, userId: UserId, at: Date): Promise<void> {
    await this.of(id, userId)
      .whereNull('read_at')
      .update({ read_at: toMillis(at) });
  }

  private of(id: AnnouncementId, userId: UserId) {
    return this.rows().where({ announcement_id: id, user_id: userId });
  }

  private rows() {
    return this.db<Row>('deliveries');
  }
}
