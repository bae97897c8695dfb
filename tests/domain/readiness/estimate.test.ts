import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { after, DAY_MS } from '../../../src/domain/kernel/clock.ts';
import type { CountedAnswer } from '../../../src/domain/readiness/ability.ts';
import { type Estimate, estimateOf } from '../../../src/domain/readiness/estimate.ts';
import { anAnswer, answers, asked, CLUSTERS, NOW } from './readiness-samples.ts';

const estimate = (given: readonly CountedAnswer[], of = asked()) => estimateOf(given, of, 0.25, NOW);

const someAnswer: fc.Arbitrary<CountedAnswer> = fc
  .record({
    cluster: fc.constantFrom(...CLUSTERS),
    vignetteId: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    isRight: fc.boolean(),
    rating: fc.integer({ min: 0, max: 200 }).map((half) => half / 2),
    pace: fc.constantFrom('exam' as const, 'relaxed' as const),
    days: fc.integer({ min: 0, max: 2_000 }),
  })
  .map(({ days, ...facts }) => anAnswer({ ...facts, at: after(NOW, -days * DAY_MS) }));

const someAnswers = fc.array(someAnswer, { maxLength: 60 });

function expectSound({ clusters, all }: Estimate): void {
  for (const { interval, standard, chance, more } of clusters) {
    expect(interval.low).toBeGreaterThanOrEqual(15);
    expect(interval.low).toBeLessThan(interval.middle);
    expect(interval.middle).toBeLessThan(interval.high);
    expect(interval.high).toBeLessThanOrEqual(100);
    expect(standard).toBeGreaterThan(15);
    expect(chance.lowest).toBeGreaterThanOrEqual(0);
    expect(chance.lowest).toBeLessThanOrEqual(chance.likely);
    expect(chance.likely).toBeLessThanOrEqual(chance.highest);
    expect(chance.highest).toBeLessThanOrEqual(1);
    expect([Number.isFinite(more), more % 5]).toEqual([true, 0]);
    expect(all.chance.likely).toBeLessThanOrEqual(chance.likely + 1e-9);
  }
}

describe('an estimate', () => {
  it('is finite and in order for any answers and any number of clusters', () => {
    fc.assert(
      fc.property(someAnswers, fc.integer({ min: 1, max: 8 }), (given, count) => {
        const ids = Array.from({ length: count }, (_, at) => `c${at + 1}`);
        expectSound(
          estimate(
            given.filter(({ cluster }) => ids.includes(cluster)),
            asked(ids),
          ),
        );
      }),
      { numRuns: 60 },
    );
  });

  it('rises with a right answer and falls with a wrong one, in each cluster', () => {
    fc.assert(
      fc.property(someAnswers, someAnswer, (given, { vignetteId: _, ...next }) => {
        const add = (isRight: boolean) => estimate([...given, anAnswer({ ...next, vignetteId: 'new', isRight })]);
        const [before, right, wrong] = [estimate(given), add(true), add(false)];
        for (const [at, { interval, chance }] of before.clusters.entries()) {
          expect(right.clusters[at]!.interval.middle).toBeGreaterThan(interval.middle - 1e-9);
          expect(wrong.clusters[at]!.interval.middle).toBeLessThan(interval.middle + 1e-9);
          expect(right.clusters[at]!.chance.likely).toBeGreaterThan(chance.likely - 1e-9);
          expect(wrong.clusters[at]!.chance.likely).toBeLessThan(chance.likely + 1e-9);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('does not hang on the order of the answers', () => {
    fc.assert(
      fc.property(someAnswers, (given) => {
        const [one, other] = [estimate(given), estimate(given.toReversed())];
        for (const [at, { interval }] of one.clusters.entries())
          expect(other.clusters[at]!.interval.middle).toBeCloseTo(interval.middle, 6);
      }),
      { numRuns: 30 },
    );
  });

  it('is finite where everything is right, everything is wrong, and where clusters contradict each other', () => {
    const each = (isRight: (at: number) => boolean, count: number) =>
      estimate(answers(count, (at) => ({ cluster: `c${(at % 4) + 1}`, isRight: isRight(at) })));
    for (const count of [1, 4, 200, 10_000])
      for (const isRight of [() => true, () => false, (at: number) => at % 2 === 0]) expectSound(each(isRight, count));
    expectSound(estimate([]));
    expect(each(() => true, 200).clusters[0]?.chance.likely).toBeGreaterThan(0.95);
    expect(each(() => false, 200).clusters[0]?.chance.likely).toBeLessThan(0.05);
  });

  it('takes the ratings of answered questions where none is approved now, and is finite where there is none at all', () => {
    const [none, ...others] = asked();
    const bare = [{ ...none!, approved: new Map<number, number>() }, ...others];
    const easy = answers(30, () => ({ rating: 90 }));
    expectSound(estimate(easy, bare));
    expect(estimate(easy, bare).clusters[0]?.standard).toBeGreaterThan(80);
    expectSound(estimate([], bare));
    expect(estimate([], bare).clusters[0]).toMatchObject({ answers: 0, more: expect.any(Number) });
  });
});
