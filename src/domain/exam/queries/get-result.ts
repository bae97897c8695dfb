import type { Clock } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { ContentId, CourseId, SittingId } from '../../kernel/ids.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { conditionsOf } from '../conditions.ts';
import { notReleased } from '../errors.ts';
import type { AnswerKeySource, DayTests } from '../link-ports.ts';
import type { SittingConditions } from '../literals.ts';
import { ownSitting } from '../own-sitting.ts';
import type { BlueprintRepository, RevealRepository, SittingRepository } from '../ports.ts';
import { isReleased, releasedFrom } from '../release.ts';
import { type Score, scoreOf } from '../score.ts';
import { sittingEnd, sittingState } from '../section-clock.ts';
import { type Sitting, versionIdsOf } from '../sitting.ts';

export interface SittingResult {
  readonly sitting: Sitting;
  readonly endedAt: Date;
  readonly score: Score;
  readonly conditions: SittingConditions | null;
  /** How many people set the pass marks. */
  readonly reviewers: number;
  /** Whether the school compared the shape of the exam with the handbook. */
  readonly isConfirmed: boolean;
  /** The test of a course's day that it was begun from, while this person may enter the course. */
  readonly dayTest: { readonly contentId: ContentId; readonly courseId: CourseId } | null;
}

/** Result of a sitting, worked out from its sheets, the keys and the withdrawals of now: none is ever stored. */
export class GetResult {
  constructor(
    private readonly sittings: Pick<SittingRepository, 'find'>,
    private readonly reveals: Pick<RevealRepository, 'listOf'>,
    private readonly keys: AnswerKeySource,
    private readonly blueprints: Pick<BlueprintRepository, 'newest'>,
    private readonly dayTests: DayTests,
    private readonly clock: Clock,
  ) {}

  async run({ sittingId, viewer }: { sittingId: SittingId; viewer: Viewer }): Promise<SittingResult> {
    const whole = await ownSitting(this.sittings, sittingId, viewer.userId);
    const { sitting, sections } = whole;
    const now = this.clock.now();
    const state = sittingState(sitting, sections, now);
    if (!isReleased(sitting, state, now)) throw notReleased(state === 'over' ? releasedFrom(sitting) : null);
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
      conditions: conditionsOf(sitting, sections, now),
      reviewers,
      isConfirmed: Boolean(blueprint?.confirmed),
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
