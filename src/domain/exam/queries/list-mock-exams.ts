import { MOCK_EXAM_STATES } from '../literals.ts';
import { isShortOf, type MockExam } from '../mock-exam.ts';
import type { BlueprintRepository, MockExamRepository } from '../ports.ts';
import { blueprintsOf } from '../seen-mock-exam.ts';

export interface ListedMockExam {
  readonly mockExam: MockExam;
  readonly isShort: boolean;
}

/** All mock exams of the school, newest first. */
export class ListMockExams {
  constructor(
    private readonly mockExams: Pick<MockExamRepository, 'list'>,
    private readonly blueprints: Pick<BlueprintRepository, 'newest' | 'find'>,
  ) {}

  async run(): Promise<{ rows: ListedMockExam[]; isConfirmed: boolean }> {
    const all = await this.mockExams.list({ states: MOCK_EXAM_STATES });
    const { newest, made } = await blueprintsOf(all, this.blueprints);
    return {
      rows: made.map(([mockExam, { content }]) => ({ mockExam, isShort: isShortOf(mockExam, content) })),
      isConfirmed: newest.confirmed !== null,
    };
  }
}
