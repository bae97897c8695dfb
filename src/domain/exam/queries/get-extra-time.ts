import type { Clock } from '../../kernel/clock.ts';
import type { UserId } from '../../kernel/ids.ts';
import { noSuchStudent } from '../errors.ts';
import type { ExamStudents } from '../link-ports.ts';
import type { ExtraTimes, NamedExtraTime } from '../ports.ts';

export interface ShownExtraTime extends NamedExtraTime {
  /** Its last day is over. */
  readonly hasEnded: boolean;
}

/** Extra time of a student, who granted it and why; null where there is none. */
export class GetExtraTime {
  constructor(
    private readonly students: ExamStudents,
    private readonly extraTimes: Pick<ExtraTimes, 'find'>,
    private readonly clock: Clock,
  ) {}

  async run({ userId }: { userId: UserId }): Promise<ShownExtraTime | null> {
    if (!(await this.students.find(userId))) throw noSuchStudent();
    const found = await this.extraTimes.find(userId);
    return found ? { ...found, hasEnded: found.until !== null && found.until <= this.clock.now() } : null;
  }
}
