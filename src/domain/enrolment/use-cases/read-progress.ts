import type { CourseId, UserId } from '../../kernel/ids.ts';
import type { Progress } from '../progress.ts';
import type { ProgressRepository } from '../ports.ts';

/** One's own places in one course. Nothing is there for a course one never entered, so nothing is refused. */
export class ReadProgress {
  constructor(private readonly progress: ProgressRepository) {}

  run(input: { userId: UserId; courseId: CourseId }): Promise<Progress[]> {
    return this.progress.listOfCourse(input.userId, input.courseId);
  }
}
