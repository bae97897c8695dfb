import type { VignetteId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { notRetired } from '../errors.ts';
import type { VignetteRepository } from '../ports.ts';

/** Undoes a retirement. */
export class RestoreVignette {
  constructor(private readonly work: UnitOfWork<{ vignettes: VignetteRepository }>) {}

  async run({ vignetteId }: { vignetteId: VignetteId }): Promise<void> {
    await this.work.run(async ({ vignettes }) => {
      const { retiredAt } = await vignettes.hold(vignetteId);
      if (!retiredAt) throw notRetired();
      await vignettes.edit(vignetteId, { retiredAt: null, retiredBy: null });
    });
  }
}
