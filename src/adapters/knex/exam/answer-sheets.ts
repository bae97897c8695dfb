import type { Knex } from 'knex';
import { answeredIn } from '../../../domain/exam/answer-sheet.ts';
import type { AnswerSheets, SectionFacts, SentSheet } from '../../../domain/exam/ports.ts';
import { GRACE_MS } from '../../../domain/exam/section-clock.ts';
import type { AnswerSheet, SectionWork } from '../../../domain/exam/sitting.ts';
import type { SittingId, UserId } from '../../../domain/kernel/ids.ts';
import { readFirst } from '../prepared-reads.ts';
import { type Millis, toMillis } from '../times.ts';
import { SECTIONS, type SectionRow, toWork } from './sitting-rows.ts';

const FACTS = `select ${SECTIONS.names.map((name) => `s.${name}`).join(', ')}, s.plan, sittings.user_id
  from sitting_sections s join sittings on sittings.id = s.sitting_id
  where s.sitting_id = ? and s.number = ?`;
const FIND = 'select * from sitting_sections where sitting_id = ? and number = ?';

export class KnexAnswerSheets implements AnswerSheets {
  constructor(private readonly db: Knex) {}

  async facts(sittingId: SittingId, number: number): Promise<SectionFacts | undefined> {
    type Row = SectionRow & { user_id: UserId };
    const row = await readFirst<Row>(this.db, FACTS, [sittingId, number]);
    return (
      row && {
        ...SECTIONS.toNoun(row),
        plan: JSON.parse(row.plan) as SectionFacts['plan'],
        userId: row.user_id,
      }
    );
  }

  async find(sittingId: SittingId, number: number): Promise<SectionWork | undefined> {
    const row = await readFirst<SectionRow>(this.db, FIND, [sittingId, number]);
    return row && toWork(row);
  }

  async save(sheet: SentSheet): Promise<boolean> {
    return (await this.store(sheet, {})) > 0;
  }

  async submit(sheet: SentSheet): Promise<boolean> {
    return (await this.store(sheet, { submitted_at: toMillis(sheet.receivedAt) })) > 0;
  }

  async submitStored(sittingId: SittingId, writer: number, at: Date): Promise<number[]> {
    const rows = await this.rows()
      .where({ sitting_id: sittingId, writer })
      .whereNull('submitted_at')
      .where('deadline_at', '>', lateBefore(at))
      .update({ submitted_at: toMillis(at) })
      .returning('number');
    return rows.map(({ number }) => number);
  }

  async keepLate({ sittingId, number, answers, receivedAt }: SentSheet): Promise<void> {
    await this.rows()
      .where({ sitting_id: sittingId, number })
      .whereNull('late_at')
      .update({ late_answers: JSON.stringify(answers), late_at: toMillis(receivedAt) });
  }

  async close(sittingId: SittingId, number: number, at: Date): Promise<boolean> {
    const closed = await this.rows()
      .where({ sitting_id: sittingId, number })
      .whereNull('closed_at')
      .update({ closed_at: toMillis(at) });
    return closed > 0;
  }

  /**
   * Checks every condition on the row that is updated: a take-over, a second device and the deadline compete for that
   * row, and one of them is first.
   */
  private store({ sittingId, number, writer, sequence, answers, receivedAt }: SentSheet, more: Partial<SectionRow>) {
    return this.rows()
      .where({ sitting_id: sittingId, number, writer })
      .where('sequence', '<', sequence)
      .whereNull('submitted_at')
      .where('deadline_at', '>', lateBefore(receivedAt))
      .update({ ...sheetColumns(answers), sequence, saved_at: toMillis(receivedAt), ...more });
  }

  private rows() {
    return this.db<SectionRow>('sitting_sections');
  }
}

/** Deadlines up to this moment are over, and the grace behind them. */
const lateBefore = (at: Date): Millis => toMillis(at) - GRACE_MS;

export const sheetColumns = (answers: AnswerSheet) => ({
  answers: JSON.stringify(answers),
  answered: answeredIn(answers),
});
