import type { Ids } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { inForce } from '../default-blueprint.ts';
import { draw } from '../draw.ts';
import type { PooledVignette, RatingRules, VignettePool } from '../link-ports.ts';
import { freePlacesIn, vignetteIdsOf } from '../mock-exam.ts';
import { isRated } from '../mock-exam-faults.ts';
import type { BlueprintRepository, MockExamRepository } from '../ports.ts';
import { type SeenMockExam, seenDraft } from '../seen-mock-exam.ts';

export interface DrawnMockExam extends SeenMockExam {
  /** Draws the same again; absent: something new. */
  readonly seed?: string | undefined;
}

/**
 * Fills a draft from the pool by the blueprint; fixed vignettes stay. Vignettes of other published mock exams are drawn
 * only where there are too few others.
 */
export class DrawMockExam {
  constructor(
    private readonly work: UnitOfWork<{ mockExams: MockExamRepository }>,
    private readonly mockExams: Pick<MockExamRepository, 'find' | 'heldVignettes'>,
    private readonly blueprints: Pick<BlueprintRepository, 'newest'>,
    private readonly pool: Pick<VignettePool, 'of' | 'standing'>,
    private readonly rules: RatingRules,
    private readonly ids: Ids,
  ) {}

  async run({ seed, ...seen }: DrawnMockExam): Promise<void> {
    const before = await seenDraft(this.mockExams, seen);
    const { version, content } = inForce(await this.blueprints.newest());
    const kept = before.sections.map((section) => ({
      ...section,
      vignettes: section.vignettes.filter(({ isFixed }) => isFixed),
    }));
    const sections = draw({
      sections: before.sections,
      blueprint: content,
      pool: await this.candidates(content.vignette.questions, freePlacesIn({ sections: kept })),
      fixed: await this.pool.standing(vignetteIdsOf({ sections: kept })),
      seed: seed ?? this.ids.next(),
    });
    // Over the revision that was drawn for: an edit that came meanwhile refuses it.
    await this.work.run(({ mockExams }) => mockExams.save({ ...before, blueprintVersion: version, sections }));
  }

  private async candidates(questions: number, wanted: number): Promise<PooledVignette[]> {
    const fitting = (await this.pool.of('mock')).filter(
      (one) => one.questions.length === questions && (this.rules.reviewers === 0 || isRated(one)),
    );
    const held = new Set(await this.mockExams.heldVignettes(fitting.map(({ vignetteId }) => vignetteId)));
    const fresh = fitting.filter(({ vignetteId }) => !held.has(vignetteId));
    return fresh.length >= wanted ? fresh : fitting;
  }
}
