import type { Knex } from 'knex';
import type { AttemptRepository } from '../../../domain/identity/ports.ts';
import { type Millis, toMillis, toTime } from '../times.ts';

interface Row {
  subject: string;
  count: number;
  since: Millis;
}

export class KnexAttemptRepository implements AttemptRepository {
  constructor(private readonly db: Knex) {}

  /** One statement (upsert), so that concurrent attempts are all counted. */
  async add(subject: string, now: Date, windowMs: number): Promise<{ count: number; since: Date }> {
    const at = toMillis(now);
    const isOver = ['attempts.since <= ?', [at - windowMs]] as const;
    const [row]: Pick<Row, 'count' | 'since'>[] = await this.rows()
      .insert({ subject, count: 1, since: at })
      .onConflict('subject')
      .merge({
        count: this.db.raw(`case when ${isOver[0]} then 1 else attempts.count + 1 end`, [...isOver[1]]),
        since: this.db.raw(`case when ${isOver[0]} then ? else attempts.since end`, [...isOver[1], at]),
      } as never)
      .returning(['count', 'since']);
    if (!row) throw new Error('A counted attempt has no row.');
    return { count: row.count, since: toTime(row.since) };
  }

  async takeBack(subject: string): Promise<void> {
    await this.rows().where({ subject }).where('count', '>', 0).decrement('count', 1);
  }

  async forget(subject: string): Promise<void> {
    await this.rows().where({ subject }).delete();
  }

  async removeOlderThan(since: Date): Promise<void> {
    await this.rows().where('since', '<', toMillis(since)).delete();
  }

  private rows() {
    return this.db<Row>('attempts');
  }
}
