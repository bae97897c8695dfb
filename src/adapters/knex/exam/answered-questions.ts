import type { Knex } from 'knex';
import type { AnsweredQuestion } from '../../../domain/exam/answered-question.ts';
import type { AnsweredQuestions, QuestionHistory } from '../../../domain/exam/ports.ts';
import type { QuestionId, UserId } from '../../../domain/kernel/ids.ts';
import { columnsOf, flag, type RowOf, time } from '../columns.ts';
import { readAll } from '../prepared-reads.ts';

const ROWS = columnsOf<AnsweredQuestion>()({
  sittingId: 'sitting_id',
  questionId: 'question_id',
  userId: 'user_id',
  versionId: 'version_id',
  vignetteId: 'vignette_id',
  cluster: 'cluster_id',
  subject: 'subject_id',
  optionId: 'option_id',
  isRight: flag('is_right'),
  isFlagged: flag('is_flagged'),
  isReached: flag('is_reached'),
  isFirst: flag('is_first'),
  pace: 'pace',
  seconds: 'seconds',
  at: time('at'),
});

type Row = RowOf<typeof ROWS>;

const HISTORY = `select question_id, vignette_id, is_right, is_flagged, at from answered_questions
  where user_id = ? and is_reached order by at, sitting_id`;

export class KnexAnsweredQuestions implements AnsweredQuestions {
  constructor(private readonly db: Knex) {}

  async add(rows: readonly AnsweredQuestion[]): Promise<void> {
    if (rows.length === 0) return;
    await this.db<Row>('answered_questions')
      .insert(rows.map((row) => ROWS.toRow(row)))
      .onConflict(['sitting_id', 'question_id'])
      .ignore();
  }

  async seenBefore(userId: UserId, questionIds: readonly QuestionId[]): Promise<ReadonlySet<QuestionId>> {
    const seen = this.db<Row>('answered_questions')
      .where({ user_id: userId, is_reached: true })
      .whereIn('question_id', questionIds);
    return new Set(await seen.distinct('question_id').pluck('question_id'));
  }

  async history(userId: UserId): Promise<QuestionHistory[]> {
    const newest = new Map<QuestionId, QuestionHistory>();
    const rows = await readAll<Row>(this.db, HISTORY, [userId]);
    for (const row of rows) {
      const questionId = row.question_id;
      newest.set(questionId, {
        questionId,
        vignetteId: row.vignette_id,
        isRight: Boolean(row.is_right),
        isFlagged: Boolean(row.is_flagged),
        times: (newest.get(questionId)?.times ?? 0) + 1,
        at: new Date(row.at),
      });
    }
    return [...newest.values()];
  }
}
