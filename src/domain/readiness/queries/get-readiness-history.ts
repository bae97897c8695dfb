import type { UserId } from '../../kernel/ids.ts';
import type { KeptEstimate } from '../curve.ts';
import type { Estimates } from '../ports.ts';

/** The curve: the last estimate of each day on which a section ended, oldest first. */
export class GetReadinessHistory {
  constructor(private readonly estimates: Pick<Estimates, 'historyOf'>) {}

  run({ userId }: { userId: UserId }): Promise<KeptEstimate[]> {
    return this.estimates.historyOf(userId);
  }
}
