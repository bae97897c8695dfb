import { describe, expect, it } from 'vitest';
import { after, DAY_MS } from '../../../src/domain/kernel/clock.ts';
import { abilitiesOf, abilityBelow, likelihoodOf, tallyOf, weightsOf } from '../../../src/domain/readiness/ability.ts';
import { chancesOf, rounded, wordOf } from '../../../src/domain/readiness/chance.ts';
import { moreAnswers } from '../../../src/domain/readiness/enough-answers.ts';
import { estimateOf } from '../../../src/domain/readiness/estimate.ts';
import {
  chanceRight,
  difficultyOf,
  GRID,
  informationOf,
  normalBelow,
  sumOf,
} from '../../../src/domain/readiness/model.ts';
import { ReferencePaper } from '../../../src/domain/readiness/reference-paper.ts';
import { anAnswer, answers, asked, EVEN, NOW } from './readiness-samples.ts';

const flat = GRID.map(() => 1);

describe('a question', () => {
  it('is as hard as its rating tells, the floor taken off and both ends held', () => {
    // (0.575 - 0.15) / 0.85 is one half, (0.25 - 0.15) / 0.85 two seventeenths, (0.95 - 0.15) / 0.85 sixteen of them.
    expect(difficultyOf(EVEN)).toBeCloseTo(0, 12);
    expect(difficultyOf(25)).toBeCloseTo(Math.log(7.5), 12);
    expect(difficultyOf(95)).toBeCloseTo(-Math.log(16), 12);
    expect([difficultyOf(0), difficultyOf(100)]).toEqual([difficultyOf(25), difficultyOf(95)]);
  });

  it('is answered right by chance alone at the least, and flatter than if its difficulty were known', () => {
    expect(chanceRight(0, 0)).toBeCloseTo(0.575, 12);
    expect([chanceRight(-40, 0), chanceRight(40, 0)]).toEqual([expect.closeTo(0.15, 9), expect.closeTo(1, 9)]);
    // 1 / sqrt(1 + pi * 0.49 / 8) is 0.915766.
    expect(chanceRight(1, 0)).toBeCloseTo(0.15 + 0.85 / (1 + Math.exp(-0.915766)), 6);
  });

  it('tells most of an ability near its difficulty', () => {
    // The slope is 0.85 / 4 * 0.915766, the variance 0.575 * 0.425.
    expect(informationOf(0, 0)).toBeCloseTo((0.2125 * 0.915766) ** 2 / (0.575 * 0.425), 6);
    expect(informationOf(3, 0)).toBeLessThan(informationOf(0.5, 0));
  });
});

describe('a normal distribution', () => {
  it('has the shares that tables have', () => {
    for (const [x, share] of [
      [0, 0.5],
      [1.2816, 0.9],
      [-1.2816, 0.1],
      [1.96, 0.975],
      [-8, 0],
    ] as const)
      expect(normalBelow(x)).toBeCloseTo(share, 4);
  });
});

describe('an answer', () => {
  it('weighs whole when it is fresh and at the pace of the exam, half at leisure and half after thirty days', () => {
    const aged = (days: number) => anAnswer({ at: after(NOW, -days * DAY_MS) });
    const weights = weightsOf([anAnswer(), anAnswer({ pace: 'relaxed' }), aged(30), aged(60), aged(-1)], NOW);
    expect(weights).toEqual([1, 0.5, 0.5, 0.25, 1]);
  });

  it('weighs a little less for each other of its cluster about the same case', () => {
    const same = answers(5, () => ({ vignetteId: 'same' }));
    expect(weightsOf([...same, anAnswer()], NOW)).toEqual([...same.map(() => 1 / 1.12), 1]);
    const chanceOf = (cluster: string) =>
      estimateOf([...same, anAnswer({ vignetteId: 'same', cluster })], asked(), 0.25, NOW).clusters[1]?.chance;
    expect(chanceOf('c2')).toEqual(
      estimateOf([...same, anAnswer({ cluster: 'c2' })], asked(), 0.25, NOW).clusters[1]?.chance,
    );
  });
});

describe('abilities', () => {
  it('are spread as among all candidates where nothing was answered', () => {
    const { general, clusters } = abilitiesOf([flat, flat]);
    expect(sumOf(general)).toBeCloseTo(1, 12);
    for (const { whole } of clusters) {
      expect(sumOf(whole)).toBeCloseTo(1, 12);
      expect(abilityBelow(whole, 0.5)).toBeCloseTo(0, 6);
      expect(abilityBelow(whole, 0.9)).toBeCloseTo(1.2816 * Math.sqrt(1 + 0.4 ** 2), 1);
    }
  });

  it('in one cluster tell of the others by what they have in common', () => {
    const known = GRID.map((ability) => (ability === 1 ? 1 : 0));
    const [own, other] = abilitiesOf([known, flat]).clusters;
    expect(own?.whole[GRID.indexOf(1)]).toBeCloseTo(1, 12);
    const mean = sumOf(GRID.map((ability, at) => ability * (other?.whole[at] ?? 0)));
    expect(mean).toBeCloseTo(1 / 1.16, 2);
  });

  it('are what a sum over everything gives', () => {
    const bell = (x: number, mean: number, spread: number) => Math.exp(-0.5 * ((x - mean) / spread) ** 2);
    const of = { c1: [true, true, false], c2: [false] };
    const tallies = Object.values(of).map((each) =>
      tallyOf(
        each.map((isRight) => anAnswer({ isRight })),
        NOW,
      ),
    );
    const likelihood = (ability: number, each: readonly boolean[]) =>
      each.reduce((product, isRight) => product * (isRight ? chanceRight(ability, 0) : 1 - chanceRight(ability, 0)), 1);
    const masses = GRID.map((first) =>
      sumOf(
        GRID.flatMap((general) => {
          const scale = sumOf(GRID.map((x) => bell(x, general, 0.4)));
          const within = (x: number) => bell(x, general, 0.4) / scale;
          return GRID.map(
            (second) =>
              bell(general, 0, 1) *
              within(first) *
              likelihood(first, of.c1) *
              within(second) *
              likelihood(second, of.c2),
          );
        }),
      ),
    );
    const { clusters } = abilitiesOf(tallies.map(likelihoodOf));
    for (const [at, mass] of masses.entries()) expect(clusters[0]?.whole[at]).toBeCloseTo(mass / sumOf(masses), 9);
  });
});

describe('a reference paper', () => {
  const paper = new ReferencePaper(60, new Map([[EVEN, 3]]));

  it('expects of each ability the mean of its questions', () => {
    const mixed = new ReferencePaper(
      60,
      new Map([
        [EVEN, 3],
        [95, 1],
      ] as const),
    );
    expect(paper.percentAt(0)).toBeCloseTo(57.5, 9);
    expect(mixed.percentAt(0)).toBeCloseTo(0.75 * 57.5 + 25 * chanceRight(0, difficultyOf(95)), 9);
  });

  it('is passed by half of those who would have the last point by half', () => {
    // 34.5 points are expected at the standard, so that 35 pass; 34.5 and more count as 35.
    expect(paper.passing(0)[GRID.indexOf(0)]).toBeCloseTo(0.5, 6);
    const expected = 60 * chanceRight(1, 0);
    const spread = Math.sqrt(60 * chanceRight(1, 0) * (1 - chanceRight(1, 0)));
    expect(paper.passing(0)[GRID.indexOf(1)]).toBeCloseTo(normalBelow((expected - 34.5) / spread), 9);
  });

  it('gives the chance of a known ability over strict and mild exams', () => {
    const at = (ability: number) => GRID.map((one) => (one === ability ? 1 : 0));
    const passing = (standard: number) => paper.passing(standard)[GRID.indexOf(1)] ?? 0;
    const { clusters, all } = chancesOf(abilitiesOf([at(1), at(1)]), [paper, paper], 0.25);
    const nodes = [
      [0, 0.533333],
      [1.355626, 0.222076],
      [-1.355626, 0.222076],
      [2.85697, 0.011257],
      [-2.85697, 0.011257],
    ] as const;
    const likely = sumOf(nodes.map(([steps, weight]) => weight * passing(steps * 0.25)));
    const both = sumOf(nodes.map(([steps, weight]) => weight * passing(steps * 0.25) ** 2));
    expect(clusters[0]?.likely).toBeCloseTo(likely, 6);
    expect([clusters[0]?.lowest, clusters[0]?.highest]).toEqual([
      expect.closeTo(passing(1.2816 * 0.25), 6),
      expect.closeTo(passing(-1.2816 * 0.25), 6),
    ]);
    // Strict in one cluster is strict in the other: more than the product of both.
    expect(all.likely).toBeCloseTo(both, 6);
    expect(both).toBeGreaterThan(likely ** 2);
  });
});

describe('a chance', () => {
  it('is shown to the nearest five percent, and never as 0 or 100', () => {
    const shown = [0, 0.049, 0.05, 0.074, 0.076, 0.5, 0.94, 0.95, 0.951, 1].map(rounded);
    expect(shown.map(({ percent, limit }) => `${limit ?? ''} ${percent}`.trim())).toEqual(
      ['under 5', 'under 5', '5', '5', '10', '50', '95', '95', 'over 95', 'over 95'], // prettier
    );
  });

  it('has a word', () => {
    expect([1, 0.9, 0.89, 0.7, 0.69, 0.31, 0.3, 0.11, 0.1, 0].map(wordOf)).toEqual([
      ...['above', 'above', 'probably-above', 'probably-above', 'at-the-border'],
      ...['at-the-border', 'probably-below', 'probably-below', 'below', 'below'],
    ]);
  });
});

describe('too little data', () => {
  const ability = abilitiesOf([flat]).clusters[0]!;
  const more = (count: number, width: number) =>
    moreAnswers(count, ability, { low: 50, middle: 60, high: 50 + width }, { informationAt: () => 0.2 });

  it('ends with twenty answers and an interval of twenty points, neither alone', () => {
    expect([more(20, 20), more(19, 20), more(0, 5)]).toEqual([0, 5, 20]);
    expect(more(20, 20.5)).toBeGreaterThan(0);
  });

  it('asks for what the interval misses in precision, in steps of five', () => {
    // The deviation is near 1.08, and an interval of 40 points has to have four times the precision: 3 / 1.08^2 / 0.2.
    expect(more(30, 40)).toBe(20);
    expect(more(30, 60)).toBe(55);
    expect(more(500, 40)).toBe(20);
  });

  it('all clusters together are known from 160 answers where each is known', () => {
    const known = (count: number) =>
      estimateOf(
        answers(count, (at) => ({ cluster: `c${(at % 4) + 1}`, isRight: at % 8 < 4 })),
        asked(),
        0.25,
        NOW,
      ).all;
    expect(known(160)).toMatchObject({ more: 0, isKnown: true });
    expect(known(159)).toMatchObject({ more: 1, isKnown: false });
    const lopsided = answers(160, (at) => ({ cluster: `c${(at % 3) + 1}` }));
    expect(estimateOf(lopsided, asked(), 0.25, NOW).all).toMatchObject({ more: 0, isKnown: false });
  });
});
