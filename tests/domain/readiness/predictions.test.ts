import { describe, expect, it } from 'vitest';
import type { ClusterResult } from '../../../src/domain/readiness/literals.ts';
import type { Outcome } from '../../../src/domain/readiness/outcome.ts';
import { type PredictionBin, predictionsOf } from '../../../src/domain/readiness/predictions.ts';

type Told = [result: ClusterResult, percent: number | null];

const chance = (percent: number | null) => (percent === null ? null : { percent, limit: null });

let people = 0;
const outcome = (told: readonly Told[], all: number | null = null, userId = `person-${(people += 1)}`) => ({
  userId,
  content: {
    clusters: told.map(([result, percent], at) => ({ id: `c${at + 1}`, result, chance: chance(percent) })),
    all: chance(all),
  } satisfies Outcome['content'],
});
const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);
const inWords = (bins: readonly PredictionBin[] | undefined) =>
  bins?.map(({ from, results, passed, predicted }) => [from, results, passed, predicted]);

describe('what was predicted', () => {
  it('is compared from 30 candidates on; until then only their number is told', () => {
    const some = times(29, () => outcome([['passed', 75]]));
    expect(predictionsOf([])).toEqual({ candidates: 0, needed: 30, bins: null });
    expect(predictionsOf(some)).toEqual({ candidates: 29, needed: 30, bins: null });
    const { candidates, bins } = predictionsOf([...some, outcome([['failed', 75]])]);
    expect(candidates).toBe(30);
    expect(inWords(bins?.clusters)).toEqual([
      [0, 0, 0, null],
      [20, 0, 0, null],
      [40, 0, 0, null],
      [60, 30, 29, 75],
      [80, 0, 0, null],
    ]);
  });

  it('is compared with the same candidate’s second exam as well, who is one candidate all the same', () => {
    const some = times(28, () => outcome([['passed', 75]]));
    const twice = times(2, () => outcome([['failed', 75]], null, 'ada'));
    expect(predictionsOf([...some, ...twice])).toEqual({ candidates: 29, needed: 30, bins: null });
    expect(predictionsOf([...some, ...twice, outcome([['passed', 75]])]).bins?.clusters[3]).toMatchObject({
      results: 31,
      passed: 29,
    });
  });

  it('leaves out what was not said or not known, and candidates with nothing else', () => {
    const silent = times(30, () => outcome([['not-said', 75]]));
    const unknown = times(30, () => outcome([['passed', null]]));
    expect(predictionsOf([...silent, ...unknown])).toEqual({ candidates: 0, needed: 30, bins: null });
    const half = times(30, () =>
      outcome([
        ['passed', 75],
        ['not-said', 75],
        ['failed', null],
      ]),
    );
    expect(inWords(predictionsOf(half).bins?.clusters)?.[3]).toEqual([60, 30, 30, 75]);
  });

  it('is in the bin that begins at or below it; a mean is of what was shown', () => {
    const told = [5, 15, 20, 35, 40, 60, 80, 95].map((percent): Told => ['passed', percent]);
    const { bins } = predictionsOf(times(30, () => outcome(told)));
    expect(inWords(bins?.clusters)).toEqual([
      [0, 60, 60, 10],
      [20, 60, 60, 27.5],
      [40, 30, 30, 40],
      [60, 30, 30, 60],
      [80, 60, 60, 87.5],
    ]);
  });

  it('of all clusters is passed where each is, and failed where one is', () => {
    const whole = [
      ...times(15, () =>
        outcome(
          [
            ['passed', 90],
            ['passed', null],
          ],
          85,
        ),
      ),
      ...times(10, () =>
        outcome(
          [
            ['not-said', 90],
            ['failed', null],
          ],
          85,
        ),
      ),
      ...times(10, () =>
        outcome(
          [
            ['passed', 90],
            ['not-said', 90],
          ],
          85,
        ),
      ),
    ];
    const { candidates, bins } = predictionsOf(whole);
    expect(candidates).toBe(35);
    expect(inWords(bins?.all)?.[4]).toEqual([80, 25, 15, 85]);
  });
});
