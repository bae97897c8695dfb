import type { Clock } from '../../kernel/clock.ts';
import type { QuestionId, UserId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { noSuchQuestion } from '../errors.ts';
import type { WithdrawnQuestions } from '../ports.ts';

export interface Withdrawal {
  readonly questionId: QuestionId;
  readonly reason: string;
  readonly by: UserId;
}

/** Lets a question count for nobody from now on, in results of the past too. Repeated, the newer reason stays. */
export class WithdrawQuestion {
  constructor(
    private readonly work: UnitOfWork<{ withdrawn: WithdrawnQuestions }>,
    private readonly clock: Clock,
  ) {}

  async run({ questionId, reason, by }: Withdrawal): Promise<void> {
    await this.work.run(async ({ withdrawn }) => {
      if (!(await withdrawn.isSubmitted(questionId))) throw noSuchQuestion();
      await withdrawn.put({ questionId, reason, withdrawnBy: by, withdrawnAt: this.clock.now() });
    });
  }
}
