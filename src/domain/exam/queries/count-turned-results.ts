import type { Clock } from '../../kernel/clock.ts';
import type { QuestionId, SittingId, VersionId } from '../../kernel/ids.ts';
import type { KeyOfQuestion } from '../../kernel/vignettes.ts';
import type { AnswerKeySource } from '../link-ports.ts';
import type { SittingRepository } from '../ports.ts';
import { outcomeOf } from '../score.ts';
import { sittingState } from '../section-clock.ts';
import { versionIdsOf, type WholeSitting } from '../sitting.ts';

/** Sittings per read, so that other requests do not wait for long. */
const PAGE = 50;

export interface TurnedQuestion {
  readonly questionId: QuestionId;
  /** Versions that have the question. */
  readonly versionIds: readonly VersionId[];
  /** When the question was withdrawn, before and now; null: it was not. */
  readonly before: Date | null;
  readonly now: Date | null;
}

/** How many mock exams that are over have another outcome, in all or in a cluster, by a withdrawal or its undoing. */
export class CountTurnedResults {
  constructor(
    private readonly sittings: Pick<SittingRepository, 'listWith'>,
    private readonly keys: Pick<AnswerKeySource, 'keys'>,
    private readonly clock: Clock,
  ) {}

  async run({ questionId, versionIds, before, now }: TurnedQuestion): Promise<number> {
    const known = new Map<string, KeyOfQuestion[]>();
    let turned = 0;
    let after: SittingId | undefined;
    do {
      const page = await this.sittings.listWith(versionIds, { limit: PAGE, after });
      for (const whole of page) {
        if (sittingState(whole.sitting, whole.sections, this.clock.now()) !== 'over') continue;
        const keys = await this.keysOf(whole, known);
        const outcome = (at: Date | null) =>
          String(
            outcomeOf(
              whole,
              keys.map((key) => (key.questionId === questionId ? withdrawnAt(key, at) : key)),
            ),
          );
        if (outcome(before) !== outcome(now)) turned += 1;
      }
      after = page.length === PAGE ? page.at(-1)?.sitting.id : undefined;
    } while (after !== undefined);
    return turned;
  }

  /** Most sittings are of a few mock exams, whose keys are read once. */
  private async keysOf({ sections }: WholeSitting, known: Map<string, KeyOfQuestion[]>): Promise<KeyOfQuestion[]> {
    const versionIds = versionIdsOf(sections);
    const name = versionIds.join();
    const keys = known.get(name) ?? (await this.keys.keys(versionIds));
    known.set(name, keys);
    return keys;
  }
}

const withdrawnAt = (key: KeyOfQuestion, at: Date | null): KeyOfQuestion => ({
  ...key,
  withdrawn: at && { reason: '', at },
});
