import { describe, expect, it } from 'vitest';
import { GetBlueprint } from '../../../src/domain/exam/queries/get-blueprint.ts';
import { dayOf } from '../../../src/domain/kernel/calendar.ts';
import { after, DAY_MS } from '../../../src/domain/kernel/clock.ts';
import { declined } from '../../../src/domain/learning/plan/study-goal.ts';
import { type KeptEstimate, keptEstimate } from '../../../src/domain/readiness/curve.ts';
import { PurgeOldOutcomes } from '../../../src/domain/readiness/jobs/purge-old-outcomes.ts';
import type { ToldCluster } from '../../../src/domain/readiness/outcome.ts';
import { GetOutcome } from '../../../src/domain/readiness/queries/get-outcome.ts';
import { ReportOutcome } from '../../../src/domain/readiness/use-cases/report-outcome.ts';
import { examDays, examShapes } from '../../../src/main/composition/links/readiness.ts';
import { aUser } from '../../contracts/samples.ts';
import { sqlWorld } from '../../doubles/sql-world.ts';
import { CLUSTERS, NOW, readiness, rows } from './readiness-samples.ts';

/** Evening of 12 March in Sydney, afternoon in Perth. */
const EXAM_DAY = new Date('2026-03-12T08:00:00Z');
const EXAM_ON = '2026-03-12';

async function school() {
  const { stores, clock } = sqlWorld(EXAM_DAY);
  await stores.users.add(aUser({ id: 'ada' }));
  const shapes = examShapes(new GetBlueprint(stores.blueprints));
  const days = examDays(stores.studyGoals);
  const ask = new GetOutcome(stores.outcomes, days, shapes, clock);
  const report = new ReportOutcome(stores.outcomes, stores.estimates, days, shapes, clock);
  return {
    ...{ clock, outcomes: stores.outcomes },
    plan: (examOn: string | null = EXAM_ON, timeZone = 'Australia/Sydney') =>
      stores.studyGoals.save({ ...declined('ada', timeZone, '2026-01-01'), examOn }),
    keep: (at: Date, content: KeptEstimate['content']) =>
      stores.estimates.keep({ userId: 'ada', day: dayOf(at), at, content }),
    asked: async () => (await ask.run({ userId: 'ada' })).clusters?.map(({ id }) => id) ?? null,
    tell: (...told: ToldCluster[]) => report.run({ userId: 'ada', told }),
    told: async (examOn = EXAM_ON) => (await stores.outcomes.find('ada', examOn))?.content,
    purge: () => new PurgeOldOutcomes(stores.outcomes, clock).run(),
  };
}

const passed = (id: string): ToldCluster => ({ id, result: 'passed' });
const failed = (id: string): ToldCluster => ({ id, result: 'failed' });
const near = (percent: number) => ({ percent, limit: null });
const known = (id: string, percent?: number) => ({
  ...{ id, low: 50, middle: 60, high: 70 },
  ...(percent === undefined ? {} : { chance: near(percent) }),
});
const content = (percent: number, facts: Partial<KeptEstimate['content']> = {}): KeptEstimate['content'] => ({
  ...{ answers: 200, clusters: [known('c1', percent), known('c2', 40)], all: near(30), isDemo: false },
  ...facts,
});

describe('the question after the exam', () => {
  it('waits for the day after the exam, by the clocks of its candidate', async () => {
    const { asked, clock, plan, tell, told } = await school();
    await plan(EXAM_ON, 'Australia/Perth');
    clock.set(new Date('2026-03-12T15:59:59Z'));
    expect(await asked()).toBeNull();
    const early = { kind: 'conflict', code: 'readiness/too-early' };
    await expect(tell(passed('c1'))).rejects.toMatchObject(early);
    clock.set(new Date('2026-03-12T16:00:00Z'));
    expect(await asked()).toEqual(CLUSTERS);
    // In Los Angeles the day of the exam has just begun.
    await plan(EXAM_ON, 'America/Los_Angeles');
    expect(await asked()).toBeNull();
    await expect(tell(passed('c1'))).rejects.toMatchObject(early);
    expect(await told()).toBeUndefined();
  });

  it('is for people with an exam in their plan', async () => {
    const { asked, clock, plan, tell } = await school();
    clock.advance(DAY_MS);
    const refused = { kind: 'conflict', code: 'readiness/no-exam' };
    expect(await asked()).toBeNull();
    await expect(tell()).rejects.toMatchObject(refused);
    await plan(null);
    expect(await asked()).toBeNull();
    await expect(tell()).rejects.toMatchObject(refused);
  });

  it('is asked for a year', async () => {
    const { asked, clock, plan, tell } = await school();
    await plan();
    clock.advance(365 * DAY_MS);
    expect(await asked()).toEqual(CLUSTERS);
    clock.advance(DAY_MS);
    expect(await asked()).toBeNull();
    await expect(tell(passed('c1'))).rejects.toMatchObject({ code: 'readiness/too-late' });
  });

  it('is asked once, also when nothing is said, and again for the next exam', async () => {
    const { asked, clock, plan, tell, told } = await school();
    await plan();
    clock.advance(DAY_MS);
    await tell();
    expect((await told())?.clusters.map(({ id, result }) => [id, result])).toEqual(
      CLUSTERS.map((id) => [id, 'not-said']),
    );
    expect(await asked()).toBeNull();
    await plan('2026-09-10');
    expect(await asked()).toBeNull();
    clock.set(new Date('2026-09-11T00:00:00Z'));
    expect(await asked()).toEqual(CLUSTERS);
  });
});

describe('a result that is told', () => {
  it('is kept by cluster; the same again is no fault, another one is refused', async () => {
    const { clock, outcomes, plan, tell, told } = await school();
    await plan();
    clock.advance(DAY_MS);
    await tell(failed('c2'), passed('c1'));
    const first = await told();
    expect(first?.clusters.map(({ result }) => result)).toEqual(['passed', 'failed', 'not-said', 'not-said']);
    clock.advance(DAY_MS);
    await tell(passed('c1'), failed('c2'), { id: 'c3', result: 'not-said' });
    for (const other of [[passed('c1')], [passed('c1'), passed('c2')], []])
      await expect(tell(...other)).rejects.toMatchObject({ kind: 'conflict', code: 'readiness/told-already' });
    expect(await told()).toEqual(first);
    expect(await outcomes.all()).toHaveLength(1);
  });

  it('is of clusters of the exam, each once', async () => {
    const { clock, plan, tell, told } = await school();
    await plan();
    clock.advance(DAY_MS);
    await expect(tell(passed('c1'), passed('c9'))).rejects.toMatchObject({
      kind: 'invalid',
      fields: { 'clusters[1].id': 'The exam has no such cluster.' },
    });
    await expect(tell(passed('c1'), failed('c2'), failed('c1'))).rejects.toMatchObject({
      kind: 'invalid',
      fields: { 'clusters[2].id': expect.any(String) },
    });
    expect(await told()).toBeUndefined();
  });

  it('has the chances of the newest estimate up to the exam’s day', async () => {
    const { clock, keep, plan, tell, told } = await school();
    await plan(EXAM_ON, 'Australia/Perth');
    await keep(after(EXAM_DAY, -5 * DAY_MS), content(20));
    // In Perth it is still that day, in Sydney the next one.
    await keep(new Date('2026-03-12T15:59:59Z'), content(75));
    await keep(new Date('2026-03-13T20:00:00Z'), content(95));
    clock.advance(3 * DAY_MS);
    await tell(passed('c1'), failed('c3'));
    expect(await told()).toEqual({
      clusters: [
        { id: 'c1', result: 'passed', chance: near(75) },
        { id: 'c2', result: 'not-said', chance: near(40) },
        { id: 'c3', result: 'failed', chance: null },
        { id: 'c4', result: 'not-said', chance: null },
      ],
      all: near(30),
    });
  });

  it.each<[string, KeptEstimate['content'] | undefined]>([
    ['before the first estimate', undefined],
    ['after one by the demonstration alone', content(75, { isDemo: true })],
    ['after one from before chances were kept', { answers: 200, clusters: [known('c1')], all: near(30) }],
  ])('has no chance %s', async (_, newest) => {
    const { clock, keep, plan, tell, told } = await school();
    await plan();
    if (newest) {
      await keep(after(EXAM_DAY, -5 * DAY_MS), content(20));
      await keep(EXAM_DAY, newest);
    }
    await keep(after(EXAM_DAY, 2 * DAY_MS), content(20));
    clock.advance(DAY_MS);
    await tell(passed('c1'));
    const found = await told();
    expect(found?.all).toBeNull();
    expect(found?.clusters.map(({ chance }) => chance)).toEqual([null, null, null, null]);
  });

  it('goes after three years, and nobody is asked again', async () => {
    const { asked, clock, plan, purge, tell, told } = await school();
    await plan();
    clock.advance(DAY_MS);
    await tell(passed('c1'));
    clock.advance(3 * 365 * DAY_MS);
    await purge();
    expect(await told()).toBeDefined();
    clock.advance(1);
    await purge();
    expect(await told()).toBeUndefined();
    expect(await asked()).toBeNull();
  });
});

it('each estimate keeps the chance of what is known, and whether it is the demonstration’s', () => {
  const found = readiness([...rows(200, (at) => ({ cluster: CLUSTERS[at % 4] as string })), ...rows(3)]);
  const { clusters, all, isDemo } = keptEstimate('ada', found, NOW).content;
  expect([isDemo, all]).toEqual([false, { percent: 95, limit: 'over' }]);
  for (const { chance } of clusters) expect(chance).toEqual({ percent: 95, limit: 'over' });
  const demo = readiness(rows(60, () => ({ isDemo: true })));
  expect(keptEstimate('ada', demo, NOW).content).toMatchObject({ isDemo: true, all: null, clusters: [{ id: 'c1' }] });
});
