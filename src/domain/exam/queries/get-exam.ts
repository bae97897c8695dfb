import type { Clock } from '../../kernel/clock.ts';
import type { MockExamId, SittingId } from '../../kernel/ids.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { inForce } from '../default-blueprint.ts';
import type { ExamAccess } from '../link-ports.ts';
import type { MockState } from '../literals.ts';
import { mayStart } from '../make-sitting.ts';
import { isShortOf, type MockExam } from '../mock-exam.ts';
import type { BlueprintRepository, ListedSitting, MockExamRepository, SittingRepository } from '../ports.ts';
import { sittingState } from '../section-clock.ts';

export interface OpenMock {
  readonly mockExam: MockExam;
  readonly isShort: boolean;
  readonly questions: number;
  readonly state: MockState;
  /** The open one, else the newest. */
  readonly sittingId: SittingId | null;
}

export interface ShownExam {
  readonly mocks: readonly OpenMock[];
  readonly canPractise: boolean;
  readonly openPracticeId: SittingId | null;
  readonly isConfirmed: boolean;
}

/** Mock exams that somebody may sit now, or has sat, and whether they may practise. */
export class GetExam {
  constructor(
    private readonly mockExams: Pick<MockExamRepository, 'list'>,
    private readonly sittings: Pick<SittingRepository, 'findOpen' | 'listOfMocks'>,
    private readonly blueprints: Pick<BlueprintRepository, 'newest'>,
    private readonly access: ExamAccess,
    private readonly clock: Clock,
  ) {}

  async run(viewer: Viewer): Promise<ShownExam> {
    const { userId, role } = viewer;
    const courseIds = await this.access.courses(userId);
    const now = this.clock.now();
    const newest = await this.blueprints.newest();
    const { content } = inForce(newest);
    const mockExams = await this.mockExams.list({
      states: ['published'],
      ...(role === 'admin' ? {} : { courseIds }),
    });
    const sat = await this.sittings.listOfMocks(
      userId,
      mockExams.map(({ id }) => id),
    );
    const practice = await this.sittings.findOpen(userId, null);
    const isOpen = practice && sittingState(practice.sitting, practice.sections, now) !== 'over';
    return {
      mocks: mockExams.map((mockExam) => {
        const questionsPerCase = content.vignette.questions;
        const vignettes = mockExam.sections.reduce((sum, section) => sum + section.vignettes.length, 0);
        return {
          mockExam,
          isShort: isShortOf(mockExam, content),
          questions: vignettes * questionsPerCase,
          ...stateOf(mockExam.id, sat, now),
        };
      }),
      canPractise: mayStart(viewer, courseIds, undefined),
      openPracticeId: isOpen ? practice.sitting.id : null,
      isConfirmed: Boolean(newest?.confirmed),
    };
  }
}

function stateOf(mockExamId: MockExamId, sat: readonly ListedSitting[], now: Date) {
  const own = sat.filter(({ sitting }) => sitting.mockExamId === mockExamId);
  const open = own.find(({ sitting, sections }) => sittingState(sitting, sections, now) !== 'over');
  if (open) return { state: 'in-progress' as const, sittingId: open.sitting.id };
  const [newest] = own;
  return newest
    ? { state: 'finished' as const, sittingId: newest.sitting.id }
    : { state: 'open' as const, sittingId: null };
}
