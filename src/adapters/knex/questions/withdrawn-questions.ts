import type { Knex } from 'knex';
import type { QuestionId } from '../../../domain/kernel/ids.ts';
import type { WithdrawnQuestions } from '../../../domain/questions/ports.ts';
import type { WithdrawnQuestion } from '../../../domain/questions/withdrawn-question.ts';
import { columnsOf, type RowOf, time } from '../columns.ts';

const WITHDRAWN = columnsOf<WithdrawnQuestion>()({
  questionId: 'question_id',
  reason: 'reason',
  withdrawnBy: 'withdrawn_by',
  withdrawnAt: time('withdrawn_at'),
});

export class KnexWithdrawnQuestions implements WithdrawnQuestions {
  constructor(private readonly db: Knex) {}

  async put(question: WithdrawnQuestion): Promise<void> {
    await this.rows().insert(WITHDRAWN.toRow(question)).onConflict('question_id').merge();
  }

  async remove(questionId: QuestionId): Promise<void> {
    await this.rows().where({ question_id: questionId }).delete();
  }

  async of(questionIds: readonly QuestionId[]): Promise<WithdrawnQuestion[]> {
    const rows = await this.rows().whereIn('question_id', questionIds);
    return rows.map(WITHDRAWN.toNoun);
  }

  async isSubmitted(questionId: QuestionId): Promise<boolean> {
    const row: object | undefined = await this.db('questions')
      .join('vignette_versions', 'vignette_versions.id', 'questions.version_id')
      .where('questions.question_id', questionId)
      .whereNot('vignette_versions.state', 'draft')
      .first('questions.question_id');
    return row !== undefined;
  }

  private rows() {
    return this.db<RowOf<typeof WITHDRAWN>>('withdrawn_questions');
  }
}
