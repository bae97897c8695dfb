import type { CalendarDay } from '../../kernel/calendar.ts';
import type { Clock } from '../../kernel/clock.ts';
import { chosenEnd } from '../chosen-end.ts';
import type { JudgedPerson, PeopleFile, PeopleJudge } from '../import/judge-people.ts';

/** Says what an import of these people would do with each. */
export class CheckPeople {
  constructor(
    private readonly judge: Pick<PeopleJudge, 'run'>,
    private readonly clock: Clock,
  ) {}

  async run({ until, ...file }: PeopleFile & { until?: CalendarDay }): Promise<JudgedPerson[]> {
    if (until !== undefined) chosenEnd(until, this.clock.now());
    return this.judge.run(file);
  }
}
