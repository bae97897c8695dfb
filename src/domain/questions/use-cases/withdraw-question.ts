import type { Clock } from '../../kernel/clock.ts';
import type { QuestionId, UserId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { noSuchQuestion } from '../errors.ts';
import type { TurnedResults, WithdrawnQuestions } from '../ports.ts';

export interface Withdrawal {
  readonly questionId: QuestionId;
  readonly reason: string;
  readonly by: UserId;
}

/**
 * Lets a question count for nobody from now on, in results of the past too. Repeated, the newer reason stays, and the
 * first time. Answers how many results it turns.
 */
export class WithdrawQuestion {
  constructor(
    private readonly work: UnitOfWork<{ withdrawn: WithdrawnQuestions }>,
    private readonly results: TurnedResults,
    private readonly clock: Clock,
  ) {}

  async run({ questionId, reason, by }: Withdrawal): Promise<number> {
    const turned = await this.work.run(async ({ withdrawn }) => {
      const versionIds = await withdrawn.submittedIn(questionId);
      if (versionIds.length === 0) throw noSuchQuestion();
      const [found] = await withdrawn.of([questionId]);
      const before = found?.withdrawnAt ?? null;
      const now = before ?? this.clock.now();
      await withdrawn.put({ questionId, reason, withdrawnBy: by, withdrawnAt: now });
      return { questionId, versionIds, before, now };
    });
    return this.results.count(turned);
  }
}
