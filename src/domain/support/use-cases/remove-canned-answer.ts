import type { CannedAnswerId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { noSuchCannedAnswer } from '../threads/errors.ts';
import type { CannedAnswer, CannedAnswers } from '../threads/ports.ts';

/** Removes an answer that was kept; messages that were written with it stay. */
export class RemoveCannedAnswer {
  constructor(private readonly work: UnitOfWork<{ cannedAnswers: CannedAnswers }>) {}

  run({ cannedAnswerId }: { cannedAnswerId: CannedAnswerId }): Promise<CannedAnswer[]> {
    return this.work.run(async ({ cannedAnswers }) => {
      if (!(await cannedAnswers.remove(cannedAnswerId))) throw noSuchCannedAnswer();
      return cannedAnswers.list();
    });
  }
}
