import { describe, expect, it } from 'vitest';
import { TsFsrsCardScheduler } from '../../src/adapters/ts-fsrs/card-scheduler.ts';
import { daysAfter, daysFromTo } from '../../src/domain/kernel/calendar.ts';
import { GRADES, type Grade } from '../../src/domain/readiness/cards/card-scheduler.ts';
import type { Review } from '../../src/domain/readiness/cards/review.ts';

const scheduler = new TsFsrsCardScheduler();
const DAY = '2026-03-02';

/** Reviews after these grades, each so many days after the one before; without a number, on its due day. */
function after(grades: readonly (readonly [Grade, number?])[], longest = 180): Review[] {
  const reviews: Review[] = [];
  for (const [grade, days] of grades) {
    const before = reviews.at(-1) ?? null;
    const today = before ? (days === undefined ? before.nextOn : daysAfter(before.on, days)) : DAY;
    reviews.push(scheduler.next(before, grade, today, longest));
  }
  return reviews;
}

const interval = ({ on, nextOn }: Review): number => daysFromTo(on, nextOn) - 1;

describe('CardScheduler, FSRS-6', () => {
  it('has the memory of the published vectors', () => {
    const given = [['again'], ['good', 0], ['good', 1], ['good', 3], ['good', 8], ['good', 21]] as const;
    const { stability, difficulty } = after(given).at(-1)!.memory;
    expect(stability).toBeCloseTo(53.335106, 3);
    expect(difficulty).toBeCloseTo(6.3574867, 5);
  });

  it('has the intervals of the published vectors on due days', () => {
    const given = [['again'], ['good'], ['good'], ['good'], ['again'], ['good'], ['good']] as const;
    expect(after(given).map(interval)).toEqual([1, 3, 8, 22, 2, 4, 8]);
  });

  it.each([1, 2, 7, 180])('keeps every interval between a day and %i days', (longest) => {
    for (const grade of GRADES)
      for (const review of after([[grade], ['easy'], [grade], ['easy'], ['easy'], ['easy']], longest)) {
        expect(interval(review)).toBeGreaterThanOrEqual(1);
        expect(interval(review)).toBeLessThanOrEqual(longest);
      }
  });

  it('tells a recall that falls with the days, nine of ten when the memory’s days are over', () => {
    const review: Review = { memory: { stability: 10, difficulty: 5 }, on: DAY, nextOn: daysAfter(DAY, 10) };
    const recalls = [0, 1, 10, 100].map((days) => scheduler.recallOn(review, daysAfter(DAY, days)));
    expect(recalls[0]).toBe(1);
    expect(recalls[2]).toBeCloseTo(0.9, 6);
    expect(recalls).toEqual(recalls.toSorted((one, other) => other - one));
    // A clock that was set back since.
    expect(scheduler.recallOn(review, daysAfter(DAY, -3))).toBe(1);
  });
});
