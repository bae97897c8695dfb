import type { CalendarDay } from '../../kernel/calendar.ts';
import type { Review } from './review.ts';

/** How well a question was remembered, from worst to best. */
export const GRADES = ['again', 'hard', 'good', 'easy'] as const;
export type Grade = (typeof GRADES)[number];

/** Contract: tests/contracts/card-scheduler.test.ts. */
export interface CardScheduler {
  /**
   * Returns what a grade makes of a card.
   *
   * @param before null: it is new.
   * @param longest interval in days, at least 1.
   */
  next(before: Review | null, grade: Grade, today: CalendarDay, longest: number): Review;
  /** Chance, from 0 to 1, to remember a card on that day. */
  recallOn(review: Review, day: CalendarDay): number;
}

/** A right answer that took longer than this many times the pace of the exam was hard. */
const SLOW = 1.5;

export interface GivenAnswer {
  readonly isRight: boolean;
  readonly seconds: number;
  /** The candidate knew it cold. */
  readonly isEasy: boolean;
}

/** @param secondsAllowed pace of the exam; null where it has none. */
export function gradeOf({ isRight, seconds, isEasy }: GivenAnswer, secondsAllowed: number | null): Grade {
  if (!isRight) return 'again';
  if (isEasy) return 'easy';
  return secondsAllowed !== null && seconds > SLOW * secondsAllowed ? 'hard' : 'good';
}
