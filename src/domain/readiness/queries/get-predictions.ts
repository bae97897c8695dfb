import type { Outcomes } from '../ports.ts';
import { type Predictions, predictionsOf } from '../predictions.ts';

/** Whether what was predicted came true, as sums: nothing until enough candidates have told. */
export class GetPredictions {
  constructor(private readonly outcomes: Pick<Outcomes, 'all'>) {}

  async run(): Promise<Predictions> {
    return predictionsOf(await this.outcomes.all());
  }
}
