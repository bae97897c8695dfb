import type { Clock } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { ContentId, CourseId, SittingId } from '../../kernel/ids.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { secondsAllowed } from '../blueprint.ts';
import { conditionsOf } from '../conditions.ts';
import { inForce } from '../default-blueprint.ts';
import type { AnswerKeySource, DayTests } from '../link-ports.ts';
import type { SittingConditions } from '../literals.ts';
import { ownSitting, readsAnswers, refusalTo, type SittingReader } from '../own-sitting.ts';
import type { BlueprintRepository, RevealRepository, SittingRepository } from '../ports.ts';
import { type Score, scoreOf } from '../score.ts';
import { sittingEnd, sittingState } from '../section-clock.ts';
import { type Sitting, versionIdsOf } from '../sitting.ts';

export interface SittingResult {
  readonly sitting: Sitting;
  readonly endedAt: Date;
  readonly score: Score;
  /** Whether its answers may be read; without them no question is told right from wrong. */
  readonly hasAnswers: boolean;
  readonly conditions: SittingConditions | null;
  /** How many people set the pass marks. */
  readonly reviewers: number;
  /** Whether the school compared the shape of the exam with the handbook. */
  readonly isConfirmed: boolean;
  /** For a question of the exam as it is in force now; null where it has no section. */
  readonly secondsAllowed: number | null;
  /** The test of a course's day that it was begun from, while this person may enter the course. */
  readonly dayTest: { readonly contentId: ContentId; readonly courseId: CourseId } | null;
}

interface WantedResult {
  readonly sittingId: SittingId;
  readonly viewer: Viewer;
  readonly reader?: SittingReader;
}

/** Computes the result of a sitting from its sheets and the current keys and withdrawals: results are never stored. */
export class GetResult {
  constructor(
    private readonly sittings: Pick<SittingRepository, 'find'>,
    private readonly reveals: Pick<RevealRepository, 'listOf'>,
    private readonly keys: AnswerKeySource,
    private readonly blueprints: Pick<BlueprintRepository, 'newest'>,
    private readonly dayTests: DayTests,
    private readonly clock: Clock,
  ) {}

  /** @param wanted.viewer its candidate. */
  async run({ sittingId, viewer, reader = 'candidate' }: WantedResult): Promise<SittingResult> {
    const whole = await ownSitting(this.sittings, sittingId, viewer.userId);
    const { sitting, sections } = whole;
    const now = this.clock.now();
    const refusal = refusalTo(reader, sitting, sittingState(sitting, sections, now), now);
    if (refusal) throw refusal;
    const versionIds = versionIdsOf(sections);
    const [reveals, keys, reviewers, blueprint, dayTest] = await Promise.all([
      sitting.kind === 'tutor' ? this.reveals.listOf(sitting.id) : [],
      this.keys.keys(versionIds),
      this.keys.reviewers(versionIds),
      this.blueprints.newest(),
      this.dayTestOf(sitting, viewer),
    ]);
    return {
      sitting,
      endedAt: sittingEnd(sitting, sections, now),
      score: scoreOf(whole, keys, reveals, now),
      hasAnswers: readsAnswers(reader, sitting),
      conditions: conditionsOf(sitting, sections, now),
      reviewers,
      isConfirmed: Boolean(blueprint?.confirmed),
      secondsAllowed: secondsAllowed(inForce(blueprint).content),
      dayTest,
    };
  }

  private async dayTestOf({ contentId }: Sitting, viewer: Viewer): Promise<SittingResult['dayTest']> {
    if (contentId === null) return null;
    try {
      const found = await this.dayTests.find(viewer, contentId);
      return found ? { contentId, courseId: found.courseId } : null;
    } catch (error) {
      // Deleted since, or the access has ended: a result stays, and has no way back.
      if (error instanceof DomainError) return null;
      throw error;
    }
  }
}
