import { expect, it } from 'vitest';
import { daysAfter } from '../../../../src/domain/kernel/calendar.ts';
import { layPlan } from '../../../../src/domain/learning/plan/lay-plan.ts';
import { daysBehind, waysOut } from '../../../../src/domain/learning/plan/pace.ts';
import type { MockTask, PlanTask } from '../../../../src/domain/learning/plan/plan-task.ts';
import { aGoal, aMock, aTask, aWeek, NO_CARDS, planOf, TODAY } from './plan-samples.ts';

/** A month of an hour a day, begun ten days ago, which has work for half of each day. */
const goal = aGoal({ since: daysAfter(TODAY, -10), examOn: daysAfter(TODAY, 20) });
const behind = (doneSince: number, more: Partial<typeof goal> = {}) =>
  daysBehind({ goal: { ...goal, ...more }, today: TODAY, left: 900 - doneSince, doneSince });

it('is nobody who kept an even pace, was ahead of it, or missed a single day', () => {
  expect([300, 500, 900, 270].map((done) => behind(done))).toEqual([0, 0, 0, 0]);
});

it('counts the study days that were missed', () => {
  expect([210, 150, 0].map((done) => behind(done))).toEqual([3, 5, 10]);
});

it('counts no day off and no weekday without minutes', () => {
  const off = { daysOff: [{ from: daysAfter(TODAY, -4), to: daysAfter(TODAY, -1) }] };
  expect(behind(0, off)).toBe(6);
  // Ten days back from a Monday: two weekends and a Friday to a Thursday, without Saturdays and Sundays.
  expect(behind(0, { minutes: [60, 60, 60, 60, 60, 0, 0] })).toBe(6);
});

it('begins anew on the day of the last change', () => {
  expect(behind(0, { since: TODAY })).toBe(0);
});

it('is nobody without minutes', () => {
  expect(behind(0, { minutes: aWeek(0) })).toBe(0);
});

/** The ways out of too much work, an hour a day, for an exam in so many days. */
function ways(tasks: readonly PlanTask[], days: number, more: { mocks?: MockTask[]; minutes?: number[] } = {}) {
  const { mocks = [], ...goal } = more;
  const input = {
    today: TODAY,
    goal: aGoal({ examOn: daysAfter(TODAY, days), ...goal }),
    ...{ tasks, mocks, meetings: [], cards: NO_CARDS, doneToday: 0 },
  };
  return waysOut(input, layPlan(input));
}
const hours = (count: number) => Array.from({ length: count }, (_, index) => aTask(`l${index}`, 60));

it('needs no way out where everything fits', () => {
  expect(ways(hours(1), 60)).toEqual({ minutes: null, examOn: null });
});

it('offers as many minutes, or as many days, as are missing', () => {
  const found = ways(hours(6), 4);
  expect(found).toEqual({ minutes: aWeek(90), examOn: daysAfter(TODAY, 6) });
  expect(planOf({ tasks: hours(6), examOn: daysAfter(TODAY, 4), minutes: aWeek(90) }).leftOut).toEqual([]);
  expect(planOf({ tasks: hours(6), examOn: found.examOn! }).leftOut).toEqual([]);
});

it('offers no more minutes than a day can have, and no exam that is more than a year later', () => {
  expect(ways(hours(400), 1)).toEqual({ minutes: null, examOn: null });
});

it('offers nothing that would not be enough: practice is not divided, and a mock exam needs long days', () => {
  const practice = Array.from({ length: 4 }, (_, index) => aTask(`p${index}`, 50, { canSplit: false }));
  const found = ways(practice, 3);
  expect(planOf({ tasks: practice, examOn: daysAfter(TODAY, 3), minutes: [...found.minutes!] }).leftOut).toEqual([]);
  const mocks = [aMock('m', [60, 60])];
  // An hour on Sundays alone: no two days in a row, so more of the same minutes is no way out.
  expect(ways([], 60, { mocks, minutes: [30, 30, 30, 30, 30, 0, 60] })).toEqual({ minutes: null, examOn: null });
});
