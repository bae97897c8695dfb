import type { Clock } from '../../kernel/clock.ts';
import type { SittingId, UserId } from '../../kernel/ids.ts';
import type { AnswerKeySource } from '../link-ports.ts';
import type { SittingState } from '../literals.ts';
import { ownSitting } from '../own-sitting.ts';
import type { BlueprintRepository, RevealRepository, SittingRepository } from '../ports.ts';
import { isReleased } from '../release.ts';
import { sittingEnd, sittingState } from '../section-clock.ts';
import { versionIdsOf, type WholeSitting } from '../sitting.ts';
import type { Explained } from '../use-cases/reveal-answer.ts';

export interface ShownSitting extends WholeSitting {
  readonly now: Date;
  readonly state: SittingState;
  readonly isReleased: boolean;
  /** By the clock, also where nobody has stored it yet. */
  readonly endedAt: Date | null;
  /** Revealed answers of a tutor test. */
  readonly explained: readonly Explained[];
  /** Whether the school compared the shape of the exam with the handbook. */
  readonly isConfirmed: boolean;
}

/** A sitting as its candidate continues it: the clock, every section, and the work on the one that runs. */
export class GetSitting {
  constructor(
    private readonly sittings: Pick<SittingRepository, 'find'>,
    private readonly reveals: Pick<RevealRepository, 'listOf'>,
    private readonly keys: AnswerKeySource,
    private readonly blueprints: Pick<BlueprintRepository, 'newest'>,
    private readonly clock: Clock,
  ) {}

  async run({ userId, sittingId }: { userId: UserId; sittingId: SittingId }): Promise<ShownSitting> {
    const whole = await ownSitting(this.sittings, sittingId, userId);
    const { sitting, sections } = whole;
    const now = this.clock.now();
    const state = sittingState(sitting, sections, now);
    const newest = await this.blueprints.newest();
    return {
      ...whole,
      now,
      state,
      isReleased: isReleased(sitting, state, now),
      endedAt: state === 'over' ? sittingEnd(sitting, sections, now) : null,
      explained: sitting.kind === 'tutor' ? await this.explained(whole) : [],
      isConfirmed: Boolean(newest?.confirmed),
    };
  }

  /** Keys of revealed questions alone: every other one stays out of the reply. */
  private async explained({ sitting, sections }: WholeSitting): Promise<Explained[]> {
    const reveals = await this.reveals.listOf(sitting.id);
    if (reveals.length === 0) return [];
    const keys = new Map((await this.keys.keys(versionIdsOf(sections))).map((key) => [key.questionId, key]));
    return reveals.flatMap((reveal) => {
      const key = keys.get(reveal.questionId);
      return key ? [{ reveal, key }] : [];
    });
  }
}
