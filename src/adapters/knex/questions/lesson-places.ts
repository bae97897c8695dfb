import type { Knex } from 'knex';
import type { QuestionId } from '../../../domain/kernel/ids.ts';
import type { LessonPlace } from '../../../domain/questions/lesson-place.ts';
import type { LessonPlaces } from '../../../domain/questions/ports.ts';
import { columnsOf, type RowOf } from '../columns.ts';
import { isPostgres } from '../database.ts';
import { inTransaction } from '../transaction.ts';

const PLACES = columnsOf<LessonPlace & { questionId: QuestionId; position: number }>()({
  questionId: 'question_id',
  position: 'position',
  contentId: 'content_id',
  at: 'at',
  fileKey: 'file_key',
});

export class KnexLessonPlaces implements LessonPlaces {
  constructor(private readonly db: Knex) {}

  async of(questionIds: readonly QuestionId[]): Promise<(LessonPlace & { questionId: QuestionId })[]> {
    if (questionIds.length === 0) return [];
    const rows = await this.db<RowOf<typeof PLACES>>('lesson_places')
      .whereIn('question_id', questionIds)
      .orderBy(['question_id', 'position']);
    return rows.map((row) => {
      const { position: _position, ...place } = PLACES.toNoun(row);
      return place;
    });
  }

  replace(questionId: QuestionId, places: readonly LessonPlace[]): Promise<boolean> {
    return inTransaction(this.db, async (trx) => {
      const known = trx('questions').where({ question_id: questionId }).select('question_id');
      // Two who set them at once wait for each other.
      if ((await (isPostgres(trx) ? known.forUpdate() : known)).length === 0) return false;
      await trx('lesson_places').where({ question_id: questionId }).delete();
      const rows = places.map((place, position) => PLACES.toRow({ ...place, questionId, position }));
      if (rows.length > 0) await trx('lesson_places').insert(rows);
      return true;
    });
  }
}
