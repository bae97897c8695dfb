import { expect, it } from 'vitest';
import { daysAfter } from '../../../../src/domain/kernel/calendar.ts';
import { daysBehind, waysOut } from '../../../../src/domain/learning/plan/pace.ts';
import { aGoal, aTask, aWeek, planOf, TODAY } from './plan-samples.ts';

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

it('needs no way out where everything fits', () => {
  const plan = planOf({ tasks: [aTask('a', 60)] });
  expect(waysOut(aGoal(), plan)).toEqual({ minutes: null, examOn: null });
});

it('offers as many minutes, or as many days, as are missing', () => {
  const short = { examOn: daysAfter(TODAY, 4) };
  const tasks = Array.from({ length: 6 }, (_, index) => aTask(`l${index}`, 60));
  const ways = waysOut(aGoal(short), planOf({ tasks, ...short }));
  expect(ways).toEqual({ minutes: aWeek(90), examOn: daysAfter(TODAY, 6) });
  expect(planOf({ tasks, examOn: short.examOn, minutes: aWeek(90) }).leftOut).toEqual([]);
  expect(planOf({ tasks, examOn: ways.examOn! }).leftOut).toEqual([]);
});

it('offers no more minutes than a day can have, and no exam that is more than a year later', () => {
  const short = { examOn: daysAfter(TODAY, 1) };
  const tasks = Array.from({ length: 400 }, (_, index) => aTask(`l${index}`, 60));
  expect(waysOut(aGoal(short), planOf({ tasks, ...short }))).toEqual({ minutes: null, examOn: null });
});
