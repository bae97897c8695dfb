import type { QuestionId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { noSuchQuestion } from '../errors.ts';
import type { WithdrawnQuestions } from '../ports.ts';

/** Undoes a withdrawal: the question counts again. It may count already. */
export class ReinstateQuestion {
  constructor(private readonly work: UnitOfWork<{ withdrawn: WithdrawnQuestions }>) {}

  async run({ questionId }: { questionId: QuestionId }): Promise<void> {
    await this.work.run(async ({ withdrawn }) => {
      if (!(await withdrawn.isSubmitted(questionId))) throw noSuchQuestion();
      await withdrawn.remove(questionId);
    });
  }
}
