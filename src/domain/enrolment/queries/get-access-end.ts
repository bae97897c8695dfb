import type { CourseId, UserId } from '../../kernel/ids.ts';
import { boughtUntil } from '../enrolment.ts';
import type { EnrolmentRepository } from '../ports.ts';

/** Until when somebody has bought a course; null for whoever is not enrolled in it, such as an administrator. */
export class GetAccessEnd {
  constructor(private readonly enrolments: Pick<EnrolmentRepository, 'find'>) {}

  async run(input: { userId: UserId; courseId: CourseId; durationMonths: number }): Promise<Date | null> {
    const enrolment = await this.enrolments.find(input.userId, input.courseId);
    return enrolment ? boughtUntil(enrolment.since, input.durationMonths) : null;
  }
}
