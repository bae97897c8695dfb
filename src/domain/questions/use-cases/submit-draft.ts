import type { Clock } from '../../kernel/clock.ts';
import type { Ids, UserId, VignetteId } from '../../kernel/ids.ts';
import type { RichTextReader } from '../../kernel/rich-text.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { approve } from '../approve.ts';
import { renewed } from '../draft.ts';
import { notToBeSubmitted } from '../errors.ts';
import { authorsWith, type BankStores, heldDraft } from '../open-version.ts';
import type { ExamTaxonomy, LessonPlaces, ReviewRules } from '../ports.ts';
import { submissionFaults } from '../submission.ts';
import type { VignetteVersion } from '../vignette-version.ts';

export interface SubmittedDraft {
  readonly vignetteId: VignetteId;
  readonly revision: number;
  readonly by: UserId;
}

/**
 * Freezes a complete draft for its review; in a school of one, approves it at once. Questions that are others than in
 * the approved version get their new ids here.
 */
export class SubmitDraft {
  constructor(
    private readonly work: UnitOfWork<BankStores & { lessonPlaces: LessonPlaces }>,
    private readonly taxonomy: ExamTaxonomy,
    private readonly reader: RichTextReader,
    private readonly rules: ReviewRules,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async run({ vignetteId, revision, by }: SubmittedDraft): Promise<void> {
    const taxonomy = await this.taxonomy.current();
    await this.work.run(async (stores) => {
      const { versions } = stores;
      const now = this.clock.now();
      const draft = await heldDraft(stores, vignetteId, revision);
      const faults = submissionFaults(draft, { taxonomy, reader: this.reader, now });
      if (faults.length > 0) throw notToBeSubmitted(faults);
      const approved = await versions.findIn(vignetteId, ['approved']);
      const { version, keys } = renewed(draft, approved, () => this.ids.next());
      const authorIds = authorsWith(version, by);
      const submitted = {
        version: { ...version, authorIds, revision: revision + 1, updatedAt: now, submittedAt: now },
        keys,
      };
      await versions.save(submitted);
      await carryLessons(stores.lessonPlaces, draft.version, version);
      await versions.move(version.id, { state: 'in-review', submittedAt: now, approvedAt: null });
      if (this.rules.reviewers === 0) await approve(versions, submitted, [], now);
    });
  }
}

/** Takes the places of questions along to their new ids. */
async function carryLessons(
  lessonPlaces: LessonPlaces,
  { questions: before }: Pick<VignetteVersion, 'questions'>,
  { questions: after }: Pick<VignetteVersion, 'questions'>,
): Promise<void> {
  for (const [at, { id }] of after.entries()) {
    const old = before[at]?.id ?? id;
    if (old !== id) await lessonPlaces.replace(id, await lessonPlaces.of([old]));
  }
}
