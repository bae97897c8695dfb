import type { Clock } from '../../kernel/clock.ts';
import type { CourseId, MockExamId, SittingId, UserId } from '../../kernel/ids.ts';
import { previewsExams, type Viewer } from '../../kernel/viewer.ts';
import type { SectionSource } from '../../kernel/vignettes.ts';
import type { ExamAccess } from '../link-ports.ts';
import type { MockState } from '../literals.ts';
import { mayPractise } from '../make-sitting.ts';
import { isShortOf, type MockExam, pinnedVersionsOf } from '../mock-exam.ts';
import type { BlueprintRepository, ListedSitting, MockExamRepository, SittingRepository } from '../ports.ts';
import { sittingState } from '../section-clock.ts';
import { blueprintsOf } from '../seen-mock-exam.ts';
import { entryOf, type SittingEntry } from './list-sittings.ts';

export interface OpenMock {
  readonly mockExam: MockExam;
  readonly isShort: boolean;
  readonly questions: number;
  readonly state: MockState;
  /** The open one, else the newest. */
  readonly sittingId: SittingId | null;
}

export interface ShownExam {
  /** Begun and not over, newest first; their mock exams may be closed by now, and access over. */
  readonly open: readonly SittingEntry[];
  readonly mocks: readonly OpenMock[];
  readonly canPractise: boolean;
  readonly isConfirmed: boolean;
}

/** Sittings to continue, mock exams that may be sat now, and whether practice may begin. */
export class GetExam {
  constructor(
    private readonly mockExams: Pick<MockExamRepository, 'list'>,
    private readonly sittings: Pick<SittingRepository, 'listOpen' | 'listOfMocks'>,
    private readonly blueprints: Pick<BlueprintRepository, 'newest' | 'find'>,
    private readonly source: SectionSource,
    private readonly access: ExamAccess,
    private readonly clock: Clock,
  ) {}

  async run(viewer: Viewer): Promise<ShownExam> {
    const courseIds = await this.access.courses(viewer.userId);
    return {
      open: await this.open(viewer.userId),
      ...(await this.mocks(viewer, courseIds)),
      canPractise: mayPractise(viewer, courseIds),
    };
  }

  private async open(userId: UserId): Promise<SittingEntry[]> {
    const now = this.clock.now();
    const open = (await this.sittings.listOpen(userId)).map((sitting) => entryOf(sitting, now));
    return open.filter(({ state }) => state !== 'over').toReversed();
  }

  private async mocks(viewer: Viewer, courseIds: readonly CourseId[]) {
    const mockExams = await this.mockExams.list({
      states: ['published'],
      ...(previewsExams(viewer) ? {} : { openTo: courseIds }),
    });
    const sat = await this.sittings.listOfMocks(
      viewer.userId,
      mockExams.map(({ id }) => id),
    );
    const { newest, made } = await blueprintsOf(mockExams, this.blueprints);
    const texts = await this.source.vignettes([...new Set(mockExams.flatMap(pinnedVersionsOf))]);
    const countOf = new Map(texts.map(({ versionId, questions }) => [versionId, questions.length]));
    const now = this.clock.now();
    const mocks = made.map(
      ([mockExam, { content }]): OpenMock => ({
        mockExam,
        isShort: isShortOf(mockExam, content),
        questions: pinnedVersionsOf(mockExam).reduce((sum, id) => sum + (countOf.get(id) ?? 0), 0),
        ...stateOf(mockExam.id, sat, now),
      }),
    );
    return { mocks, isConfirmed: newest.confirmed !== null };
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
