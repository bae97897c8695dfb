import type { QuestionId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { noSuchQuestion } from '../errors.ts';
import type { TurnedResults, WithdrawnQuestions } from '../ports.ts';

/** Undoes a withdrawal: the question counts again. It may count already. Answers how many results it turns. */
export class ReinstateQuestion {
  constructor(
    private readonly work: UnitOfWork<{ withdrawn: WithdrawnQuestions }>,
    private readonly results: TurnedResults,
  ) {}

  async run({ questionId }: { questionId: QuestionId }): Promise<number> {
    const turned = await this.work.run(async ({ withdrawn }) => {
      const versionIds = await withdrawn.submittedIn(questionId);
      if (versionIds.length === 0) throw noSuchQuestion();
      const [found] = await withdrawn.of([questionId]);
      await withdrawn.remove(questionId);
      return { questionId, versionIds, before: found?.withdrawnAt ?? null, now: null };
    });
    return this.results.count(turned);
  }
}
