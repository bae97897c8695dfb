import type { UserId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { StudyGoalRepository } from '../ports.ts';

/** Ends the address of a student's calendar: another one is shown from then on. */
export class RenewPlanFeed {
  constructor(private readonly work: UnitOfWork<{ studyGoals: StudyGoalRepository }>) {}

  run({ userId }: { userId: UserId }): Promise<void> {
    return this.work.run(async ({ studyGoals }) => {
      const goal = await studyGoals.hold(userId);
      if (goal) await studyGoals.save({ ...goal, feed: goal.feed + 1 });
    });
  }
}
