import type { CourseId, UserId } from '../../kernel/ids.ts';
import type { EnrolmentRepository } from '../ports.ts';

/** Returns when a user's access to a course ends; null without an enrolment, as for an administrator. */
export class GetAccessEnd {
  constructor(private readonly enrolments: Pick<EnrolmentRepository, 'find'>) {}

  async run({ userId, courseId }: { userId: UserId; courseId: CourseId }): Promise<Date | null> {
    return (await this.enrolments.find(userId, courseId))?.endsAt ?? null;
  }
}
