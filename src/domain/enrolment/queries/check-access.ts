import type { Clock } from '../../kernel/clock.ts';
import type { CourseId, UserId } from '../../kernel/ids.ts';
import { isActive } from '../enrolment.ts';
import type { EnrolmentRepository } from '../ports.ts';

/** Whether a student may enter a course now: the one answer for its pages, its files and its progress. */
export class CheckAccess {
  constructor(
    private readonly enrolments: Pick<EnrolmentRepository, 'find'>,
    private readonly clock: Clock,
  ) {}

  async run({ userId, courseId }: { userId: UserId; courseId: CourseId }): Promise<boolean> {
    const enrolment = await this.enrolments.find(userId, courseId);
    return enrolment !== undefined && isActive(enrolment, this.clock.now());
  }
}
