import { type CalendarDay, dayIn, daysAfter } from '../../kernel/calendar.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { UserId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { withPutOff } from '../plan/study-goal.ts';
import type { StudyGoalRepository } from '../ports.ts';

/** *Not today*: an item waits until tomorrow, or no longer. Without a goal, nothing is stored. */
export class PutOffTask {
  constructor(
    private readonly work: UnitOfWork<{ studyGoals: StudyGoalRepository }>,
    private readonly clock: Clock,
  ) {}

  run({ userId, id, isPutOff }: { userId: UserId; id: string; isPutOff: boolean }): Promise<CalendarDay | null> {
    return this.work.run(async ({ studyGoals }) => {
      const goal = await studyGoals.hold(userId);
      if (!goal) return null;
      const today = dayIn(goal.timeZone, this.clock.now());
      const until = isPutOff ? daysAfter(today, 1) : null;
      await studyGoals.save(withPutOff(goal, id, until, today));
      return until;
    });
  }
}
