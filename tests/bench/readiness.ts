/**
 * `npm run bench -- readiness`: what readiness says of candidates of simulated schools, against the truth; then the time
 * of an estimate of 1,000 answers against an empty pass over its grid, in one run.
 */

import type { CountedAnswer } from '../../src/domain/readiness/ability.ts';
import { estimateOf } from '../../src/domain/readiness/estimate.ts';
import { GRID } from '../../src/domain/readiness/model.ts';
import { BEFORE, Bins, covered, promised } from '../support/simulated-schools.ts';
import { row, say } from './report.ts';

const SAMPLE = { schools: 40, candidates: 50, seed: 1_341_000 };
const GUESSING = [0, 0.15, 0.2];
const PER_CLUSTER = [20, 40, 80];
const CASES = [1, 5] as const;
const ANSWERS = 1_000;
/** In turns; the least time of each counts. */
const ROUNDS = 3_000;

const nameOf = (ofOneCluster: 1 | 5) => (ofOneCluster === 1 ? 'mixed cases' : 'cases of one cluster');
const bins = new Map(GUESSING.map((guessing) => [guessing, new Bins()]));

say('Intervals of 80 % that hold the truth, in percent, and their width in points');
row('', ...GUESSING.map((guessing) => `guess ${guessing}`));
for (const ofOneCluster of CASES)
  for (const answers of PER_CLUSTER) {
    const cells = GUESSING.map((guessing) => {
      const { percent, width } = covered({ guessing, ofOneCluster }, answers, SAMPLE, bins.get(guessing)!);
      return `${percent.toFixed(1)} (${width.toFixed(1)})`;
    });
    row(`${answers} answers in each cluster, ${nameOf(ofOneCluster)}`, ...cells);
  }

say('');
say('Passed exams against the predicted chance, in percent, in tenths of at least a hundred');
for (const [guessing, { full }] of bins)
  row(`guessing ${guessing}`, ...full.map(({ predicted, passed }) => `${predicted.toFixed(0)}: ${passed.toFixed(0)}`));

say('');
say('Candidates who are known after the questions that they were told, in percent, and how many these were');
row('', ...GUESSING.map((guessing) => `guess ${guessing}`));
for (const ofOneCluster of CASES)
  for (const before of Object.keys(BEFORE)) {
    const cells = GUESSING.map((guessing) => {
      const { percent, more } = promised({ guessing, ofOneCluster }, before, { ...SAMPLE, candidates: 10 });
      return `${percent.toFixed(0)} (${more.toFixed(0)})`;
    });
    row(`${before}, ${nameOf(ofOneCluster)}`, ...cells);
  }

const now = new Date('2026-03-01T00:00:00Z');
const answers = Array.from({ length: ANSWERS }, (_, at): CountedAnswer => {
  const names = { cluster: `c${at % 4}`, subject: 'any', vignetteId: `${Math.floor(at / 5)}` };
  const pace = at % 2 === 0 ? 'exam' : 'relaxed';
  // Means of two reviewers, each in steps of five.
  const rating = 20 + ((at * 7) % 31) * 2.5;
  return { ...names, isRight: at % 3 > 0, rating, pace, seconds: 90, at: new Date(now.getTime() - at * 3_600_000) };
});
const approved = new Map(answers.slice(0, 31).map(({ rating }) => [rating, 10]));
const asked = [0, 1, 2, 3].map((cluster) => ({ id: `c${cluster}`, questions: 60, approved }));

let total = 0;
function emptyPass(): void {
  let sum = 0;
  for (const _ of answers) for (const ability of GRID) sum += ability;
  total += sum;
}
const msOf = (run: () => void): number => {
  const start = performance.now();
  run();
  return performance.now() - start;
};
let [empty, estimate] = [Infinity, Infinity];
for (let round = 0; round < ROUNDS; round += 1) {
  empty = Math.min(empty, msOf(emptyPass));
  estimate = Math.min(
    estimate,
    msOf(() => void estimateOf(answers, asked, 0.25, now)),
  );
}
say('');
row(`An estimate of ${ANSWERS} answers, milliseconds`, estimate.toFixed(2));
row('One sum for each answer at each point of the grid', empty.toFixed(3));
row('ratio (goal: at most 20)', (estimate / empty).toFixed(1), Number.isFinite(total) ? '' : 'no sum');
