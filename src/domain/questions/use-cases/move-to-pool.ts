import type { Clock } from '../../kernel/clock.ts';
import type { VignetteId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { inMockExam, staysSample } from '../errors.ts';
import type { Pool } from '../literals.ts';
import type { PublishedUse, VignetteRepository } from '../ports.ts';

/**
 * Keeps a vignette for mock exams, for practice or as a free sample; it may be there already. One that a mock exam
 * holds stays, so that its questions cannot be practised before the exam, nor while anybody sits it or waits for its
 * release. A sample case stays one (D124): strangers have read its answers, so nothing may be measured by it.
 */
export class MoveToPool {
  constructor(
    private readonly work: UnitOfWork<{ vignettes: VignetteRepository; mockExams: PublishedUse }>,
    private readonly clock: Clock,
  ) {}

  async run({ vignetteId, pool }: { vignetteId: VignetteId; pool: Pool }): Promise<void> {
    await this.work.run(async ({ vignettes, mockExams }) => {
      const before = await vignettes.hold(vignetteId);
      if (before.pool === pool) return;
      if (before.pool === 'sample') throw staysSample();
      if ((await mockExams.keptVignettes([vignetteId], this.clock.now())).length > 0) throw inMockExam();
      await vignettes.edit(vignetteId, { pool });
    });
  }
}
