import type { CourseId, VignetteId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { mockExamRefused, notADraft } from '../errors.ts';
import type { KnownCourses, ShownCourses, VignettePool } from '../link-ports.ts';
import { type MockExam, type MockSection, vignetteIdsOf } from '../mock-exam.ts';
import { byVignette, draftFaults, isDemoOf, noCourse } from '../mock-exam-faults.ts';
import type { MockExamRepository } from '../ports.ts';
import { type SeenMockExam, seenMockExam } from '../seen-mock-exam.ts';

export interface EditedMockExam extends SeenMockExam {
  readonly title: string;
  readonly sections: readonly {
    readonly minutes: number;
    readonly places: number;
    readonly vignettes: readonly { readonly vignetteId: VignetteId; readonly isFixed: boolean }[];
  }[];
  readonly courseIds: readonly CourseId[];
  readonly isFree: boolean;
  readonly releaseAt: Date | null;
}

/**
 * Saves a mock exam. Of a published one the sections stay, and whether it is free: title, courses and time of release
 * may change. A free one has no courses.
 */
export class EditMockExam {
  constructor(
    private readonly work: UnitOfWork<{ mockExams: MockExamRepository; courses: ShownCourses }>,
    private readonly pool: Pick<VignettePool, 'standing'>,
    private readonly courses: KnownCourses,
  ) {}

  async run({ title, sections, courseIds: chosen, isFree, releaseAt, ...seen }: EditedMockExam): Promise<void> {
    const courseIds = isFree ? [] : chosen;
    const edited = sections.map(
      ({ vignettes, ...facts }): MockSection => ({
        ...facts,
        vignettes: vignettes.map((one) => ({ ...one, versionId: null, isScored: true })),
      }),
    );
    const standing = byVignette(await this.pool.standing(vignetteIdsOf({ sections: edited })));
    const known = new Set(await this.courses.known(courseIds));
    const faults = [
      ...draftFaults({ sections: edited }, standing),
      ...courseIds.flatMap((id, at) =>
        known.has(id) ? [] : [{ path: `courseIds[${at}]`, message: 'This course is not there any more.' }],
      ),
    ];
    await this.work.run(async ({ mockExams, courses: shown }) => {
      const before = await seenMockExam(mockExams, seen);
      if (before.state === 'published' && (before.isFree !== isFree || !hasSameVignettes(before, edited)))
        throw notADraft();
      const isDraft = before.state === 'draft';
      const all = isDraft || isFree || courseIds.length > 0 ? faults : [...faults, noCourse];
      if (all.length > 0) throw mockExamRefused(all);
      await mockExams.save({
        ...before,
        title,
        courseIds: [...new Set(courseIds)],
        isFree,
        releaseAt,
        sections: isDraft ? edited : before.sections,
        isDemo: isDraft ? isDemoOf({ sections: edited }, [...standing.values()]) : before.isDemo,
      });
      if (before.state === 'published') await shown.renew([...new Set([...before.courseIds, ...courseIds])]);
    });
  }
}

/** Compares the parts that an editor sends; versions and scoring are set by the publication. */
const hasSameVignettes = ({ sections }: MockExam, edited: readonly MockSection[]): boolean =>
  JSON.stringify(sections.map(shapeOf)) === JSON.stringify(edited.map(shapeOf));

const shapeOf = ({ minutes, places, vignettes }: MockSection) => [
  minutes,
  places,
  vignettes.map(({ vignetteId }) => vignetteId),
];
