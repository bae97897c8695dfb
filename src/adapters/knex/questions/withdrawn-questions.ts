import type { Knex } from 'knex';
import type { QuestionId, VersionId } from '../../../domain/kernel/ids.ts';
import type { WithdrawnQuestions } from '../../../domain/questions/ports.ts';
import type { WithdrawnQuestion } from '../../../domain/questions/withdrawn-question.ts';
import { columnsOf, type RowOf, time } from '../columns.ts';
import { inTransaction } from '../transaction.ts';
import { raisePoolVersion } from './pool-version.ts';

const WITHDRAWN = columnsOf<WithdrawnQuestion>()({
  questionId: 'question_id',
  reason: 'reason',
  withdrawnBy: 'withdrawn_by',
  withdrawnAt: time('withdrawn_at'),
});

export class KnexWithdrawnQuestions implements WithdrawnQuestions {
  constructor(private readonly db: Knex) {}

  async put(question: WithdrawnQuestion): Promise<void> {
    await inTransaction(this.db, async (trx) => {
      await trx('withdrawn_questions').insert(WITHDRAWN.toRow(question)).onConflict('question_id').merge();
      await raisePoolVersion(trx);
    });
  }

  async remove(questionId: QuestionId): Promise<void> {
    await inTransaction(this.db, async (trx) => {
      await trx('withdrawn_questions').where({ question_id: questionId }).delete();
      await raisePoolVersion(trx);
    });
  }

  async of(questionIds: readonly QuestionId[]): Promise<WithdrawnQuestion[]> {
    const rows = await this.rows().whereIn('question_id', questionIds);
    return rows.map(WITHDRAWN.toNoun);
  }

  async submittedIn(questionId: QuestionId): Promise<VersionId[]> {
    return this.db('questions')
      .join('vignette_versions', 'vignette_versions.id', 'questions.version_id')
      .where('questions.question_id', questionId)
      .whereNot('vignette_versions.state', 'draft')
      .orderBy('version_id')
      .pluck('version_id');
  }

  private rows() {
    return this.db<RowOf<typeof WITHDRAWN>>('withdrawn_questions');
  }
}
