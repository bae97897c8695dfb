import type { VignetteId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { Pool } from '../literals.ts';
import type { VignetteRepository } from '../ports.ts';

/** Keeps a vignette for mock exams or for practice; it may be there already. */
export class MoveToPool {
  constructor(private readonly work: UnitOfWork<{ vignettes: VignetteRepository }>) {}

  async run({ vignetteId, pool }: { vignetteId: VignetteId; pool: Pool }): Promise<void> {
    await this.work.run(async ({ vignettes }) => {
      await vignettes.hold(vignetteId);
      await vignettes.edit(vignetteId, { pool });
    });
  }
}
