import type { EventLoopYield } from '../../kernel/event-loop-yield.ts';
import type { Ids, VignetteId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { PooledVignette } from '../../kernel/vignettes.ts';
import { inForce } from '../default-blueprint.ts';
import { draw } from '../draw.ts';
import type { RatingRules, VignettePool } from '../link-ports.ts';
import { type MockExam, mayMeetBoth, vignetteIdsOf } from '../mock-exam.ts';
import { isDemoOf, isRated } from '../mock-exam-faults.ts';
import type { BlueprintRepository, MockExamRepository } from '../ports.ts';
import { type SeenMockExam, seenDraft } from '../seen-mock-exam.ts';

export interface DrawnMockExam extends SeenMockExam {
  /** Draws the same again; absent: something new. */
  readonly seed?: string | undefined;
}

/**
 * Fills a draft from the pool by the blueprint; fixed vignettes stay. Vignettes that a student of the same courses may
 * meet in a published mock exam fill only the places for which there are too few others.
 */
export class DrawMockExam {
  constructor(
    private readonly work: UnitOfWork<{ mockExams: MockExamRepository }>,
    private readonly mockExams: Pick<MockExamRepository, 'find' | 'list'>,
    private readonly blueprints: Pick<BlueprintRepository, 'newest'>,
    private readonly pool: Pick<VignettePool, 'of' | 'standing'>,
    private readonly rules: RatingRules,
    private readonly ids: Ids,
    private readonly eventLoop: EventLoopYield,
  ) {}

  async run({ seed, ...seen }: DrawnMockExam): Promise<void> {
    const before = await seenDraft(this.mockExams, seen);
    const { version, content } = inForce(await this.blueprints.newest());
    const kept = before.sections.map((section) => ({
      ...section,
      vignettes: section.vignettes.filter(({ isFixed }) => isFixed),
    }));
    const pools = await this.ranked(before, content.vignette.questions);
    const fixed = await this.pool.standing(vignetteIdsOf({ sections: kept }));
    const sections = await draw(
      { sections: before.sections, blueprint: content, pools, fixed, seed: seed ?? this.ids.next() },
      this.eventLoop,
    );
    const isDemo = isDemoOf({ sections }, [...pools.flat(), ...fixed]);
    // Over the revision that was drawn for: an edit that came meanwhile refuses it.
    await this.work.run(({ mockExams }) => mockExams.save({ ...before, blueprintVersion: version, sections, isDemo }));
  }

  private async ranked(draft: MockExam, questions: number): Promise<PooledVignette[][]> {
    const fitting = (await this.pool.of('mock')).filter(
      (one) => one.questions.length === questions && (this.rules.reviewers === 0 || isRated(one)),
    );
    const met = await this.metElsewhere(draft);
    return [
      fitting.filter(({ vignetteId }) => !met.has(vignetteId)),
      fitting.filter(({ vignetteId }) => met.has(vignetteId)),
    ];
  }

  private async metElsewhere(draft: MockExam): Promise<ReadonlySet<VignetteId>> {
    const published = await this.mockExams.list({ states: ['published'] });
    return new Set(published.filter((other) => mayMeetBoth(draft, other)).flatMap(vignetteIdsOf));
  }
}
