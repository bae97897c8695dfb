import type { Knex } from 'knex';
import type { CalendarDay } from '../../../domain/kernel/calendar.ts';
import type { UserId } from '../../../domain/kernel/ids.ts';
import type { Outcome } from '../../../domain/readiness/outcome.ts';
import type { Outcomes } from '../../../domain/readiness/ports.ts';
import { columnsOf, json, type RowOf, time } from '../columns.ts';
import { toMillis } from '../times.ts';

const OUTCOMES = columnsOf<Outcome>()({
  userId: 'user_id',
  examOn: 'exam_on',
  at: time('at'),
  content: json<Outcome['content'], 'content'>('content'),
});

type Row = RowOf<typeof OUTCOMES>;

export class KnexOutcomes implements Outcomes {
  constructor(private readonly db: Knex) {}

  async find(userId: UserId, examOn: CalendarDay): Promise<Outcome | undefined> {
    const row = await this.rows().where({ user_id: userId, exam_on: examOn }).first();
    return row && OUTCOMES.toNoun(row);
  }

  async keep(outcome: Outcome): Promise<Outcome> {
    await this.rows().insert(OUTCOMES.toRow(outcome)).onConflict(['user_id', 'exam_on']).ignore();
    return (await this.find(outcome.userId, outcome.examOn)) ?? outcome;
  }

  async all(): Promise<Pick<Outcome, 'userId' | 'content'>[]> {
    return (await this.rows().select()).map(OUTCOMES.toNoun);
  }

  async purge(before: Date, limit: number): Promise<number> {
    const old = this.rows().where('at', '<', toMillis(before)).limit(limit).select('user_id', 'exam_on');
    return this.rows().whereIn(['user_id', 'exam_on'], old).delete();
  }

  private rows() {
    return this.db<Row>('outcomes');
  }
}
