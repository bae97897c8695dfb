import type { UserId, VignetteId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { notAuthor, notInReview } from '../errors.ts';
import type { BankStores } from '../open-version.ts';

/** Makes a version in review a draft again, for one of its authors. */
export class TakeBack {
  constructor(private readonly work: UnitOfWork<BankStores>) {}

  async run({ vignetteId, by }: { vignetteId: VignetteId; by: UserId }): Promise<void> {
    await this.work.run(async ({ vignettes, versions }) => {
      await vignettes.hold(vignetteId);
      const found = await versions.findIn(vignetteId, ['in-review']);
      if (!found) throw notInReview();
      if (!found.version.authorIds.includes(by)) throw notAuthor();
      await versions.move(found.version.id, { state: 'draft', submittedAt: null, approvedAt: null });
    });
  }
}
