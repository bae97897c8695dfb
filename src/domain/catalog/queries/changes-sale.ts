import type { CourseId } from '../../kernel/ids.ts';
import type { Cents } from '../../kernel/money.ts';
import type { CourseRepository, StudentCounts } from '../ports.ts';

export interface OfferedCourse {
  readonly courseId: CourseId;
  readonly priceCents: Cents;
  /** Absent: it stays. */
  readonly durationMonths?: number | undefined;
}

/** Answers whether a change reaches buyers: what a course costs and gives, whether it is on sale, who has it. */
export class ChangesSale {
  constructor(
    private readonly courses: Pick<CourseRepository, 'find'>,
    private readonly students: Pick<StudentCounts, 'everIn'>,
  ) {}

  /** True when the price changes, or the months that it buys; a draft will be sold by them too. */
  async byEdit({ courseId, priceCents, durationMonths }: OfferedCourse): Promise<boolean> {
    const course = await this.courses.find(courseId);
    if (!course) return false;
    return priceCents !== course.priceCents || (durationMonths ?? course.durationMonths) !== course.durationMonths;
  }

  /** True when the course is on sale, or was ever bought or granted: deleting it takes something away from people. */
  async byDeletion({ courseId }: { courseId: CourseId }): Promise<boolean> {
    const course = await this.courses.find(courseId);
    return course?.isLive === true || (await this.students.everIn([courseId])).has(courseId);
  }
}
