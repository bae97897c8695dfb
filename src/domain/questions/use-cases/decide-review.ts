import type { Clock } from '../../kernel/clock.ts';
import type { UserId, VignetteId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { approve } from '../approve.ts';
import { commentNeeded, notInReview, notRated, ownWork } from '../errors.ts';
import type { ReviewDecision } from '../literals.ts';
import type { BankStores } from '../open-version.ts';
import type { ReviewRepository } from '../ports.ts';

export interface DecidedReview {
  readonly vignetteId: VignetteId;
  readonly revision: number;
  readonly decision: ReviewDecision;
  readonly comment: string;
  readonly by: UserId;
}

/** Approves what the reviewer has answered and rated, or returns it to its authors with a comment. */
export class DecideReview {
  constructor(
    private readonly work: UnitOfWork<BankStores & { reviews: ReviewRepository }>,
    private readonly clock: Clock,
  ) {}

  async run({ vignetteId, revision, decision, comment, by }: DecidedReview): Promise<void> {
    if (decision === 'return' && comment.trim() === '') throw commentNeeded();
    await this.work.run(async ({ vignettes, versions, reviews }) => {
      await vignettes.hold(vignetteId);
      const found = await versions.findIn(vignetteId, ['in-review']);
      if (!found || found.version.revision !== revision) throw notInReview();
      const { version } = found;
      if (version.authorIds.includes(by)) throw ownWork();
      const review = await reviews.find(version.id, revision, by);
      if (!review) throw notRated();
      const decidedAt = this.clock.now();
      await reviews.decide(review.id, { decision, comment: comment.trim(), decidedAt });
      if (decision === 'return') {
        await versions.move(version.id, { state: 'draft', submittedAt: null, approvedAt: null });
        return;
      }
      const all = (await reviews.listOf(version.id)).filter((one) => one.revision === revision);
      await approve(versions, found, all, decidedAt);
    });
  }
}
