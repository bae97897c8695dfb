import { after, type Clock, DAY_MS } from '../../kernel/clock.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { QuestionImports } from '../import/question-import.ts';

const KEEP_MS = 30 * DAY_MS;

/** Scheduled task: forgets imports of questions and their reports. */
export class PurgeOldQuestionImports {
  constructor(
    private readonly work: UnitOfWork<{ questionImports: QuestionImports }>,
    private readonly clock: Clock,
  ) {}

  run(): Promise<void> {
    return this.work.run(({ questionImports }) => questionImports.removeOlderThan(after(this.clock.now(), -KEEP_MS)));
  }
}
