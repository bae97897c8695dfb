import type { Clock } from '../../kernel/clock.ts';
import type { CourseId, UserId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { EnrolmentRepository } from '../ports.ts';

/** Lets somebody into a course without a payment. */
export class GrantEnrolment {
  constructor(
    private readonly work: UnitOfWork<{ enrolments: EnrolmentRepository }>,
    private readonly clock: Clock,
  ) {}

  async run(input: { userId: UserId; courseId: CourseId }): Promise<void> {
    await this.work.run(({ enrolments }) => enrolments.add({ ...input, since: this.clock.now(), orderId: null }));
  }
}
