import { type CalendarDay, dayOf } from '../kernel/calendar.ts';
import type { UserId } from '../kernel/ids.ts';
import { type RoundedChance, rounded } from './chance.ts';
import type { Readiness } from './readiness.ts';
import type { Interval } from './reference-paper.ts';

/** The last estimate of a day, as it was shown then: later ratings and withdrawals change no curve. */
export interface KeptEstimate {
  readonly userId: UserId;
  /** Day of the school’s calendar. */
  readonly day: CalendarDay;
  readonly at: Date;
  readonly content: {
    readonly answers: number;
    /** Clusters that were known. The chance to pass is missing in estimates from before it was kept. */
    readonly clusters: readonly ({ readonly id: string; readonly chance?: RoundedChance } & Interval)[];
    /** To pass all of them; null where that was not known. */
    readonly all: RoundedChance | null;
    /** Nothing but cases of the demonstration; missing in estimates from before it was kept. */
    readonly isDemo?: boolean;
  };
}

export function keptEstimate(userId: UserId, { evidence, estimate }: Readiness, at: Date): KeptEstimate {
  const { clusters, all } = estimate;
  return {
    ...{ userId, day: dayOf(at), at },
    content: {
      answers: evidence.answers,
      clusters: clusters.flatMap(({ id, interval, chance, more }) =>
        more === 0 ? [{ id, ...interval, chance: rounded(chance.likely) }] : [],
      ),
      all: all.isKnown ? rounded(all.chance.likely) : null,
      isDemo: evidence.isDemo,
    },
  };
}
