import type { Knex } from 'knex';
import type { UserId, VersionId } from '../../../domain/kernel/ids.ts';
import type { ReviewRepository } from '../../../domain/questions/ports.ts';
import type { VignetteReview } from '../../../domain/questions/review.ts';
import { columnsOf, json, type RowOf, time, timeOrNull } from '../columns.ts';
import { toMillis } from '../times.ts';

const REVIEWS = columnsOf<VignetteReview>()({
  id: 'id',
  versionId: 'version_id',
  revision: 'revision',
  reviewerId: 'reviewer_id',
  answers: json<VignetteReview['answers'], 'answers'>('answers'),
  ratedAt: time('rated_at'),
  decision: 'decision',
  comment: 'comment',
  decidedAt: timeOrNull('decided_at'),
});

export class KnexReviewRepository implements ReviewRepository {
  constructor(private readonly db: Knex) {}

  async add(review: VignetteReview): Promise<boolean> {
    const added = await this.rows()
      .insert(REVIEWS.toRow(review))
      .onConflict(['version_id', 'revision', 'reviewer_id'])
      .ignore()
      .returning('id');
    return added.length > 0;
  }

  async find(versionId: VersionId, revision: number, reviewerId: UserId): Promise<VignetteReview | undefined> {
    const row = await this.rows().where({ version_id: versionId, revision, reviewer_id: reviewerId }).first();
    return row && REVIEWS.toNoun(row);
  }

  async decide(id: string, { decision, comment, decidedAt }: Parameters<ReviewRepository['decide']>[1]): Promise<void> {
    await this.rows()
      .where({ id })
      .update({ decision, comment, decided_at: toMillis(decidedAt) });
  }

  async listOf(versionId: VersionId): Promise<VignetteReview[]> {
    const rows = await this.rows().where({ version_id: versionId }).orderBy(['rated_at', 'id']);
    return rows.map(REVIEWS.toNoun);
  }

  private rows() {
    return this.db<RowOf<typeof REVIEWS>>('vignette_reviews');
  }
}
