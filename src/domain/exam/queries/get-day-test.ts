import type { Clock } from '../../kernel/clock.ts';
import type { ContentId, SittingId } from '../../kernel/ids.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { SectionSource } from '../../kernel/vignettes.ts';
import { availabilityOf, type DayTest, type FoundDayTest, mockExamOf } from '../day-test.ts';
import { inForce } from '../default-blueprint.ts';
import type { DayTests } from '../link-ports.ts';
import type { DayTestState, MockState } from '../literals.ts';
import { isShortOf, pinnedVersionsOf } from '../mock-exam.ts';
import type { BlueprintRepository, MockExamRepository, SittingRepository } from '../ports.ts';
import { minutesFor } from '../practice.ts';
import { sittingState } from '../section-clock.ts';
import { blueprintOf } from '../seen-mock-exam.ts';
import { foundDayTest } from '../use-cases/start-day-test.ts';
import { entryOf, type SittingEntry } from './list-sittings.ts';

export interface ShownDayTest extends FoundDayTest {
  readonly availability: DayTestState;
  /** Null where that is not known before the start. */
  readonly questions: number | null;
  /** Without extra time; null: no clock. */
  readonly minutes: number | null;
  readonly sections: number;
  readonly isShort: boolean;
  readonly clusters: readonly string[];
  readonly subjects: readonly string[];
  readonly state: MockState;
  /** The open one, else the newest. */
  readonly sitting: SittingEntry | null;
  /** Another practice test that is open: one is at a time. */
  readonly openPracticeId: SittingId | null;
}

type Facts = Pick<
  ShownDayTest,
  'availability' | 'questions' | 'minutes' | 'sections' | 'isShort' | 'clusters' | 'subjects'
>;

/** Returns a day's test with the viewer's own progress. Refuses viewers without access to the course. */
export class GetDayTest {
  constructor(
    private readonly dayTests: DayTests,
    private readonly mockExams: Pick<MockExamRepository, 'find'>,
    private readonly sittings: Pick<SittingRepository, 'listOfTest' | 'findOpen'>,
    private readonly blueprints: Pick<BlueprintRepository, 'newest' | 'find'>,
    private readonly source: SectionSource,
    private readonly clock: Clock,
  ) {}

  async run({ viewer, contentId }: { viewer: Viewer; contentId: ContentId }): Promise<ShownDayTest> {
    const found = await foundDayTest(this.dayTests, viewer, contentId);
    const { test, courseId } = found;
    const now = this.clock.now();
    const sat = await this.sittings.listOfTest(viewer.userId, { contentId, mockExamId: mockExamOf(test) });
    const entries = sat.map((one) => entryOf(one, now));
    const open = entries.find(({ state }) => state !== 'over');
    const sitting = open ?? entries.find(({ sections }) => sections.some(({ startedAt }) => startedAt)) ?? null;
    const facts = test.kind === 'mock' ? await this.mockFacts(courseId, test) : await this.practiceFacts(test);
    return {
      ...found,
      ...facts,
      sitting,
      state: open ? 'in-progress' : sitting ? 'finished' : 'open',
      openPracticeId: test.kind === 'practice' && !open ? await this.openPractice(viewer, now) : null,
    };
  }

  private async openPractice({ userId }: Viewer, now: Date): Promise<SittingId | null> {
    const open = await this.sittings.findOpen(userId, null);
    return open && sittingState(open.sitting, open.sections, now) !== 'over' ? open.sitting.id : null;
  }

  private async mockFacts(courseId: string, { mockExamId }: Extract<DayTest, { kind: 'mock' }>): Promise<Facts> {
    const mockExam = await this.mockExams.find(mockExamId);
    const sections = mockExam?.sections ?? [];
    const texts =
      mockExam && mockExam.state !== 'draft' ? await this.source.vignettes(pinnedVersionsOf(mockExam)) : null;
    return {
      availability: availabilityOf(mockExam, courseId),
      questions: texts && texts.reduce((sum, { questions }) => sum + questions.length, 0),
      minutes: sections.reduce((sum, { minutes }) => sum + minutes, 0),
      sections: sections.length,
      isShort: mockExam ? isShortOf(mockExam, (await blueprintOf(mockExam, this.blueprints)).content) : false,
      clusters: [],
      subjects: [],
    };
  }

  private async practiceFacts(test: Extract<DayTest, { kind: 'practice' }>): Promise<Facts> {
    const { content } = inForce(await this.blueprints.newest());
    const [section] = content.sections;
    const titles = (known: readonly { readonly id: string; readonly title: string }[], chosen: readonly string[]) =>
      known.filter(({ id }) => chosen.includes(id)).map(({ title }) => title);
    return {
      availability: 'open',
      questions: null,
      minutes: test.mode === 'tutor' || !section ? null : minutesFor(test.vignettes, section),
      sections: 1,
      isShort: false,
      clusters: titles(content.clusters, test.clusters),
      subjects: titles(content.subjects, test.subjects),
    };
  }
}
