import type { VignetteId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { inMockExam } from '../errors.ts';
import type { Pool } from '../literals.ts';
import type { PublishedUse, VignetteRepository } from '../ports.ts';

/**
 * Keeps a vignette for mock exams or for practice; it may be there already. One that a published mock exam holds stays,
 * so that its questions cannot be practised before the exam.
 */
export class MoveToPool {
  constructor(private readonly work: UnitOfWork<{ vignettes: VignetteRepository; mockExams: PublishedUse }>) {}

  async run({ vignetteId, pool }: { vignetteId: VignetteId; pool: Pool }): Promise<void> {
    await this.work.run(async ({ vignettes, mockExams }) => {
      const before = await vignettes.hold(vignetteId);
      if (before.pool === pool) return;
      if ((await mockExams.heldVignettes([vignetteId])).length > 0) throw inMockExam();
      await vignettes.edit(vignetteId, { pool });
    });
  }
}
