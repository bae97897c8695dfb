import type { Clock } from '../../kernel/clock.ts';
import type { Ids, UserId, VignetteId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { notInReview, ownWork } from '../errors.ts';
import type { BankStores } from '../open-version.ts';
import type { ReviewRepository } from '../ports.ts';
import { checkedAnswers, type RatedQuestion } from '../review.ts';

export interface RatedVersion {
  readonly vignetteId: VignetteId;
  /** Revision of the version that the reviewer read. */
  readonly revision: number;
  readonly answers: readonly RatedQuestion[];
  readonly by: UserId;
}

/**
 * Keeps a reviewer's answers and ratings, given without the answer keys. Repeated, the first ones stay: nobody answers
 * again after seeing what is right.
 */
export class RateVersion {
  constructor(
    private readonly work: UnitOfWork<BankStores & { reviews: ReviewRepository }>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async run({ vignetteId, revision, answers, by }: RatedVersion): Promise<void> {
    await this.work.run(async ({ vignettes, versions, reviews }) => {
      await vignettes.hold(vignetteId);
      const found = await versions.findIn(vignetteId, ['in-review']);
      if (!found || found.version.revision !== revision) throw notInReview();
      const { version } = found;
      if (version.authorIds.includes(by)) throw ownWork();
      await reviews.add({
        id: this.ids.next(),
        versionId: version.id,
        revision,
        reviewerId: by,
        answers: checkedAnswers(answers, version.questions),
        ratedAt: this.clock.now(),
        decision: null,
        comment: '',
        decidedAt: null,
      });
    });
  }
}
