import type { Clock } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { ContentId, CourseId, UserId } from '../../kernel/ids.ts';
import { notEnrolled } from '../../kernel/viewer.ts';
import type { CourseContents, ProgressRepository, StudentCourses } from '../ports.ts';
import { advance, type Progress } from '../progress.ts';

export interface ProgressStep {
  readonly userId: UserId;
  readonly isAdmin: boolean;
  readonly courseId: CourseId;
  readonly contentId: ContentId;
  readonly positionSeconds: number;
  readonly durationSeconds: number;
}

/**
 * Remembers where somebody is in an item. What does not play is done once it was opened; a video
 * whose player does not know its length yet is not.
 */
export class SaveProgress {
  constructor(
    private readonly progress: ProgressRepository,
    private readonly studentCourses: Pick<StudentCourses, 'mayEnter'>,
    private readonly contents: CourseContents,
    private readonly clock: Clock,
  ) {}

  async run({ isAdmin, ...step }: ProgressStep): Promise<Progress> {
    if (!isAdmin && !(await this.studentCourses.mayEnter(step.userId, step.courseId))) {
      throw notEnrolled();
    }
    const item = await this.contents.find(step.courseId, step.contentId);
    if (!item) {
      throw new DomainError('not-found', 'enrolment/no-item', 'This item is not part of the course.');
    }
    const before = await this.progress.find(step.userId, step.contentId);
    const place = {
      ...step,
      positionSeconds: step.durationSeconds > 0 ? Math.min(step.positionSeconds, step.durationSeconds) : 0,
    };
    const now = advance(before, { ...place, isOpened: !item.isVideo && step.durationSeconds === 0 }, this.clock.now());
    await this.progress.save(now);
    return now;
  }
}
