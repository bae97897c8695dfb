import type { Knex } from 'knex';
import type { CalendarDay } from '../../../domain/kernel/calendar.ts';
import type { UserId } from '../../../domain/kernel/ids.ts';
import type { KeptEstimate } from '../../../domain/readiness/curve.ts';
import type { Estimates } from '../../../domain/readiness/ports.ts';
import { columnsOf, json, type RowOf, time } from '../columns.ts';
import { readAll } from '../prepared-reads.ts';
import { toMillis } from '../times.ts';

const ESTIMATES = columnsOf<KeptEstimate>()({
  userId: 'user_id',
  day: 'day',
  at: time('at'),
  content: json<KeptEstimate['content'], 'content'>('content'),
});

type Row = RowOf<typeof ESTIMATES>;

export class KnexEstimates implements Estimates {
  constructor(private readonly db: Knex) {}

  async keep(estimate: KeptEstimate): Promise<void> {
    await this.rows()
      .insert(ESTIMATES.toRow(estimate))
      .onConflict(['user_id', 'day'])
      .merge()
      .where('estimates.at', '<=', toMillis(estimate.at));
  }

  async historyOf(userId: UserId): Promise<KeptEstimate[]> {
    const rows = await readAll<Row>(this.db, 'select * from estimates where user_id = ? order by day', [userId]);
    return rows.map(ESTIMATES.toNoun);
  }

  async newestOf(userIds: readonly UserId[]): Promise<KeptEstimate[]> {
    const newest = this.rows().whereIn('user_id', userIds).groupBy('user_id').select('user_id').max({ day: 'day' });
    const rows: Row[] = await this.rows().whereIn(['user_id', 'day'], newest);
    return rows.map(ESTIMATES.toNoun);
  }

  async purge(before: CalendarDay, limit: number): Promise<number> {
    const old = this.rows().where('day', '<', before).limit(limit).select('user_id', 'day');
    return this.rows().whereIn(['user_id', 'day'], old).delete();
  }

  private rows() {
    return this.db<Row>('estimates');
  }
}
