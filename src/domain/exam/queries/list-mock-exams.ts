import { inForce } from '../default-blueprint.ts';
import { MOCK_EXAM_STATES } from '../literals.ts';
import { isShortOf, type MockExam } from '../mock-exam.ts';
import type { BlueprintRepository, MockExamRepository } from '../ports.ts';
import { blueprintOf } from '../seen-mock-exam.ts';

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
    const newest = inForce(await this.blueprints.newest());
    const known = new Map([[newest.version, newest]]);
    const rows = [];
    for (const mockExam of all) {
      const version = mockExam.state === 'draft' ? newest.version : mockExam.blueprintVersion;
      const blueprint = known.get(version) ?? (await blueprintOf(mockExam, this.blueprints));
      known.set(version, blueprint);
      rows.push({ mockExam, isShort: isShortOf(mockExam, blueprint.content) });
    }
    return { rows, isConfirmed: newest.confirmed !== null };
  }
}
