import type { Knex } from 'knex';
import type { Reveal, RevealRepository } from '../../../domain/exam/ports.ts';
import type { SittingId } from '../../../domain/kernel/ids.ts';
import { columnsOf, type RowOf, time } from '../columns.ts';

const REVEALS = columnsOf<Reveal>()({
  sittingId: 'sitting_id',
  questionId: 'question_id',
  optionId: 'option_id',
  at: time('at'),
});

export class KnexRevealRepository implements RevealRepository {
  constructor(private readonly db: Knex) {}

  async add(reveal: Reveal): Promise<boolean> {
    const added = await this.rows()
      .insert(REVEALS.toRow(reveal))
      .onConflict(['sitting_id', 'question_id'])
      .ignore()
      .returning('question_id');
    return added.length > 0;
  }

  async listOf(sittingId: SittingId): Promise<Reveal[]> {
    return this.listOfAll([sittingId]);
  }

  async listOfAll(sittingIds: readonly SittingId[]): Promise<Reveal[]> {
    const rows = await this.rows().whereIn('sitting_id', sittingIds).orderBy(['at', 'question_id']);
    return rows.map(REVEALS.toNoun);
  }

  private rows() {
    return this.db<RowOf<typeof REVEALS>>('sitting_reveals');
  }
}
