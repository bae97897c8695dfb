import { describe, expect, it } from 'vitest';
import { NodeEventLoopYield } from '../../../src/adapters/node-crypto/node-event-loop-yield.ts';
import { actualOf, Balance, targetsOf } from '../../../src/domain/exam/balance.ts';
import type { BlueprintContent } from '../../../src/domain/exam/blueprint.ts';
import { DEFAULT_BLUEPRINT } from '../../../src/domain/exam/default-blueprint.ts';
import { type Drawing, draw } from '../../../src/domain/exam/draw.ts';
import type { MockSection } from '../../../src/domain/exam/mock-exam.ts';
import { unscoredIn, withUnscored } from '../../../src/domain/exam/unscored.ts';
import type { PooledVignette } from '../../../src/domain/kernel/vignettes.ts';
import { Seeded } from '../../support/seeded.ts';

/** Two sections of 35 vignettes with four questions, and clusters of unequal shares. */
const OTHER_SHAPE: BlueprintContent = {
  ...DEFAULT_BLUEPRINT,
  vignette: { questions: 4 },
  days: [[1, 2]],
  sections: Array.from({ length: 2 }, () => ({ vignettes: 35, minutes: 150 })),
  unscoredVignettesPerSection: 3,
  clusters: [
    { id: 'a', short: 'A', title: 'A', share: 0.5 },
    { id: 'b', short: 'B', title: 'B', share: 0.3 },
    { id: 'c', short: 'C', title: 'C', share: null },
  ],
};

const emptySections = ({ sections }: Pick<BlueprintContent, 'sections'>): MockSection[] =>
  sections.map(({ vignettes, minutes }) => ({ minutes, places: vignettes, vignettes: [] }));

/** Vignettes as a school has them: most questions of one are in one cluster and subject. */
function aPool(count: number, blueprint: BlueprintContent, seed = 1): PooledVignette[] {
  const random = new Seeded(seed);
  const { clusters, subjects, vignette } = blueprint;
  return Array.from({ length: count }, (_, at) => {
    const [cluster, subject] = [random.of(clusters).id, random.of(subjects).id];
    return {
      vignetteId: `v${at}`,
      number: at + 1,
      versionId: `v${at}-1`,
      title: `Vignette ${at}`,
      isDemo: false,
      questions: Array.from({ length: vignette.questions }, (__, position) => ({
        id: `v${at}-${position}`,
        cluster: random.next() < 0.6 ? cluster : random.of(clusters).id,
        subject: random.next() < 0.7 ? subject : random.of(subjects).id,
        rating: 20 + 5 * Math.floor(random.next() * 16),
      })),
    };
  });
}

type Drawn = Partial<Drawing> & { blueprint: BlueprintContent; pool: readonly PooledVignette[] };

const drawn = ({ pool, ...facts }: Drawn) =>
  draw(
    { sections: emptySections(facts.blueprint), pools: [pool], fixed: [], seed: 'seed', ...facts },
    new NodeEventLoopYield(),
  );

const idsOf = (sections: readonly MockSection[]) =>
  sections.map(({ vignettes }) => vignettes.map(({ vignetteId }) => vignetteId));

function vignettesOf(sections: readonly MockSection[], pool: readonly PooledVignette[]): PooledVignette[] {
  const all = new Map(pool.map((one) => [one.vignetteId, one]));
  return idsOf(sections)
    .flat()
    .map((id) => all.get(id)!);
}

function costOf(
  sections: readonly MockSection[],
  blueprint: BlueprintContent,
  pool: readonly PooledVignette[],
): number {
  const places = sections.reduce((sum, section) => sum + section.places, 0);
  const balance = new Balance(blueprint, places * blueprint.vignette.questions, sections.length);
  sections.forEach((section, at) => {
    for (const one of vignettesOf([section], pool)) balance.add(balance.loadOf(one), at);
  });
  return balance.cost();
}

describe('targets', () => {
  it('follow the shares, and what none names is even', () => {
    const shares = (...all: (number | null)[]) => all.map((share, at) => ({ id: String(at), share }));
    expect(targetsOf(shares(null, null, null, null), 280)).toEqual([70, 70, 70, 70]);
    expect(targetsOf(shares(0.5, null, null), 80)).toEqual([40, 20, 20]);
    expect(targetsOf(shares(0.5, 0.3, 0.2), 100)).toEqual([50, 30, 20]);
    expect(targetsOf(shares(1, null), 80)).toEqual([80, 0]);
  });

  it('are of all questions, also where shares add up to less', () => {
    const targets = targetsOf(
      [0.3, 0.3, 0.3].map((share, at) => ({ id: String(at), share })),
      90,
    );
    expect(targets.map(Math.round)).toEqual([30, 30, 30]);
    expect(
      targetsOf(
        [
          { id: 'a', share: 0 },
          { id: 'b', share: 0 },
        ],
        10,
      ),
    ).toEqual([5, 5]);
  });
});

describe('the cost', () => {
  it('is what the design says, worked out by hand', () => {
    const clusters = [
      { id: 'a', short: 'A', title: 'A', share: null },
      { id: 'b', short: 'B', title: 'B', share: null },
    ];
    const subjects = [{ id: 's', title: 'S', share: null, search: '' }];
    const question = (cluster: string, rating: number | null) => ({ id: cluster, cluster, subject: 's', rating });
    const balance = new Balance({ clusters, subjects }, 4, 2);
    // Nothing yet: clusters lack 2 of 4 each, the subject 4 of 4.
    expect(balance.cost()).toBeCloseTo(4 * (0.25 + 0.25) + 1);
    balance.add(balance.loadOf({ questions: [question('a', 60), question('a', 80)] }), 0);
    const second = balance.loadOf({ questions: [question('a', 40), question('b', null)] });
    balance.add(second, 1);
    // Three of a, one of b: 4 × (1/16 + 1/16). Mean ratings 70 and 40 around 60: 0.1² + 0.2².
    expect(balance.cost()).toBeCloseTo(0.5 + 0.05);
    balance.remove(second, 1);
    expect(balance.cost()).toBeCloseTo(4 * 0.25 + 0.25);
  });
});

describe.each<[string, BlueprintContent]>([
  ['the default blueprint', DEFAULT_BLUEPRINT],
  ['a blueprint of another shape', OTHER_SHAPE],
])('a drawing to %s', (_name, blueprint) => {
  const pool = aPool(300, blueprint);

  it('fills every place, and takes no vignette twice', async () => {
    for (let seed = 1; seed <= 4; seed++) {
      const ids = idsOf(await drawn({ blueprint, pool, seed: `seed ${seed}` }));
      expect(ids.map((own) => own.length)).toEqual(blueprint.sections.map(({ vignettes }) => vignettes));
      expect(new Set(ids.flat()).size).toBe(ids.flat().length);
    }
  });

  it('is within two questions of every cluster, and three of every subject', async () => {
    const vignettes = vignettesOf(await drawn({ blueprint, pool }), pool);
    const questions = vignettes.flatMap((one) => one.questions).length;
    for (const [field, entries, max] of [
      ['cluster', blueprint.clusters, 2],
      ['subject', blueprint.subjects, 3],
    ] as const) {
      const targets = targetsOf(entries, questions);
      actualOf(field, entries, vignettes).forEach((actual, at) => {
        expect(Math.abs(actual - targets[at]!), `${field} ${entries[at]?.id}`).toBeLessThanOrEqual(max);
      });
    }
  });

  it('is no worse than any single swap would make it', async () => {
    const sections = await drawn({ blueprint, pool });
    const before = costOf(sections, blueprint, pool);
    const random = new Seeded(5);
    const used = new Set(idsOf(sections).flat());
    const unused = pool.filter(({ vignetteId }) => !used.has(vignetteId));
    for (let tries = 0; tries < 300; tries++) {
      const at = random.below(sections.length);
      const place = random.below(sections[at]!.places);
      const other = { ...sections[at]!.vignettes[place]!, vignetteId: random.of(unused).vignetteId };
      const swapped = sections.map((section, index) =>
        index === at ? { ...section, vignettes: section.vignettes.with(place, other) } : section,
      );
      expect(costOf(swapped, blueprint, pool)).toBeGreaterThan(before - 1e-6);
    }
  });

  it('is the same again by its seed, and another one by another', async () => {
    const of = async (seed: string) => idsOf(await drawn({ blueprint, pool, seed }));
    expect(await of('one')).toEqual(await of('one'));
    expect(await of('one')).not.toEqual(await of('two'));
  });

  it('leaves fixed vignettes where they are, and draws them nowhere else', async () => {
    const fixed = pool.slice(0, 3);
    const place = (vignette: PooledVignette, isFixed: boolean) => ({
      vignetteId: vignette.vignetteId,
      versionId: null,
      isScored: true,
      isFixed,
    });
    const [first, second, ...rest] = emptySections(blueprint);
    const sections = [
      { ...first!, vignettes: [place(pool[10]!, false), place(fixed[0]!, true), place(fixed[1]!, true)] },
      { ...second!, vignettes: [place(fixed[2]!, true)] },
      ...rest,
    ];
    const ids = idsOf(await drawn({ blueprint, pool, sections, fixed }));
    expect(ids[0]?.slice(1, 3)).toEqual([fixed[0]!.vignetteId, fixed[1]!.vignetteId]);
    expect(ids[1]?.[0]).toBe(fixed[2]!.vignetteId);
    for (const { vignetteId } of fixed) expect(ids.flat().filter((id) => id === vignetteId)).toHaveLength(1);
    expect(ids.map((own) => own.length)).toEqual(blueprint.sections.map(({ vignettes }) => vignettes));
  });
});

it('leaves places free where the pool has too few', async () => {
  const pool = aPool(7, DEFAULT_BLUEPRINT);
  const ids = idsOf(await drawn({ blueprint: DEFAULT_BLUEPRINT, pool }));
  expect(ids.map((own) => own.length)).toEqual([2, 2, 2, 1]);
  expect(ids.flat().toSorted()).toEqual(pool.map(({ vignetteId }) => vignetteId));
  expect(idsOf(await drawn({ blueprint: DEFAULT_BLUEPRINT, pool: [] })).flat()).toEqual([]);
});

it('takes all of the first rank, and fills what is left from the next, as well as can be', async () => {
  const pool = aPool(300, DEFAULT_BLUEPRINT);
  const first = pool.slice(0, 40);
  const pools = [first, pool.slice(40)];
  const sections = await drawn({ blueprint: DEFAULT_BLUEPRINT, pool, pools });
  const ids = new Set(idsOf(sections).flat());
  expect(ids.size).toBe(56);
  expect(first.filter(({ vignetteId }) => !ids.has(vignetteId))).toEqual([]);
  const vignettes = vignettesOf(sections, pool);
  const targets = targetsOf(DEFAULT_BLUEPRINT.clusters, vignettes.flatMap((one) => one.questions).length);
  actualOf('cluster', DEFAULT_BLUEPRINT.clusters, vignettes).forEach((actual, at) => {
    expect(Math.abs(actual - targets[at]!)).toBeLessThanOrEqual(2);
  });
});

it('takes none of the next rank where the first has enough', async () => {
  const pool = aPool(120, DEFAULT_BLUEPRINT);
  const sections = await drawn({ blueprint: DEFAULT_BLUEPRINT, pool, pools: [pool.slice(0, 60), pool.slice(60)] });
  const first = new Set(pool.slice(0, 60).map(({ vignetteId }) => vignetteId));
  expect(
    idsOf(sections)
      .flat()
      .filter((id) => !first.has(id)),
  ).toEqual([]);
});

it('draws vignettes whose clusters the blueprint no longer has, and that nobody rated', async () => {
  const pool = aPool(60, DEFAULT_BLUEPRINT).map((one) => ({
    ...one,
    questions: one.questions.map((question) => ({ ...question, cluster: 'gone', rating: null })),
  }));
  expect(idsOf(await drawn({ blueprint: DEFAULT_BLUEPRINT, pool })).flat()).toHaveLength(56);
});

it('makes sections equally hard', async () => {
  const pool = aPool(300, DEFAULT_BLUEPRINT);
  const means = (await drawn({ blueprint: DEFAULT_BLUEPRINT, pool })).map((section) => {
    const ratings = vignettesOf([section], pool).flatMap((one) => one.questions.map(({ rating }) => rating ?? 0));
    return ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
  });
  expect(Math.max(...means) - Math.min(...means)).toBeLessThan(2);
});

describe('unscored vignettes', () => {
  it('are as many as the blueprint says, fewer in a smaller section', () => {
    expect([14, 20, 13, 7, 6, 1, 0].map((places) => unscoredIn(DEFAULT_BLUEPRINT, 0, places))).toEqual([
      2, 2, 1, 1, 0, 0, 0,
    ]);
    // A ninth section is measured by the first.
    expect(unscoredIn(DEFAULT_BLUEPRINT, 8, 14)).toBe(2);
  });

  it.each([DEFAULT_BLUEPRINT, OTHER_SHAPE])('leave what counts by the blueprint', async (blueprint) => {
    const pool = aPool(300, blueprint);
    const sections = withUnscored(
      await drawn({ blueprint, pool }),
      blueprint,
      new Map(pool.map((one) => [one.vignetteId, one])),
    );
    const scored = sections.map(({ vignettes, ...section }) => ({
      ...section,
      vignettes: vignettes.filter(({ isScored }) => isScored),
    }));
    const unscored = blueprint.unscoredVignettesPerSection;
    expect(scored.map(({ vignettes }) => vignettes.length)).toEqual(
      blueprint.sections.map(({ vignettes }) => vignettes - unscored),
    );
    const counted = vignettesOf(scored, pool);
    const targets = targetsOf(blueprint.clusters, counted.flatMap((one) => one.questions).length);
    actualOf('cluster', blueprint.clusters, counted).forEach((actual, at) => {
      expect(Math.abs(actual - targets[at]!)).toBeLessThanOrEqual(3);
    });
  });

  it('are those that are too many of their cluster', () => {
    const blueprint = {
      ...DEFAULT_BLUEPRINT,
      sections: [{ vignettes: 3, minutes: 30 }],
      unscoredVignettesPerSection: 1,
    };
    const of = (cluster: string) => aPool(1, DEFAULT_BLUEPRINT)[0]!.questions.map((one) => ({ ...one, cluster }));
    const facts = new Map(['c1', 'c2', 'c1'].map((cluster, at) => [`v${at}`, { questions: of(cluster) }]));
    const vignettes = [...facts.keys()].map((vignetteId) => ({
      vignetteId,
      versionId: null,
      isScored: true,
      isFixed: false,
    }));
    const [section] = withUnscored([{ minutes: 30, places: 3, vignettes }], blueprint, facts);
    expect(section!.vignettes.map(({ isScored }) => isScored)).toEqual([false, true, true]);
  });
});
