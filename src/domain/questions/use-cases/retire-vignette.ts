import type { Clock } from '../../kernel/clock.ts';
import type { UserId, VignetteId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { retiredAlready } from '../errors.ts';
import type { VignetteRepository } from '../ports.ts';

/** Takes a vignette out of what is drawn from now on; what holds it keeps it. */
export class RetireVignette {
  constructor(
    private readonly work: UnitOfWork<{ vignettes: VignetteRepository }>,
    private readonly clock: Clock,
  ) {}

  async run({ vignetteId, by }: { vignetteId: VignetteId; by: UserId }): Promise<void> {
    await this.work.run(async ({ vignettes }) => {
      const { retiredAt } = await vignettes.hold(vignetteId);
      if (retiredAt) throw retiredAlready();
      await vignettes.edit(vignetteId, { retiredAt: this.clock.now(), retiredBy: by });
    });
  }
}
