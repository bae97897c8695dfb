import type { Clock } from '../../kernel/clock.ts';
import type { CourseId, UserId } from '../../kernel/ids.ts';
import { isActive } from '../enrolment.ts';
import type { EnrolmentRepository } from '../ports.ts';

/** Returns whether a student has access to a course now: one rule for its pages, files and progress. */
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
