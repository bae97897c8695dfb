import type { Clock } from '../../kernel/clock.ts';
import type { CourseId, UserId } from '../../kernel/ids.ts';
import type { Cents } from '../../kernel/money.ts';
import { isActive, mayExtend } from '../enrolment.ts';
import type { CourseForSale, CoursesForSale, EnrolmentRepository } from '../ports.ts';

/** A user's access to one course, ended access too. */
export interface OwnAccess {
  readonly courseId: CourseId;
  readonly since: Date;
  readonly endsAt: Date;
  readonly isActive: boolean;
  /** Whether an extension is on sale now, and its price. */
  readonly canExtend: boolean;
  readonly priceCents: Cents;
  readonly hasQuestionBank: boolean;
}

/** Lists a user's courses, ended ones too, oldest enrolment first; not revoked ones or deleted courses. */
export class ListAccess {
  constructor(
    private readonly enrolments: Pick<EnrolmentRepository, 'unrevokedOf'>,
    private readonly coursesForSale: Pick<CoursesForSale, 'findAll'>,
    private readonly clock: Clock,
  ) {}

  async run({ userId }: { userId: UserId }): Promise<OwnAccess[]> {
    const enrolments = await this.enrolments.unrevokedOf(userId);
    const courses = await this.coursesForSale.findAll(enrolments.map(({ courseId }) => courseId));
    const byId = new Map<CourseId, CourseForSale>(courses.map((course) => [course.id, course]));
    const now = this.clock.now();
    return enrolments.flatMap((enrolment) => {
      const course = byId.get(enrolment.courseId);
      if (!course) return [];
      const { courseId, since, endsAt } = enrolment;
      const canExtend = course.isLive && mayExtend(enrolment, course.durationMonths, now);
      const { priceCents, hasQuestionBank } = course;
      return [{ courseId, since, endsAt, isActive: isActive(enrolment, now), canExtend, priceCents, hasQuestionBank }];
    });
  }
}
