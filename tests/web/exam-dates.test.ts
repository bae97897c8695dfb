import { expect, it } from 'vitest';
import { comingExams, examDays } from '../../web/text/exam-dates.ts';

it.each([
  ['2027-03-04', '2027-03-04', '4 March 2027'],
  ['2027-03-04', '2027-03-05', '4–5 March 2027'],
  ['2027-03-31', '2027-04-01', '31 March – 1 April 2027'],
  ['2027-12-31', '2028-01-01', '31 December 2027 – 1 January 2028'],
])('days from %s to %s are %s', (from, to, words) => expect(examDays({ from, to })).toBe(words));

it('an exam is coming until its last day is over', () => {
  const exam = { from: '2027-03-04', to: '2027-03-05', note: '' };
  expect(comingExams([exam], '2027-03-05')).toEqual([exam]);
  expect(comingExams([exam], '2027-03-06')).toEqual([]);
});
