import { FSRS, type Card as FsrsCard, generatorParameters, Rating, State } from 'ts-fsrs';
import { daysAfter, daysFromTo } from '../../domain/kernel/calendar.ts';
import { DAY_MS } from '../../domain/kernel/clock.ts';
import type { CardScheduler, Grade } from '../../domain/readiness/cards/card-scheduler.ts';
import type { Review } from '../../domain/readiness/cards/review.ts';

const RATINGS = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
} as const satisfies Record<Grade, Rating>;

/**
 * FSRS-6 with its published parameters: a card comes when nine of ten would remember it. Without fuzz and without steps
 * of minutes, because a day is the smallest interval of people who study once a day.
 */
const fsrs = (longest: number): FSRS =>
  new FSRS(
    generatorParameters({
      request_retention: 0.9,
      enable_fuzz: false,
      enable_short_term: false,
      maximum_interval: longest,
    }),
  );

const daysSince = ({ on }: Review, day: string): number => Math.max(0, daysFromTo(on, day) - 1);

/** Counts days alone: the library is given moments of UTC, which has no clock changes. */
export class TsFsrsCardScheduler implements CardScheduler {
  private readonly byLongest = new Map<number, FSRS>();

  next(before: Review | null, grade: Grade, today: string, longest: number): Review {
    const elapsed = before ? daysSince(before, today) : 0;
    const now = new Date(elapsed * DAY_MS);
    const { card } = this.of(longest).next(fsrsCard(before), now, RATINGS[grade]);
    return {
      memory: { stability: card.stability, difficulty: card.difficulty },
      on: today,
      // Between hard, good and easy the library keeps a day, also where that is longer than the longest.
      nextOn: daysAfter(today, Math.min(longest, Math.max(1, card.scheduled_days))),
    };
  }

  recallOn(review: Review, day: string): number {
    return this.of(1).forgetting_curve(daysSince(review, day), review.memory.stability);
  }

  private of(longest: number): FSRS {
    const known = this.byLongest.get(longest) ?? fsrs(longest);
    this.byLongest.set(longest, known);
    return known;
  }
}

const BEGUN = new Date(0);

function fsrsCard(before: Review | null): FsrsCard {
  const still = { due: BEGUN, elapsed_days: 0, scheduled_days: 0, learning_steps: 0, reps: 0, lapses: 0 };
  if (!before) return { ...still, stability: 0, difficulty: 0, state: State.New };
  return { ...still, ...before.memory, state: State.Review, last_review: BEGUN };
}
