import type { Clock } from '../../kernel/clock.ts';
import type { MockExamId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { noSuchMockExam, notPublished } from '../errors.ts';
import type { ShownCourses } from '../link-ports.ts';
import type { MockExamRepository } from '../ports.ts';

/** Closes a mock exam to new sittings; those that have begun continue. */
export class CloseMockExam {
  constructor(
    private readonly work: UnitOfWork<{ mockExams: MockExamRepository; courses: ShownCourses }>,
    private readonly clock: Clock,
  ) {}

  async run({ mockExamId }: { mockExamId: MockExamId }): Promise<void> {
    await this.work.run(async ({ mockExams, courses }) => {
      const before = await mockExams.find(mockExamId);
      if (!before) throw noSuchMockExam();
      if (before.state !== 'published') throw notPublished();
      await mockExams.save({ ...before, state: 'closed', closedAt: this.clock.now() });
      await courses.renew(before.courseIds);
    });
  }
}
