import type { Clock } from '../../kernel/clock.ts';
import type { Ids, UserId, VignetteId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { hasDraft, notApproved } from '../errors.ts';
import type { BankStores } from '../open-version.ts';

/** Begins a draft from the approved version, which stays until the draft is approved in its turn. */
export class OpenDraft {
  constructor(
    private readonly work: UnitOfWork<BankStores>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async run({ vignetteId, by }: { vignetteId: VignetteId; by: UserId }): Promise<void> {
    await this.work.run(async ({ vignettes, versions }) => {
      await vignettes.hold(vignetteId);
      if (await versions.findIn(vignetteId, ['draft', 'in-review'])) throw hasDraft();
      const approved = await versions.findIn(vignetteId, ['approved']);
      if (!approved) throw notApproved();
      const now = this.clock.now();
      const { version, keys } = approved;
      await versions.add([
        {
          version: {
            ...version,
            id: this.ids.next(),
            number: version.number + 1,
            state: 'draft',
            revision: 1,
            // The author's word is given for each text anew.
            isDeclared: false,
            authorIds: [by],
            createdAt: now,
            updatedAt: now,
            submittedAt: null,
            approvedAt: null,
          },
          keys: keys.map((key) => ({ ...key, rating: null })),
        },
      ]);
    });
  }
}
