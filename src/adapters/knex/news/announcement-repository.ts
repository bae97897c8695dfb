import type { Knex } from 'knex';
import type { AnnouncementId } from '../../../domain/kernel/ids.ts';
import type { Announcement, Audience } from '../../../domain/news/announcement.ts';
import { staleAnnouncement } from '../../../domain/news/errors.ts';
import type { AnnouncementRepository, ListedAnnouncement } from '../../../domain/news/ports.ts';
import { columnsOf, flag, json, type RowOf, time, timeOrNull } from '../columns.ts';
import { isPostgres } from '../database.ts';

const ANNOUNCEMENTS = columnsOf<Announcement>()({
  id: 'id',
  authorId: 'author_id',
  audience: json<Audience, 'audience'>('audience'),
  subject: 'subject',
  body: 'body',
  onSite: flag('on_site'),
  byMail: flag('by_mail'),
  state: 'state',
  revision: 'revision',
  createdAt: time('created_at'),
  leavesAt: timeOrNull('leaves_at'),
  leftAt: timeOrNull('left_at'),
  people: 'people',
});

type Row = RowOf<typeof ANNOUNCEMENTS>;

export class KnexAnnouncementRepository implements AnnouncementRepository {
  constructor(private readonly db: Knex) {}

  async add(announcement: Announcement): Promise<void> {
    await this.rows().insert(ANNOUNCEMENTS.toRow(announcement));
  }

  async find(id: AnnouncementId): Promise<Announcement | undefined> {
    const row = await this.rows().where({ id }).first();
    return row && ANNOUNCEMENTS.toNoun(row);
  }

  async hold(id: AnnouncementId): Promise<Announcement | undefined> {
    const held = this.rows().where({ id }).first();
    if (isPostgres(this.db)) void held.forUpdate();
    const row = await held;
    return row && ANNOUNCEMENTS.toNoun(row);
  }

  async save(announcement: Announcement): Promise<void> {
    const { id, revision } = announcement;
    const saved = await this.rows()
      .where({ id, revision })
      .update(ANNOUNCEMENTS.toRow({ ...announcement, revision: revision + 1 }));
    if (saved === 0) throw staleAnnouncement();
  }

  async remove(id: AnnouncementId): Promise<void> {
    await this.rows().where({ id }).delete();
  }

  async list({ limit, before }: Parameters<AnnouncementRepository['list']>[0]): Promise<ListedAnnouncement[]> {
    const page = this.rows()
      .leftJoin('users', 'users.id', 'announcements.author_id')
      .orderBy([
        { column: 'announcements.created_at', order: 'desc' },
        { column: 'announcements.id', order: 'desc' },
      ])
      .limit(limit)
      .select(...ANNOUNCEMENTS.names.map((name) => `announcements.${name}`), { author_name: 'users.name' });
    if (before !== undefined)
      void page.whereRaw(
        '(announcements.created_at, announcements.id) < (select created_at, id from announcements where id = ?)',
        [before],
      );
    const rows: (Row & { author_name: string | null })[] = await page;
    const mailed: { announcement_id: AnnouncementId; count: number | string }[] = await this.db('deliveries')
      .whereIn(
        'announcement_id',
        rows.map(({ id }) => id),
      )
      .whereNotNull('mailed_at')
      .groupBy('announcement_id')
      .select('announcement_id')
      .count({ count: '*' });
    const mailedOf = new Map(mailed.map((row) => [row.announcement_id, Number(row.count)]));
    return rows.map((row) => ({
      ...ANNOUNCEMENTS.toNoun(row),
      authorName: row.author_name,
      mailed: mailedOf.get(row.id) ?? 0,
    }));
  }

  private rows() {
    return this.db<Row>('announcements');
  }
}
