import type { Clock } from '../../kernel/clock.ts';
import type { CourseId, UserId } from '../../kernel/ids.ts';
import type { Cents } from '../../kernel/money.ts';
import { isActive, mayExtend } from '../enrolment.ts';
import type { CourseForSale, CoursesForSale, EnrolmentRepository } from '../ports.ts';

/** Somebody's access to one course, also where it has ended. */
export interface OwnAccess {
  readonly courseId: CourseId;
  readonly since: Date;
  readonly endsAt: Date;
  readonly isActive: boolean;
  /** Whether more of it is sold to them now, and for how much. */
  readonly canExtend: boolean;
  readonly priceCents: Cents;
}

/** Every course that somebody has or had and that is still there, oldest enrolment first; none that was revoked. */
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
      return [
        { courseId, since, endsAt, isActive: isActive(enrolment, now), canExtend, priceCents: course.priceCents },
      ];
    });
  }
}
