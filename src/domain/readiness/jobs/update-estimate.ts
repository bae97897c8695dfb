import type { Clock } from '../../kernel/clock.ts';
import type { UserId } from '../../kernel/ids.ts';
import { keptEstimate } from '../curve.ts';
import type { Estimates } from '../ports.ts';
import type { GetExamReadiness } from '../queries/get-exam-readiness.ts';

/** Job: keeps the estimate of the day, after each section that is over. Repeated it replaces its own. */
export class UpdateEstimate {
  constructor(
    private readonly getExamReadiness: Pick<GetExamReadiness, 'run'>,
    private readonly estimates: Pick<Estimates, 'keep'>,
    private readonly clock: Clock,
  ) {}

  async run({ userId }: { userId: UserId }): Promise<void> {
    const readiness = await this.getExamReadiness.run({ userId });
    // Erased since, or nothing that counts: there is nothing to draw.
    if (readiness.evidence.answers === 0) return;
    await this.estimates.keep(keptEstimate(userId, readiness, this.clock.now()));
  }
}
