import { describe, expect, it } from 'vitest';
import { BEFORE, Bins, covered, promised } from '../../support/simulated-schools.ts';

// These numbers had no say in any constant.
const SAMPLE = { schools: 30, candidates: 16, seed: 52_134_000 };

describe.each([0, 0.15, 0.2])('in simulated schools where %s is guessed', (guessing) => {
  it('four intervals of five hold the truth, and as many pass as was predicted', () => {
    const bins = new Bins();
    const shareOf = (ofOneCluster: 1 | 5, answers: number) =>
      covered({ guessing, ofOneCluster }, answers, SAMPLE, bins).percent;
    const twenty = [shareOf(1, 20), shareOf(5, 20)];
    for (const percents of [twenty, [...twenty, shareOf(1, 60)]]) {
      const mean = percents.reduce((sum, percent) => sum + percent, 0) / percents.length;
      expect(mean).toBeGreaterThanOrEqual(75);
      expect(mean).toBeLessThanOrEqual(85);
    }
    expect(bins.full).toHaveLength(10);
    for (const { predicted, passed } of bins.full) expect(Math.abs(passed - predicted)).toBeLessThanOrEqual(10);
  });
});

describe('a promised number of questions', () => {
  it.each(Object.keys(BEFORE))('is enough for eight candidates in ten who had answered %s', (before) => {
    const sample = { schools: 5, candidates: 40, seed: 52_135_000 };
    const { percent, told } = promised({ guessing: 0.2, ofOneCluster: 5 }, before, sample);
    expect(told).toBeGreaterThan(100);
    expect(percent).toBeGreaterThanOrEqual(80);
  });
});
