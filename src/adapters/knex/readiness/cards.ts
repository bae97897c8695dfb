import type { Knex } from 'knex';
import type { QuestionId, UserId } from '../../../domain/kernel/ids.ts';
import type { Card } from '../../../domain/readiness/cards/card.ts';
import type { Cards } from '../../../domain/readiness/cards/ports.ts';
import type { Review } from '../../../domain/readiness/cards/review.ts';
import { columnsOf, flag, jsonOrNull, type RowOf } from '../columns.ts';
import { readAll } from '../prepared-reads.ts';

const CARDS = columnsOf<Card>()({
  userId: 'user_id',
  questionId: 'question_id',
  isKnown: flag('is_known'),
  why: 'why',
  rule: 'rule',
  review: jsonOrNull<Review, 'review'>('review'),
  begunOn: 'begun_on',
  lapses: 'lapses',
  gradeNumber: 'grade_number',
  revision: 'revision',
});

type Row = RowOf<typeof CARDS>;

export class KnexCards implements Cards {
  constructor(private readonly db: Knex) {}

  async of(userId: UserId): Promise<Card[]> {
    const rows = await readAll<Row>(this.db, 'select * from cards where user_id = ?', [userId]);
    return rows.map(CARDS.toNoun);
  }

  async find(userId: UserId, questionId: QuestionId): Promise<Card | undefined> {
    const row = await this.rows().where({ user_id: userId, question_id: questionId }).first();
    return row && CARDS.toNoun(row);
  }

  async save(card: Card): Promise<boolean> {
    const row = CARDS.toRow(card);
    if (card.revision === 1) {
      const added = await this.rows().insert(row).onConflict(['user_id', 'question_id']).ignore().returning('revision');
      return added.length === 1;
    }
    const { user_id, question_id, revision } = row;
    const changed = await this.rows()
      .where({ user_id, question_id, revision: revision - 1 })
      .update(row);
    return changed === 1;
  }

  async purge(limit: number): Promise<number> {
    const left = this.db('cards')
      .whereNotExists(
        this.db('answered_questions')
          .whereRaw('answered_questions.user_id = cards.user_id')
          .whereRaw('answered_questions.question_id = cards.question_id')
          .select(this.db.raw('1')),
      )
      .limit(limit)
      .select('user_id', 'question_id');
    return this.rows().whereIn(['user_id', 'question_id'], left).delete();
  }

  private rows() {
    return this.db<Row>('cards');
  }
}
