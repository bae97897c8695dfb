import type { Outcomes } from '../ports.ts';
import { type Predictions, predictionsOf } from '../predictions.ts';

/** Whether what was predicted came true, as sums: for the team from the first candidate, for others from enough. */
export class GetPredictions {
  constructor(private readonly outcomes: Pick<Outcomes, 'all'>) {}

  async run({ isTeam }: { isTeam: boolean }): Promise<Predictions> {
    const outcomes = await this.outcomes.all();
    return isTeam ? predictionsOf(outcomes, 1) : predictionsOf(outcomes);
  }
}
