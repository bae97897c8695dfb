import { dayIn, SCHOOL_TIME_ZONE } from '../../kernel/calendar.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { UserId } from '../../kernel/ids.ts';
import { isTimeZone } from '../../kernel/time-zone.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { declined, type GoalEdit, goalFaults, goalRefused } from '../plan/study-goal.ts';
import type { StudyGoalRepository } from '../ports.ts';

/**
 * Stores what a student wants to plan for: what was put off stays, and who was behind begins anew. With `undefined`
 * they want no plan, and what was stored of one goes, with the address of its calendar.
 */
export class SetStudyGoal {
  constructor(
    private readonly work: UnitOfWork<{ studyGoals: StudyGoalRepository }>,
    private readonly clock: Clock,
  ) {}

  async run({ userId, edit }: { userId: UserId; edit: GoalEdit | undefined }): Promise<void> {
    const zone = edit && isTimeZone(edit.timeZone) ? edit.timeZone : SCHOOL_TIME_ZONE;
    const today = dayIn(zone, this.clock.now());
    const faults = edit ? goalFaults(edit, today) : {};
    if (Object.keys(faults).length > 0) throw goalRefused(faults);
    await this.work.run(async ({ studyGoals }) => {
      const nothing = declined(userId, zone, today);
      const before = (await studyGoals.hold(userId)) ?? nothing;
      await studyGoals.save(edit ? { ...before, ...edit, since: today } : { ...nothing, feed: before.feed + 1 });
    });
  }
}
