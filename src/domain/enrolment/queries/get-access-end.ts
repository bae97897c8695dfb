import type { CourseId, UserId } from '../../kernel/ids.ts';
import type { EnrolmentRepository } from '../ports.ts';

/** Until when somebody may enter a course; null for whoever is not enrolled in it, such as an administrator. */
export class GetAccessEnd {
  constructor(private readonly enrolments: Pick<EnrolmentRepository, 'find'>) {}

  async run({ userId, courseId }: { userId: UserId; courseId: CourseId }): Promise<Date | null> {
    return (await this.enrolments.find(userId, courseId))?.endsAt ?? null;
  }
}
