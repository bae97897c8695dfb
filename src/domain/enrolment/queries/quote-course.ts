import type { CourseId } from '../../kernel/ids.ts';
import { type Quote, quote } from '../coupon.ts';
import { notForSale } from '../errors.ts';
import type { CoursesForSale } from '../ports.ts';

/**
 * What a course costs now, with or without a coupon. A wrong code is not an error here: the total is the full price.
 */
export class QuoteCourse {
  constructor(
    private readonly coursesForSale: CoursesForSale,
    private readonly couponCode: string,
  ) {}

  async run(input: { courseId: CourseId; coupon?: string }): Promise<Quote & { title: string }> {
    const course = await this.coursesForSale.find(input.courseId);
    if (!course?.isLive) throw notForSale();
    return { ...quote(course.priceCents, input.coupon, this.couponCode), title: course.title };
  }
}
