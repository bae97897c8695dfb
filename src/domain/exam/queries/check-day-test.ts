import type { Fault } from '../../kernel/fault.ts';
import type { CourseId } from '../../kernel/ids.ts';
import type { DayTest } from '../day-test.ts';
import { inForce } from '../default-blueprint.ts';
import { dayTestRefused } from '../errors.ts';
import type { BlueprintRepository, MockExamRepository } from '../ports.ts';

/** Refuses a test that a day of this course cannot hold, before it is stored. */
export class CheckDayTest {
  constructor(
    private readonly mockExams: Pick<MockExamRepository, 'find'>,
    private readonly blueprints: Pick<BlueprintRepository, 'newest'>,
  ) {}

  async run({ courseId, test }: { courseId: CourseId; test: DayTest }): Promise<void> {
    const faults = test.kind === 'mock' ? await this.mockFaults(courseId, test) : await this.practiceFaults(test);
    if (faults.length > 0) throw dayTestRefused(faults);
  }

  private async mockFaults(courseId: CourseId, { mockExamId }: Extract<DayTest, { kind: 'mock' }>) {
    const mockExam = await this.mockExams.find(mockExamId);
    if (!mockExam?.courseIds.includes(courseId))
      return [{ path: 'mockExamId', message: 'This mock exam is not one of this course.' }];
    return mockExam.state === 'closed'
      ? [{ path: 'mockExamId', message: 'This mock exam is closed. Nobody can start it any more.' }]
      : [];
  }

  private async practiceFaults({ clusters, subjects }: Extract<DayTest, { kind: 'practice' }>) {
    const { content } = inForce(await this.blueprints.newest());
    return [
      ...unknownOf('clusters', clusters, content.clusters, 'The exam has no such cluster. Please choose again.'),
      ...unknownOf('subjects', subjects, content.subjects, 'The exam has no such subject. Please choose again.'),
    ];
  }
}

const unknownOf = (
  field: string,
  chosen: readonly string[],
  known: readonly { readonly id: string }[],
  message: string,
): Fault[] =>
  chosen.flatMap((id, at) => (known.some((one) => one.id === id) ? [] : [{ path: `${field}[${at}]`, message }]));
