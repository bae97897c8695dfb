import type { Clock } from '../../kernel/clock.ts';
import type { SittingId, UserId } from '../../kernel/ids.ts';
import type { AnswerKeySource } from '../link-ports.ts';
import type { RevealRepository, SittingRepository } from '../ports.ts';
import { type Points, pointsOf, scoreOf } from '../score.ts';
import { versionIdsOf } from '../sitting.ts';
import type { ListSittings, SittingEntry } from './list-sittings.ts';

export interface ScoredSitting extends SittingEntry {
  /** Null while the result is not released. */
  readonly points: Points | null;
}

/** Own sittings as `ListSittings` lists them, with the points of those whose result may be read, and no other key. */
export class ListScoredSittings {
  constructor(
    private readonly listSittings: ListSittings,
    private readonly sittings: Pick<SittingRepository, 'findAll'>,
    private readonly reveals: Pick<RevealRepository, 'listOfAll'>,
    private readonly keys: Pick<AnswerKeySource, 'keys'>,
    private readonly clock: Clock,
  ) {}

  async run(wanted: { userId: UserId; before?: SittingId | undefined }): Promise<{
    sittings: ScoredSitting[];
    nextBefore: SittingId | null;
  }> {
    const { sittings, nextBefore } = await this.listSittings.run(wanted);
    const points = await this.pointsOf(sittings.filter((one) => one.isReleased).map(({ sitting }) => sitting.id));
    return { sittings: sittings.map((one) => ({ ...one, points: points.get(one.sitting.id) ?? null })), nextBefore };
  }

  /** Uses a constant number of queries for any number of sittings. */
  private async pointsOf(ids: readonly SittingId[]): Promise<ReadonlyMap<SittingId, Points>> {
    if (ids.length === 0) return new Map();
    const [found, reveals] = await Promise.all([this.sittings.findAll(ids), this.reveals.listOfAll(ids)]);
    const versionIds = [...new Set(found.flatMap(({ sections }) => versionIdsOf(sections)))];
    const keys = await this.keys.keys(versionIds);
    const now = this.clock.now();
    return new Map(
      found.map((whole) => {
        const { id, kind } = whole.sitting;
        const revealed = kind === 'tutor' ? reveals.filter(({ sittingId }) => sittingId === id) : [];
        return [id, pointsOf(scoreOf(whole, keys, revealed, now))];
      }),
    );
  }
}
