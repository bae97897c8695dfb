import { isCalendarToken, userOfToken } from '../../kernel/calendar-token.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { People } from '../../kernel/people.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import { planCalendarOf } from '../plan/study-goal.ts';
import type { StudyGoalRepository } from '../ports.ts';
import type { GetPlan, StudentPlan } from './get-plan.ts';

/** Reads the plan behind a calendar's address. Rejects with `forbidden` where the address is not valid any more. */
export class GetPlanFeed {
  constructor(
    private readonly goals: Pick<StudyGoalRepository, 'find'>,
    private readonly people: Pick<People, 'find'>,
    private readonly getPlan: Pick<GetPlan, 'of'>,
    private readonly secrets: Secrets,
  ) {}

  async run({ token }: { token: string }): Promise<StudentPlan> {
    const userId = userOfToken(token);
    const goal = await this.goals.find(userId);
    const person = await this.people.find(userId);
    if (!goal || !person || person.disabledAt || !isCalendarToken(this.secrets, token, planCalendarOf(goal)))
      throw new DomainError('forbidden', 'learning/no-calendar', 'This calendar address is not valid any more.');
    return this.getPlan.of(goal);
  }
}
