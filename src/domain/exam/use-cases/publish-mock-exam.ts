import type { Clock } from '../../kernel/clock.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { inForce } from '../default-blueprint.ts';
import { mockExamRefused } from '../errors.ts';
import type { HeldVignettes, RatingRules, ShownCourses, VignettePool } from '../link-ports.ts';
import { vignetteIdsOf } from '../mock-exam.ts';
import { byVignette, isDemoOf, publicationFaults } from '../mock-exam-faults.ts';
import type { BlueprintRepository, MockExamRepository } from '../ports.ts';
import { type SeenMockExam, seenDraft } from '../seen-mock-exam.ts';
import { withUnscored } from '../unscored.ts';

/** Stores of a publication; vignettes and pool are answered by questions. */
interface PublicationStores {
  readonly mockExams: MockExamRepository;
  readonly blueprints: BlueprintRepository;
  readonly vignettes: HeldVignettes;
  readonly poolReader: VignettePool;
  readonly courses: ShownCourses;
}

/**
 * Pins the approved version of each vignette and says which ones count. Vignettes are held meanwhile: one that is
 * retired a moment before refuses the publication, and one that is retired a moment later stays in it.
 */
export class PublishMockExam {
  constructor(
    private readonly work: UnitOfWork<PublicationStores>,
    private readonly rules: RatingRules,
    private readonly clock: Clock,
  ) {}

  async run(seen: SeenMockExam): Promise<void> {
    await this.work.run(async ({ mockExams, blueprints, vignettes, poolReader, courses }) => {
      const before = await seenDraft(mockExams, seen);
      const ids = vignetteIdsOf(before);
      // In one order, so that two publications wait for each other and never in a circle.
      const known = (await poolReader.standing(ids)).map(({ vignetteId }) => vignetteId).toSorted();
      for (const id of known) await vignettes.hold(id);
      const standing = byVignette(await poolReader.standing(ids));
      const now = this.clock.now();
      const faults = publicationFaults(before, standing, this.rules, now);
      if (faults.length > 0) throw mockExamRefused(faults);
      const { version, content } = inForce(await blueprints.newest());
      const pinned = before.sections.map((section) => ({
        ...section,
        vignettes: section.vignettes.map((one) => ({
          ...one,
          versionId: standing.get(one.vignetteId)?.versionId ?? null,
        })),
      }));
      await mockExams.save({
        ...before,
        state: 'published',
        blueprintVersion: version,
        sections: withUnscored(pinned, content, standing),
        isDemo: isDemoOf(before, [...standing.values()]),
        publishedAt: now,
      });
      await courses.renew(before.courseIds);
    });
  }
}
