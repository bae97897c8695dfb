import { describe, expect, it } from 'vitest';
import { after, DAY_MS } from '../../../src/domain/kernel/clock.ts';
import { APPROVED, aShape, atSight, CLUSTERS, EVEN, NOW, readiness, rows } from './readiness-samples.ts';

const inEach = (at: number) => ({ cluster: CLUSTERS[at % 4] as string });

describe('the evidence', () => {
  it('leaves out what is not released, withdrawn questions, clusters that have left the rules and unrated questions, and counts them', () => {
    const { evidence } = readiness([
      ...rows(3),
      ...rows(5, () => ({ isReleased: false, isWithdrawn: true })),
      atSight({ isWithdrawn: true, rating: null }),
      ...rows(2, () => ({ cluster: 'gone', rating: null })),
      ...rows(4, () => ({ rating: null })),
    ]);
    expect(evidence).toMatchObject({
      answers: 3,
      leftOut: { unreleased: 5, withdrawn: 1, otherClusters: 2, unrated: 4, demo: 0 },
      isDemo: false,
    });
  });

  it('is of the demonstration only where there is nothing else', () => {
    const demo = rows(5, () => ({ isDemo: true }));
    expect(readiness(demo).evidence).toMatchObject({ answers: 5, isDemo: true, leftOut: { demo: 0 } });
    const unrated = atSight({ rating: null });
    expect(readiness([...demo, unrated]).evidence).toMatchObject({ answers: 5, isDemo: true, leftOut: { unrated: 1 } });
    expect(readiness([...demo, atSight()]).evidence).toMatchObject({
      ...{ answers: 1, isDemo: false, leftOut: { demo: 5 } },
    });
  });

  it('tells its newest answer and how many people set the standard, on the average', () => {
    const old = after(NOW, -9 * DAY_MS);
    const newest = after(NOW, -3 * DAY_MS);
    const found = readiness([atSight({ at: old, reviewers: 1 }), atSight({ at: newest, reviewers: 2 })]).evidence;
    expect([found.newestAt, found.reviewers]).toEqual([newest, 1.5]);
    expect(readiness([]).evidence).toMatchObject({ answers: 0, newestAt: null, reviewers: 0, isDemo: false });
  });
});

describe('readiness', () => {
  it('is surer of the paper the more people set the standard', () => {
    const width = (reviewers: number) => {
      const { chance } = readiness(rows(160, (at) => ({ ...inEach(at), reviewers, isRight: at % 8 < 4 }))).estimate.all;
      return chance.highest - chance.lowest;
    };
    const [one, two, five] = [width(1), width(2), width(5)];
    expect([width(1.9), width(4), width(6)]).toEqual([one, two, five]);
    expect(one).toBeGreaterThan(two);
    expect(two).toBeGreaterThan(five);
  });

  it('names the known cluster with the lowest chance, unless each is probably passed', () => {
    const weak = rows(160, (at) => ({ ...inEach(at), isRight: at % 4 === 2 ? at % 16 === 2 : true }));
    const { failsBy, estimate } = readiness(weak);
    expect(failsBy).toEqual({ cluster: 'c3', chance: estimate.clusters[2]?.chance });
    expect(readiness(rows(160, inEach)).failsBy).toBeNull();
    // The third cluster is not known: nothing is said of it.
    const unknown = weak.filter(({ cluster }, at) => cluster !== 'c3' || at < 40);
    expect(readiness(unknown).estimate.clusters[2]?.more).toBeGreaterThan(0);
    expect(readiness(unknown).failsBy).toBeNull();
    expect(readiness([]).failsBy).toBeNull();
  });

  it('has the median of seconds under the clock', () => {
    const pace = (...seconds: number[]) => readiness(seconds.map((one) => atSight({ seconds: one }))).pace;
    expect(pace(30, 200, 60)).toEqual({ medianSeconds: 60, of: 3 });
    expect(pace(30, 200, 60, 80)).toEqual({ medianSeconds: 70, of: 4 });
    expect(readiness(rows(2, () => ({ pace: 'relaxed' }))).pace).toBeNull();
  });

  it('adds answers up by cluster and subject, in the order of the exam', () => {
    const { grid } = readiness([
      atSight({ cluster: 'c2', subject: 'radiology' }),
      atSight({ subject: 'radiology', isRight: false }),
      atSight({ subject: 'radiology' }),
      atSight({ subject: 'endodontics' }),
      atSight({ subject: 'gone' }),
    ]);
    expect(grid.map(({ cluster, subject, right, of }) => [cluster, subject, right, of])).toEqual([
      ['c1', 'endodontics', 1, 1],
      ['c1', 'radiology', 1, 2],
      ['c2', 'radiology', 1, 1],
    ]);
  });

  it('counts the approved questions of each cluster, none of which may be left', () => {
    const ratings = new Map(APPROVED.ratings).set(
      'c1',
      new Map([
        [EVEN, 2],
        [80, 3],
      ] as const),
    );
    ratings.delete('c4');
    expect(readiness([], {}, { ...APPROVED, ratings }).approved).toEqual([5, 10, 10, 0]);
  });

  it('tells how many cases have the questions that are missing, by what a case has of a cluster', () => {
    const perCase = new Map([
      ['c1', 1.25],
      ['c2', 5],
    ]);
    const { estimate, moreCases } = readiness([], {}, { ...APPROVED, perCase });
    const [first, second, third] = estimate.clusters.map(({ more }) => more);
    expect(first).toBeGreaterThan(0);
    expect(moreCases.slice(0, 3)).toEqual([Math.ceil(first! / 1.25), Math.ceil(second! / 5), third]);
    expect(readiness(rows(200, inEach)).moreCases).toEqual([0, 0, 0, 0]);
  });

  it('is there for another exam', () => {
    const clusters = aShape().clusters.slice(0, 2);
    const found = readiness(rows(90, inEach), { clusters });
    expect(found.evidence).toMatchObject({ answers: 46, leftOut: { otherClusters: 44 } });
    expect(found.estimate.all.more).toBe(34);
  });
});
