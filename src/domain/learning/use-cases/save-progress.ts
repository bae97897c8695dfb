import type { Clock } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors.ts';
import { notEnrolled } from '../../kernel/viewer.ts';
import type { CourseContents, ProgressRepository, StudentCourses } from '../ports.ts';
import { advance, type Progress, type ProgressReport } from '../progress.ts';

export interface ProgressStep extends ProgressReport {
  readonly isAdmin: boolean;
}

/** Stores a student's position in an item, and the watched intervals of a video. */
export class SaveProgress {
  constructor(
    private readonly progress: ProgressRepository,
    private readonly studentCourses: Pick<StudentCourses, 'mayEnter'>,
    private readonly contents: CourseContents,
    private readonly clock: Clock,
  ) {}

  async run({ isAdmin, ...report }: ProgressStep): Promise<Progress> {
    if (!isAdmin && !(await this.studentCourses.mayEnter(report.userId, report.courseId))) {
      throw notEnrolled();
    }
    const item = await this.contents.find(report.userId, report.courseId, report.contentId);
    if (!item) {
      throw new DomainError('not-found', 'enrolment/no-item', 'This item is not in this course.');
    }
    return this.progress.change(report.userId, report.contentId, (before) =>
      advance(before, report, item, this.clock.now()),
    );
  }
}
