import type { ContentId, MockExamId, UserId } from '../../kernel/ids.ts';
import type { ProgressRepository, StudentCourses, TestsInCourses } from '../ports.ts';
import { finished } from '../progress.ts';

export interface SatTest {
  readonly userId: UserId;
  /** The content that it was begun from; null where it was begun elsewhere. */
  readonly contentId: ContentId | null;
  /** Null: practice. */
  readonly mockExamId: MockExamId | null;
  readonly at: Date;
}

/**
 * Notes as done what a student has finished: the test that it was begun from, and a mock exam wherever their courses
 * show it. A course whose access has ended counts too: what was done stays done when it is extended.
 */
export class CompleteTests {
  constructor(
    private readonly progress: Pick<ProgressRepository, 'change'>,
    private readonly studentCourses: Pick<StudentCourses, 'of'>,
    private readonly tests: TestsInCourses,
  ) {}

  async run({ userId, contentId, mockExamId, at }: SatTest): Promise<void> {
    const courses = await this.studentCourses.of(userId);
    const tests = await this.tests.of(courses.map(({ courseId }) => courseId));
    for (const test of tests) {
      const isSame = mockExamId !== null && test.mockExamId === mockExamId;
      if (test.contentId !== contentId && !isSame) continue;
      const item = { userId, courseId: test.courseId, contentId: test.contentId };
      await this.progress.change(userId, test.contentId, (before) => finished(before, item, at));
    }
  }
}
