import type { Knex } from 'knex';
import type { ExtraTime, ExtraTimes, NamedExtraTime } from '../../../domain/exam/ports.ts';
import type { UserId } from '../../../domain/kernel/ids.ts';
import { columnsOf, type RowOf, time, timeOrNull } from '../columns.ts';

const EXTRA_TIMES = columnsOf<ExtraTime>()({
  userId: 'user_id',
  percent: 'percent',
  reason: 'reason',
  until: timeOrNull('until'),
  grantedBy: 'granted_by',
  grantedAt: time('granted_at'),
});

type NamedRow = RowOf<typeof EXTRA_TIMES> & { granted_by_name: string | null };

export class KnexExtraTimes implements ExtraTimes {
  constructor(private readonly db: Knex) {}

  async find(userId: UserId): Promise<NamedExtraTime | undefined> {
    const [row] = (await this.db('extra_times')
      .leftJoin('users', 'users.id', 'extra_times.granted_by')
      .where({ user_id: userId })
      .select('extra_times.*', { granted_by_name: 'users.name' })) as NamedRow[];
    return row && { ...EXTRA_TIMES.toNoun(row), grantedByName: row.granted_by_name };
  }

  async put(extraTime: ExtraTime): Promise<void> {
    await this.rows().insert(EXTRA_TIMES.toRow(extraTime)).onConflict('user_id').merge();
  }

  async remove(userId: UserId): Promise<void> {
    await this.rows().where({ user_id: userId }).delete();
  }

  private rows() {
    return this.db<RowOf<typeof EXTRA_TIMES>>('extra_times');
  }
}
