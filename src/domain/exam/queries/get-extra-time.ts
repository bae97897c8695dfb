import type { Clock } from '../../kernel/clock.ts';
import type { UserId } from '../../kernel/ids.ts';
import { type People, studentOf } from '../../kernel/people.ts';
import { noSuchStudent } from '../errors.ts';
import type { ExtraTimes, NamedExtraTime } from '../ports.ts';

export interface ShownExtraTime extends NamedExtraTime {
  /** Its last day is over. */
  readonly hasEnded: boolean;
}

/** Returns the extra time of a student, who granted it and why; null if the student has no extra time. */
export class GetExtraTime {
  constructor(
    private readonly people: Pick<People, 'find'>,
    private readonly extraTimes: Pick<ExtraTimes, 'find'>,
    private readonly clock: Clock,
  ) {}

  async run({ userId }: { userId: UserId }): Promise<ShownExtraTime | null> {
    if (!(await studentOf(this.people, userId))) throw noSuchStudent();
    const found = await this.extraTimes.find(userId);
    return found ? { ...found, hasEnded: found.until !== null && found.until <= this.clock.now() } : null;
  }
}
