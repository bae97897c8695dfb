import { describe, expect, it } from 'vitest';
import { GetBlueprint } from '../../../src/domain/exam/queries/get-blueprint.ts';
import { after, DAY_MS, HOUR_MS } from '../../../src/domain/kernel/clock.ts';
import type { AnswerAtSight } from '../../../src/domain/readiness/evidence.ts';
import { PurgeOldEstimates } from '../../../src/domain/readiness/jobs/purge-old-estimates.ts';
import { UpdateEstimate } from '../../../src/domain/readiness/jobs/update-estimate.ts';
import { GetExamReadiness } from '../../../src/domain/readiness/queries/get-exam-readiness.ts';
import { GetReadinessHistory } from '../../../src/domain/readiness/queries/get-readiness-history.ts';
import { ReadStudentReadiness } from '../../../src/domain/readiness/queries/read-student-readiness.ts';
import { vignettePool } from '../../../src/main/composition/links/exam.ts';
import { people } from '../../../src/main/composition/links/identity.ts';
import { approvedQuestions, examShapes } from '../../../src/main/composition/links/readiness.ts';
import { aUser } from '../../contracts/samples.ts';
import { sqlWorld } from '../../doubles/sql-world.ts';
import { fillBank } from '../../support/approved-vignettes.ts';
import { CLUSTERS, rows } from './readiness-samples.ts';

/** Evening of 2 March in Sydney. */
const EVENING = new Date('2026-03-02T08:00:00Z');

async function school() {
  const world = sqlWorld(EVENING);
  const { stores, clock, ids, auditLog } = { ...world, auditLog: world.stores.auditLog };
  await stores.users.add(aUser({ id: 'ada' }));
  await stores.users.add(aUser({ id: 'boss', email: 'boss@example.org', role: 'admin' }));
  await fillBank(world.db, ['one', 'two', 'three', 'four']);
  const found: { rows: AnswerAtSight[] } = { rows: [] };
  const shapes = examShapes(new GetBlueprint(stores.blueprints));
  const approved = approvedQuestions(vignettePool(stores.poolReader));
  const get = new GetExamReadiness({ atSight: async () => found.rows }, shapes, approved, clock);
  const update = new UpdateEstimate(get, stores.estimates, clock);
  const history = new GetReadinessHistory(stores.estimates);
  const read = new ReadStudentReadiness(people(stores.users), get, auditLog, ids, clock);
  return {
    ...{ clock, found, auditLog, estimates: stores.estimates },
    get: () => get.run({ userId: 'ada' }),
    update: () => update.run({ userId: 'ada' }),
    history: () => history.run({ userId: 'ada' }),
    purge: () => new PurgeOldEstimates(stores.estimates, clock).run(),
    read: (studentId: string) => read.run({ actorId: 'boss', studentId }),
  };
}

const inEach = (count: number, isRight: (at: number) => boolean = () => true) =>
  rows(count, (at) => ({ cluster: CLUSTERS[at % 4] as string, isRight: isRight(at), at: EVENING }));

describe('the exam that readiness is for', () => {
  it('has the questions that count, divided among the clusters, and the ratings of the bank', async () => {
    const { shape, approved } = await (await school()).get();
    // Four sections of 14 cases of five questions, two cases of each without effect.
    expect(shape.clusters.map(({ questions }) => questions)).toEqual([60, 60, 60, 60]);
    expect([shape.secondsAllowed, shape.isConfirmed]).toEqual([103, false]);
    expect(approved).toEqual([5, 5, 5, 5]);
  });
});

describe('the curve', () => {
  it('has the last estimate of each day, by the school’s clocks', async () => {
    const { clock, found, history, update } = await school();
    found.rows = inEach(200);
    await update();
    await update();
    expect(await history()).toMatchObject([{ day: '2026-03-02', at: EVENING, content: { answers: 200 } }]);
    clock.advance(HOUR_MS);
    found.rows = inEach(240, (at) => at % 2 === 0);
    await update();
    clock.advance(5 * HOUR_MS);
    await update();
    const days = await history();
    expect(days.map(({ day, content }) => [day, content.answers])).toEqual([
      ['2026-03-02', 240],
      ['2026-03-03', 240],
    ]);
    expect(days[0]?.content.clusters.map(({ id }) => id)).toEqual(CLUSTERS);
    expect(days[0]?.content.all).toEqual({ percent: 5, limit: 'under' });
  });

  it('has what was known alone, and nothing without an answer that counts', async () => {
    const { found, history, update } = await school();
    found.rows = rows(3, () => ({ rating: null }));
    await update();
    expect(await history()).toEqual([]);
    found.rows = [...inEach(8), ...rows(60, () => ({ at: EVENING }))];
    await update();
    const [day] = await history();
    expect(day?.content.clusters.map(({ id }) => id)).toEqual(['c1']);
    expect(day?.content.all).toBeNull();
  });

  it('goes back three years', async () => {
    const { clock, found, history, purge, update } = await school();
    found.rows = inEach(200);
    await update();
    clock.set(after(EVENING, 3 * 365 * DAY_MS));
    await purge();
    expect(await history()).toHaveLength(1);
    clock.advance(DAY_MS);
    await purge();
    expect(await history()).toEqual([]);
  });
});

describe('a student’s readiness', () => {
  it('is read by a teacher as the student sees it, which is noted, and nobody’s but a student’s', async () => {
    const { auditLog, found, get, read } = await school();
    found.rows = inEach(200);
    expect(await read('ada')).toMatchObject({ student: { id: 'ada' }, readiness: await get() });
    for (const id of ['boss', 'none']) await expect(read(id)).rejects.toMatchObject({ code: 'readiness/no-student' });
    expect((await auditLog.all()).map(({ actorId, kind, userId }) => [actorId, kind, userId])).toEqual([
      ['boss', 'readiness-read', 'ada'],
    ]);
  });
});
